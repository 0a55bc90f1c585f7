"""Time to claim: where faults happen, nobody shuts a window before the others could speak.

What may be claimed is public, so the table waits alike whether there is a fault or not.
"""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.players import offences_happen
from parlour.server.table.table import Table

WORLDS: Final = 6


def waits_until(table: Table, seat: int, move: Move) -> int:
    """When this move may be made at the earliest, in milliseconds since 1970; 0 for at once."""
    game = table.game
    seconds = table.terms.claim_time
    if game is None or not seconds or not offences_happen(game) or move.verb.name == CLAIMING:
        return 0
    if not game.allows(seat, move):
        return 0
    people = [other for other, chair in enumerate(table.chairs) if other != seat and chair.person_plays]
    return table.game_at + 1000 * seconds if shuts_out(game, seat, move, people) else 0


def shuts_out(game: Game, seat: int, move: Move, others: list[int]) -> bool:
    """Whether a move takes a claim from one of these seats; so does a drawing that follows it.

    Asked in worlds that the seat cannot tell from the true one: the wait must not show how the hidden cards lie.
    """
    before = [(other, claim) for other in others for claim in claims_of(game, other)]
    return bool(before) and any(_shuts(game.redeal(seat, Chance(k)), seat, move, before) for k in range(WORLDS))


def _shuts(world: Game, seat: int, move: Move, before: list[tuple[int, Move]]) -> bool:
    world.act(seat, move)
    return world.waits == 0 or not all(world.allows(other, claim) for other, claim in before)


def claims_of(game: Game, seat: int) -> list[Move]:
    return [move for move in game.moves(seat).all() if move.verb.name == CLAIMING]
