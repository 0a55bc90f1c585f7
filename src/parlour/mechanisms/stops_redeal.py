"""What a seat cannot know in a game of stops, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import cards_from, count, vec_of
from parlour.core.chance import Chance

if TYPE_CHECKING:
    from parlour.mechanisms.stops import Stops


def deal_anew(new: Stops, seat: i64, chance: Chance) -> None:
    """All the seat does not know is drawn anew; every way the cards may lie is alike."""
    deal = new.deal
    hands = deal.hands
    known = new.seen(seat)
    hidden = deal.aside & ~known
    for other in range(new.seats):
        hidden |= hands[other] & ~known
    cards = vec_of(hidden)
    chance.shuffle(cards)
    at: i64 = 0
    for other in range(new.seats):
        room = count(hands[other] & ~known)
        hands[other] = hands[other] & known | cards_from(cards, at, room)
        at += room
    deal.aside = deal.aside & known | cards_from(cards, at, len(cards) - at)
