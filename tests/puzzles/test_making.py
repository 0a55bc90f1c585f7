"""How puzzles are made: what counts as clear, positions out of records and cases, and the file they are written to."""

from __future__ import annotations

import tomllib
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
from parlour.review.second_opinion import SecondOpinion
from tests.house.checkout import ROOT
from tests.puzzles.prove_clear import SEED, is_clear, main, reckoned_again, tasks_of
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
    puzzle = max(best, key=lambda one: min(cost.cost / one.stake for cost in one.costs.values()))
    game = puzzle.position()
    answer, other = (game.notation().read(move) for move in (puzzle.answers[0], next(iter(puzzle.costs))))
    found = reckoned_again(puzzle, game, answer, SEED, 150 / puzzle.usual)
    assert is_clear(found, answer)
    assert not is_clear(found, other)


def test_the_proof_says_by_game_what_is_clear_again_and_lists_what_is_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose answer the strongest bot no longer gives; reckoned for a hundredth of the time, as far as that goes."""
    monkeypatch.setattr(SecondOpinion, "shares", lambda *_asked: False)
    table = tmp_path / "table"
    assert main([NAP.name, "--puzzles", "1", "--more", "0.003", "--jobs", "1", "--table", str(table)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert table.read_text(encoding="utf-8").splitlines() == lines
    assert [line.split()[0] for line in lines[:2]] == [NAP.name, "all"]
    assert all(line.endswith(" 0 made by the strongest bot") for line in lines[:2])
    (task,) = tasks_of(NAP, 1, SEED)
    assert lines[2:3] == ["no longer clear:"]
    assert lines[3].startswith(f"  {task.puzzle.id}, {task.puzzle.answers[0]}: ")
    assert lines[3].endswith("; the strongest bot mostly does something else")


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
