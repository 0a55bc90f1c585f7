"""Which cards sing: all of one suit or, four of them, of four suits."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import SUIT, count, lowest, suit


def sings(cards: i64, flush_only: bool) -> bool:
    """Whether these cards, as many as a hand is dealt, make a singing set (my-bird-sings.4, 16, 17)."""
    if cards & ~SUIT[suit(lowest(cards))] == 0:
        return True
    return not flush_only and four_suits(cards)


def four_suits(cards: i64) -> bool:
    return cards & SUIT[0] != 0 and cards & SUIT[1] != 0 and cards & SUIT[2] != 0 and cards & SUIT[3] != 0


def nth_singing(hand: i64, size: i64, flush_only: bool, index: i64) -> i64:
    """The index-th singing set of a hand of ``size`` cards or one more; 0 where there are not so many.

    With a card too many any one may be left out (my-bird-sings.R3).
    """
    if count(hand) == size:
        return hand if index == 0 and sings(hand, flush_only) else 0
    rest = hand
    while rest:
        odd = rest & -rest
        rest ^= odd
        if sings(hand ^ odd, flush_only):
            if index == 0:
                return hand ^ odd
            index -= 1
    return 0


def _may_sing(hand: i64, flush_only: bool) -> bool:
    """Whether there are four suits, or one with at most one card besides: mostly there is no such thing."""
    if not flush_only and four_suits(hand):
        return True
    for of_suit in SUIT:
        others = hand & ~of_suit
        if others & (others - 1) == 0:
            return True
    return False


def singing_sets(hand: i64, size: i64, flush_only: bool) -> i64:
    """How many singing sets a hand has."""
    if not _may_sing(hand, flush_only):
        return 0
    if count(hand) == size:
        return 1 if sings(hand, flush_only) else 0
    found: i64 = 0
    rest = hand
    while rest:
        odd = rest & -rest
        rest ^= odd
        if sings(hand ^ odd, flush_only):
            found += 1
    return found
