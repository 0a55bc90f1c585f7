"""Why a move at Nap is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.nap import words

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def why_not(game: Nap, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    known = verb in game.verbs()
    if game.over:
        return Refusal("nap.4", "game-over")
    if game.phase == words.FIRST_DEALER:
        return Refusal("nap.9", "no-dealer-yet")
    if not game.dealt():
        return Refusal("nap.12", "not-dealt")
    if not known or move.overfull():
        return Refusal("nap.26", "no-such-act")
    if game.sits_out(seat):
        return Refusal(game.out_clause(), "stands-out-of-play")
    if verb is words.CALL:
        return _why_no_call(game, seat, move.a)
    if verb is PLAY:
        return _why_no_card(game, seat, move.a)
    if verb is words.BUY:
        return _why_no_purchase(game, seat, move.a)
    if verb is words.LAY:
        return _why_no_laying(game, seat, move.a)
    return _why_no_spare(game, seat) if verb is words.TAKE_SPARE else _why_no_answer(game)


def _not_his_turn(game: Nap, seat: i64) -> bool:
    return game.waits & BIT[seat] == 0


def _why_no_call(game: Nap, seat: i64, rung: i64) -> Refusal:
    if rung < words.PASSED or rung > words.BLUCHER:
        return Refusal("nap.18", "no-such-call")
    if game.deal.said[seat] >= 0:
        return Refusal("nap.21", "call-stands")
    if _not_his_turn(game, seat):
        return Refusal("nap.18", "not-your-turn")
    if game.phase == words.BUYING:
        return Refusal("nap.35", "buy-first")
    if game.phase == words.LAYING:
        return Refusal("nap.47", "lay-first")
    if rung > words.NAP:
        return _why_no_overcall(game, rung)
    if rung < words.NAP and words.CALLED[rung] >= game.agreed.all_tricks:
        return Refusal("nap.5", "all-tricks-are-nap")
    if rung == words.MISERE and game.agreed.ladder & BIT[words.MISERE] == 0:
        return Refusal("nap.26", "not-agreed")
    if game.agreed.ladder & BIT[rung] == 0:
        return Refusal("nap.39", "below-lowest-call")
    return Refusal("nap.20", "call-not-higher")


def _why_no_overcall(game: Nap, rung: i64) -> Refusal:
    if game.agreed.ladder & BIT[rung] == 0:
        return Refusal("nap.45", "overcall-not-agreed")
    if game.deal.highest >= rung:
        return Refusal("nap.20", "call-not-higher")
    return Refusal("nap.43", "wellington-over-nap" if rung == words.WELLINGTON else "blucher-over-wellington")


def _why_no_spare(game: Nap, seat: i64) -> Refusal:
    if not game.agreed.spare_hand:
        return Refusal("nap.26", "not-agreed")
    if game.deal.said[seat] >= 0:
        return Refusal("nap.21", "call-stands")
    if _not_his_turn(game, seat):
        return Refusal("nap.18", "not-your-turn")
    if game.phase != words.CALLING:
        return Refusal("nap.35", "buy-first")
    return Refusal("nap.36", "spare-hand-taken") if game.deal.taker >= 0 else Refusal("nap.20", "call-not-higher")


def _why_no_answer(game: Nap) -> Refusal:
    if not game.agreed.may_raise:
        return Refusal("nap.26", "not-agreed")
    if game.phase == words.ANSWERING:
        return Refusal("nap.44", "nap-caller-answers")
    return Refusal("nap.44", "no-challenge")


def _why_no_purchase(game: Nap, seat: i64, cards: i64) -> Refusal:
    if not game.agreed.buying:
        return Refusal("nap.26", "not-agreed")
    if game.phase != words.BUYING:
        return Refusal("nap.35", "too-late-to-buy")
    if _not_his_turn(game, seat):
        return Refusal("nap.18", "not-your-turn")
    if cards < 0 or cards & ~game.deal.hands[seat]:
        return Refusal("nap.35", "card-not-held")
    return Refusal("nap.R11", "stock-short", {"stock": game.stock()})


def _why_no_laying(game: Nap, seat: i64, cards: i64) -> Refusal:
    clause = "nap.47" if game.agreed.to_lay else "nap.36"
    if not game.agreed.to_lay and not game.agreed.spare_hand:
        return Refusal("nap.26", "not-agreed")
    if game.phase != words.LAYING and game.phase != words.CHOOSING:
        return Refusal(clause, "nothing-to-lay")
    if _not_his_turn(game, seat):
        return Refusal("nap.18", "not-your-turn")
    if cards < 0 or cards & ~game.deal.hands[seat]:
        return Refusal(clause, "card-not-held")
    return Refusal(clause, "lay-so-many", {"due": game.lay_due()})


def _why_no_card(game: Nap, seat: i64, card: i64) -> Refusal:
    if game.phase != words.TRICKS:
        return Refusal("nap.22", "calls-first")
    if _not_his_turn(game, seat):
        return Refusal("nap.18", "not-your-turn")
    if card < 0 or card > 62 or game.deal.hands[seat] & BIT[card] == 0:
        return Refusal("nap.23", "card-not-held")
    return Refusal("nap.23", "must-follow-suit")
