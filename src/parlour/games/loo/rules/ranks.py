"""How cards rank at Loo, with Pam and without; what must be led; which flush is best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, FRENCH_52, NO_CARD, SUIT, Pack, lowest
from parlour.core.events import NO_SEAT
from parlour.mechanisms.tricks import Order, plain_orders, ranked_order

NO_PAM: Final = 0
CLUB_KNAVE: Final = 1
TRUMP_KNAVE: Final = 2
PAMS: Final = ["club_knave", "trump_knave"]
CLUBS: Final = 0  # the suit

# An order is found by pack, Pam and trump: pack * 20 + pam * 4 + trump; with Pam bidden to be civil, 8 more.
BY_PACK: Final = 20
CIVIL: Final = 8
NO_FLUSH_HELD: Final = -1


def pam_of(pack: Pack, pam: i64, trump: i64) -> i64:
    """Which card is Pam (loo.52)."""
    if pam == NO_PAM:
        return NO_CARD
    suit: i64 = CLUBS if pam == CLUB_KNAVE else trump
    return suit * 16 + pack.ranks.index("J")


def _pam_order(pack: Pack, trump: int, pam: int, civil: bool) -> Order:
    """Pam is the highest trump and of no other suit (loo.52, R6); bidden to be civil, he need not follow (R7)."""
    suits = [[card for card in reversed(pack.cards) if card >> 4 == suit and card != pam] for suit in range(4)]
    order = ranked_order([suits[suit] for suit in range(4) if suit != trump], [pam, *suits[trump]])
    if civil:
        for card in suits[trump]:
            order.suit[card] &= ~BIT[pam]
    return order


def _orders(pack: Pack) -> list[Order]:
    found = plain_orders(pack)[:4]
    for civil in (False, True):
        for pam in (CLUB_KNAVE, TRUMP_KNAVE):
            found += [_pam_order(pack, trump, pam_of(pack, pam, trump), civil) for trump in range(4)]
    return found


ORDERS: Final = _orders(FRENCH_52) + _orders(FRENCH_32)


def top_trump(trumps: i64, order: Order) -> i64:
    """The highest of some trumps, as a bit."""
    best = lowest(trumps)
    higher = trumps & order.above[best]
    while higher:
        best = lowest(higher)
        higher &= order.above[best]
    return BIT[best]


def original_lead(hand: i64, key: i64, order: Order, any_trump: bool) -> i64:
    """The ace of trumps, or the king when the ace is turned up; else of two or more trumps the highest (loo.24-27)."""
    if hand & key:
        return key
    trumps = hand & order.trumps
    if trumps & (trumps - 1) == 0:
        return hand
    return trumps if any_trump else top_trump(trumps, order)  # loo.26, R13


def second_lead(hand: i64, order: Order) -> i64:
    """Whoever won the first trick leads his highest trump (loo.32)."""
    trumps = hand & order.trumps
    return top_trump(trumps, order) if trumps else hand


def flush_value(hand: i64, pam: i64, trump: i64) -> i64:
    """3 or 2: in trumps, with Pam or without; 1 or 0: in another suit; NO_FLUSH_HELD (loo.54, 55, R17)."""
    bit: i64 = 0 if pam == NO_CARD else BIT[pam]
    value: i64 = 1 if hand & bit else 0
    suited = hand & ~bit
    suit = lowest(suited) >> 4
    if suited & ~SUIT[suit]:
        return NO_FLUSH_HELD
    return value + 2 if suit == trump else value


def best_flush(values: vec[i64]) -> i64:
    """The best of the flushes claimed, given from the elder on; of equal ones the elder's (loo.55)."""
    best: i64 = NO_SEAT
    for i in range(len(values)):
        if values[i] != NO_FLUSH_HELD and (best < 0 or values[i] > values[best]):
            best = i
    return best
