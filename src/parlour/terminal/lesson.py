"""The guided first deal of a game: cards that are laid, others who play by themselves, a learner who is told why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour.cases.lesson import LEARNER, Stage, Task, stages
from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.law.book import Book
from parlour.present.teller import Teller
from parlour.terminal.course import Course
from parlour.terminal.sitting import Sitting


class Otherwise(ParlourError):
    """A lawful move that is not the one of the lesson."""


class LessonSitting(Sitting):
    """A sitting at a table where everything is settled beforehand; nothing of it is written down."""

    def __init__(self, rules: Rules) -> None:
        self.way: Iterator[Stage] = stages(rules)
        self.stage = next(self.way)
        self.steps = 0
        super().__init__(rules, self.stage.game, LEARNER, 0, Path(), ["book"])

    @property
    def game(self) -> Game:
        return self.stage.game

    @property
    def position(self) -> int:
        return self.steps

    def save(self) -> None:
        """The lesson begins anew whenever somebody takes it."""

    def wanted(self) -> Move | None:
        """What the learner is to do now."""
        return None if self.stage.task is None else self.game.notation().read(self.stage.task.move)

    def play(self, seat: int, move: Move) -> None:
        wanted = self.wanted()
        refusal = self.game.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if wanted is None or not move.same(wanted):
            raise Otherwise("the lesson goes on with another move")
        self.go_on()

    def go_on(self) -> None:
        """The move of this stage is made, and the game stands where the next begins."""
        self.stage = next(self.way, Stage(self.game, [], None))
        self.steps += 1


class LessonCourse(Course):
    """From stage to stage: the others at the table's pace, the learner when he has done what is asked."""

    async def _step(self) -> None:
        sitting = self.sitting
        assert isinstance(sitting, LessonSitting)
        if sitting.wanted() is not None:
            await self._persons_turn()
        else:
            await self.pace.pause()
            sitting.go_on()


def reasons(task: Task, book: Book, teller: Teller) -> list[str]:
    """Why the learner is to do it, and the clauses to read with it, each in a sentence."""
    clauses = [*([task.reason] if task.reason in book.ids() else []), *task.clauses]
    told = [] if not task.reason or task.reason in book.ids() else [teller.text(task.reason, {"n": 0})]
    return [*told, *(f"{book.find(clause).text} [{clause}]" for clause in dict.fromkeys(clauses))]
