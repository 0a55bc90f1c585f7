"""The cards a seat cannot see at a table of Nap, drawn anew.

The others are believed to keep the law until they are seen to break it.  Accidents are open to all, and revokes are
judged anew by the hands of each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import altered
from parlour.core.chance import Chance
from parlour.mechanisms.trick_worlds import Hidden, World

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def deal_anew(new: NapTable, seat: i64, chance: Chance) -> None:
    """The spare hand, what was laid away or bought out, and the stock in its order lie beside the hands."""
    deal = new.deal
    hidden = Hidden()
    hidden.add(deal.spare)
    for s in range(new.seats):
        hidden.add(deal.laid[s], s)
        hidden.add(deal.out[s], s)
    hidden.add_row(deal.deck, deal.next_card)
    World(deal, new.conduct, hidden, new.pack.all & ~new.seen(seat)).draw(seat, chance)
    deal.spare = hidden.packets[0]
    for s in range(new.seats):
        deal.laid = altered(deal.laid, s, hidden.packets[1 + 2 * s])
        deal.out = altered(deal.out, s, hidden.packets[2 + 2 * s])
    deal.deck = hidden.row(deal.deck, deal.next_card)
