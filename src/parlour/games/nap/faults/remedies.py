"""Claims at a table of Nap: who may make them, whether they are right, what follows (nap.13 to 16, R5, R15, R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.events import HAND, NO_SEAT
from parlour.core.moves import NONE, Choices, Move
from parlour.games.nap.faults import tricks
from parlour.games.nap.faults.rights import EXPOSURE, HANDLING, MISDEAL, REVOKE, RIGHTS, STRAY
from parlour.games.nap.state import NO_KITTY
from parlour.games.nap.words import CLAIM
from parlour.mechanisms.trick_faults import NO_BREACH, WRONG_CARD, seat_of

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable

REVOKE_TRICKS = 5  # what a revoke costs an opponent, in tricks (nap.R15)


def offer(game: NapTable, found: Choices, seat: i64) -> None:
    """Claims are listed by window, not by guilt."""
    for right in range(len(RIGHTS)):
        if entitled(game, seat, right):
            game.claims.offer(found, CLAIM, seat, right)


def entitled(game: NapTable, seat: i64, right: i64) -> bool:
    return right not in (MISDEAL, EXPOSURE) or seat != game.dealer


def claim(game: NapTable, seat: i64, right: i64) -> None:
    if right == REVOKE:
        _claim_revoke(game, seat)
        return
    if right == STRAY:
        _claim_stray(game, seat)
        return
    fault = game.claims.of_another(right, seat)
    if fault is None:
        _fail(game, seat, right)
        return
    clause = RIGHTS[right].clause
    game.say(clause, "claims-fault", seat, 0, game.names[fault.offender])
    game.claims.remedied(fault)
    if game.agreed.kitty_rule != NO_KITTY:
        game.pay(clause, "pays-penalty", fault.offender, game.seats, game.agreed.stake)  # nap.R10: never doubled
    if right in (MISDEAL, EXPOSURE) or (right == HANDLING and fault.n != NONE):
        game.deal_anew_by_same()


def _fail(game: NapTable, seat: i64, right: i64) -> None:
    game.claims.fail(seat, right, NONE)
    game.say("nap.R5", "claim-fails", seat)


def _claim_revoke(game: NapTable, seat: i64) -> None:
    """An opponent pays the caller five tricks and play returns; the caller has lost his call (nap.R15)."""
    found = tricks.breach(game, WRONG_CARD, seat, game.pack.all)
    if found.k == NO_BREACH:
        _fail(game, seat, REVOKE)
        return
    offender, caller = found.offender, game.deal.caller
    game.say("nap.R15", "claims-fault", seat, 0, game.names[offender])
    game.conduct.shown |= found.due & game.deal.hands[offender]
    game.carry("nap.R15", "had-these", offender, found.due, HAND[offender], HAND[offender])
    if offender == caller:
        game.settle(False)
        return
    stakes = 2 if game.doubled else 1
    game.pay("nap.R15", "pays-revoke", offender, caller, REVOKE_TRICKS * game.agreed.stake * stakes)
    tricks.go_back(game, found.k, offender, "nap.R15")
    game.conduct.bound = offender


def _claim_stray(game: NapTable, seat: i64) -> None:
    """Before the next act it is taken back without a fine (nap.R16)."""
    offender = game.conduct.stray
    if offender < 0 or offender == seat:
        _fail(game, seat, STRAY)
        return
    game.say("nap.R16", "claims-fault", seat, 0, game.names[offender])
    if game.conduct.plays and seat_of(game.conduct.plays[-1]) == offender:
        tricks.go_back(game, len(game.conduct.plays) - 1, offender, "nap.R16")
    else:
        _take_back_call(game, offender)


def _take_back_call(game: NapTable, seat: i64) -> None:
    """It was never said (nap.R16)."""
    deal, conduct = game.deal, game.conduct
    deal.said[seat] = -1
    deal.caller = conduct.held_by
    deal.highest = conduct.held
    deal.nap_caller = conduct.held_nap
    deal.may_answer = conduct.may_answer
    conduct.stray = NO_SEAT
    game.say("nap.R16", "call-taken-back", seat)


def noticed(game: NapTable, seat: i64, claim: Move) -> bool:
    """Whether the ground of a claim lies open to the seat: acts that all saw, or cards that it has seen."""
    right = claim.a
    if right == REVOKE:
        return tricks.breach(game, WRONG_CARD, seat, game.seen(seat)).k != NO_BREACH
    if right == STRAY:
        return game.conduct.stray >= 0 and game.conduct.stray != seat
    return game.claims.of_another(right, seat) is not None
