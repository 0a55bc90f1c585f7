"""An answer judged: right or wrong, what it costs, what the law says to it, and how it goes on at the table."""

from __future__ import annotations

from parlour.cases.lesson import Stage
from parlour.core.moves import IllegalMove, Move, Refusal
from parlour.errors import BadMove
from parlour.judging.foretelling import Foretold
from parlour.puzzles.going_on import going_on
from parlour.puzzles.puzzle import CLAIM, LAWFUL, Cost, Puzzle

NOTHING = ""  # to claim nothing


class Verdict:
    """What is said to one answer."""

    chosen: list[str]
    right: bool

    def __init__(self, puzzle: Puzzle, chosen: list[str]) -> None:
        """BadMove: it cannot be read, or was not asked for; IllegalMove: the law forbids it."""
        self.puzzle = puzzle
        self.game = puzzle.position()  # the position
        self.seat = puzzle.seat_in(self.game)
        self.cost: Cost | None = None  # of a move that is not the best; None also where it was not weighed
        self.stages: list[Stage] = []  # how it goes on
        self.refusals: dict[str, Refusal] = {}  # what the law says against the options that are not lawful
        if puzzle.kind == LAWFUL:
            self._sorted_out(chosen)
        elif puzzle.kind == CLAIM:
            self._claimed(chosen)
        else:
            self._moved(chosen)

    def _sorted_out(self, chosen: list[str]) -> None:
        self.chosen = [self._option(one) for one in chosen]
        self.right = sorted(set(self.chosen)) == sorted(self.puzzle.answers)
        for option in self.puzzle.options:
            refusal = self.game.why_not(self.seat, self._read(option))
            if refusal is not None:
                self.refusals[option] = refusal

    def _claimed(self, chosen: list[str]) -> None:
        claim = _only(chosen)
        self.chosen = [claim if claim == NOTHING else self._option(claim)]
        self.right = claim in self.puzzle.answers
        made = claim if claim != NOTHING else self.puzzle.answers[0]
        foretold = Foretold(self.game, self.seat, self._read(made))
        self.stages = [Stage(foretold.after, foretold.events, None)]

    def _moved(self, chosen: list[str]) -> None:
        move = self._read(_only(chosen))
        refusal = self.game.why_not(self.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        written = self.game.notation().write(move)
        self.chosen = [written]
        self.right = written in self.puzzle.answers
        self.cost = self.puzzle.costs.get(written)
        best = self._read(self.puzzle.answers[0])
        costs = self.cost.cost if self.cost is not None else 0.0
        self.stages = going_on(self.puzzle.rules, self.game, self.seat, move, best, costs)

    def _option(self, text: str) -> str:
        if text not in self.puzzle.options:
            raise BadMove(f"{text[:40]!r} was not asked for")
        return text

    def _read(self, text: str) -> Move:
        return self.game.notation().read(text)

    @property
    def missed(self) -> list[str]:
        """What is right as well and was not chosen."""
        return [answer for answer in self.puzzle.answers if answer not in self.chosen]


def _only(chosen: list[str]) -> str:
    if len(chosen) != 1:
        raise BadMove("one move is asked for")
    return chosen[0]
