"""What a seat cannot know at a table of Vingt-un, drawn anew.

The seat believes that the others keep the law unless it has seen otherwise: who divides has a pair, who declares
nothing has no natural, and accidents happen at their rates.  A card too many that it has not seen is any card but those
that it knows to have been shuffled since.  Where nothing fits that belief, somebody has offended: then all is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults import accidents
from parlour.games.vingt_un.faults.claims import seen_apart
from parlour.games.vingt_un.faults.state import C46
from parlour.games.vingt_un.redeal.draw import deal_anew
from parlour.games.vingt_un.redeal.hidden import BESIDE, Spot

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
    if conduct.extra >= 0 and not new.knows(seat, conduct.extra):
        holder = conduct.extra_at >> 2
        extra = Spot(BESIDE, 0, holder if new.knows(holder, conduct.extra) else NO_SEAT, conduct.extra)
        deal_anew(new, seat, new.chance, trusting, extra)
        conduct.extra = extra.card
    else:
        deal_anew(new, seat, new.chance, trusting)
    if conduct.choosing >= 0 and conduct.by == C46:
        slot = conduct.extra_at
        conduct.chosen_from = new.deal.second[slot] if conduct.extra_second else new.deal.first[slot]
        conduct.chosen_or = conduct.extra
