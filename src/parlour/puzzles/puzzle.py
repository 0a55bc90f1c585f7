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

    id: str  # the name of its game, and a number there
    game: str
    kind: str
    seat: str  # its name in the position
    answers: list[str]  # moves as a record writes them; of law puzzles, all of them together are right
    options: list[str]  # of law puzzles: what can be chosen
    reason: str  # a clause or a message, where the book or the law speaks
    stake: float
    win: float  # the chance to come out of the deal with more after the best move
    costs: dict[str, Cost]  # by move, of the others
    worlds: int  # in which the best two were weighed, each time
    usual: int  # moves that a review plays for such a decision
    found: dict[str, float]  # by level of bots, how often they find it
    made: str  # the command that made it
    origin: str  # the number of the game and the step, or the case and its line
    case: str  # the position

    def __init__(self, rules: Rules, number: int, fields: dict[str, Any]) -> None:
        self.game = rules.name
        self.id = f"{rules.name}-{number}"
        self.kind = fields["kind"]
        self.seat = fields["seat"]
        self.answers = fields["answers"]
        self.options = fields.get("options", [])
        self.reason = fields.get("reason", "")
        self.stake = fields.get("stake", 0.0)
        self.win = fields.get("win", 0.0)
        self.costs = {move: Cost(*numbers) for move, numbers in fields.get("costs", {}).items()}
        self.worlds = fields.get("worlds", 0)
        self.usual = fields.get("usual", 0)
        self.found = fields.get("found", {})
        self.made = fields["made"]
        self.origin = fields["origin"]
        self.case = fields["case"]
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
