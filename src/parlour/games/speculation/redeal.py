"""What a seat cannot know at Speculation, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, vec_of
from parlour.core.chance import Chance

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def deal_anew(new: Speculation, seat: i64, chance: Chance) -> None:
    """All unturned cards are alike to a seat, but those it has looked at: lay them anew."""
    unknown = new.pack.all & ~new.turned_cards() & ~new.looked_at(seat)
    cards = vec_of(unknown)
    chance.shuffle(cards)
    deck = new.deal.deck[:]
    laid: i64 = 0
    for i in range(len(deck)):
        if unknown & BIT[deck[i]]:
            deck[i] = cards[laid]
            laid += 1
    new.deal.deck = deck
