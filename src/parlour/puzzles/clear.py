"""When a decision is clear enough for a puzzle: a review's look at it, made twenty times as long, and twice.

The best move must lead every other one by four standard errors and by a twentieth of what is at stake, both times, in
worlds that have nothing in common.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.bots.onward import Onward
from parlour.bots.worlds import Tried, Worlds, lead
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Advice, Seat
from parlour.review.course import Turn
from parlour.review.looking import Look
from parlour.review.stake import spread

HARDER = 20  # times the trials of a review
LEAD_ERRORS = 4.0
LEAD_STAKE = 0.05
DOUBT = 2.0  # standard errors: what stays behind by more than that is given up early
UNBOUNDED = 1 << 40  # worlds: the moves played in them are bounded
TWICE = (1, 2)  # the reckonings, by which their worlds differ


class LongLook(Look):
    """A look that goes on twenty times as long, and in which every move is tried in every world."""

    most_worlds = UNBOUNDED

    def _drop(self) -> None:
        """Nothing: each of the others must be shown to be worse, and by how much."""


class Reckoning:
    """One long look at a decision: the best move, and by how much it leads each of the others."""

    def __init__(self, look: LongLook, stake: float) -> None:
        """``stake``: what was found to be at stake in the deal; a longer look may find more."""
        ranked = sorted(look.tried, key=lambda one: -one.mean)
        # others: the best of them first
        self.best, self.others = ranked[0], ranked[1:]
        self.stake = max(stake, spread(gain for tried in look.tried for gain in tried.gains))

    def cost(self, other: Tried) -> tuple[float, float]:
        return lead(self.best, other)

    @property
    def is_clear(self) -> bool:
        return bool(self.others) and all(self._leads(*self.cost(other)) for other in self.others)

    def _leads(self, ahead: float, error: float) -> bool:
        return ahead > LEAD_ERRORS * error and ahead > LEAD_STAKE * self.stake

    @property
    def is_hopeless(self) -> bool:
        """Whether a longer look would hardly make it clear."""
        ahead, error = self.cost(self.others[0])
        return ahead + DOUBT * error < LEAD_STAKE * self.stake


class Question(NamedTuple):
    """A decision to be reckoned: the seat asked, what the book says, how it stood before the deal, what is at stake."""

    turn: Turn
    advice: Advice | None
    before: float
    stake: float

    def look(self, onward: Onward, usual: int, seed: int) -> LongLook:
        """At first as long as a review does, which is ``usual`` moves that are played on."""
        handle = Seat(self.turn.before, self.turn.seat)
        worlds = Worlds(handle, onward, self.before, seed_of(seed, 0))
        return LongLook(self.turn, onward, self.advice, worlds, usual, seed_of(seed, 1))


def reckonings(question: Question, onward: Onward, usual: int, seed: int) -> list[Reckoning]:
    """Both of them where the decision is clear and they agree, else nothing."""
    found: list[Reckoning] = []
    for look in looks(question, onward, usual, seed):
        if len(look.tried) < 2 or Reckoning(look, question.stake).is_hopeless:
            return []
        reckoning = gone_on(look, question, usual)
        if not reckoning.is_clear or (found and not found[0].best.move.same(reckoning.best.move)):
            return []
        found.append(reckoning)
    return found


def looks(question: Question, onward: Onward, usual: int, seed: int) -> Iterator[LongLook]:
    """The two of them, in worlds that have nothing in common, each as long as a review's so far."""
    return (question.look(onward, usual, seed_of(seed, number)) for number in TWICE)


def gone_on(look: LongLook, question: Question, usual: int) -> Reckoning:
    """What a look comes to when it has gone on twenty times as long."""
    look.go_on(HARDER * usual)
    return Reckoning(look, question.stake)


def answer_of(found: list[Reckoning]) -> Move:
    return found[0].best.move
