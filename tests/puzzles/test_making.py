"""How puzzles are made: what counts as clear, positions out of records and cases, and the file they are written to."""

from __future__ import annotations

import tomllib
from copy import copy
from pathlib import Path

import pytest

from parlour.bots.worlds import Tried
from parlour.core.moves import Move, verb
from parlour.core.show import view_lines
from parlour.puzzles.clear import Reckoning
from parlour.puzzles.puzzle import BEST, CLAIM, LAWFUL, Puzzle, position_of, puzzles_of
from parlour.puzzles.writing import written
from parlour.registry import rules_of
from parlour.review.course import Course
from tests.house.checkout import ROOT
from tests.puzzles.prove_clear import is_clear
from tests.review.games import golden
from tools.law_puzzles import law_puzzles
from tools.puzzles import shortened, start_of

NAP = rules_of("nap")
STAKE = 10.0


class Looked:
    """A look that has tried moves with these gains."""

    def __init__(self, *gains: list[float]) -> None:
        self.tried = [Tried(Move(verb(f"say{number}"))) for number in range(len(gains))]
        for tried, some in zip(self.tried, gains, strict=True):
            tried.gains = some


def reckoned(*gains: list[float]) -> Reckoning:
    return Reckoning(Looked(*gains), STAKE)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("best", "second", "clear"),
    [
        ([2.0, 2.0, 2.0, 2.0], [1.0, 1.0, 1.0, 1.0], True),
        ([1.2, 1.2, 1.2, 1.2], [1.0, 1.0, 1.0, 1.0], False),  # by less than a twentieth of the stake
        ([9.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], False),  # by chance, for all that can be told
    ],
)
def test_clear_is_four_standard_errors_and_a_twentieth_of_the_stake(
    best: list[float], second: list[float], clear: bool
) -> None:
    assert reckoned(best, second, [0.0] * 4).is_clear == clear
    assert not reckoned(best).is_clear


def test_the_stake_is_what_the_deal_showed_or_a_long_look_finds() -> None:
    assert reckoned([2.0, 2.0], [1.0, 1.0]).stake == STAKE
    assert reckoned([50.0, 50.0], [1.0, 1.0]).stake == 49.0


def test_a_clear_one_is_clear_in_other_worlds_and_its_worst_move_is_not_its_answer() -> None:
    """With few trials, as far as that goes: ``./dev proof puzzles`` takes as many as when they were made."""
    best = [puzzle for puzzle in puzzles_of(NAP) if puzzle.kind in BEST and len(puzzle.costs) < 4]
    puzzle = copy(max(best, key=lambda one: min(cost.cost / one.stake for cost in one.costs.values())))
    puzzle.usual = 150
    assert is_clear(puzzle)
    puzzle.answers = [next(iter(puzzle.costs))]
    assert not is_clear(puzzle)


def test_a_position_is_that_of_its_record() -> None:
    text = golden("nap")
    for turn in Course(text).turns[3:40:12]:
        game = position_of(shortened(start_of(text, turn.step), NAP), NAP)
        assert view_lines(game.view(turn.seat)) == view_lines(turn.before.view(turn.seat))


def test_the_cases_give_questions_about_the_law_each_about_another_clause() -> None:
    found = law_puzzles(NAP, ROOT / "tests" / "cases", "./dev")
    for kind in (CLAIM, LAWFUL):
        clauses = [puzzle["reason"] for puzzle in found if puzzle["kind"] == kind]
        assert clauses
        assert len(set(map(str, clauses))) == len(clauses)
    for puzzle in found:
        case, _, line = str(puzzle["origin"]).partition(", line ")
        assert Path(ROOT / "tests" / "cases" / case).is_file()
        assert line.isdigit()


def test_what_is_written_is_read_again() -> None:
    for puzzle in puzzles_of(NAP):
        costs = {move: [cost.cost, cost.error, cost.win] for move, cost in puzzle.costs.items()}
        names = (
            "kind",
            "seat",
            "answers",
            "options",
            "reason",
            "stake",
            "win",
            "worlds",
            "usual",
            "made",
            "origin",
            "case",
        )
        text = written({**{name: getattr(puzzle, name) for name in names}, "costs": costs, "found": puzzle.found})
        (read,) = tomllib.loads(text)["puzzle"]
        again = Puzzle(NAP, 1, read)
        assert [getattr(again, name) for name in names] == [getattr(puzzle, name) for name in names]
        assert again.found == puzzle.found
        assert again.costs.keys() == puzzle.costs.keys()
