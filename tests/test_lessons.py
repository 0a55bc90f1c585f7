"""Every game has a guided first deal: a case in its folder that holds, is short, and gives a reason for every move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from parlour.cases.lesson import LEARNER, Stage, stages, text_of
from parlour.cases.run import run_case
from parlour.core.languages import LANGUAGES
from parlour.errors import BadCase
from parlour.law.book import load
from parlour.present.teller import Teller
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, public_name
from tools.lessons import MOVES, TASKS, UNEXPLAINED
from tools.missing import wrong_with_lesson

GAMES = [public_name(folder) for folder in FOLDERS]


@cache
def wrong(name: str) -> str:
    return wrong_with_lesson(rules_of(name))


def stages_of(name: str) -> Iterator[Stage]:
    """The stages of a lesson that holds; where it does not, one test says so and is enough."""
    if wrong(name):
        pytest.skip("the lesson does not hold")
    return stages(rules_of(name))


def walked(name: str) -> list[tuple[Stage, bool]]:
    """Each stage, and whether the game was over there."""
    return [(stage, stage.game.over) for stage in stages_of(name)]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_lesson_that_holds(name: str) -> None:
    if wrong(name):
        pytest.fail(f"lesson.case: {wrong(name)}: ./dev lesson {name}", pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_short_and_ends_with_the_deal(name: str) -> None:
    course = walked(name)
    assert len(course) <= MOVES
    assert len([stage for stage, _over in course if stage.task is not None]) in TASKS
    assert [over for _stage, over in course] == [False] * (len(course) - 1) + [True]


@pytest.mark.parametrize("name", GAMES)
def test_its_tasks_are_moves_of_the_learner_with_a_choice_among_them(name: str) -> None:
    choices = []
    for stage in stages_of(name):
        if stage.task is not None:
            game = stage.game
            assert game.allows(LEARNER, game.notation().read(stage.task.move))
            choices.append(len(game.moves(LEARNER)))
    assert max(choices) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_book_advises_nearly_every_move(name: str) -> None:
    """Now and then the learner does something else, so that the deal goes on."""
    tasks = [stage.task for stage, _over in walked(name) if stage.task is not None]
    assert len([task for task in tasks if not task.reason]) <= UNEXPLAINED


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_can_be_said(name: str) -> None:
    known = load(rules_of(name)).ids()
    reasons = {stage.task.reason for stage, _over in walked(name) if stage.task is not None and stage.task.reason}
    for teller in [Teller(rules_of(name), language) for language in LANGUAGES]:
        assert not [reason for reason in reasons if reason not in known and not teller.has(reason)]


def test_what_is_told_takes_the_place_of_the_reason() -> None:
    """A hint of the book speaks of many hands, a lesson of the one that lies there."""
    told = {line.split()[-1] for name in GAMES for line in text_of(rules_of(name)).splitlines() if " told " in line}
    said = {stage.task.reason for name in GAMES for stage in stages_of(name) if stage.task is not None}
    assert told
    assert told <= said
    with pytest.raises(BadCase, match="told"):
        run_case(f"game {GAMES[0]}\n@ A told\n", rules_of)
