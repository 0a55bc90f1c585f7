"""The cards a seat cannot see, drawn anew: other hands hold nothing that laying has shown them to lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import count, vec_of
from parlour.core.chance import Chance
from parlour.games.cassino.rules.captures import of_ranks
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino


def deal_anew(new: Cassino, seat: i64, chance: Chance) -> None:
    """Other hands first, every way alike; what is left lies in the stock in any order."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    rooms = vec[i64]([0 if s == seat else count(deal.hands[s]) for s in range(new.seats)])
    lacks = vec[i64]([of_ranks(ranks) for ranks in deal.lacks])
    hands = fill_hands(rooms, lacks, deal.hands, unseen, chance)
    for s in range(new.seats):
        if s != seat:
            deal.hands[s] = hands[s]
            unseen ^= hands[s]
    _lay_stock(new, unseen, chance)


def _lay_stock(new: Cassino, cards: i64, chance: Chance) -> None:
    stock = vec_of(cards)
    chance.shuffle(stock)
    deck = new.deal.deck[:]
    for i in range(len(stock)):
        deck[new.deal.next_card + i] = stock[i]
    new.deal.deck = deck
