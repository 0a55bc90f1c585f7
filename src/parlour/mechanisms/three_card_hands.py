"""Hands of three cards: Tricon, Sequence, Flush, Pair, Point, and how one beats another.

Cards are of a pack whose ranks run from two (0) to ace (12).  A strength is one number: the class first, then what
decides within it; equal strengths are an absolute tie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF

POINT: Final = 1
PAIR: Final = 2
FLUSH: Final = 3
SEQUENCE: Final = 4
TRICON: Final = 5
CLASSES: Final = ["nothing", "point", "pair", "flush", "sequence", "tricon"]
ALL_CLASSES: Final = 0b111110  # bit sets of the classes that a table recognises; Point always counts

CLASS: Final = 1 << 20
ACE: Final = 12
ACE_TWO_THREE: Final = 0x1003  # sets of ranks
RANKS: Final = 0x1FFF
PIPS: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11, 0, 0, 0])


def class_of(strength: i64) -> i64:
    return strength // CLASS


def pips(hand: i64) -> i64:
    """Ace 11, court cards 10, others their number."""
    total: i64 = 0
    while hand:
        low = hand & -hand
        hand ^= low
        total += PIPS[CARD_OF[low % 67] & 15]
    return total


def _point(low: i64, middle: i64, high: i64) -> i64:
    """The total of the pips, then the highest card that differs."""
    total = PIPS[low] + PIPS[middle] + PIPS[high]
    return total * 4096 + high * 256 + middle * 16 + low


def _points() -> vec[i64]:
    found = vec[i64]([0 for _ranks in range(RANKS + 1)])
    for high in range(2, ACE + 1):
        for middle in range(1, high):
            for low in range(middle):
                found[BIT[low] | BIT[middle] | BIT[high]] = _point(low, middle, high)
    return found


POINTS: Final = _points()  # by the set of three ranks


def strength(hand: i64, recognised: i64) -> i64:
    """How strong three cards are where these classes are recognised; the others count only as Point."""
    halves = hand | hand >> 32
    ranks = (halves | halves >> 16) & RANKS
    halves = hand ^ hand >> 32
    odd = (halves ^ halves >> 16) & RANKS  # of a pair nothing is left
    if ranks != odd:
        return _with_pair(CARD_OF[(ranks ^ odd) % 67], CARD_OF[odd % 67], recognised)
    if ranks & (ranks - 1) == 0:
        rank = CARD_OF[ranks % 67]
        return TRICON * CLASS + rank if recognised & BIT[TRICON] else POINT * CLASS + _point(rank, rank, rank)
    if hand == ranks or hand == ranks << 16 or hand == ranks << 32 or hand == ranks << 48:
        return _of_one_suit(ranks, recognised)
    return POINT * CLASS + POINTS[ranks]


def _with_pair(pair: i64, third: i64, recognised: i64) -> i64:
    if recognised & BIT[PAIR]:
        return PAIR * CLASS + pair * 16 + third
    return POINT * CLASS + (_point(third, pair, pair) if third < pair else _point(pair, pair, third))


def _of_one_suit(ranks: i64, recognised: i64) -> i64:
    if recognised & BIT[SEQUENCE]:
        if ranks == ACE_TWO_THREE:
            return SEQUENCE * CLASS + 1  # the three is its top
        if ranks == (ranks & -ranks) * 7:
            return SEQUENCE * CLASS + CARD_OF[(ranks & -ranks) % 67] + 2
    return (FLUSH if recognised & BIT[FLUSH] else POINT) * CLASS + POINTS[ranks]
