"""Choosing a game, its options and the opponents on the screen; and the command that opens it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from parlour.errors import ParlourError
from parlour.registry import all_rules
from parlour.terminal.app import ParlourApp
from parlour.terminal.dialogs import ValueDialog
from parlour.terminal.settings import Settings, settings_with
from parlour.terminal.start import OPPONENTS, Start
from parlour.terminal.table import TableScreen

NAMES = list(all_rules())


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))


def started(app: ParlourApp) -> Start:
    assert isinstance(app.screen, Start)
    return app.screen


async def give(pilot: Pilot[None], app: ParlourApp, name: str, value: str) -> None:
    """Type a value for an option."""
    start = started(app)
    listed = start.query_one("#options", OptionList)
    listed.focus()
    listed.highlighted = start._names().index(name)
    await pilot.press("enter")
    assert isinstance(app.screen, ValueDialog)
    app.screen.query_one("#typed", Input).value = value
    app.screen.query_one("#typed").focus()
    await pilot.press("enter")


async def name_opponents(pilot: Pilot[None], app: ParlourApp, names: str) -> None:
    await give(pilot, app, OPPONENTS, names)


def test_a_game_is_chosen_and_played() -> None:
    async def run() -> None:
        app = ParlourApp(Settings(pace="at-once"))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("down", "down")
            assert started(app).rules.name == NAMES[2]
            await give(pilot, app, "deals", "1")
            await name_opponents(pilot, app, "beginner")
            await pilot.click("#play")
            assert isinstance(app.screen, TableScreen)
            sitting = app.screen.sitting
            assert sitting.rules.name == NAMES[2]
            assert sitting.game.options.values["deals"] == 1
            assert set(sitting.players[1:]) == {"random"}

    asyncio.run(run())


@pytest.mark.parametrize(("bots", "deals", "says"), [("nobody", "1", "nobody"), ("Thinker, deep", "-7", "deals")])
def test_what_cannot_be_is_told_and_not_begun(bots: str, deals: str, says: str) -> None:
    async def run() -> None:
        app = ParlourApp(Settings(pace="at-once"))
        async with app.run_test(size=(80, 24)) as pilot:
            await name_opponents(pilot, app, bots)
            await give(pilot, app, "deals", deals)
            await pilot.click("#play")
            assert says in str(started(app).query_one("#wrong", Static).render())

    asyncio.run(run())


def test_the_start_changes_its_language() -> None:
    async def run() -> None:
        app = ParlourApp(Settings())
        async with app.run_test(size=(80, 24)) as pilot:
            keys = [str(started(app).query_one("#start-keys", Static).render())]
            for _language in range(2):
                await pilot.press("n")
                keys.append(str(started(app).query_one("#start-keys", Static).render()))
            assert len(set(keys)) == 3

    asyncio.run(run())


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_every_game_can_be_shown(name: str) -> None:
    async def run() -> None:
        app = ParlourApp(Settings())
        async with app.run_test(size=(80, 24)) as pilot:
            start = started(app)
            start.query_one("#games", OptionList).highlighted = NAMES.index(name)
            await pilot.pause()
            shown = [start._line(option.name).plain for option in all_rules()[name].options.offered()]
            assert start.query_one("#options", OptionList).option_count >= len(shown)
            assert all("option-" not in line for line in shown)

    asyncio.run(run())


def test_settings_given_on_the_command_line() -> None:
    settings = settings_with("brisk", "tr")
    assert (settings.pace, settings.language) == ("brisk", "tr")
    for pace, language in (("slowly", ""), ("", "xx")):
        with pytest.raises(ParlourError):
            settings_with(pace, language)


def test_without_textual_one_line_offers_the_plain_table() -> None:
    code = (
        "import sys; sys.modules['textual'] = None\n"
        "class Terminal:\n"
        "    def __init__(self, stream): self.stream = stream\n"
        "    def __getattr__(self, name): return getattr(self.stream, name)\n"
        "    def isatty(self): return True\n"
        "sys.stdin, sys.stdout, sys.stderr = map(Terminal, (sys.stdin, sys.stdout, sys.stderr))\n"
        "from parlour.cli import main; main(['play'])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "--plain" in done.stderr
