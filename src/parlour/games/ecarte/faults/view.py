"""What a seat sees at a table where much may go wrong, beside what it sees in the strict game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.offers import offer_of
from parlour.core.shown import Offer
from parlour.core.sight import Sight
from parlour.games.ecarte.view import ASIDE, ASKED, DUE, NAMED, OPEN, RIGHTFUL
from parlour.games.ecarte.words import EXTRA, FALLEN, KEEPING, SERVING

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.state import EcarteSitting


def lay_out_table(game: EcarteSitting, sight: Sight) -> None:
    conduct = game.conduct
    sight.tell(RIGHTFUL, game.rightful, "ecarte.18")
    sight.lay(EXTRA, conduct.extra, 0, "ecarte.25" if conduct.extra else "")
    for s in range(2):
        if game.marks.due[s] > 0:
            sight.tell_of(DUE, s, game.marks.due[s], "ecarte.55a")
        if conduct.open_hands & BIT[s]:
            sight.tell(OPEN, s, "ecarte.38c")
        if conduct.dropped[s] >= 0:
            sight.lay_one(FALLEN[s], conduct.dropped[s], "ecarte.51")
    if game.phase in (SERVING, KEEPING):
        sight.tell(ASKED, conduct.asked, "ecarte.35a")
    if conduct.named >= 0:
        sight.tell(NAMED, conduct.named, "ecarte.32")
    if game.aside is not None:
        sight.tell(ASIDE, game.aside.dealer, "ecarte.18a")


def offers_in_part(game: EcarteSitting, seat: i64) -> list[Offer]:
    """Of moves with cards that the seat has not looked at, only that there are some."""
    unseen = game.conduct.unseen[seat]
    each = game.moves(seat).each
    blind = [Offer("blind", choice.like.verb.name, [], 0, 0) for choice in each if choice.cards & unseen]
    return blind + [offer_of(game, seat, choice) for choice in each if not choice.cards & unseen]
