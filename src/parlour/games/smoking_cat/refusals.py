"""Why a move at Smoking Cat is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.smoking_cat.rules.points import DECIDED
from parlour.games.smoking_cat.words import PASS, PASSING, STOP

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat


def why_not(game: SmokingCat, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb not in game.verbs():
        return Refusal("smoking-cat.r25", "no-such-act")
    if game.over:
        return Refusal("smoking-cat.11", "game-over")
    if game.phase < PASSING:
        return Refusal("smoking-cat.14", "not-dealt")
    if verb is PASS:
        return _why_no_pass(game, seat, move.a)
    if verb is PLAY:
        return _why_no_card(game, seat, move.a)
    if not game.agreed.early_end:
        return Refusal("smoking-cat.r8", "no-early-end")
    return _why_no_stop(game) if verb is STOP else _why_no_throw(game, seat)


def _why_no_pass(game: SmokingCat, seat: i64, cards: i64) -> Refusal:
    if game.phase != PASSING or not game.waits & BIT[seat]:
        return Refusal("smoking-cat.18", "passed-already")
    if cards >= 0 and count(cards) == 3 and cards & ~game.deal.hands[seat]:
        return Refusal("smoking-cat.18", "card-not-held")
    return Refusal("smoking-cat.18", "pass-three")


def _why_no_card(game: SmokingCat, seat: i64, card: i64) -> Refusal:
    if game.phase == PASSING:
        return Refusal("smoking-cat.20", "exchange-first")
    lead = "smoking-cat.24" if game.deal.tricks_made else "smoking-cat.21"
    if not game.waits & BIT[seat]:
        return Refusal("smoking-cat.22" if game.deal.in_trick else lead, "not-your-turn")
    if 0 <= card < 63 and game.deal.hands[seat] & BIT[card] and game.deal.led >= 0:
        return Refusal("smoking-cat.27", "must-follow-suit")
    return Refusal("smoking-cat.27" if game.deal.in_trick else lead, "card-not-held")


def _why_no_stop(game: SmokingCat) -> Refusal:
    message = "nobody-decided" if game.deal.beaten < 0 else "stop-between-tricks"
    return Refusal("smoking-cat.9", message, {"points": DECIDED})


def _why_no_throw(game: SmokingCat, seat: i64) -> Refusal:
    message = "throw-at-your-turn" if game.deal.beaten == seat else "not-sure-to-lose"
    return Refusal("smoking-cat.32", message, {"points": DECIDED})
