"""Why a move at Commerce is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, PASS, Move, Refusal, Verb
from parlour.games.commerce.words import (
    ANSWER,
    BARTER,
    BUY,
    BUY_HORSE,
    DEAL,
    DECLINE,
    EXCHANGE,
    FIRST_DEALER,
    GIVE,
    GO_ON,
    HORSE,
    LAST_LAP,
    MODERN,
    POOL,
    STAND,
    TRADED,
)

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def why_not(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal(_end_clause(game), "game-over")
    if game.phase == FIRST_DEALER:
        return Refusal("commerce.20", "no-dealer-yet")
    if game.phase == DEAL:
        return Refusal("commerce.22", "not-dealt")
    if verb not in game.verbs():
        return Refusal("commerce.28" if game.agreed.mode == MODERN else "commerce.36", "no-such-act")
    if game.phase == HORSE:
        return Refusal("commerce.45", "horse-first")
    if game.agreed.mode == MODERN:
        return _why_not_modern(game, seat, move)
    return _why_not_old(game, seat, move)


def _end_clause(game: Commerce) -> str:
    if game.agreed.mode == POOL:
        return "commerce.R16" if game.agreed.deals else "commerce.44"
    return "commerce.18" if game.agreed.deals else "commerce.17"


# -- modern ---------------------------------------------------------------------------


def _why_not_modern(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb is EXCHANGE or verb is DECLINE or verb is BUY_HORSE:
        return Refusal("commerce.28", "not-in-this-game")
    if game.deal.stood & BIT[seat]:
        return Refusal("commerce.51", "has-stood")
    if not game.waits & BIT[seat]:
        return Refusal("commerce.30" if game.phase == ANSWER else "commerce.23", "not-your-turn")
    if game.phase == ANSWER:
        return _why_no_answer(verb)
    if verb is GIVE:
        return Refusal("commerce.30", "nothing-offered")
    if game.phase == TRADED:
        return _why_not_after_trade(verb)
    if verb is GO_ON or verb is PASS:
        return Refusal("commerce.33", "trade-or-stand")
    return _why_no_trade(game, seat, move)


def _why_not_after_trade(verb: Verb) -> Refusal:
    if verb is BUY or verb is BARTER:
        return Refusal("commerce.33", "one-trade-a-turn")
    return Refusal("commerce.32", "stand-or-go-on")


def _why_no_answer(verb: Verb) -> Refusal:
    if verb is GIVE:
        return Refusal("commerce.30", "card-not-held")
    return Refusal("commerce.30", "give-or-stand")


def _why_no_trade(game: Commerce, seat: i64, move: Move) -> Refusal:
    held = 0 <= move.a < 63 and game.deal.hands[seat] & BIT[move.a] != 0 and move.b == NONE and move.c == NONE
    if move.verb is BARTER and held:
        return Refusal("commerce.51", "nobody-to-barter-with")
    if move.verb is STAND:
        return Refusal("commerce.24", "no-such-act")
    return Refusal("commerce.30" if move.verb is BARTER else "commerce.29", "card-not-held")


# -- old and pool ------------------------------------------------------------------------


def _why_not_old(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb is BUY_HORSE:
        return Refusal("commerce.45", "no-horse-now")
    if verb is BUY or verb is BARTER or verb is GIVE or verb is GO_ON:
        return Refusal("commerce.35", "board-only")
    if not game.playing & BIT[seat]:
        return Refusal("commerce.43", "out-of-the-game")
    if game.deal.passed & BIT[seat]:
        return Refusal("commerce.37", "has-passed")
    if game.deal.stood & BIT[seat]:
        return Refusal("commerce.36", "has-stood")
    if not game.waits & BIT[seat]:
        return Refusal("commerce.38" if game.phase == LAST_LAP else "commerce.36", "not-your-turn")
    if game.phase == LAST_LAP and (verb is STAND or verb is PASS):
        return Refusal("commerce.38", "exchange-or-decline")
    if verb is DECLINE:
        return Refusal("commerce.38", "no-last-lap")
    return _why_no_exchange(game, seat, move)


def _why_no_exchange(game: Commerce, seat: i64, move: Move) -> Refusal:
    if move.verb is not EXCHANGE:
        return Refusal("commerce.36", "no-such-act")
    if not 0 <= move.a < 63 or not game.deal.hands[seat] & BIT[move.a]:
        return Refusal("commerce.36", "card-not-held")
    return Refusal("commerce.36", "not-on-the-board")
