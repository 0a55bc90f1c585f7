"""Sentences as one hears them: cards by their names instead of signs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from parlour.core.cards import Pack
from parlour.present.teller import Teller


class Spoken:
    """One table's cards in one language."""

    def __init__(self, teller: Teller, pack: Pack) -> None:
        self.teller = teller
        self.named = {face: teller.card(face) for face in pack.ids if teller.card(face) != face}
        faces = "|".join(sorted((re.escape(face) for face in self.named), key=len, reverse=True))
        one = rf"(?<![\w'])(?:{faces})(?![\w'])"
        self.runs = re.compile(rf"{one}(?: {one})*") if faces else None

    def card(self, face: str) -> str:
        return self.named.get(face, face)

    def cards(self, faces: Iterable[str]) -> str:
        return ", ".join(self.card(face) for face in faces)

    def text(self, sentence: str) -> str:
        """The sentence with its cards in words; several in a row with commas between them."""
        if self.runs is None:
            return sentence
        return self.runs.sub(lambda found: self.cards(found[0].split(" ")), sentence)
