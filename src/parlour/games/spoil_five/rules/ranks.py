"""How the cards rank, by trump suit: in the Irish order (spoil-five.2 to 5) and in the ordinary one (spoil-five.30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, cards_in, count
from parlour.mechanisms.tricks import Order, plain_orders, ranked_order

HEARTS: Final = FRENCH_52.suits.index("H")
ACE: Final = FRENCH_52.ranks.index("A")
KNAVE: Final = FRENCH_52.ranks.index("J")
ACE_OF_HEARTS: Final = FRENCH_52.card("AH")

PLAIN_RED: Final = "KQJT98765432A"
PLAIN_BLACK: Final = "KQJA23456789T"
RED_TRUMPS: Final = "5JAKQT9876432"
BLACK_TRUMPS: Final = "5JAKQ2346789T"
BEST: Final = 3  # the five, the knave and the ace of hearts stand over all other trumps

ORDINARY: Final = 4  # the index of the first ordinary order


def _red(suit: int) -> bool:
    return FRENCH_52.suits[suit] in "DH"


def _row(suit: int, ranks: str) -> list[int]:
    return [FRENCH_52.card(rank + FRENCH_52.suits[suit]) for rank in ranks]


def _trumps(suit: int) -> list[int]:
    row = _row(suit, RED_TRUMPS if _red(suit) else BLACK_TRUMPS)
    return row if suit == HEARTS else [*row[:2], ACE_OF_HEARTS, *row[2:]]


def _irish(trump: int) -> Order:
    plain = [_row(suit, PLAIN_RED if _red(suit) else PLAIN_BLACK) for suit in range(4) if suit != trump]
    suits = [[card for card in row if card != ACE_OF_HEARTS] for row in plain]  # spoil-five.2
    order = ranked_order(suits, _trumps(trump))
    if trump != HEARTS:
        order.suit[ACE_OF_HEARTS] = order.suit[ACE_OF_HEARTS - 1]  # spoil-five.19, R14: led, it asks for hearts
    return order


def _reneging(trump: int) -> i64:
    best: i64 = 0
    for card in _trumps(trump)[:BEST]:
        best |= BIT[card]
    return best


ORDERS: Final = [_irish(trump) for trump in range(4)] + plain_orders(FRENCH_52)[:4]
RENEGING: Final = vec[i64]([_reneging(trump) for trump in range(4)] + [0, 0, 0, 0])  # spoil-five.29, R2


def ranked(order: Order, suit: i64) -> list[int]:
    """The cards of a suit from high to low; of trumps, all trumps."""
    king = suit * 16 + ACE - 1  # counts as of its suit whatever is trumps
    cards = cards_in(order.suit[king])
    return sorted(cards, key=lambda card: int(count(order.above[card])))
