"""What a seat sees at a table where offences happen, beside what it sees in the strict game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.sight import Sight
from parlour.games.smoking_cat.view import LOSER, MISDEALS, PEEKED, TRIED, VOTED
from parlour.games.smoking_cat.words import COUNTED, VOTING

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.state import CatSitting


def lay_out_table(game: CatSitting, sight: Sight, seat: i64) -> None:
    conduct = game.conduct
    for peeker in conduct.peeks:
        sight.tell(PEEKED, peeker, "smoking-cat.41")
    if game.misdeals:
        sight.tell(MISDEALS, game.misdeals, "smoking-cat.16" if game.misdeals > 1 else "smoking-cat.15")
    if game.phase == VOTING:
        sight.tell(TRIED, conduct.tried, conduct.charge)
        if seat < 4 and conduct.votes[seat] >= 0:
            sight.tell(VOTED, conduct.votes[seat], "smoking-cat.r14")
    if game.phase == COUNTED:
        sight.tell(LOSER, conduct.loser, "smoking-cat.45" if conduct.convicted else "smoking-cat.3")
