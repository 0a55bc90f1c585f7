"""Cards as a terminal shows them: rank and suit sign in colour, small or in a frame, sorted as one likes."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from parlour.core.cards import SECOND_PACK, SUIT_SIZE, Pack
from parlour.present.teller import Teller

SIGNS = {
    "french": {"C": "♣", "D": "♦", "H": "♥", "S": "♠"},
    "german": {"A": "♣", "B": "●", "H": "♥", "L": "❧"},
    "numbers": {},
}
SUIT_NAMES = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "acorns": "A", "bells": "B", "leaves": "L"}
INKS = {  # on the card, and in running text on a dark and on a light screen
    "black": ("#101010", "#f0f0f0", "#101010"),
    "red": ("#c01020", "#ff6b6b", "#c01020"),
    "blue": ("#1040c0", "#7aa2ff", "#1040c0"),
    "green": ("#00702a", "#6fdc8c", "#00702a"),
    "yellow": ("#8a5a00", "#e8c15a", "#8a5a00"),
}
TWO = {"C": "black", "D": "red", "H": "red", "S": "black"}
FOUR = {"C": "green", "D": "blue", "H": "red", "S": "black"}
GERMAN = {"A": "black", "B": "yellow", "H": "red", "L": "green"}
GERMAN_TWO = {"A": "black", "B": "red", "H": "red", "L": "black"}
PAPER = "#f4f0e2"
SHADED = "#a9a698"
CHOSEN = "#ffd75f"
BACK = "▒▒"
JOKER = "JOKER"
RECORDED = {"T": "10"}  # the letters of records
LETTERS = "AKQJT"


def indices_of(teller: Teller, suits: str) -> dict[str, str]:
    """The letters on the cards in a player's language, as the page has them."""
    return {rank: teller.text(f"index-{rank}", {"suits": suits}) for rank in LETTERS}


class Faces:
    """How one table's cards look."""

    def __init__(
        self, pack: Pack, suits: str, colours: str, theme: str = "dark", indices: Mapping[str, str] = RECORDED
    ) -> None:
        self.indices = indices  # what stands on the card for the letter of a rank
        self.pack = pack
        self.suits = suits
        self.signs = SIGNS[suits]
        if suits == "german":
            self.inks = GERMAN if colours == "four" else GERMAN_TWO
        else:
            self.inks = FOUR if colours == "four" else TWO
        self.screen = 2 if theme == "light" else 1
        faces = sorted((re.escape(face) for face in pack.ids if self._is_card(face)), key=len, reverse=True)
        self.named = re.compile(rf"(?<![\w'])(?:{'|'.join(faces)})(?![\w'])") if faces else None

    def _is_card(self, face: str) -> bool:
        return bool(self.signs) and (face.rstrip("'") == JOKER or face.rstrip("'")[-1:] in self.signs)

    def short(self, face: str) -> str:
        """``KS`` as ``K♠``, ``TH`` as ``10♥``; what is no card as it is."""
        if not self._is_card(face):
            return face
        bare = face.rstrip("'")
        if bare == JOKER:
            return "★" + face[len(bare) :]
        return self.indices.get(bare[0], bare[0]) + self.signs[bare[-1]] + face[len(bare) :]

    def sign(self, face: str) -> str:
        """The suit alone; of a joker its star."""
        return self.short(face).rstrip("'")[-1:] if self._is_card(face) else ""

    def ink(self, face: str) -> tuple[str, str, str]:
        return INKS[self.inks.get(face.rstrip("'")[-1:], "black") if self._is_card(face) else "black"]

    def chip(self, face: str, chosen: bool = False) -> Text:
        """A small card: the face on paper, in brackets if it is chosen."""
        style = Style(color=self.ink(face)[0], bgcolor=CHOSEN if chosen else PAPER, bold=True, meta={"card": face})
        return Text(f"[{self.short(face)}]" if chosen else f" {self.short(face)} ", style)

    def suit(self, name: str) -> Text:
        """The sign of a suit that is named, or nothing."""
        letter = SUIT_NAMES.get(name, "")
        sign = self.signs.get(letter, "")
        return Text(sign, Style(color=INKS[self.inks.get(letter, "black")][self.screen], bold=True))

    def pretty(self, text: str) -> Text:
        """Running text with its cards in signs and colours."""
        pretty = Text()
        end = 0
        for found in self.named.finditer(text) if self.named is not None else ():
            pretty.append(text[end : found.start()])
            pretty.append(self.short(found[0]), Style(color=self.ink(found[0])[self.screen], bold=True))
            end = found.end()
        pretty.append(text[end:])
        return pretty


ORDER = {"S": 0, "L": 0, "H": 1, "C": 2, "A": 2, "D": 3, "B": 3}  # black and red suits in turn


def sort_faces(faces: list[str], pack: Pack, sorting: str, trump: str = "") -> list[str]:
    """A hand by suit with high cards first and trumps before the others, or by rank, or as it was dealt."""
    if sorting == "dealt" or any(face not in pack.ids for face in faces):
        return faces
    trumps = SUIT_NAMES.get(trump, "")

    def standing(face: str) -> tuple[int, ...]:
        card = pack.ids[face] % SECOND_PACK
        letter = pack.suits[card // SUIT_SIZE] if face != JOKER else ""
        suit = -1 if letter == trumps else ORDER.get(letter, 4)
        rank = -(card % SUIT_SIZE)
        return (rank, suit) if sorting == "rank" else (suit, rank)

    return sorted(faces, key=standing)
