"""Why a move at Speculation is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, PASS, Move, Refusal
from parlour.games.speculation import words

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation

SELLER: Final = [  # by step: whose window it is
    ("speculation.9", "dealer-sells-turn-up"),
    ("speculation.23", "holder-sells-chief"),
    ("speculation.21", "turner-sells-top"),
    ("speculation.16", "holder-sells-hand"),
    ("speculation.23", "holder-sells-chief"),
]


def why_not(game: Speculation, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("speculation.R10", "game-over")
    if game.phase == words.FIRST_DEALER:
        return Refusal("speculation.5", "no-dealer-yet")
    if game.phase == words.DEAL:
        return Refusal("speculation.7", "not-dealt")
    if verb is words.LOOK:
        return _why_no_look(game)
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move.a)
    if verb is words.BID or verb is PASS:
        return _why_no_bid(game, seat, move)
    if verb is words.ACCEPT or verb is words.REFUSE:
        return _why_no_answer(game, seat)
    if verb is words.OFFER or verb is words.KEEP:
        return _why_no_window(game, seat, move)
    return Refusal("speculation.R1", "no-such-act")


def _why_no_look(game: Speculation) -> Refusal:
    if not game.agreed.at_table:
        return Refusal("speculation.1", "nobody-looks")
    return Refusal("speculation.R6", "look-once")


def _why_no_claim(game: Speculation, seat: i64, offender: i64) -> Refusal:
    if not game.agreed.at_table:
        return Refusal("speculation.R6", "nothing-to-claim")
    if offender == seat:
        return Refusal("speculation.R6", "claim-of-others")
    return Refusal("speculation.19", "nothing-to-claim")


def _why_no_bid(game: Speculation, seat: i64, move: Move) -> Refusal:
    if game.phase == words.OFFERING:
        return Refusal("speculation.R1", "nothing-offered")
    if seat == game.deal.owner:
        return Refusal("speculation.R2", "own-item")
    if not game.deal.bidding & BIT[seat]:
        return Refusal("speculation.R1", "passed-before")
    if game.phase == words.ANSWER:
        return Refusal("speculation.R1", "bidding-closed")
    if seat == game.deal.bidder:
        return Refusal("speculation.R1", "highest-already")
    if not game.waits & BIT[seat]:
        return Refusal("speculation.R1", "not-your-turn")
    if move.verb is words.BID and move.a > game.counters():
        return Refusal("speculation.R1", "bid-above-pool", {"pool": game.counters()})
    if move.verb is words.BID and move.a <= game.deal.best:
        return Refusal("speculation.R1", "bid-too-low", {"best": game.deal.best})
    return Refusal("speculation.R1", "no-such-act")


def _why_no_answer(game: Speculation, seat: i64) -> Refusal:
    if game.phase != words.ANSWER:
        return Refusal("speculation.R1", "no-bid-to-answer")
    if seat != game.deal.owner:
        return Refusal("speculation.R1", "owner-answers")
    return Refusal("speculation.R1", "no-such-act")


def _why_no_window(game: Speculation, seat: i64, move: Move) -> Refusal:
    if game.phase == words.AUCTION:
        return Refusal("speculation.R1", "auction-goes-on")
    if game.phase == words.ANSWER:
        return Refusal("speculation.R1", "answer-first")
    if move.verb is words.OFFER and move.a != words.ITEM[game.deal.step]:
        return _why_not_for_sale(game, seat, move.a)
    if seat != game.deal.owner:
        clause, message = SELLER[game.deal.step]
        return Refusal(clause, message)
    if move.verb is words.OFFER and game.deal.step == words.HAND:
        return _why_no_lot(game, move)
    return Refusal("speculation.R1", "no-such-act")


def _why_not_for_sale(game: Speculation, seat: i64, item: i64) -> Refusal:
    if item == words.TURN_UP:
        pools = game.deal.holder == game.agreed.pool and game.deal.chief == game.deal.turn_up
        return Refusal("speculation.24", "pools-own") if pools else Refusal("speculation.9", "turned-already")
    if item == words.CHIEF:
        if game.deal.step == words.TURN_UP:
            return Refusal("speculation.12", "no-chief-yet")
        if game.deal.holder == game.agreed.pool:
            return Refusal("speculation.24", "pools-own")
        if seat != game.deal.holder:
            return Refusal("speculation.23", "holder-sells-chief")
        return Refusal("speculation.R1", "another-window")
    if item == words.TOP:
        if seat == game.deal.holder:
            return Refusal("speculation.16", "holder-turns-last")
        return Refusal("speculation.21", "turner-sells-top")
    if item == words.HAND:
        return Refusal("speculation.R12", "hand-at-the-end")
    return Refusal("speculation.R1", "no-such-act")


def _why_no_lot(game: Speculation, move: Move) -> Refusal:
    if move.b <= 0 or move.c != NONE:
        return Refusal("speculation.16", "name-your-cards")
    if move.b & game.deal.offered:
        return Refusal("speculation.R1", "one-auction-a-card")
    return Refusal("speculation.16", "no-such-card")
