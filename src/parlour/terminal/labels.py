"""What places, facts, verbs and words are called on the table, from the game's texts and the house's."""

from __future__ import annotations

from parlour.events import NO_SEAT
from parlour.moves import CARD, CARDS, NONE, SEAT, WORD, Move
from parlour.notation import Notation
from parlour.telling import Teller
from parlour.terminal.entry import A_NUMBER, DONE, POSITIONS, Offer
from parlour.terminal.words import Words
from parlour.view import Shown


class Labels:
    teller: Teller
    words: Words
    names: list[str]

    def __init__(self, teller: Teller, words: Words, names: list[str]) -> None:
        self.teller = teller
        self.words = words
        self.names = names

    def _text(self, kind: str, word: str, args: dict[str, object] | None = None) -> str | None:
        message = f"{kind}-{word.replace('_', '-')}"
        text = self.teller.text(message, args)
        return None if text == message else text

    def place(self, shown: Shown) -> str:
        place = shown.place
        seat = "" if place.seat == NO_SEAT else self.names[place.seat]
        part = self.value(place.part) if place.part else ""
        text = self._text("place", place.name, {"seat": seat, "part": part})
        return text if text is not None else f"{place.name.replace('_', ' ')} {part}".strip()

    def fact(self, word: str, value: str) -> str:
        text = self._text("fact", word, {"value": value})
        return text if text is not None else f"{word.replace('_', ' ')} {value}".strip()

    def value(self, word: str) -> str:
        """A word in the player's language; of several words, each."""
        text = self._text("value", word)
        if text is not None:
            return text
        return " ".join(self._text("value", one) or one for one in word.split())

    def verb(self, name: str) -> str:
        return self._text("verb", name) or name.replace("_", " ")

    # -- moves ------------------------------------------------------------------------

    def move(self, move: Move, notation: Notation) -> str:
        """A whole move: ``Play KS``, ``Call nap``."""
        written = notation.write(move).split(" ")[1:]
        pieces = [self.verb(move.verb.name)]
        shape = [kind for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False) if value != NONE]
        for at, piece in enumerate(written):
            kind = shape[min(at, len(shape) - 1)]
            pieces.append(self.value(piece) if kind == WORD or piece == "none" else piece)
        return " ".join(pieces)

    def offer(self, offer: Offer, notation: Notation) -> str:
        """What can be pressed; of a way that is not complete yet, what it asks for."""
        if offer.move is not None:
            return self.move(offer.move, notation)
        way = offer.way
        lo, hi = way.bounds
        bounds = str(lo) if lo == hi else f"{lo}–{hi}"
        arguments = (way.like.a, way.like.b, way.like.c)
        settled = [
            self.value(way.verb.words[value]) if kind == WORD else self.names[value] if kind == SEAT else str(value)
            for slot, (kind, value) in enumerate(zip(way.verb.shape, arguments, strict=False))
            if kind not in (CARD, CARDS) and value != NONE and slot != way.choices[0].slot
        ]
        head = " ".join([self.verb(way.verb.name), *settled])
        if way.kind == A_NUMBER:
            return f"{head} {bounds} …"
        asks = "asks-positions" if way.kind == POSITIONS else "asks-cards"
        return head if way.kind == DONE else f"{head} … {self.words(asks, bounds=bounds, most=hi)}"
