"""A whole game gone through: every seat's decisions, what its result is made of, and its conduct."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.bots.onward import Onward
from parlour.core.rules import rule_of_book
from parlour.review.conduct import Conduct, Missed, Uncaught
from parlour.review.course import Course
from parlour.review.decisions import Decision, Reviewer
from parlour.review.purse import allowance, for_each_seat
from parlour.review.split import Parts, Split
from parlour.review.stages import Stages
from parlour.review.stake import FAULTS

WORST = 3


class SeatReview(NamedTuple):
    """What is to be said to whoever sat there."""

    seat: int
    name: str
    decisions: list[Decision]
    missed: list[Missed]
    uncaught: list[Uncaught]

    @property
    def faults(self) -> list[Decision]:
        """Mistakes and blunders, the worst first: by what they cost of what was at stake."""
        found = [decision for decision in self.decisions if decision.verdict in FAULTS]
        return sorted(found, key=lambda decision: -decision.share)

    @property
    def worst(self) -> list[Decision]:
        return self.faults[:WORST]

    def count(self, verdict: str) -> int:
        return sum(decision.verdict == verdict for decision in self.decisions)


class Review:
    """Of the seats asked for; ``parts`` only where all hands may be shown, for they are reckoned from all of them."""

    def __init__(self, course: Course, seats: Iterable[int], moves: int, seed: int = 0, all_open: bool = True) -> None:
        self.rules = course.rules
        self.course = course
        self.seed = seed
        self.allowance = moves
        onward = Onward(course.rules.outlook, rule_of_book(course.rules))
        stages = Stages(course, onward)
        conduct = Conduct(course, stages)
        split = Split(course, stages, onward, moves, seed)
        self.parts: Parts | None = split.parts() if all_open else None
        asked = list(seats)
        each = for_each_seat(moves, split.planned if all_open else 0, len(asked))
        self.seats: list[SeatReview] = []
        for seat in asked:
            decisions = Reviewer(course, stages, onward, seat, each, seed).judge()
            missed = [one for one in conduct.missed if one.seat == seat and (all_open or one.noticed)]
            uncaught = [one for one in conduct.uncaught if one.turn.seat == seat]
            self.seats.append(SeatReview(seat, course.names[seat], decisions, missed, uncaught))


def review(
    course: Course, seats: Iterable[int] = (), more: float = 1.0, seed: int = 0, all_open: bool = True
) -> Review:
    """A review of some seats, or of all; ``more`` times the usual reckoning."""
    asked = list(seats) or range(len(course.names))
    return Review(course, asked, allowance(course.rules, more), seed, all_open)
