"""Why a claim at Cassino is refused; all else is refused as ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.cassino import refusals
from parlour.games.cassino.words import CLAIM, PLAY

if TYPE_CHECKING:
    from parlour.games.cassino.faults.game import CassinoTable


def why_not(game: CassinoTable, seat: i64, move: Move) -> Refusal:
    if move.verb is not CLAIM or game.phase != PLAY or move.overfull():
        return refusals.why_not(game, seat, move)
    first = game.deal.round == 1
    ruling = "cassino.R11" if first else "cassino.R10"
    if not game.opponents() & BIT[seat]:
        return Refusal(ruling, "dealers-side")
    if game.unclaimed and not first:
        return Refusal("cassino.R10", "no-fine-agreed")
    return Refusal(ruling, "nothing-exposed")
