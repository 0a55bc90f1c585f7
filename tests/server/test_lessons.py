"""What the house tells of a lesson: the learner's view and nothing else, and at each of his moves a task."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET, Struct, structs

from parlour.cases.lesson import LEARNER, has_lesson, stages
from parlour.core.events import ALL
from parlour.core.game import Game
from parlour.core.setup import read_cards
from parlour.registry import all_rules, rules_of
from parlour.server.http.lessons import lesson
from parlour.server.protocol.api import Lesson, LessonStep
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.views import Place, View, ViewChange
from tests.server.doors import open_door
from tests.server.places import in_loop

NAMES = [name for name, rules in all_rules().items() if has_lesson(rules)]


def told(name: str) -> Lesson:
    return msgspec.json.decode(ENCODER.encode(lesson(name)), type=Lesson)


def changed(view: View, change: ViewChange) -> View:
    new = {name: value for name, value in structs.asdict(change).items() if value is not UNSET and name != "changed"}
    next_view = structs.replace(view, **new)
    if change.changed is not UNSET:
        newer = {_key(place): place for place in change.changed}
        next_view.places = [newer.get(_key(place), place) for place in next_view.places]
    return next_view


def _key(place: Place) -> tuple[object, ...]:
    return place.name, place.seat, place.part


def views(steps: list[LessonStep]) -> list[View]:
    found: list[View] = []
    for step in steps:
        if isinstance(step.view, Struct):
            found.append(step.view)
        else:
            assert isinstance(step.change, Struct)
            found.append(changed(found[-1], step.change))
    return found


def cards_known(game: Game) -> set[str]:
    return {game.pack.face(card) for card in game.pack.cards if game.knows(LEARNER, card)}


@pytest.mark.parametrize("name", NAMES)
def test_it_tells_what_the_learner_may_know_and_no_more(name: str) -> None:
    found = told(name)
    known: set[str] = set()
    for stage, step, view in zip(stages(rules_of(name)), found.steps, views(found.steps), strict=True):
        assert view == msgspec.convert({**stage.game.view(LEARNER).plain(), "game": name}, View)
        known |= cards_known(stage.game)
        lying = {face for place in view.places for face in place.faces}
        spoken = {face for event in step.events for face in event.cards or []}
        shown = {stage.game.pack.face(card) for event in stage.events if event.sees == ALL for card in event.cards}
        assert lying <= known
        assert spoken <= known | shown


@pytest.mark.parametrize("name", NAMES)
def test_every_task_is_offered_and_explained(name: str) -> None:
    found = told(name)
    assert found.seat == LEARNER
    assert found.game == name
    course = views(found.steps)
    assert [view.over for view in course] == [False] * (len(course) - 1) + [True]
    for stage, step, view in zip(stages(rules_of(name)), found.steps, course, strict=True):
        if not isinstance(step.task, Struct):
            continue
        assert [choice for choice in view.choices if step.task.move.startswith(choice.head)]
        assert step.task.reason or found.steps[step.seq + 1].events[0].clause
        for face, why in step.task.refused.items():
            assert read_cards([face], stage.game.pack)
            assert why.clause.startswith(f"{name}.")


def test_cards_that_may_not_be_played_say_why() -> None:
    refused = [step.task.refused for name in NAMES for step in told(name).steps if isinstance(step.task, Struct)]
    assert len([one for one in refused if one]) > len(NAMES)


@in_loop
async def test_everybody_is_told_the_same() -> None:
    async with open_door() as door, door.http() as http:
        for name in NAMES:
            answer = await http.get(f"/api/games/{name}/lesson")
            assert answer.content == ENCODER.encode(lesson(name))


@in_loop
async def test_a_game_without_a_lesson_says_so() -> None:
    async with open_door() as door, door.http() as http:
        answer = await http.get("/api/games/nothing/lesson")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
        games = (await http.get("/api/games")).json()
        assert {game["name"]: game["lesson"] for game in games} == {
            name: has_lesson(rules) for name, rules in all_rules().items()
        }
