"""One puzzle a day for all, and the row of days on one device."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from parlour.errors import Unknown
from parlour.puzzles import kept
from parlour.puzzles.calendar import find_puzzle, in_order, of_day
from parlour.puzzles.grading import found_by, grade_of, is_found_by_all, is_found_by_the_strongest
from parlour.puzzles.kept import Kept
from parlour.puzzles.puzzle import CARD, puzzles_of
from parlour.registry import rules_of

DAY = date(2026, 11, 16)
QUICK = ("beginner", "reader", "quick")


def test_the_order_is_one_of_all_puzzles_and_depends_on_their_names_alone() -> None:
    names = [puzzle.id for puzzle in in_order()]
    assert len(set(names)) == len(names)
    in_order.cache_clear()
    assert [puzzle.id for puzzle in in_order()] == names


def test_each_day_has_another_until_all_were_asked() -> None:
    days = [DAY + timedelta(days=n) for n in range(len(in_order()))]
    assert len({of_day(day).id for day in days}) == len(days)
    assert of_day(DAY) is of_day(DAY + timedelta(days=len(days)))


def test_the_page_finds_the_same_one() -> None:
    """As it does: the number of days since 1970, modulo how many there are."""
    seconds = (DAY - date(1970, 1, 1)).days * 86_400 + 3_600
    assert in_order()[seconds // 86_400 % len(in_order())] is of_day(DAY)


def test_a_puzzle_is_found_by_its_name() -> None:
    puzzle = in_order()[0]
    assert find_puzzle(puzzle.id) is puzzle
    with pytest.raises(Unknown):
        find_puzzle("nap-999")


def test_days_in_a_row_count_while_the_first_answer_is_right() -> None:
    memory = Kept()
    for n in range(3):
        memory.note_day(DAY + timedelta(days=n), True)
    assert (memory.streak, memory.best) == (3, 3)
    memory.note_day(DAY + timedelta(days=2), False)  # the second answer of that day
    assert memory.streak == 3
    memory.note_day(DAY + timedelta(days=3), False)
    assert (memory.streak, memory.best) == (0, 3)
    memory.note_day(DAY + timedelta(days=9), True)
    assert memory.streak == 1


@pytest.mark.parametrize("text", ["", "[]", '{"answered": 3, "streak": -4, "best": "x", "last": 7}', "{"])
def test_whatever_was_kept_badly_is_forgotten(text: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    path = kept.kept_path()
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    memory = kept.load()
    assert (memory.streak, memory.best, memory.answered) == (0, 0, {})
    memory.note("nap-1", True)
    memory.note_day(DAY, True)
    kept.save(memory)
    assert kept.load() == memory


def test_the_grade_is_the_same_with_the_same_bots() -> None:
    puzzle = next(one for one in puzzles_of(rules_of("nap")) if one.kind == CARD)
    game = puzzle.position()
    seat, answer = puzzle.seat_in(game), game.notation().read(puzzle.answers[0])
    found = found_by(puzzle.rules, game, seat, [answer], QUICK)
    assert found == {level: puzzle.found[level] for level in QUICK}


def test_grades_go_by_those_who_think() -> None:
    assert grade_of({"beginner": 0.1, "reader": 1.0, "deep": 1.0}) == 1
    assert grade_of({"beginner": 1.0, "reader": 0.0, "deep": 0.9}) == 3
    assert grade_of({}) == 2
    assert is_found_by_all({"beginner": 0.0, "deep": 1.0})
    assert not is_found_by_the_strongest({"reader": 1.0, "deep": 0.5})
