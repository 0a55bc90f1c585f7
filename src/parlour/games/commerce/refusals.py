"""Why a move at Commerce is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, PASS, Move, Refusal, Verb
from parlour.games.commerce import words

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def why_not(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal(_end_clause(game), "game-over")
    if game.phase == words.FIRST_DEALER:
        return Refusal("commerce.20", "no-dealer-yet")
    if game.phase == words.DEAL:
        return Refusal("commerce.22", "not-dealt")
    if verb not in game.verbs():
        return Refusal("commerce.28" if game.agreed.mode == words.MODERN else "commerce.36", "no-such-act")
    if game.phase == words.HORSE:
        return Refusal("commerce.45", "horse-first")
    if game.agreed.mode == words.MODERN:
        return _why_not_modern(game, seat, move)
    return _why_not_old(game, seat, move)


def _end_clause(game: Commerce) -> str:
    if game.agreed.mode == words.POOL:
        return "commerce.R16" if game.agreed.deals else "commerce.44"
    return "commerce.18" if game.agreed.deals else "commerce.17"


def _why_not_modern(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb is words.EXCHANGE or verb is words.DECLINE or verb is words.BUY_HORSE:
        return Refusal("commerce.28", "not-in-this-game")
    if game.deal.stood & BIT[seat]:
        return Refusal("commerce.51", "has-stood")
    if not game.waits & BIT[seat]:
        return Refusal("commerce.30" if game.phase == words.ANSWER else "commerce.23", "not-your-turn")
    if game.phase == words.ANSWER:
        return _why_no_answer(verb)
    if verb is words.GIVE:
        return Refusal("commerce.30", "nothing-offered")
    if game.phase == words.TRADED:
        return _why_not_after_trade(verb)
    if verb is words.GO_ON or verb is PASS:
        return Refusal("commerce.33", "trade-or-stand")
    return _why_no_trade(game, seat, move)


def _why_not_after_trade(verb: Verb) -> Refusal:
    if verb is words.BUY or verb is words.BARTER:
        return Refusal("commerce.33", "one-trade-a-turn")
    return Refusal("commerce.32", "stand-or-go-on")


def _why_no_answer(verb: Verb) -> Refusal:
    if verb is words.GIVE:
        return Refusal("commerce.30", "card-not-held")
    return Refusal("commerce.30", "give-or-stand")


def _why_no_trade(game: Commerce, seat: i64, move: Move) -> Refusal:
    held = 0 <= move.a < 63 and game.deal.hands[seat] & BIT[move.a] != 0 and move.b == NONE and move.c == NONE
    if move.verb is words.BARTER and held:
        return Refusal("commerce.51", "nobody-to-barter-with")
    if move.verb is words.STAND:
        return Refusal("commerce.24", "no-such-act")
    return Refusal("commerce.30" if move.verb is words.BARTER else "commerce.29", "card-not-held")


def _why_not_old(game: Commerce, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb is words.BUY_HORSE:
        return Refusal("commerce.45", "no-horse-now")
    if verb is words.BUY or verb is words.BARTER or verb is words.GIVE or verb is words.GO_ON:
        return Refusal("commerce.35", "board-only")
    if not game.playing & BIT[seat]:
        return Refusal("commerce.43", "out-of-the-game")
    if game.deal.passed & BIT[seat]:
        return Refusal("commerce.37", "has-passed")
    if game.deal.stood & BIT[seat]:
        return Refusal("commerce.36", "has-stood")
    if not game.waits & BIT[seat]:
        return Refusal("commerce.38" if game.phase == words.LAST_LAP else "commerce.36", "not-your-turn")
    if game.phase == words.LAST_LAP and (verb is words.STAND or verb is PASS):
        return Refusal("commerce.38", "exchange-or-decline")
    if verb is words.DECLINE:
        return Refusal("commerce.38", "no-last-lap")
    return _why_no_exchange(game, seat, move)


def _why_no_exchange(game: Commerce, seat: i64, move: Move) -> Refusal:
    if move.verb is not words.EXCHANGE:
        return Refusal("commerce.36", "no-such-act")
    if not 0 <= move.a < 63 or not game.deal.hands[seat] & BIT[move.a]:
        return Refusal("commerce.36", "card-not-held")
    return Refusal("commerce.36", "not-on-the-board")
