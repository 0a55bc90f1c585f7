"""The cards a seat cannot see at a table of Loo, drawn anew.

The others are believed to keep the law until they are seen to break it.  What a seat has peeped at stays where it lies.
Accidents are open to all, and wrong cards are judged anew by the hands of each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.games.loo.rules.ranks import ORDERS
from parlour.mechanisms.trick_worlds import Hidden, World

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def deal_anew(new: LooTable, seat: i64, chance: Chance) -> None:
    """The miss, what was thrown up or laid out, and the stock in its order lie beside the hands."""
    deal = new.deal
    hidden = Hidden()
    hidden.add(deal.miss)
    for s in range(new.seats):
        hidden.add(deal.thrown[s], s)
    hidden.add_row(deal.deck, deal.next_card)
    world = World(deal, new.conduct, hidden, new.pack.all & ~new.seen(seat))
    world.few = deal.few
    world.scarce = ORDERS[deal.ranking].trumps
    world.draw(seat, chance)
    deal.miss = hidden.packets[0]
    for s in range(new.seats):
        deal.thrown[s] = hidden.packets[1 + s]
    deal.deck = hidden.row(deal.deck, deal.next_card)
