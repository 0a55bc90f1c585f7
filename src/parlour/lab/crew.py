"""Who does the work of the lab: this process, others beside it (``processes``), or a cluster (``cluster``).

A piece of work is a function and what it is given, both known by name wherever the package is installed.  What comes of
the pieces is handed out in their order, so that nobody can tell from a result who did the work, or how many.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, Self, TypeVar

from parlour.errors import ParlourError
from parlour.lab import interrupts

Task = TypeVar("Task")
Found = TypeVar("Found")

AHEAD = 8  # pieces for each who works that may be begun before the first of them is done
A_MOMENT = 0.2  # seconds after which one looks whether to go on
MOST_DEATHS = 3  # over one piece of work


class Crew:
    """Does pieces of work; this one alone does them here, one after the other."""

    def each(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Generator[Found]:
        """What comes of each task, in their order."""
        for task in tasks:
            interrupts.raise_noted()
            yield work(task)

    def dismiss(self) -> None:
        """The work is done, or nobody wants it any more."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.dismiss()


class Answer(NamedTuple):
    """What came of the piece of work with this number: something, an error in it, or the death of who did it."""

    number: int
    found: object = None
    error: BaseException | None = None
    died: bool = False


class Hired(Crew):
    """Workers of whom any may die at any moment: their piece of work is done again."""

    at_once: int  # pieces of work that may be under way

    def begin(self, number: int, work: Callable[[Task], Found], task: Task) -> None:
        """Have a piece of work done."""
        raise NotImplementedError

    def answers(self, seconds: float) -> list[Answer]:
        """What has been done, as soon as anything is; nothing where so many seconds pass."""
        raise NotImplementedError

    def drop(self) -> None:
        """Nobody waits any more for what is under way."""
        raise NotImplementedError

    def each(self, work: Callable[[Task], Found], tasks: Sequence[Task]) -> Generator[Found]:
        to_do = deque(range(len(tasks)))
        done: dict[int, Found] = {}
        deaths: Counter[int] = Counter()
        under_way = 0
        told = 0  # so many pieces, from the first on
        try:
            while told < len(tasks):
                while to_do and under_way < self.at_once and to_do[0] < told + AHEAD * self.at_once:
                    number = to_do.popleft()
                    self.begin(number, work, tasks[number])
                    under_way += 1
                interrupts.raise_noted()
                for answer in self.answers(A_MOMENT):
                    under_way -= 1
                    if answer.died:
                        deaths[answer.number] += 1
                        _demand_hope(deaths[answer.number])
                        to_do.appendleft(answer.number)
                    elif answer.error is not None:
                        raise answer.error
                    else:
                        done[answer.number] = answer.found  # type: ignore[assignment]  # of this work
                while told in done:
                    yield done.pop(told)
                    told += 1
        finally:
            self.drop()


def _demand_hope(deaths: int) -> None:
    if deaths >= MOST_DEATHS:
        raise ParlourError(
            f"{deaths} workers have died over the same piece of work: was there too little memory, or did they"
            " fail to start?"
        )
