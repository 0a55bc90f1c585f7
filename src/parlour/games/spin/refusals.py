"""Why a move at Spin is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.spin.words import ACE, COUPLES, DECLARE, GONE, SPIN
from parlour.mechanisms.stops import OVER, PLAYING

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin


def why_not(game: Spin, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if (verb is not PLAY and verb is not SPIN and verb is not DECLARE) or move.overfull():
        return Refusal("spin.R14", "no-such-act")
    if game.phase == OVER:
        return Refusal("spin.R17", "game-over")
    if game.phase != PLAYING:
        return Refusal("spin.12", "not-dealt")
    if verb is DECLARE:
        return _why_no_declaration(game, seat, move.a)
    if verb is SPIN:
        return _why_not_joined(game, seat)
    return _why_no_card(game, seat, move.a)


def _why_no_card(game: Spin, seat: i64, card: i64) -> Refusal:
    if game.due >= 0:
        mine = game.waits & BIT[seat] != 0
        return Refusal("spin.14", "must-play-due" if mine else "others-follow", {"card": game.pack.face(game.due)})
    lead = "spin.16" if game.played else "spin.14"
    if not game.waits & BIT[seat]:
        return Refusal(lead, "not-your-turn")
    return Refusal("spin.2" if card in GONE else lead, "card-not-held")


def _why_not_joined(game: Spin, seat: i64) -> Refusal:
    if not game.waits & BIT[seat]:
        return Refusal("spin.18", "not-your-turn")
    if not game.hands[seat] & BIT[ACE]:
        return Refusal("spin.5", "no-spin-held")
    if game.due < 0:
        return Refusal("spin.R3", "not-with-a-lead")
    return Refusal("spin.18", "must-play-due", {"card": game.pack.face(game.due)})


def _why_no_declaration(game: Spin, seat: i64, couple: i64) -> Refusal:
    if not game.waits & BIT[seat] or game.due >= 0 or game.played == 0:
        return Refusal("spin.R6", "declare-after-stop")
    if couple < 0 or couple > 1:
        return Refusal("spin.R14", "no-such-act")
    if COUPLES[couple] & game.played_by[seat]:
        return Refusal("spin.R8", "couple-played-from")
    if COUPLES[couple] & ~game.hands[seat]:
        return Refusal("spin.15", "couple-not-held")
    return Refusal("spin.15", "pool-taken")
