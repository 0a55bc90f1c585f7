"""Lessons: the guided first deal of a game, a case in its folder that is walked through from its first seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.cases.lines import CLAUSE, Outcome, lines_of, with_blocks
from parlour.cases.run import MOVE, Run
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import Unknown

FILE = "lesson.case"
LEARNER = 0
EXPECTS = "!?=>~"  # lines that only expect something: tests hold them, a lesson reads them


class Task(NamedTuple):
    """What the learner is to do now: the move, the reason as a bot gives it, clauses to read with it."""

    move: str
    reason: str
    clauses: list[str]


class Stage(NamedTuple):
    """Where the deal stands: the game, what happened since the last stage, and what the learner is asked to do."""

    game: Game
    events: list[Event]
    task: Task | None


def has_lesson(rules: Rules) -> bool:
    return (rules.folder / FILE).is_file()


def text_of(rules: Rules) -> str:
    if not has_lesson(rules):
        raise Unknown(f"{rules.name} has no lesson")
    return (rules.folder / FILE).read_text(encoding="utf-8")


def stages(rules: Rules) -> Iterator[Stage]:
    """The deal move by move: a stage before every move, and the end; one game goes through them all."""
    return Walk(rules).stages()


class Walk:
    """On the way through a lesson: what was told so far, and what is kept for the learner's next move."""

    reason: str
    clauses: list[str]

    def __init__(self, rules: Rules) -> None:
        self.run = Run(lambda _name: rules, Outcome(FILE))
        self.lines = lines_of(text_of(rules))
        self.told = 0
        self._forget()

    def _forget(self) -> None:
        self.reason = ""
        self.clauses = []

    def stages(self) -> Iterator[Stage]:
        for line, block in with_blocks(self.lines):
            move = MOVE.match(line.text)
            if move is not None:
                yield self._stage(self._task(move[1], move[2].strip()))
            if line.text[0] == "@":
                self._note(line.text)
            elif line.text[0] not in EXPECTS and line.text != "try:":
                self.run.step(line, block)
        yield self._stage(None)

    def _stage(self, task: Task | None) -> Stage:
        self.run.go_on_until_asked()
        game = self.run.begin()
        events = game.events[self.told :]
        self.told = len(game.events)
        return Stage(game, events, task)

    def _task(self, name: str, move: str) -> Task | None:
        if self.run.begin().names.index(name) != LEARNER:
            return None
        task = Task(move, self.reason, self.clauses)
        self._forget()
        return task

    def _note(self, text: str) -> None:
        """Before the move that they speak of stand ``@ A advised MOVE -> REASON`` and ``@ A sees CLAUSE``.

        ``@ A told MESSAGE`` after the first is what the lesson says instead: a hint of the book fits many hands, a
        lesson explains this one.
        """
        head, _, reason = text.partition("->")
        words = head.split()
        if words[2] == "advised":
            self.reason = reason.strip()
        elif words[2] == "told":
            self.reason = words[3]
        elif words[2] == "sees" and CLAUSE.match(words[3]):
            self.clauses.append(words[3])
