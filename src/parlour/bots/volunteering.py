"""Moves that nobody waits for."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Bot, Seat


def volunteered(game: Game, bots: list[Bot]) -> tuple[int, Move] | None:
    """The first seat that wants to make such a move, and the move; each is offered it once in a position."""
    for seat in game.may_act:
        if not game.waits >> seat & 1 and game.moves(seat):
            advice = bots[seat].volunteer(Seat(game, seat))
            if advice is not None:
                return seat, advice.move
    return None
