"""Cards weighed by an order: the weakest, the strongest, and what would take a trick most cheaply."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import CARD_OF, count
from parlour.mechanisms.tricks import Order


def weakest(cards: i64, order: Order) -> i64:
    """The card of a set, not empty, that most others beat; of equals the lowest."""
    found: i64 = -1
    most: i64 = -1
    while cards:
        low = cards & -cards
        cards ^= low
        card = CARD_OF[low % 67]
        n = count(order.above[card])
        if n > most:
            most = n
            found = card
    return found


def strongest(cards: i64, order: Order) -> i64:
    """The card of a set, not empty, that fewest others beat; of equals the lowest."""
    found: i64 = -1
    fewest: i64 = 64
    while cards:
        low = cards & -cards
        cards ^= low
        card = CARD_OF[low % 67]
        n = count(order.above[card])
        if n < fewest:
            fewest = n
            found = card
    return found


def masters(cards: i64, unseen: i64, order: Order) -> i64:
    """Those of the cards that no unseen card beats."""
    found: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        if not order.above[CARD_OF[low % 67]] & unseen:
            found |= low
    return found
