"""Claims at a table of Loo: who may make them, whether they are right, and what follows (loo.36 to 42, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND
from parlour.core.moves import NONE, Choices, Move
from parlour.games.loo.faults import tricks
from parlour.games.loo.faults.rights import HANDLING, MISDEAL, OTHER_HAND, PEEPING, RIGHTS
from parlour.games.loo.rules import pool
from parlour.games.loo.words import CLAIM, DECLARE
from parlour.mechanisms.trick_faults import NO_BREACH, OUT_OF_TURN, WRONG_CARD

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def offer(game: LooTable, found: Choices, seat: i64) -> None:
    """Claims are listed by window, not by guilt."""
    for right in range(len(RIGHTS)):
        if entitled(game, seat, right):
            game.claims.offer(found, CLAIM, seat, right)


def entitled(game: LooTable, seat: i64, right: i64) -> bool:
    return right != MISDEAL or seat != game.dealer


def claim(game: LooTable, seat: i64, right: i64) -> None:
    if right in (WRONG_CARD, OUT_OF_TURN):
        _claim_card(game, seat, right)
        return
    fault = game.claims.of_another(right, seat)
    if fault is None:
        _fail(game, seat, right)
        return
    offender = fault.offender
    game.say(RIGHTS[right].clause, "claims-fault", seat, 0, game.names[offender])
    game.claims.remedied(fault)
    if right == MISDEAL:
        _pay_single_loo(game, offender, "loo.39")
        game.deal_anew_by_same()
    elif right == HANDLING:
        _pay_single_loo(game, offender, "loo.40")
        if fault.n != NONE:  # mixed, or a card seen
            game.deal_anew_by_same()
    elif right == PEEPING:
        _pay_single_loo(game, offender, "loo.41")
    elif right == OTHER_HAND:
        _saw_other_hand(game, offender)
    else:
        _fine(game, offender, "loo.38")


def _fail(game: LooTable, seat: i64, right: i64) -> None:
    game.claims.fail(seat, right, NONE)
    game.say("loo.R8", "claim-fails", seat)


def _pay_single_loo(game: LooTable, seat: i64, clause: str) -> None:
    """At once, into the present pool."""
    game.pay(clause, "pays-penalty", seat, game.seats, game.agreed.single_loo)


def _fine(game: LooTable, seat: i64, clause: str) -> None:
    """A full loo into the next pool, one in a deal at most; his winnings stay (loo.36, R9)."""
    game.conduct.fined |= BIT[seat]
    game.conduct.forfeit |= BIT[seat]
    game.say(clause, "fined", seat)


def _saw_other_hand(game: LooTable, seat: i64) -> None:
    """A full loo at once; who has not declared must throw up, who stands plays for the pool (loo.42, R11)."""
    conduct = game.conduct
    if conduct.paid & BIT[seat] == 0:
        game.pay("loo.42", "pays-penalty", seat, game.seats, pool.loo_for(game, game.pool()))
        conduct.paid |= BIT[seat]
    if game.deal.standing & BIT[seat]:
        conduct.forfeit |= BIT[seat]
        game.say("loo.42", "plays-for-pool", seat)
    elif game.phase == DECLARE and game.deal.hands[seat]:
        conduct.barred |= BIT[seat]
        game.say("loo.42", "must-throw-up", seat)


def _claim_card(game: LooTable, seat: i64, right: i64) -> None:
    found = tricks.breach(game, right, seat, game.pack.all)
    if found.k == NO_BREACH:
        _fail(game, seat, right)
        return
    offender = found.offender
    clause = RIGHTS[right].clause
    game.say(clause, "claims-fault", seat, 0, game.names[offender])
    if right == WRONG_CARD:
        game.conduct.shown |= found.due & game.deal.hands[offender]
        game.carry(clause, "had-these", offender, found.due, HAND[offender], HAND[offender])
    _fine(game, offender, clause)
    tricks.go_back(game, found, right)


def gather(game: LooTable, seat: i64) -> None:
    game.say("loo.R8", "gathers-cards", seat)
    game.settle()


def noticed(game: LooTable, seat: i64, claim: Move) -> bool:
    """Whether the ground of a claim lies open to the seat: acts that all saw, or cards that it has seen."""
    right = claim.a
    if right in (WRONG_CARD, OUT_OF_TURN):
        return tricks.breach(game, right, seat, game.seen(seat)).k != NO_BREACH
    return game.claims.of_another(right, seat) is not None
