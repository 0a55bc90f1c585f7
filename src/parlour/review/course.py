"""The course of a finished game: each move with the position in which it was made."""

from __future__ import annotations

from typing import NamedTuple

from parlour.cases.lines import Line
from parlour.cases.run import Finder, is_step, run_case
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.errors import BadCase, Unknown
from parlour.registry import rules_of


class Turn(NamedTuple):
    """One move of a game."""

    number: int  # among all moves, from 0
    step: int  # among the steps of the record, from 1: moves, and lines ``go``
    before: Game  # the position, which nobody changes
    seat: int
    move: Move

    @property
    def written(self) -> str:
        return self.before.notation().write(self.move)


class Course:
    """All moves of a game that has been played to its end, and how it ended."""

    def __init__(self, text: str, path: str = "record", find: Finder = rules_of) -> None:
        """BadCase: the record cannot be read or does not come to what it says; Unknown: the game is not over."""
        self.turns: list[Turn] = []
        self._steps = _steps_of(text)
        outcome = run_case(text, find, path, self._note)
        if outcome.failures:
            raise BadCase(f"{path} does not come to what it says: line {outcome.failures[0].line.number}")
        assert outcome.game is not None
        if not self.turns:
            raise Unknown(f"{path} shows no move: there is nothing to review")
        if not outcome.game.over:
            raise Unknown(f"the game of {path} is not over: it can be reviewed when it has ended")
        self.end = outcome.game
        self.names = list(outcome.game.names)
        self.rules = find(outcome.game.name)
        self.start = self.rules.make(self.end.options, self.names, Chance(0))  # before anything has happened

    def _note(self, before: Game, seat: int, move: Move, line: Line) -> None:
        if line.indent == 0:  # what a case only tries has not happened
            self.turns.append(Turn(len(self.turns), self._steps[line.number], before, int(seat), move))

    def position_after(self, number: int) -> Game:
        """A copy of the position after a move, before chance or anybody else does anything."""
        turn = self.turns[number]
        after = turn.before.copy()
        after.play(turn.seat, turn.move)
        return after


def _steps_of(text: str) -> dict[int, int]:
    """By the number of a line, which step it is."""
    found: dict[int, int] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        bare = raw.partition("#")[0].rstrip()
        if bare and not bare[0].isspace() and is_step(bare):
            found[number] = len(found) + 1
    return found
