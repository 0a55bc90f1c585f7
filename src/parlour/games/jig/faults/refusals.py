"""Why a move is refused where the players make the calls themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.jig.words import CLAIM, LAST_CALL, OUT, READY, SAY
from parlour.mechanisms.stops import OVER, PLAYING, why_no_card

if TYPE_CHECKING:
    from parlour.games.jig.faults.game import JigTable


def why_not(game: JigTable, seat: i64, move: Move) -> Refusal:
    if move.verb not in (SAY, CLAIM, READY) or move.overfull():
        return Refusal("jig.21", "no-such-act")
    if game.phase == OVER:
        return Refusal("jig.21", "game-over")
    if move.verb is CLAIM:
        return _why_no_claim(game, seat)
    if move.verb is READY:
        return Refusal("jig.R7", "nothing-to-answer")
    if game.phase == LAST_CALL:
        return Refusal("jig.15", "somebody-is-out")
    if game.phase != PLAYING:
        return Refusal("jig.2", "not-dealt")
    return _why_no_card(game, seat, move)


def _why_no_claim(game: JigTable, seat: i64) -> Refusal:
    if not game.agreed.fine:
        return Refusal("jig.R8", "no-fine-agreed")
    if game.erring == seat:
        return Refusal("jig.20", "own-call")
    return Refusal("jig.R7", "no-wrong-call")


def _why_no_card(game: JigTable, seat: i64, move: Move) -> Refusal:
    if not 0 <= move.a < 63 or game.playable(seat) & BIT[move.a] == 0:
        return why_no_card(game, seat, "jig.6", "jig.8" if game.deal.played else "jig.5")
    if 0 <= move.b < OUT and move.c == OUT:
        return Refusal("jig.15", "not-out-yet")
    return Refusal("jig.7", "no-such-call")
