"""Why a move at My Stops is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.my_stops.state import DEAL

if TYPE_CHECKING:
    from parlour.games.my_stops.rules import MyStops


def why_not(game: MyStops, seat: int, move: Move) -> Refusal:
    if game.over:
        return Refusal("my-stops.7", "game-over")
    if game.phase == DEAL:
        return Refusal("my-stops.2", "not-dealt")
    if move.verb is not PLAY or move.overfull():
        return Refusal("my-stops.3", "no-such-act")
    due = game.deal.due
    if game.waits & BIT[seat] == 0:
        if due < 0:
            return Refusal("my-stops.3", "not-your-turn")
        return Refusal("my-stops.4", "others-follow", {"card": game.pack.face(due)})
    if due >= 0:
        return Refusal("my-stops.4", "must-play-due", {"card": game.pack.face(due)})
    return Refusal("my-stops.3", "card-not-held")
