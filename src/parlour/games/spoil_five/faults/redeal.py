"""The cards a seat cannot see at a table of Spoil Five, drawn anew.

The others are believed to keep the law until they are seen to break it: who robs holds the ace, who plays without
robbing does not.  Accidents are open to all, and wrong cards and robs are judged anew by the hands of each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, lowest
from parlour.core.chance import Chance
from parlour.games.spoil_five.faults.remedies import robbing_ace
from parlour.mechanisms.trick_worlds import Hidden, World

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


def deal_anew(new: SpoilFiveTable, seat: i64, chance: Chance) -> None:
    """What the robber has put out, and the stock, in its order where it may be taken from, lie beside the hands."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    ace = robbing_ace(new) & unseen
    if ace and deal.robber >= 0:
        _give_ace(new, ace, unseen)
    hidden = Hidden()
    hidden.add(deal.laid, deal.robber)
    if not new.stock_in_order():
        hidden.add(deal.stock)
    else:
        for i in range(deal.next_card, 52):
            hidden.add(BIT[deal.deck[i]])
    if ace and deal.robber >= 0 and deal.hands[deal.robber] & ace:
        unseen &= ~ace
    World(deal, new.conduct, hidden, unseen).draw(seat, chance)
    deal.laid = hidden.packets[0]
    if not new.stock_in_order():
        deal.stock = hidden.packets[1]
        return
    deck = BLANK[:52]
    stock: i64 = 0
    for i in range(deal.next_card, 52):
        stock |= hidden.packets[1 + i - deal.next_card]
        deck[i] = lowest(hidden.packets[1 + i - deal.next_card])
    deal.stock = stock
    deal.deck = deck


def _give_ace(new: SpoilFiveTable, ace: i64, unseen: i64) -> None:
    """Whoever has robbed is believed to hold the ace: it changes places with a card of his."""
    deal = new.deal
    robber = deal.robber
    spare = deal.hands[robber] & unseen
    if deal.hands[robber] & ace or spare == 0:
        return
    other = spare & -spare
    for s in range(new.seats):
        if deal.hands[s] & ace:
            deal.hands[s] ^= ace | other
    if deal.stock & ace:
        deal.stock ^= ace | other
        deck = deal.deck[:]
        for i in range(deal.next_card, len(deck)):
            if new.stock_in_order() and BIT[deck[i]] == ace:
                deck[i] = lowest(other)
        deal.deck = deck
    deal.hands[robber] ^= ace | other
