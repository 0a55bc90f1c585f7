"""Disputes: the number asked for goes to the neighbours (poker.law.46), conduct to the judge (poker.law.77 to 79)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count, nth
from parlour.core.events import NO_SEAT
from parlour.games.poker import words
from parlour.games.poker.faults.rights import DISTRACTED, RIGHTS, TOLD_HAND
from parlour.games.poker.rules import session

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


# -- who judges ---------------------------------------------------------------------------------


def judge_of(game: PokerTable, claimant: i64, accused: i64) -> i64:
    """The dealer; he a party, his left; he too, his right, then clockwise (poker.law.77, 78, R24)."""
    parties = BIT[claimant] | BIT[accused]
    right = (game.dealer + game.seats - 1) % game.seats
    for step in range(game.seats):
        seat = right if step == 2 else (game.dealer + step) % game.seats
        if parties & BIT[seat] == 0:
            return seat
        if step == 2 and parties & BIT[(game.dealer + 2) % game.seats] == 0:
            return (game.dealer + 2) % game.seats
    return NO_SEAT


def name_judge(game: PokerTable, claimant: i64, accused: i64) -> i64:
    judge = judge_of(game, claimant, accused)
    if judge < 0:
        game.say("poker.R45", "nobody-to-judge")
    elif judge == game.dealer:
        game.say("poker.law.77", "judges", judge)
    else:
        game.say("poker.law.78" if judge == game.left(game.dealer) else "poker.R24", "judges", judge)
    return judge


# -- conduct: the judge upholds or dismisses ----------------------------------------------------


def bring(game: PokerTable, right: i64, claimant: i64, accused: i64) -> None:
    """The game rests until judgement is given; where everybody is a party, what all have heard decides."""
    conduct = game.conduct
    conduct.right = right
    conduct.claimant = claimant
    conduct.accused = accused
    conduct.summoned = 0
    conduct.judge = name_judge(game, claimant, accused)
    rest(game)
    if conduct.judge < 0:
        uphold(game)
    else:
        _ask_judge(game)


def rest(game: PokerTable) -> None:
    game.conduct.resume = game.phase
    game.conduct.resume_seat = nth(game.waits, 0)


def resume(game: PokerTable) -> None:
    game.phase = game.conduct.resume
    game._turn(game.conduct.resume_seat)


def _ask_judge(game: PokerTable) -> None:
    game.phase = words.JUDGING
    game._turn(game.conduct.judge)


def may_summon(game: PokerTable, seat: i64) -> bool:
    return seat != game.conduct.judge and not game.conduct.summoned & BIT[seat]


def summon(game: PokerTable, seat: i64) -> None:
    """Any person at the table gives evidence, if he can (poker.law.79)."""
    game.conduct.summoned |= BIT[seat]
    game.say("poker.law.79", "summons", game.conduct.judge, 0, game.names[seat])
    game.phase = words.EVIDENCE
    game._turn(seat)


def give_evidence(game: PokerTable, seat: i64, word: i64) -> None:
    message = "says-so" if word == words.TRUE else "denies" if word == words.FALSE else "cannot-say"
    game.say("poker.law.79", message, seat)
    _ask_judge(game)


def uphold(game: PokerTable) -> None:
    """Where the source knows no penalty it is enough that all hear it (poker.R48)."""
    conduct = game.conduct
    clause = RIGHTS[conduct.right].clause
    if conduct.right == DISTRACTED:
        session.sell_for(game, conduct.accused, conduct.refunded)
        game.pay(clause, "pays-in-stead", conduct.accused, game.dealer, conduct.refunded)
        conduct.refunded = 0  # he pays for any other foul hand of that deal too
    else:
        conduct.judged |= BIT[conduct.right]
        game.say(clause, "told-hand" if conduct.right == TOLD_HAND else "told-number", conduct.accused)
    resume(game)


def dismiss(game: PokerTable) -> None:
    """On a fact the judge's word is final (poker.law.77)."""
    game.conduct.judged |= BIT[game.conduct.right]
    game.say("poker.law.77", "dismisses", game.conduct.judge)
    resume(game)


# -- the number asked for -----------------------------------------------------------------------


def dispute(game: PokerTable, seat: i64) -> None:
    game.conduct.disputed |= BIT[seat]
    game.conduct.claimant = seat
    game.conduct.heard = 0
    game.say("poker.law.46", "disputes-number", seat)
    rest(game)
    _ask_witness(game)


def next_witness(game: PokerTable) -> i64:
    """The dealer's left, his right, then clockwise from the disputant's left; the dealer is the other party."""
    disputant, heard = game.conduct.claimant, game.conduct.heard
    barred = heard | BIT[disputant] | BIT[game.dealer]
    if not barred & BIT[game.left(game.dealer)]:
        return game.left(game.dealer)
    right = (game.dealer + game.seats - 1) % game.seats
    if not barred & BIT[right]:
        return right
    for step in range(1, game.seats):
        seat = (disputant + step) % game.seats
        if not barred & BIT[seat]:
            return seat
    return NO_SEAT


def _ask_witness(game: PokerTable) -> None:
    witness = next_witness(game)
    if witness < 0:
        thrown = count(game.deal.thrown[game.conduct.claimant])
        game.say("poker.law.46", "held-right", game.conduct.claimant, thrown)
        _settle_number(game, thrown)
        return
    game.phase = words.TESTIFYING
    game._turn(witness)


def testify(game: PokerTable, seat: i64, n: i64) -> None:
    if n == words.CANNOT:
        game.conduct.heard |= BIT[seat]
        game.say("poker.law.46", "cannot-say", seat)
        _ask_witness(game)
        return
    game.say("poker.law.46", "testifies", seat, n)
    _settle_number(game, n)


def _settle_number(game: PokerTable, n: i64) -> None:
    """What he is held to have asked decides whether it was he or the dealer who erred."""
    seat = game.conduct.claimant
    game.conduct.asked[seat] = n
    rightly = n == count(game.deal.thrown[seat])
    if rightly:
        game.conduct.as_asked &= ~BIT[seat]
    elif len(game.conduct.packet(seat)) == n:
        game.conduct.as_asked |= BIT[seat]
    game.claims.failed = []
    resume(game)
