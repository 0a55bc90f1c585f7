"""Cards drawn from a set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_from, count, nth, vec_of
from parlour.core.chance import Chance

FEW: Final = 3  # so many are faster drawn one by one


def draw(cards: i64, n: i64, chance: Chance) -> i64:
    """n of the cards, every set alike."""
    if n <= FEW:
        return _draw_one_by_one(cards, n, chance)
    from_these = vec_of(cards)
    chance.mix(from_these, 0, n)
    return cards_from(from_these, 0, n)


def lowest_of(cards: i64, n: i64) -> i64:
    """The n lowest of the cards: for who cares only how many they are."""
    left = cards
    while n > 0:
        left &= left - 1
        n -= 1
    return cards ^ left


def _draw_one_by_one(cards: i64, n: i64, chance: Chance) -> i64:
    drawn: i64 = 0
    left = count(cards)
    while n > 0:
        card = BIT[nth(cards, chance.below(left))]
        drawn |= card
        cards ^= card
        left -= 1
        n -= 1
    return drawn
