"""Why a move at Jig is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.mechanisms.stops import OVER, PLAYING

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig


def why_not(game: Jig, seat: i64, move: Move) -> Refusal:
    if move.verb is not PLAY or move.overfull():
        return Refusal("jig.21", "no-such-act")
    if game.phase == OVER:
        return Refusal("jig.21", "game-over")
    if game.phase != PLAYING:
        return Refusal("jig.2", "not-dealt")
    mine = game.waits & BIT[seat] != 0
    if game.due >= 0:
        return Refusal("jig.6", "must-play-due" if mine else "others-follow", {"card": game.pack.face(game.due)})
    lead = "jig.8" if game.played else "jig.5"
    return Refusal(lead, "card-not-held" if mine else "not-your-turn")
