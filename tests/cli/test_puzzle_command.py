"""The command ``parlour puzzle``."""

from __future__ import annotations

import pytest

from parlour.core.languages import LANGUAGES
from parlour.puzzles import kept
from parlour.puzzles.calendar import in_order, of_day, today
from parlour.puzzles.puzzle import CALL, CLAIM, LAWFUL, Puzzle, puzzles_of
from parlour.registry import rules_of
from parlour.terminal.puzzle import PlainPuzzle
from parlour.terminal.puzzle_picture import draw_with
from parlour.terminal.settings import Settings
from tests.cli.running import document, parlour


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(rules_of("nap")) if puzzle.kind == kind)


class Sat:
    """Somebody before a puzzle, who answers with these lines."""

    def __init__(self, puzzle: Puzzle, *answers: str, language: str = "en") -> None:
        self.said: list[str] = []
        self.answers = list(answers)
        self.table = PlainPuzzle(puzzle, Settings(language))
        self.table.say = self.said.append
        self.table.ask = self._ask
        self.right = self.table.solve()

    def _ask(self, _prompt: str) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_refuted_and_the_right_one_told(language: str) -> None:
    puzzle = first(CALL)
    wrong = next(iter(puzzle.costs))
    sat = Sat(puzzle, "nonsense", wrong, language=language)
    assert sat.right is False
    words = sat.table.words
    assert words("puzzle-wrong") in sat.said
    assert words("puzzle-on") in sat.said
    assert len(sat.said) > sat.said.index(words("puzzle-on")) + 3
    assert Sat(puzzle, puzzle.answers[0], language=language).right is True


def test_neither_a_hint_nor_a_list_of_moves_gives_the_answer_away() -> None:
    puzzle = first(LAWFUL)
    sat = Sat(puzzle, "hint", "moves")
    assert sat.right is None
    assert sat.table.words("no-hint") in sat.said
    assert not any("Your turn" in line for line in sat.said)


def test_the_law_is_asked_by_numbers() -> None:
    puzzle = first(LAWFUL)
    numbers = [str(puzzle.options.index(answer) + 1) for answer in puzzle.answers]
    assert Sat(puzzle, " ".join(numbers)).right is True
    sat = Sat(puzzle, "77", ", ".join(numbers[:-1]))
    assert sat.right is False
    assert any(sat.table.named(puzzle.answers[-1]) in line for line in sat.said[-2:])
    claim = first(CLAIM)
    assert Sat(claim, str(claim.options.index(claim.answers[0]) + 1)).right is True
    assert Sat(claim, "0").right is False


def test_the_position_is_drawn_for_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    draw_with(Settings(), Console(width=100))(PlainPuzzle(first(CALL), Settings()))
    assert "♣" in capsys.readouterr().out


def test_it_is_answered_at_once() -> None:
    puzzle = of_day(today())
    found = document("puzzle")
    assert isinstance(found, dict)
    assert found["id"] in [puzzle.id, of_day(today()).id]  # the day may end meanwhile
    call = first(CALL)
    told = parlour("puzzle", call.id, "--answer", next(iter(call.costs)))
    assert (told.returncode, "That is not right." in told.stdout) == (1, True)
    listed = document("puzzle", "--list")
    assert isinstance(listed, list)
    assert len(listed) == len(in_order())


def test_what_is_no_puzzle_is_refused() -> None:
    for words in (["nap-999"], ["nap", "--today"], ["loto"]):
        refused = parlour("puzzle", *words)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), words


def test_the_next_one_of_a_game_is_one_that_was_not_answered(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.cli.puzzling import _chosen

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    puzzles = puzzles_of(rules_of("nap"))
    assert _chosen("nap") is puzzles[0]
    memory = kept.load()
    memory.note(puzzles[0].id, True)
    kept.save(memory)
    assert _chosen("nap") is puzzles[1]
