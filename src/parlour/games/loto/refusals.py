"""Which clause refuses what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.loto import words

if TYPE_CHECKING:
    from parlour.games.loto.rules.first import FirstMethod
    from parlour.games.loto.rules.second import SecondMethod


def why_no_answer(game: FirstMethod, seat: i64, move: Move) -> Refusal:
    if (move.verb is not words.ANSWER and move.verb is not words.WAIT) or move.overfull():
        return Refusal("loto.7", "no-such-act")
    if game.over:
        return Refusal("loto.14", "game-over")
    if game.phase != words.CALL:
        return Refusal("loto.8", "not-dealt")
    if game.drawn == 0:
        return Refusal("loto.12", "nothing-called")
    if game.held[seat] & game.bearing[game.last_called()] == 0:
        return Refusal("loto.13", "number-not-yours")
    if game.agreed.exclusive and game.claims.fresh & ~game.held[seat]:
        return Refusal("loto.13", "another-was-first")
    return Refusal("loto.R4", "answered-already")


def why_no_change(game: SecondMethod, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb not in game.verbs() or move.overfull():
        return Refusal("loto.7", "no-such-act")
    if game.over:
        return Refusal("loto.34", "game-over")
    if game.phase != words.SWAPS and game.phase != words.CHANGE:
        return _why_not_now(game, move) if game.phase == words.DRAWING else Refusal("loto.15", "not-drawn")
    if game.exchange.offered >= 0:
        return Refusal("loto.19", "answer-the-offer")
    if verb is words.AGREE or verb is words.DECLINE:
        return Refusal("loto.19", "nothing-offered")
    if game.waits & BIT[seat] == 0:
        return Refusal(game.window_clause(), "not-your-turn")
    assert verb is not words.READY
    if verb is words.THROW or verb is words.TAKE:
        return _why_no_throw(game, seat, move)
    return _why_no_exchange(game, seat, move)


def _why_not_now(game: SecondMethod, move: Move) -> Refusal:
    """Between two drawings, or between the window and the first."""
    if move.verb is words.THROW or move.verb is words.TAKE:
        return Refusal("loto.20", "only-before-refill")
    if (move.verb is words.SWAP or move.verb is words.TRADE) and game.deals and not game.agreed.consent:
        return Refusal("loto.19", "no-consent")
    return Refusal("loto.22", "drawing-comes")


def _why_no_throw(game: SecondMethod, seat: i64, move: Move) -> Refusal:
    if game.phase != words.CHANGE:
        return Refusal("loto.20", "only-before-refill")
    if _moved(game, move.a):
        return Refusal("loto.R16", "moved-already")
    if move.verb is words.TAKE:
        return Refusal("loto.20", "not-aside")
    own = game.held[seat]
    if _among(own, move.a) and own & (own - 1) == 0:
        return Refusal("loto.R13", "last-ticket")
    return Refusal("loto.20", "not-your-ticket")


def _why_no_exchange(game: SecondMethod, seat: i64, move: Move) -> Refusal:
    if game.phase == words.CHANGE and not game.agreed.consent:
        return Refusal("loto.19", "no-consent")
    if not game.may_exchange():
        return Refusal("loto.R16", "two-exchanges")
    if not _among(game.held[seat], move.a):
        return Refusal("loto.19", "not-your-ticket")
    theirs = move.b if move.verb is words.SWAP else move.c
    if _moved(game, move.a) or _moved(game, theirs):
        return Refusal("loto.R16", "moved-already")
    if move.verb is words.TRADE:
        return Refusal("loto.19", "not-his-ticket")
    return Refusal("loto.19", "not-aside")


def _among(tickets: i64, ticket: i64) -> bool:
    return 0 <= ticket < 63 and tickets & BIT[ticket] != 0


def _moved(game: SecondMethod, ticket: i64) -> bool:
    return _among(game.exchange.moved, ticket)
