"""Habits drawn by lot: ways of being stubborn that nobody has thought of.

To each way of moving (a verb, or a verb and its first word) a habit is drawn to, averse or, half of the time, neither;
and of what can be named with it, cards or numbers, it may like the high or the low.
"""

from __future__ import annotations

from zlib import crc32

from parlour.bots.leanings import way_of
from parlour.core.cards import count, rank
from parlour.core.chance import Chance, seed_of
from parlour.core.moves import CARD, CARDS, NONE, SEAT, WORD, Move
from parlour.core.players import Seat
from parlour.core.rules import Rules

LIKINGS = (-1.0, 0.0, 0.0, 1.0)  # one of them is drawn
FIRST = 2.0  # how much more the way counts than the cards or numbers


class Habit:
    """What draws somebody of the habit with this number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.likings: dict[str, float] = {}  # as far as they were met

    def __call__(self, _rules: Rules, _seat: Seat, moves: list[Move]) -> list[float]:
        named: dict[str, list[int]] = {}
        for move in moves:
            named.setdefault(way_of(move), []).append(size_of(move))
        return [self._drawn_to(way_of(move), size_of(move), named[way_of(move)]) for move in moves]

    def _drawn_to(self, way: str, size: int, sizes: list[int]) -> float:
        """The best of a way draws him as much as the way does, whatever he likes to name."""
        least, most = min(sizes), max(sizes)
        high = self.liking(f"high {way}") if least < most else 0.0
        short_of_it = (most - size if high > 0 else size - least) / max(1, most - least)
        return FIRST * self.liking(way) - abs(high) * short_of_it

    def liking(self, what: str) -> float:
        if what not in self.likings:
            drawn = Chance(seed_of(self.number, crc32(what.encode()))).below(len(LIKINGS))
            self.likings[what] = LIKINGS[drawn]
        return self.likings[what]

    def __str__(self) -> str:
        """What it likes and what it shuns of what it has met."""
        met = sorted(self.likings.items())
        likes = [what for what, liking in met if liking > 0]
        return ", ".join(likes + [f"never {what}" for what, liking in met if liking < 0])


def size_of(move: Move) -> int:
    """How much is named with a move: the rank of its card, how many cards, or a number; who is named counts nothing."""
    for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
        if value != NONE and kind not in (WORD, SEAT):
            return rank(value) if kind == CARD else count(value) if kind == CARDS else value
    return 0
