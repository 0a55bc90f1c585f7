"""Why a move at Newmarket is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, hand_of
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.newmarket.words import PLACE, SEVENS, STAKING
from parlour.mechanisms.stops import OVER, PLAYING, why_no_card

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket


def why_not(game: Newmarket, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if (verb is not PLAY and verb is not PLACE) or move.overfull():
        return Refusal("newmarket.R10", "no-such-act")
    if game.phase == OVER:
        return Refusal("newmarket.R10", "game-over")
    if verb is PLACE:
        return _why_not_there(game, seat, move.a)
    if game.phase != PLAYING:
        return Refusal("newmarket.6", "not-dealt")
    return why_no_card(game, seat, "newmarket.7", "newmarket.7", "newmarket.2" if move.a in SEVENS else "")


def _why_not_there(game: Newmarket, seat: i64, card: i64) -> Refusal:
    if game.phase != STAKING:
        return Refusal("newmarket.4", "nothing-to-place")
    if not game.waits & BIT[seat]:
        return Refusal("newmarket.R15" if game.dealer_alone() else "newmarket.R8", "not-your-turn")
    if 0 <= card < 63 and hand_of(list(game.pool)) & BIT[card]:
        return Refusal("newmarket.4", "cover-bare-ones")
    return Refusal("newmarket.3", "no-pool-card")
