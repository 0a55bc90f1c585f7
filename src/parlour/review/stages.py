"""The deals of a game, or what is settled sooner: in which of them each move was made, and how it began."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.onward import Onward
from parlour.core.game import Game
from parlour.review.course import Course


class Stage(NamedTuple):
    """One deal: its number as the outlook counts, its first move, and how the seats stood when it began."""

    number: int
    first: int
    before: list[float]


class Stages:
    """All of them, in their order; counters and points alone are read, which lie open."""

    def __init__(self, course: Course, onward: Onward) -> None:
        self.course = course
        self.each: list[Stage] = []
        self.of_turn: list[Stage] = []
        for turn in course.turns:
            number = int(onward.outlook.stage(turn.before))
            if not self.each or number != self.each[-1].number:
                self.each.append(Stage(number, turn.number, self._ended(turn.number, onward)))
            self.of_turn.append(self.each[-1])

    def _ended(self, first: int, onward: Onward) -> list[float]:
        """How the seats stood when what came before this move was settled."""
        if not self.each:
            return onward.stand(self.course.start)
        return onward.outcome(self.last_position(first), self.each[-1].number, 0)

    def last_position(self, first: int) -> Game:
        """A copy of the position from which chance led to a stage that begins with this move."""
        return self.course.position_after(first - 1) if first else self.course.start.copy()
