"""The cards a seat cannot see, drawn anew: other hands hold nothing that laying has shown them to lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import count, lay_first
from parlour.core.chance import Chance
from parlour.games.cassino.rules.captures import of_ranks
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino


def deal_anew(new: Cassino, seat: i64, chance: Chance) -> None:
    """Other hands first, every way alike; what is left lies in the stock in any order."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    rooms = vec[i64]([count(hand) for hand in deal.hands])
    if seat < new.seats:
        rooms[seat] = 0
    lacks = vec[i64]([of_ranks(ranks) for ranks in deal.lacks])
    hands = fill_hands(rooms, lacks, deal.hands, unseen, chance)
    for s in range(new.seats):
        if s != seat:
            deal.hands[s] = hands[s]
            unseen ^= hands[s]
    _lay_stock(new, unseen, chance)


def _lay_stock(new: Cassino, cards: i64, chance: Chance) -> None:
    deck = new.deal.deck[:]
    lay_first(deck, new.deal.next_card, cards)
    chance.mix(deck, new.deal.next_card, len(deck))
    new.deal.deck = deck
