"""Cards drawn from a set."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.cards import BIT, vec_of
from parlour.rng import Chance


def draw(cards: i64, n: i64, chance: Chance) -> i64:
    """n of the cards, every set alike."""
    if n == 0:
        return 0
    from_these = vec_of(cards)
    chance.shuffle(from_these, n)
    drawn: i64 = 0
    i: i64 = 0
    while i < n:
        drawn |= BIT[from_these[i]]
        i += 1
    return drawn
