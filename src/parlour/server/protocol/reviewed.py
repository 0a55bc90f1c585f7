"""A finished game gone through, as it is told over HTTP (docs/review.md)."""

from __future__ import annotations

from msgspec import Struct


class ResultParts(Struct):
    """What a result is made of; the four sum to it."""

    value: float
    chance: float
    own: float
    others: float
    result: float


class ReviewedMove(Struct):
    """A mistake or a blunder.  ``entry`` is that of the table's log which brought it, as a replay counts."""

    entry: int
    step: int
    deal: int
    played: str
    better: str  # empty: to let it be
    reason: str
    deals: int  # in which it was weighed
    verdict: str
    cost: float
    error: float
    stake: float
    win: tuple[float, float]  # the chance to come out of the deal ahead: as played, and with the better move


class MissedClaim(Struct):
    """A right claim that nobody made, and the entries before which it could have been made."""

    entry: int
    clause: str
    claim: str
    noticed: bool


class UncaughtAct(Struct):
    """An offence that nobody claimed."""

    entry: int
    move: str
    clause: str
    claimable: list[str]


class SeatReviewed(Struct):
    """One seat: how many decisions were judged, and the mistakes and blunders, the worst first.

    ``parts`` are null where the table does not open its cards: they are reckoned from all hands.
    """

    seat: int
    decisions: int
    mistakes: int
    blunders: int
    parts: ResultParts | None
    faults: list[ReviewedMove]
    missed: list[MissedClaim] = []
    uncaught: list[UncaughtAct] = []


class GameReview(Struct, omit_defaults=True):
    """A finished game gone through; not ``ready`` while it is being reckoned: ask again."""

    table: str
    number: int
    game: str
    ready: bool
    seats: list[SeatReviewed] = []
