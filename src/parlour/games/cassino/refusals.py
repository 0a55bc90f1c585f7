"""Why a move at Cassino is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.moves import NONE, Move, Refusal
from parlour.games.cassino.rules.captures import RANK, TEN, captures, takers
from parlour.games.cassino.words import DEAL, DRAW, LAY, ROUND, TAKE

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino


def why_not(game: Cassino, seat: i64, move: Move) -> Refusal:
    if game.over:
        return Refusal("cassino.R15" if game.agreed.deals else "cassino.R1", "game-over")
    if game.phase == DRAW:
        return Refusal("cassino.6", "no-dealer-yet")
    if game.phase == DEAL:
        return Refusal("cassino.10", "not-dealt")
    if game.phase == ROUND:
        return Refusal("cassino.17", "not-dealt")
    if move.verb is not TAKE and move.verb is not LAY:
        return Refusal("cassino.12", "no-such-act")
    if not game.waits & BIT[seat]:
        return Refusal("cassino.12", "not-your-turn")
    if not 0 <= move.a < 63 or not game.deal.hands[seat] & BIT[move.a]:
        return Refusal("cassino.12", "card-not-held")
    if move.verb is LAY:
        return _why_no_lay(game, seat, move)
    return _why_no_take(game, move)


def _why_no_lay(game: Cassino, seat: i64, move: Move) -> Refusal:
    if takers(game.deal.hands[seat], game.deal.board) and move.b == NONE:
        return Refusal("cassino.15", "must-take")  # cassino.R2
    return Refusal("cassino.15", "no-such-act")


def _why_no_take(game: Cassino, move: Move) -> Refusal:
    card, cards = move.a, move.b
    if game.deal.board == 0:
        return Refusal("cassino.19", "start-new-board")
    if cards <= 0 or cards & ~game.deal.board or move.c != NONE:
        return Refusal("cassino.12", "not-on-the-board")
    if rank(card) > TEN and cards & ~RANK[rank(card)]:
        return Refusal("cassino.R4", "court-cards-pair-only")
    if _short(game, card, cards):
        return Refusal("cassino.R6", "takes-more")
    return Refusal("cassino.12", "does-not-combine")


def _short(game: Cassino, card: i64, cards: i64) -> bool:
    """Whether the cards are part of something that the card must take whole."""
    for whole in captures(game.deal.board, card):
        if cards & ~whole == 0:
            return True
    return False
