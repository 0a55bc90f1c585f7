"""The form of a puzzle, and the file of a game's puzzles: ``puzzles.toml`` in its folder (docs/puzzles.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from parlour.cases.lines import Outcome, lines_of
from parlour.cases.run import Run
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.puzzles.grading import grade_of

FILE = "puzzles.toml"
DIGITS = 4

# what is asked
CARD = "card"  # which card is best?
CALL = "call"  # what is best: propose or play, bid or pass?
CLAIM = "claim"  # what may be claimed?
LAWFUL = "lawful"  # what is lawful here?
BEST = (CARD, CALL)
LAW = (CLAIM, LAWFUL)


class Cost(NamedTuple):
    """What another move costs beside the best one: in what the game counts, its error, the two chances to win."""

    cost: float
    error: float
    win: float  # the chance to come out of the deal with more, after this move


class Puzzle:
    """A position of one seat, a question, and what is right."""

    def __init__(self, rules: Rules, number: int, fields: dict[str, Any]) -> None:
        self.game = rules.name
        self.id = f"{rules.name}-{number}"  # the name of its game, and a number there
        self.kind: str = fields["kind"]
        self.seat: str = fields["seat"]  # its name in the position
        # moves as a record writes them; of law puzzles, all of them together are right
        self.answers: list[str] = fields["answers"]
        self.options: list[str] = fields.get("options", [])  # of law puzzles: what can be chosen
        self.reason: str = fields.get("reason", "")  # a clause or a message, where the book or the law speaks
        self.stake: float = fields.get("stake", 0.0)
        self.win: float = fields.get("win", 0.0)  # the chance to come out of the deal with more after the best move
        # by move, of the others
        self.costs = {move: Cost(*numbers) for move, numbers in fields.get("costs", {}).items()}
        self.worlds: int = fields.get("worlds", 0)  # in which the best two were weighed, each time
        self.usual: int = fields.get("usual", 0)  # moves that a review plays for such a decision
        self.found: dict[str, float] = fields.get("found", {})  # by level of bots, how often they find it
        self.made: str = fields["made"]  # the command that made it
        self.origin: str = fields["origin"]  # the number of the game and the step, or the case and its line
        self.case: str = fields["case"]  # the position
        self._rules = rules

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def is_about_law(self) -> bool:
        return self.kind in LAW

    @property
    def grade(self) -> int:
        return grade_of(self.found)

    def position(self) -> Game:
        """The game at the moment of the question, with all that was told so far."""
        return position_of(self.case, self._rules)

    def seat_in(self, game: Game) -> int:
        return game.names.index(self.seat)


def position_of(case: str, rules: Rules) -> Game:
    run = Run(lambda _name: rules, Outcome(FILE))
    run.steps(lines_of(case))
    run.go_on_until_asked()
    if run.outcome.failures:
        raise ParlourError(f"a position of {FILE} does not hold: {run.outcome.failures[0]}")
    return run.begin()


@cache
def puzzles_of(rules: Rules) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of its file."""
    file = rules.folder / FILE
    if not file.is_file():
        return ()
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(Puzzle(rules, number, fields) for number, fields in enumerate(read["puzzle"], 1))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise ParlourError(f"{FILE} of {rules.name} cannot be read: {error}") from None
