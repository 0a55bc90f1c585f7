"""The course of a sitting, without a screen."""

from __future__ import annotations

import asyncio
import multiprocessing
from pathlib import Path
from time import perf_counter

import pytest

from parlour.cases.run import run_case
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Seat
from parlour.present.layout import layout_of
from parlour.registry import all_rules, rules_of
from parlour.terminal.course import Course
from parlour.terminal.pace import Pace
from parlour.terminal.sitting import Sitting
from parlour.terminal.story import Story
from tests.terminal.positions import ME, asked, find

FIRST = next(iter(all_rules().values()))


def seated(folder: Path, seed: int = 3) -> Sitting:
    return Sitting(FIRST, FIRST.new({"deals": 1}, seed), ME, seed, folder / "game.case", ["random"])


def test_a_game_without_a_screen(tmp_path: Path) -> None:
    sitting = seated(tmp_path)
    positions: list[int] = []

    def changed() -> None:
        positions.append(sitting.position)
        if course.waiting:
            course.act(sitting.game.moves(ME)[0])

    course = Course(sitting, Story(sitting.game, ME, layout_of(FIRST)), changed)
    asyncio.run(course.run())
    assert sitting.game.over
    assert positions == sorted(positions)
    assert not run_case(sitting.path.read_text(encoding="utf-8"), rules_of).failures


class Eager(Bot):
    """Volunteers whenever it may, and counts how often it was offered to."""

    offers = 0

    def __init__(self) -> None:
        super().__init__("eager")

    def choose(self, seat: Seat) -> Move:
        return seat.moves()[0]

    def volunteer(self, seat: Seat) -> Advice | None:
        self.offers += 1
        return Advice(seat.moves()[0], "it may")


def bot_may_volunteer(game: Game) -> bool:
    idle = [seat for seat in game.may_act if seat != ME and seat not in game.to_act]
    return any(game.moves(seat) for seat in idle)


def test_bots_are_offered_once_in_a_position_what_they_may_do(tmp_path: Path) -> None:
    rules, game = find(bot_may_volunteer)
    sitting = Sitting(rules, game.copy(), ME, 0, tmp_path / "game.case", ["random"])
    eager = Eager()
    sitting.bots = dict.fromkeys(sitting.bots, eager)
    seat = sitting.volunteers()[0]
    move = sitting.thought(seat, asked=False)()
    assert move is not None
    assert sitting.volunteers() == []
    assert eager.offers == 1
    sitting.play(seat, move)


def test_a_bot_thinks_on_a_copy(tmp_path: Path) -> None:
    rules, game = find(asked)
    sitting = Sitting(rules, game.copy(), 1, 0, tmp_path / "game.case", ["random"])
    thought = sitting.thought(0)
    sitting.play(0, sitting.game.moves(0)[0])
    move = thought()
    assert move is not None
    assert game.allows(0, move)


def test_a_bot_that_searches_does_it_in_another_process(tmp_path: Path) -> None:
    """So that keys are answered meanwhile; the same seed gives the same answers."""

    def lines(name: str) -> list[str]:
        sitting = Sitting(FIRST, FIRST.new({"deals": 1}, 3), ME, 3, tmp_path / name, ["search:20"])
        course = Course(sitting, Story(sitting.game, ME, layout_of(FIRST)), lambda: None)
        asyncio.run(some_steps(course))
        course.workers.dismiss()
        return sitting.recorder.lines

    assert lines("one.case") == lines("two.case")


async def some_steps(course: Course) -> None:
    """Until the bots have moved three times."""
    moved = 0
    while moved < 3:
        game = course.sitting.game
        if ME in game.to_act:
            course.act(game.moves(ME)[0])
            continue
        moved += bool(game.to_act)
        await course._step()
        assert not moved or multiprocessing.active_children()


@pytest.mark.parametrize("key", ["hurry", "wake"])
def test_a_pause_can_be_cut_short(key: str) -> None:
    async def pause() -> float:
        pace = Pace()
        pace.seconds = 30.0
        asyncio.get_running_loop().call_later(0.05, getattr(pace, key))
        began = perf_counter()
        await pace.pause()
        return perf_counter() - began

    assert asyncio.run(pause()) < 5


def test_held_bots_wait_until_they_may_go_on() -> None:
    async def pause() -> list[str]:
        pace = Pace()
        pace.hold()
        done: list[str] = []
        waiting = asyncio.create_task(pace.pause())
        waiting.add_done_callback(lambda _task: done.append("went on"))
        await asyncio.sleep(0.05)
        done.append("held")
        pace.hold()
        await waiting
        await asyncio.sleep(0)
        return done

    assert asyncio.run(pause()) == ["held", "went on"]


def trick_lies(game: Game) -> bool:
    layout = layout_of(rules_of(game.name))
    kinds = [layout.place(shown.place.name).kind for shown in game.view(ME).places if shown.faces]
    return "trick" in kinds and asked(game)


def test_the_story_keeps_the_trick_that_was_taken_up() -> None:
    rules, found = find(trick_lies)
    game = found.copy()
    game.detail = 2
    game.events = list(found.events)
    story = Story(game, ME, layout_of(rules))
    assert story.follow(game.view(ME)) or story.lying
    lying = set(story.lying)
    assert lying
    while not story.follow(game.view(ME)):
        seat = game.to_act[0]
        game.play(seat, game.moves(seat)[0])
    assert lying <= set(story.taken)
    shown = story.as_it_lay(game.view(ME))
    assert any(lying <= set(place.faces) for place in shown.places)
    assert all(name in game.names for name in story.played_by().values())


def test_the_story_hears_only_what_its_seat_is_told() -> None:
    rules, game = find(asked)
    story = Story(game, ME, layout_of(rules))
    secret = Event("x.1", "secret")
    secret.learns = 2
    game.events.append(secret)
    assert secret not in story.told()
    game.events.pop()
