"""Why a move at My Bank is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.my_bank.state import DEAL, STAKE

if TYPE_CHECKING:
    from parlour.games.my_bank.rules import MyBank


def why_not(game: MyBank, seat: int, move: Move) -> Refusal:
    if game.over:
        return Refusal("my-bank.7", "game-over")
    if game.phase == DEAL:
        return Refusal("my-bank.2", "not-dealt")
    if move.verb is not STAKE or move.overfull():
        return Refusal("my-bank.3", "no-such-act")
    if seat == game.dealer:
        return Refusal("my-bank.3", "banker-stakes-nothing")
    if game.waits & BIT[seat] == 0:
        return Refusal("my-bank.3", "not-your-turn")
    return Refusal("my-bank.6", "stake-within-limit", {"limit": game.limit()})
