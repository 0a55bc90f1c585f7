"""A postcard: what a messenger shows of a shared link, a line and a picture.  All of both is in here."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.server.postcards.scene import Scene

Kind = Literal["house", "table", "replay", "review", "puzzle"]


class Postcard(Struct, frozen=True):
    """``told`` is written below the game on the picture and names nobody; a house's card has no game and no scene."""

    kind: Kind
    language: str
    game: str = ""
    told: str = ""
    scene: Scene | None = None

    @property
    def key(self) -> str:
        """The same for postcards on which the same is to be seen."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:32]
