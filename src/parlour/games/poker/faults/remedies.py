"""Claims: what they find, and what puts it right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move
from parlour.games.poker import words
from parlour.games.poker.faults import disputes, drawing, rights
from parlour.games.poker.faults.dealing import misdeal
from parlour.games.poker.faults.shows import leave_play, lose_bet
from parlour.games.poker.rules import session

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def claim(game: PokerTable, seat: i64, right: i64) -> None:
    if right == rights.DISPUTE:
        disputes.dispute(game, seat)
        return
    accused = rights.offender(game, seat, right)
    if accused < 0:
        game.claims.fail(seat, right, -1)
        game.say("poker.R45", "claim-fails", seat)
        return
    game.say(rights.RIGHTS[right].clause, "claims", seat)
    if BIT[right] & rights.OF_CONDUCT:
        disputes.bring(game, right, seat, accused)
        return
    dealer_erred = right in (rights.UNCUT_PACK, rights.WRONG_NUMBER, rights.TOO_MANY, rights.TOO_FEW)
    disputes.name_judge(game, seat, game.dealer if dealer_erred else accused)
    if right in (rights.UNCUT_PACK, rights.WRONG_NUMBER):
        misdeal(game, rights.RIGHTS[right].clause)
    elif right == rights.TOO_MANY:
        drawing.put_back_excess(game, accused)
    elif right == rights.TOO_FEW:
        drawing.make_up(game, accused)
    else:
        _declare_foul(game, accused, right)


def _declare_foul(game: PokerTable, seat: i64, right: i64) -> None:
    """He lays the hand down, retires and loses what he staked (poker.28, law 63)."""
    game.say(rights.RIGHTS[right].clause, "foul-hand", seat)
    game.say("poker.28", "abandons-hand", seat, game.deal.stake[seat])
    lose_bet(game, seat)
    if right == rights.FOUL_DEALT:
        _refund(game, seat)
    leave_play(game, seat)
    game.go_on_without(seat)


def _refund(game: PokerTable, seat: i64) -> None:
    """The dealer gives him back his ante or straddle, from his own purse and nothing more (poker.law.14, R15)."""
    due = game.deal.forced[seat]
    if due == 0 or seat == game.dealer or game.agreed.no_refund:
        return
    session.sell_for(game, game.dealer, due)
    game.pay("poker.law.14", "returns-ante", game.dealer, seat, due)
    game.conduct.refunded += due


def noticed(game: PokerTable, seat: i64, claim: Move) -> bool:
    """All that may be claimed lies open; what was asked for, each remembers for himself."""
    right = claim.a
    if right == rights.DISPUTE:
        return False
    if game.phase == words.DEALING and seat == game.dealer:
        return False  # he does not stop his own deal
    return rights.offender(game, seat, right) >= 0
