"""What a seat cannot know at a table of Vingt-un, drawn anew.

The seat believes that the others keep the law unless it has seen otherwise: who divides has a pair, who declares
nothing has no natural, and accidents happen at their rates.  A card too many that it has not seen is any card; it is
drawn as if it still lay on the stock.  Where nothing fits that belief, somebody has offended: then all is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults import accidents
from parlour.games.vingt_un.faults.claims import seen_apart
from parlour.games.vingt_un.faults.state import C46
from parlour.games.vingt_un.redeal.draw import deal_anew
from parlour.games.vingt_un.state import put

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable


def deal_table_anew(game: VingtUnTable, seat: i64, chance: Chance) -> VingtUnTable:
    new = game.copy()
    new.chance = chance
    try:
        _draw(new, seat, True)
    except AssertionError:
        new = game.copy()
        new.chance = chance
        _draw(new, seat, False)
    new.conduct.separated &= BIT[seat] | seen_apart(game, seat) if seat < game.seats else seen_apart(game, seat)
    if new.phase in (words.FIRST_CARDS, words.SECOND_CARDS):
        accidents.draw_anew(new)
    return new


def _draw(new: VingtUnTable, seat: i64, trusting: bool) -> None:
    conduct = new.conduct
    hidden = conduct.extra >= 0 and not new.knows(seat, conduct.extra)
    holder = conduct.extra_at >> 2
    looked = hidden and new.knows(holder, conduct.extra)
    if hidden:
        _put_back(new)
    deal_anew(new, seat, new.chance, trusting)
    if hidden:
        _take_again(new, holder if looked else -1)
    if conduct.choosing >= 0 and conduct.by == C46:
        slot = conduct.extra_at
        conduct.chosen_from = new.deal.second[slot] if conduct.extra_second else new.deal.first[slot]
        conduct.chosen_or = conduct.extra


def _put_back(new: VingtUnTable) -> None:
    tenure, card = new.tenure, new.conduct.extra
    tenure.next_card -= 1
    deck = tenure.deck[:]
    deck[tenure.next_card] = card
    tenure.deck = deck
    tenure.out[card >> 6] &= ~BIT[card & 63]


def _take_again(new: VingtUnTable, holder: i64) -> None:
    tenure = new.tenure
    card = tenure.deck[tenure.next_card]
    tenure.next_card += 1
    new.conduct.extra = card
    put(tenure.out, card)
    if holder >= 0:
        put(tenure.own, card, 2 * holder)
