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


def strength(hand: i64, recognised: i64) -> i64:
    """How strong three cards are where these classes are recognised; the others count only as Point."""
    low = hand & -hand
    rest = hand ^ low
    middle = rest & -rest
    one = CARD_OF[low % 67]
    two = CARD_OF[middle % 67]
    three = CARD_OF[(rest ^ middle) % 67]
    flush = one >> 4 == three >> 4  # cards come suit by suit
    a = one & 15
    b = two & 15
    c = three & 15
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    if a == c:
        return TRICON * CLASS + a if recognised & BIT[TRICON] else _point(POINT, a, b, c)
    if flush:
        return _of_one_suit(a, b, c, recognised)
    if (a == b or b == c) and recognised & BIT[PAIR]:
        return PAIR * CLASS + b * 16 + (c if a == b else a)
    return _point(POINT, a, b, c)


def _of_one_suit(low: i64, middle: i64, high: i64, recognised: i64) -> i64:
    if recognised & BIT[SEQUENCE]:
        if low + 1 == middle and middle + 1 == high:
            return SEQUENCE * CLASS + high
        if high == ACE and middle == 1:
            return SEQUENCE * CLASS + 1  # ace, two, three: the three is its top
    return _point(FLUSH if recognised & BIT[FLUSH] else POINT, low, middle, high)


def _point(kind: i64, low: i64, middle: i64, high: i64) -> i64:
    """The total of the pips, then the highest card that differs."""
    total = PIPS[low] + PIPS[middle] + PIPS[high]
    return kind * CLASS + total * 4096 + high * 256 + middle * 16 + low
