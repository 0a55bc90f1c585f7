"""Why a move at Jig is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.moves import PLAY, Move, Refusal
from parlour.mechanisms.stops import OVER, PLAYING, why_no_card

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig


def why_not(game: Jig, seat: i64, move: Move) -> Refusal:
    if move.verb is not PLAY or move.overfull():
        return Refusal("jig.21", "no-such-act")
    if game.phase == OVER:
        return Refusal("jig.21", "game-over")
    if game.phase != PLAYING:
        return Refusal("jig.2", "not-dealt")
    return why_no_card(game, seat, "jig.6", "jig.8" if game.deal.played else "jig.5")
