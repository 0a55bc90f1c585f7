"""What cards cost at Smoking Cat, and who loses the round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, GERMAN_32, SUIT

QUEEN: Final = GERMAN_32.ids["QL"]  # the Over of leaves
HEARTS: Final = SUIT[1]
LAST_TRICK_POINTS: Final = 5  # smoking-cat.7
DECIDED: Final = 17  # more than half of 33: nobody can pass him any more (smoking-cat.9)
PRICES: Final = {"QL": 10, "AH": 5, "KH": 4, "QH": 3, "JH": 2, "TH": 1, "9H": 1, "8H": 1, "7H": 1}  # smoking-cat.5, 6
POINTS: Final = vec[i64]([PRICES.get(GERMAN_32.faces.get(card, ""), 0) for card in range(64)])


def points_of(cards: i64) -> i64:
    """The penalty points of a set of cards, the last trick not counted."""
    total: i64 = 0
    while cards:
        low = cards & -cards
        total += POINTS[CARD_OF[low % 67]]
        cards ^= low
    return total


def most_points(points: vec[i64]) -> i64:
    """The seats with the most points, a bit set."""
    most: i64 = -1
    seats: i64 = 0
    seat: i64 = 0
    while seat < 4:
        if points[seat] > most:
            most = points[seat]
            seats = BIT[seat]
        elif points[seat] == most:
            seats |= BIT[seat]
        seat += 1
    return seats


def loser_of(points: vec[i64], queen: i64, last: i64) -> i64:
    """Who loses the round, given who took the Over of leaves and who the last trick."""
    tied = most_points(points)
    if tied & (tied - 1) == 0:
        return CARD_OF[tied % 67]
    if queen >= 0 and tied & BIT[queen]:
        return queen  # smoking-cat.35
    return last  # smoking-cat.r6
