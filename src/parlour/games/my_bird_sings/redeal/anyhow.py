"""What a seat knows, laid out for who reads it: the cards that it cannot see lie in order, and the log tells none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, count, lowest, vec_of
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, noticed, seat_of
from parlour.games.my_bird_sings.state import NO_CARDS, UNANSWERED, WAITED, BirdDeal
from parlour.mechanisms.drawing import lowest_of

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings

ANY_CARD: Final = 15  # in the log, of a card that the seat has not noticed: no pack has it


def lay_anyhow(new: MyBirdSings, seat: i64) -> None:
    """Everything the seat does not know, in a copy of the game."""
    deal = new.deal
    known = new.seen(seat)
    stock = deal.stock[:]
    hidden: i64 = 0
    for card in stock:
        hidden |= BIT[card]
    for hand in deal.hands:
        hidden |= hand
    hidden &= ~known
    for other in range(new.seats):
        laid = lowest_of(hidden, count(deal.hands[other] & ~known))
        deal.hands[other] = deal.hands[other] & known | laid
        hidden ^= laid
    for i in range(len(stock)):
        if known & BIT[stock[i]] == 0:
            stock[i] = lowest(hidden)
            hidden &= hidden - 1
    deal.stock = stock
    _forget_the_rest(deal, seat)


def _forget_the_rest(deal: BirdDeal, seat: i64) -> None:
    """How all was dealt and has gone, the sealed answers, and how another holds up his cards."""
    own = BLANK[: len(deal.hands)]
    own[seat] = deal.base_hands[seat]
    deal.base_hands = own
    deal.base_stock = NO_CARDS
    for other in range(len(deal.answers)):
        if other != seat and deal.answers[other] != UNANSWERED:
            deal.answers[other] = WAITED
    if len(deal.row) and deal.player != seat:
        deal.row = vec_of(deal.hands[deal.player])
    _forget_unnoticed(deal.log, seat, len(deal.hands))


def _forget_unnoticed(log: vec[i64], seat: i64, seats: i64) -> None:
    """A card that was seen to go under the stock is followed until it is taken."""
    in_stock: i64 = 0
    for at in range(len(log)):
        told = log[at]
        kind = kind_of(told)
        card = BIT[card_of(told)]
        if kind == entries.SHOWN or (kind == entries.PUT and seat_of(told) == seat):
            in_stock |= card
        elif not noticed(told, seat, seats) and in_stock & card == 0:
            log[at] += ANY_CARD - card_of(told)
        if kind in (entries.TAKEN, entries.DRAWN):
            in_stock &= ~card
