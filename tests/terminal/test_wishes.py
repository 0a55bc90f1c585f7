"""The table as one wants it: language, settings, help, a rematch, and a screen of any size."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.game import Game
from parlour.core.languages import language_of
from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.terminal.dialogs import PageDialog, ResultDialog, SettingsDialog
from parlour.terminal.journal import Journal
from parlour.terminal.settings import Settings, load_settings
from tests.terminal.looking import at, shown, spot
from tests.terminal.player import LARGE, SMALL, Person, at_table, new_table
from tests.terminal.positions import (
    ME,
    asked,
    one_card,
)

# -- language, settings, help ------------------------------------------------------------------------------


def test_languages_are_switched_at_once(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        seen = []
        for _language in range(3):
            seen.append((shown(person, "notice"), shown(person, "keys")))
            await person.pilot.press("n")
        assert len(set(seen)) == 3
        assert (shown(person, "notice"), shown(person, "keys")) == seen[0]
        assert person.table.query_one(Journal).lines == person.table.story.told()

    at(one_card, tmp_path, play)


def test_settings_are_kept(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("f", "s", "o")
        assert isinstance(person.app.screen, SettingsDialog)
        await person.pilot.press("enter", "escape")
        kept = load_settings()
        assert (kept.colours, kept.sorting, kept.language) == ("four", "rank", "hu")

    at(one_card, tmp_path, play)


def test_settings_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "parlour").mkdir()
    for text in ("nonsense", "[]", '{"language": "xx", "pace": "fast", "colours": 4}', '{"pace": -1}'):
        (tmp_path / "parlour" / "terminal.json").write_text(text, encoding="utf-8")
        assert load_settings() == Settings(language_of(""))


def test_help_names_every_key(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("question_mark")
        assert isinstance(person.app.screen, PageDialog)
        assert "ui-" not in person.app.screen.body.plain
        assert "help-" not in person.app.screen.body.plain

    at(one_card, tmp_path, play)


# -- the end -----------------------------------------------------------------------------------------------


def test_result_and_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        name = next(iter(all_rules()))
        async with at_table(new_table(name, tmp_path, {"deals": 1})) as person:
            await person.play_on()
            assert isinstance(person.app.screen, ResultDialog)
            first = person.table.sitting
            await person.pilot.click("#rematch")
            await person.until("turn")
            assert person.table.sitting is not first
            assert person.table.sitting.path != first.path
            assert first.path.exists()
            await person.pilot.press("q", "y")
            assert "= over no" in person.table.sitting.path.read_text(encoding="utf-8")

    asyncio.run(run())


# -- size ------------------------------------------------------------------------------------------------------


def outside(person: Person) -> list[str]:
    """Widgets of the table that reach beyond the screen."""
    screen = person.app.screen.region
    parts = ["#top", "#middle", "#seats-side", "#centre-side", "#log", "#notice", "#own-side", "#press-side", "#keys"]
    return [part for part in parts if not screen.contains_region(person.table.query_one(part).region)]


@pytest.mark.parametrize("rules", all_rules().values(), ids=lambda rules: rules.name)
def test_a_full_table_fits_a_small_screen(rules: Rules, tmp_path: Path) -> None:
    async def run() -> None:
        seats = min(rules.players[1], 10)
        async with at_table(new_table(rules.name, tmp_path, {"players": seats})) as person:
            await person.pilot.pause()
            assert not outside(person)
            table = person.table
            assert table.query_one("#own").region.height <= table.query_one("#own-side").region.height
            for face in table.scene().own_faces():
                await spot(person, "own", "card", face)
            for at in range(len(table.presses)):
                await spot(person, "press", "press", str(at))

    asyncio.run(run())


def thirteen(game: Game) -> bool:
    hand = [s for s in game.view(ME).places if s.place.name == "hand" and s.place.seat == ME]
    return asked(game) and any(len(s.faces) >= 13 for s in hand)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_thirteen_cards_are_all_in_sight(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        assert len(person.table.scene().own_faces()) >= 13
        for face in person.table.scene().own_faces():
            await spot(person, "own", "card", face)
        assert not outside(person)

    at(thirteen, tmp_path, play, size)
