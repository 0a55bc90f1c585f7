"""The hands that the hints speak of: jeux de règle, and what the dealer refuses on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, count
from parlour.games.ecarte.state import KING

KINGS: Final = BIT[KING] | BIT[16 + KING] | BIT[32 + KING] | BIT[48 + KING]
QUEENS: Final = KINGS >> 1
KNAVES: Final = KINGS >> 2
ACES: Final = KINGS >> 3
COURT: Final = KINGS | QUEENS | KNAVES


def to_throw(hand: i64, trump: i64) -> i64:
    """Everything but trumps and kings (ecarte.h4)."""
    return hand & ~SUIT[trump] & ~KINGS


def holds_trump_king(hand: i64, trump: i64) -> bool:
    return hand & SUIT[trump] & KINGS != 0


def jeu_de_regle(hand: i64, trump: i64) -> bool:
    """A hand to play on without proposing (ecarte.h2, h3)."""
    return standard_hand(hand, trump) or count(to_throw(hand, trump)) <= 2


def would_lead(hand: i64, trump: i64) -> bool:
    """Whether elder leads without proposing (ecarte.h2, h3)."""
    return jeu_de_regle(hand, trump) and not holds_trump_king(hand, trump)


def standard_hand(hand: i64, trump: i64) -> bool:
    """The hands of ecarte.h2."""
    trumps = count(hand & SUIT[trump])
    if trumps >= 3:
        return True
    plain = hand & ~SUIT[trump]
    if trumps == 0:
        return count(plain & QUEENS) == 3 or count(plain & COURT) >= 4
    for suit in SUIT:
        cards = plain & suit
        size = count(cards)
        high = cards & (KINGS | QUEENS)
        if trumps == 2 and (size == 3 or (size == 2 and high)):
            return True
        if trumps == 1 and _one_trump_enough(cards, size, plain & ~cards & (KINGS | QUEENS)):
            return True
    return False


def _one_trump_enough(cards: i64, size: i64, high_outside: i64) -> bool:
    if size == 4:
        return cards & KINGS != 0
    if size == 3 and cards & (KINGS | QUEENS) and high_outside:
        return True
    return count(cards & COURT) == 3


def guards(hand: i64, trump: i64) -> i64:
    """In how many plain suits the hand has king or queen."""
    n: i64 = 0
    for suit in range(4):
        if suit != trump and hand & SUIT[suit] & (KINGS | QUEENS):
            n += 1
    return n


def dealer_refuses(hand: i64, trump: i64) -> bool:
    """Whether the dealer has cards to refuse on (ecarte.h5, h6)."""
    trumps = count(hand & SUIT[trump])
    if trumps >= 3:
        return not holds_trump_king(hand, trump)
    if _too_thin(hand, trump, trumps):
        return False
    held = guards(hand, trump)
    return (held + trumps >= 3 and held > 0) or standard_hand(hand, trump)


def _too_thin(hand: i64, trump: i64, trumps: i64) -> bool:
    """The exceptions of ecarte.h6: hands that elder would play on, but the dealer changes."""
    plain = hand & ~SUIT[trump]
    if trumps == 0:
        return _too_thin_without_trumps(plain)
    bare_high: i64 = 0
    bare_queens: i64 = 0
    for suit in SUIT:
        cards = plain & suit
        size = count(cards)
        if trumps == 2 and size == 3 and not cards & COURT:
            return True
        if trumps == 1 and size == 4:
            return True
        if trumps == 1 and size == 3 and count(cards & COURT) == 3 and not plain & ~cards & COURT:
            return True
        if size == 1 and cards & (KINGS | QUEENS):
            bare_high += 1
            if cards & QUEENS:
                bare_queens += 1
    if trumps == 1 and count(plain & QUEENS) == 2 and not plain & KINGS:
        return bare_queens > 0
    return trumps == 1 and bare_high == 2 and bare_queens == 1 and not _high_beside(plain)


def _too_thin_without_trumps(plain: i64) -> bool:
    suits: i64 = 0
    guarded: i64 = 0
    for suit in SUIT:
        cards = plain & suit
        if cards & COURT:
            suits += 1
        if cards & QUEENS and count(cards) > 1:
            guarded += 1
    if count(plain & QUEENS) == 3:
        return guarded < 2
    return count(plain & COURT) >= 4 and suits < 3


def _high_beside(plain: i64) -> bool:
    """Whether a suit without king and queen has its ace or knave."""
    for suit in SUIT:
        cards = plain & suit
        if cards and not cards & (KINGS | QUEENS) and cards & (ACES | KNAVES):
            return True
    return False
