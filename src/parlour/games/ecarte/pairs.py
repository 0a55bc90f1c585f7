"""Both hands of Écarté drawn together, for one who sees neither: every pair that fits what both have replied, alike."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import count
from parlour.core.chance import Chance
from parlour.core.moves import CHOOSE
from parlour.mechanisms.drawing import draw


class Pairs:
    """The unseen cards, what each is known not to hold of them, and how many each holds."""

    cards: i64
    lacks: list[int]
    sizes: list[int]

    def __init__(self, cards: i64, lacks: list[int], sizes: list[int]) -> None:
        self.cards = cards
        self.lacks = lacks
        self.sizes = sizes

    def _kinds(self) -> tuple[i64, i64, i64]:
        """The cards that either may hold, that only the first may, and that only the second may."""
        one, other = self.cards & ~self.lacks[0], self.cards & ~self.lacks[1]
        return one & other, one & ~other, other & ~one

    def _ways(self) -> list[int]:
        """In how many ways both hands can be drawn, by how many of the first one's cards either might hold."""
        either, first, second = self._kinds()
        one, other = self.sizes
        free, beside = count(either), count(second)
        return [
            _choose(free, k) * _choose(count(first), one - k) * _choose(free - k + beside, other)
            for k in range(one + 1)
        ]

    def fitting(self) -> float:
        """The part of all ways to draw two hands of these sizes that fits what both have replied."""
        one, other = self.sizes
        total = count(self.cards)
        return sum(self._ways()) / (_choose(total, one) * _choose(total - one, other))

    def draw(self, chance: Chance) -> list[int]:
        """The two hands."""
        either, first, second = self._kinds()
        one, other = self.sizes
        shared = _pick(self._ways(), chance)
        hand = draw(either, shared, chance) | draw(first, one - shared, chance)
        return [int(hand), int(draw((either & ~hand) | second, other, chance))]


def _choose(n: i64, k: i64) -> int:
    return int(CHOOSE[n * 64 + k]) if 0 <= k <= n else 0


def _pick(ways: list[int], chance: Chance) -> int:
    """A place, as often as its number says; where only one can be, nothing is drawn."""
    possible = [i for i in range(len(ways)) if ways[i]]
    if len(possible) == 1:
        return possible[0]
    at = int(chance.below(sum(ways)))
    for i in possible:
        at -= ways[i]
        if at < 0:
            return i
    return possible[-1]
