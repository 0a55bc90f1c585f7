"""Why a move at Spin is refused where money must be collected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.moves import PASS, Move, Refusal
from parlour.games.spin import refusals
from parlour.games.spin.words import COLLECT, PENDING
from parlour.mechanisms.stops import OVER

if TYPE_CHECKING:
    from parlour.games.spin.faults.game import SpinTable


def why_not(game: SpinTable, seat: i64, move: Move) -> Refusal:
    if move.verb is COLLECT or move.verb is PASS:
        return _why_no_money(game, move)
    if game.phase == PENDING and move.verb in game.verbs() and not move.overfull():
        return Refusal("spin.9", "money-first" if game.creditor == seat else "others-collect")
    return refusals.why_not(game, seat, move)


def _why_no_money(game: SpinTable, move: Move) -> Refusal:
    if move.overfull():
        return Refusal("spin.R14", "no-such-act")
    if game.phase == OVER:
        return Refusal("spin.R17", "game-over")
    if game.creditor < 0:
        return Refusal("spin.9", "nothing-due")
    return Refusal("spin.9", "lead-instead" if move.verb is PASS and game.phase != PENDING else "others-collect")
