"""What a seat cannot know at Spoil Five, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BLANK, vec_of
from parlour.core.chance import Chance
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.trick_deal import deal_others_anew

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive


def deal_anew(new: SpoilFive, seat: i64, chance: Chance) -> None:
    """The seat knows what is open, and what the others' lawful cards, and their not robbing, have shown they lack."""
    deal = new.deal
    undealt = deal_others_anew(deal, seat, new.pack.all & ~new.seen(seat), chance)
    if deal.laid and seat != deal.robber:
        deal.laid = draw(undealt, 1, chance)
        undealt ^= deal.laid
    deal.stock = undealt
    if new.agreed.fiving:
        _lay_stock(new, undealt, chance)


def _lay_stock(new: SpoilFive, undealt: i64, chance: Chance) -> None:
    """A fresh pack whose undealt part is this; where the dealt cards came from no longer matters."""
    stock = vec_of(undealt)
    chance.shuffle(stock)
    deck = BLANK[:52]
    for i in range(len(stock)):
        deck[new.deal.next_card + i] = stock[i]
    new.deal.deck = deck
