"""Moves as people type them, in their own language: ``play king of spades``, ``kijátszom pikk király``, ``play KS``."""

from __future__ import annotations

import re

from parlour.core.cards import cards_in
from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, NONE, Move, Verb
from parlour.errors import ParlourError
from parlour.present.folding import folded
from parlour.present.teller import Teller

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
MOST_TRIED = 5000  # moves that are looked through for those with some cards
SMALL_WORDS = {"and", "the", "es", "a", "az", "ve", "ile"}  # between cards they say nothing


def cards_of(move: Move) -> set[int]:
    """Every card that a move names."""
    named: set[int] = set()
    for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
        if kind == CARD and value != NONE:
            named.add(value)
        elif kind == CARDS and value != NONE:
            named |= set(cards_in(value))
    return named


def _typed(text: str) -> str:
    """As somebody may type it: commas and colons are left out as often as not."""
    return folded(text.replace(",", " ").replace(":", " "))


class Reading:
    """Reads moves of one table in one language; what a record writes can be read in every language."""

    def __init__(self, teller: Teller, game: Game) -> None:
        self.teller = teller
        self.game = game
        self.notation = game.notation()
        self.cards = {name: face for face in game.pack.ids for name in self._names(face)}
        phrases = sorted((re.escape(name) for name in self.cards), key=len, reverse=True)
        self.named = re.compile(rf"(?<!\w)(?:{'|'.join(phrases)})(?![\w'])") if phrases else None

    def _names(self, face: str) -> list[str]:
        """What people type for a card; one of the second pack is known by its stroke."""
        bare = face.rstrip("'")
        names = [face, *([self.teller.card(face)] if face == bare else [])]
        if bare[0] == "T" and len(bare) > 1:
            names.append("10" + face[1:])
        names += [name.replace(letter, sign) for name in names for sign, letter in SIGNS.items() if len(bare) == 2]
        return [folded(name) for name in names]

    def read(self, text: str, seat: int) -> Move:
        """The move that is meant; ParlourError if nobody could tell."""
        typed = _typed(text)
        moves = [move for verb, rest in self._verbs(typed) if (move := self._said(verb, rest)) is not None]
        meant = [move for move in moves if self.game.allows(seat, move)] or moves  # two verbs may be called alike
        if meant:
            return meant[0]
        by_cards = self._by_cards(typed, seat)
        return self.notation.read(text) if by_cards is None else by_cards

    def _said(self, verb: Verb, rest: str) -> Move | None:
        try:
            return self.notation.read(f"{verb.name} {self._arguments(verb, rest)}".strip())
        except ParlourError:
            return None

    def _verbs(self, typed: str) -> list[tuple[Verb, str]]:
        """The verbs with which a text may begin, the longest first, and what follows them."""
        found: list[tuple[int, Verb, str]] = []
        for verb in self.game.verbs():
            spoken = (_typed(self.teller.verb(verb.name)), verb.name, verb.name.replace("_", " "))
            for name in dict.fromkeys(spoken):
                if typed == name or typed.startswith(f"{name} "):
                    found.append((len(name), verb, typed[len(name) :].strip()))
        found.sort(key=lambda match: -match[0])
        return [(verb, rest) for _length, verb, rest in found]

    def _arguments(self, verb: Verb, rest: str) -> str:
        """What follows a verb, as a record writes it."""
        if CARD in verb.shape or CARDS in verb.shape:
            rest = self._with_faces(rest)
        words = {folded(self.teller.value(word)): word for word in verb.words}
        for spoken in sorted(words, key=len, reverse=True):
            rest = re.sub(rf"(?<!\S){re.escape(spoken)}(?!\S)", words[spoken], rest)
        seats = {name.casefold(): name for name in self.game.names}
        none = folded(self.teller.value("none"))
        told = [seats.get(word, "none" if word == none else word) for word in rest.split()]
        return " ".join(word for word in told if word not in SMALL_WORDS)

    def _with_faces(self, text: str) -> str:
        return text if self.named is None else self.named.sub(lambda found: self.cards[found[0]], text)

    def _by_cards(self, typed: str, seat: int) -> Move | None:
        """The one move that is open with these cards, where nothing but cards was named."""
        words = [word for word in self._with_faces(typed).split() if word not in SMALL_WORDS]
        cards = {self.game.pack.ids[word] for word in words if word in self.game.pack.ids}
        if not words or len(cards) != len(words):
            return None
        choices = self.game.moves(seat)
        if len(choices) > MOST_TRIED:
            return None
        moves = [move for move in choices if cards_of(move) == cards]
        return moves[0] if len(moves) == 1 else None
