"""A game that was left is taken up again as it was; a file that is no such game is refused in one line."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from parlour.cases.run import run_case
from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import all_rules, rules_of
from parlour.terminal.app import ParlourApp
from parlour.terminal.resuming import forget_left, left_game, note_left, resumed
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from tests.terminal.player import LARGE, Person
from tests.terminal.positions import ME, find, one_card

NAMES = list(all_rules())


def played(name: str, folder: Path, steps: int, conduct: str = "strict") -> Sitting:
    """A game some steps on, saved."""
    rules = rules_of(name)
    sitting = Sitting(rules, rules.new({"conduct": conduct}, 5), 0, 5, folder / f"{name}.case", ["random"])
    go_on(sitting, steps)
    return sitting


def go_on(sitting: Sitting, steps: int) -> None:
    drawn = random.Random(steps)
    for _step in range(steps):
        if sitting.game.over:
            return
        if sitting.rests():
            sitting.next_deal()
        if not sitting.game.to_act:
            sitting.go_on()
        else:
            seat = drawn.choice(sitting.game.to_act)
            sitting.play(seat, drawn.choice(sitting.game.moves(seat)))
        sitting.save()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_where_it_was_left(name: str, tmp_path: Path) -> None:
    left = played(name, tmp_path, 40)
    if left.game.over:
        left = played(name, tmp_path, 8)
    again = resumed(left.path)
    assert again.recorder.lines == left.recorder.lines
    assert again.players == left.players
    assert again.deals.starts == left.deals.starts
    for seat in range(left.game.seats):
        assert again.game.view(seat).plain() == left.game.view(seat).plain()
    go_on(again, 10)
    assert not run_case(again.path.read_text(encoding="utf-8"), rules_of).failures


def test_it_is_seen_whole_before_anybody_moves(tmp_path: Path) -> None:
    """Nothing happens at such a table, so nothing but the first drawing shows what lies there."""
    sitting = Sitting(*_asked(), ME, 1, tmp_path / "game.case", ["random"])

    async def look() -> None:
        async with ParlourApp(Settings(pace="at-once"), left=sitting).run_test(size=LARGE) as pilot:
            person = Person(pilot.app, pilot)  # type: ignore[arg-type]
            await person.until("turn")
            await pilot.pause()
            await pilot.pause()
            for part in ("seats", "centre", "own"):
                drawn = person.table.drawn[part].plain
                assert person.table.query_one(f"#{part}").size.height == drawn.count("\n") + 1, part

    asyncio.run(look())


def _asked() -> tuple[Rules, Game]:
    rules, found = find(one_card)
    game = found.copy()
    game.detail = EVERYTHING
    return rules, game


def test_a_table_with_faults_goes_on_too(tmp_path: Path) -> None:
    left = played("nap", tmp_path, 12, "table")
    assert resumed(left.path).game.view(0).plain() == left.game.view(0).plain()


def test_what_comes_cannot_be_foreseen(tmp_path: Path) -> None:
    """The record has what was drawn, and nothing of what will be."""
    path = played(NAMES[0], tmp_path, 1).path
    text = path.read_text(encoding="utf-8")
    drawn = set()
    for _time in range(2):
        path.write_text(text, encoding="utf-8")
        sitting = resumed(path)
        go_on(sitting, 200)
        drawn.add(tuple(line for line in sitting.recorder.lines if line.startswith("* shuffle"))[-1])
    assert len(drawn) == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("= over no", "= over yes"),
        lambda text: text.replace("player A you", "player A random"),
        lambda text: text.replace("player B random", "player B nobody"),
        lambda text: text + "hand A KS\n",
        lambda text: text + "try:\n  A: play KS\n",
        lambda text: text.replace("* shuffle ", "* shuffle ZZ "),
        lambda text: text.replace("game ", "game no"),
        lambda text: text[: len(text) // 2],
        lambda _text: "",
        lambda _text: "\0\0\0",
    ],
)
def test_what_is_no_such_game_is_refused_and_left_as_it_is(change: object, tmp_path: Path) -> None:
    path = played(NAMES[0], tmp_path, 30).path
    assert callable(change)
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(ParlourError) as refused:
        resumed(path)
    assert len(str(refused.value).splitlines()) == 1
    assert path.read_bytes() == before


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    rules = rules_of(NAMES[0])
    sitting = Sitting(rules, rules.new({"deals": 1}, 5), 0, 5, tmp_path / "game.case", ["random"])
    go_on(sitting, 1000)
    assert sitting.game.over
    with pytest.raises(ParlourError, match="is over"):
        resumed(sitting.path)


def test_the_game_left_last_is_found_again(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="no game to resume"):
        left_game()
    first, second = played(NAMES[0], tmp_path, 5), played(NAMES[1], tmp_path, 5)
    note_left(first)
    note_left(second)
    forget_left(first)
    assert left_game() == second.path
    second.path.unlink()
    with pytest.raises(ParlourError, match="not there any more"):
        left_game()
    forget_left(second)
    with pytest.raises(ParlourError, match="no game to resume"):
        left_game()
