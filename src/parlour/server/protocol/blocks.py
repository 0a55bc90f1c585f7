"""People one does not want to meet, and what one tells the host of the house about somebody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.server.protocol.values import LONGEST_SAYING, GuestId, PersonName, TableId

Reason = Literal["talk", "name", "cheating", "leaving", "other"]


class BlockedPerson(Struct):
    guest: str
    name: str  # as you knew him
    at: int


class MyBlocks(Struct):
    """Whom you have blocked, the last first."""

    blocked: list[BlockedPerson]


class Block(Struct, forbid_unknown_fields=True):
    """Block a guest, whom you know under this name."""

    guest: Annotated[GuestId, Meta(min_length=1, pattern=r"^[A-Za-z0-9_-]+$")]
    name: PersonName


class Report(Struct, forbid_unknown_fields=True):
    """Tell the host of the house about somebody who sits, or has said something, at a table."""

    guest: GuestId
    table: TableId
    reason: Reason
    text: Annotated[str, Meta(max_length=LONGEST_SAYING)] = ""


class Reported(Struct):
    """It is written down."""

    ok: bool = True
