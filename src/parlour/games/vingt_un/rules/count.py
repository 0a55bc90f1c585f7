"""Counting: what cards are worth, what is a natural, and what one hand owes another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import rank

ACE: Final = 12  # ranks, the two being 0
WORTH: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1, 0, 0, 0])  # by rank, the ace as one (vingt-un.1)
MOST: Final = 21


def worth(card: i64) -> i64:
    return WORTH[rank(card)]


def points(low: i64, aces: i64) -> i64:
    """The best count not over 21, from the count with aces as one (vingt-un.1, R9)."""
    return low + 10 if aces > 0 and low <= MOST - 10 else low


def is_natural(first: i64, second: i64) -> bool:
    """An ace and a ten-card as the first two."""
    return worth(first) + worth(second) == 11 and (rank(first) == ACE or rank(second) == ACE)


def is_pair(first: i64, second: i64) -> bool:
    """Of one denomination: a king and a queen are no pair (vingt-un.34)."""
    return rank(first) == rank(second)


def stakes_won(dealer: i64, player: i64) -> i64:
    """What a standing player gets from a dealer's hand, in stakes; below nothing he pays.  No naturals."""
    if dealer > MOST:
        return 2 if player == MOST else 1  # vingt-un.13, 33
    if dealer == MOST:
        return -1 if player == MOST else -2  # vingt-un.32
    if player == MOST:
        return 2  # vingt-un.33
    return 1 if player > dealer else -1  # vingt-un.11: the dealer takes equal hands
