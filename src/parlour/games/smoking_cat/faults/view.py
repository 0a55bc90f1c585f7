"""What a seat sees at a table where offences happen, beside what it sees in the strict game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.view import View
from parlour.games.smoking_cat.words import COUNTED, VOTE, VOTING

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.state import CatSitting


def lay_out_table(game: CatSitting, view: View, seat: i64) -> None:
    conduct = game.conduct
    for peeker in conduct.peeks:
        view.fact("peeked", game.names[peeker], "smoking-cat.41")
    if game.misdeals:
        view.fact("misdeals", str(game.misdeals), "smoking-cat.16" if game.misdeals > 1 else "smoking-cat.15")
    if game.phase == VOTING:
        view.fact("tried", game.names[conduct.tried], conduct.charge)
        if seat < 4 and conduct.votes[seat] >= 0:
            view.fact("voted", VOTE.words[conduct.votes[seat]], "smoking-cat.r14")
    if game.phase == COUNTED:
        view.fact("loser", game.names[conduct.loser], "smoking-cat.45" if conduct.convicted else "smoking-cat.3")
