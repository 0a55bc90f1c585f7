"""What may be claimed at Smoking Cat, and when: a wrong deal, a look too soon, a suit not followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Choice, Choices, Move, between, exactly
from parlour.core.rights import ANY_PLAYER, ANYBODY, THE_DEALER, Right, Rights, moments
from parlour.games.smoking_cat.words import CLAIM, CLAIM_DEAL, COUNTED, PASSING, TRICKS

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable

DEALT: Final = 0
PROVEN: Final = 1  # a renonce: the round is lost by it, however the cards were dealt
GATHERED: Final = 2

OF_DEAL: Final = 0
OF_RENONCE: Final = 1
RIGHTS: Final = [
    Right("smoking-cat.r17", moments(DEALT), moments(PROVEN, GATHERED), None, THE_DEALER, ANYBODY),
    Right("smoking-cat.r12", moments(DEALT), moments(GATHERED), None, ANY_PLAYER, ANYBODY),
]
PEEKED: Final = 0  # claim SEAT 0
TRICKS_IN_ALL: Final = 8


def _right_of(_game: object, claim: Move) -> int:
    return OF_DEAL if claim.verb is CLAIM_DEAL else OF_RENONCE


TABLE_RIGHTS: Final = Rights(RIGHTS, ["dealt", "proven", "written"], _right_of)


def accused(offender: i64, trick: i64) -> int:
    """A claim against somebody as one number: what a claim that failed is remembered by."""
    return int(offender * 16 + trick)


def claims_open(game: CatTable) -> bool:
    return game.phase == PASSING or game.phase == TRICKS or game.phase == COUNTED


def offer(game: CatTable, found: Choices, seat: i64) -> None:
    """Claims are listed by window, not by guilt; nobody is tried twice in a round (smoking-cat.r32)."""
    if not claims_open(game):
        return
    game.claims.offer(found, CLAIM_DEAL, seat, OF_DEAL)
    for offender in range(4):
        if not game.conduct.convicted & BIT[offender]:
            _offer_tricks(game, found, seat, offender)


def _offer_tricks(game: CatTable, found: Choices, seat: i64, offender: i64) -> None:
    """The tricks in which he may be charged, those that follow each other as one range."""
    first: i64 = -1
    for trick in range(TRICKS_IN_ALL + 2):
        listed = trick <= TRICKS_IN_ALL and may_accuse(game, seat, offender, trick)
        if listed and first < 0:
            first = trick
        elif not listed and first >= 0:
            found.add(_charges(offender, first, trick - 1))
            first = -1


def _charges(offender: i64, first: i64, last: i64) -> Choice:
    if first == last:
        return exactly(Move(CLAIM, offender, first))
    return between(Move(CLAIM, offender), first, last, 1)


def may_accuse(game: CatTable, seat: i64, offender: i64, trick: i64) -> bool:
    if (seat, OF_RENONCE, accused(offender, trick)) in game.claims.failed:
        return False
    return trick == PEEKED or game.conduct.settled(offender, trick, game.phase == COUNTED)
