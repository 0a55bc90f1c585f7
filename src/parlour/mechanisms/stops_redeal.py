"""What a seat cannot know in a game of stops, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.mechanisms.drawing import lowest_of

if TYPE_CHECKING:
    from parlour.mechanisms.stops import Stops


def deal_anew(new: Stops, seat: i64, chance: Chance) -> None:
    """All the seat does not know is drawn anew; every way the cards may lie is alike."""
    deal = new.deal
    hands = deal.hands
    known = new.seen(seat)
    cards = vec_of(_hidden(new, known))
    chance.shuffle(cards)
    at: i64 = 0
    for other in range(new.seats):
        room = count(hands[other] & ~known)
        hands[other] = hands[other] & known | cards_from(cards, at, room)
        at += room
    deal.aside = deal.aside & known | cards_from(cards, at, len(cards) - at)


def lay_anyhow(new: Stops, seat: i64) -> None:
    """All the seat does not know lies in order: for who does not look there."""
    deal = new.deal
    hands = deal.hands
    known = new.seen(seat)
    hidden = _hidden(new, known)
    for other in range(new.seats):
        laid = lowest_of(hidden, count(hands[other] & ~known))
        hands[other] = hands[other] & known | laid
        hidden ^= laid
    deal.aside = deal.aside & known | hidden


def _hidden(game: Stops, known: i64) -> i64:
    """The cards of this deal that are not among the known ones."""
    cards = game.deal.aside
    for hand in game.deal.hands:
        cards |= hand
    return cards & ~known
