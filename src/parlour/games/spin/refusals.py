"""Why a move at Spin is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.spin.words import ACE, COUPLES, DECLARE, GONE, SPIN
from parlour.mechanisms.stops import KING, KNAVE, MATRIMONY, OVER, PLAYING, QUEEN, why_no_card

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
    lead = "spin.16" if game.deal.played else "spin.14"
    return why_no_card(game, seat, "spin.14", lead, "spin.2" if move.a in GONE else lead)


def _why_not_joined(game: Spin, seat: i64) -> Refusal:
    if not game.waits & BIT[seat]:
        return Refusal("spin.18", "not-your-turn")
    if not game.deal.hands[seat] & BIT[ACE]:
        return Refusal("spin.5", "no-spin-held")
    if game.deal.due < 0:
        return Refusal("spin.R3", "not-with-a-lead")
    return Refusal("spin.18", "must-play-due", {"card": game.pack.face(game.deal.due)})


def _why_no_declaration(game: Spin, seat: i64, couple: i64) -> Refusal:
    if not game.waits & BIT[seat] or game.deal.due >= 0 or game.deal.played == 0:
        return Refusal("spin.R6", "declare-after-stop")
    if couple < 0 or couple > 1:
        return Refusal("spin.R14", "no-such-act")
    if seat in (game.deal.court_by(QUEEN), game.deal.court_by(KING if couple == MATRIMONY else KNAVE)):
        return Refusal("spin.R8", "couple-played-from")
    if COUPLES[couple] & ~game.deal.hands[seat]:
        return Refusal("spin.15", "couple-not-held")
    return Refusal("spin.15", "pool-taken")
