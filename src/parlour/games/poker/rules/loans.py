"""Loans between players (R28): asked for before acting, once a turn, answered at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, altered
from parlour.core.moves import Choices, between
from parlour.games.poker.words import BORROWS, LENDING

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker
    from parlour.games.poker.rules.lawful import Lawful


def may_borrow(game: Lawful, seat: i64, lender: i64, counters: i64) -> bool:
    if not game.agreed.borrowing or game.deal.asked or game.phase == LENDING:
        return False
    return 0 <= lender < game.seats and lender != seat and 1 <= counters <= game.ledger[lender]


def add_choices(game: Lawful, seat: i64, found: Choices) -> None:
    if game.deal.asked or game.phase == LENDING:
        return
    for lender in range(game.seats):
        if lender != seat:
            found.add(between(BORROWS[lender], 1, game.ledger[lender], 1))


def borrow(game: Poker, seat: i64, lender: i64, counters: i64) -> None:
    game.say("poker.R28", "asks-loan", seat, counters, game.names[lender])
    game.deal.borrower = seat
    game.deal.wanted = counters
    game.deal.resume = game.phase
    game.phase = LENDING
    game._turn(lender)


def answer(game: Poker, lender: i64, lends: bool) -> None:
    seat = game.deal.borrower
    if lends:
        game.pay("poker.R28", "lends", lender, seat, game.deal.wanted)
        at = seat * game.seats + lender
        game.loans = altered(game.loans, at, game.loans[at] + game.deal.wanted)
        game.deal.borrowers |= BIT[seat]
    else:
        game.say("poker.R28", "refuses-loan", lender)
    game.resume_turn(seat)


def repay(game: Poker) -> None:
    """When a game is over, as far as the borrower's counters reach (poker.R28), from his left round (R33)."""
    if game.deal.borrowers == 0:
        return
    for seat in range(game.seats):
        for step in range(1, game.seats):
            lender = (seat + step) % game.seats
            at = seat * game.seats + lender
            owed = game.loans[at]
            if owed == 0:
                continue
            have: i64 = game.ledger[seat]
            paid = owed if owed < have else have
            if paid > 0:
                game.pay("poker.R28", "repays", seat, lender, paid)
            game.loans = altered(game.loans, at, 0)
            game.debts = altered(game.debts, at, game.debts[at] + owed - paid)


def settle(game: Poker) -> None:
    """At the end every debt is paid in full."""
    for seat in range(game.seats):
        for lender in range(game.seats):
            at = seat * game.seats + lender
            owed = game.debts[at]
            if owed:
                game.pay("poker.R28", "repays", seat, lender, owed)
                game.debts = altered(game.debts, at, 0)
