"""The table's own words are there in every language, and are all used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from rich.cells import cell_len

import parlour.cli
import parlour.client
import parlour.terminal
from parlour.client.part import FORGED, LEFT_OUT, PRETENDED, PROMISE, STORY
from parlour.core.languages import LANGUAGES
from parlour.puzzles.puzzle import BEST, LAW
from parlour.server.protocol.messages import Code
from parlour.terminal.plain_telling import COMMANDS
from parlour.terminal.settings import Settings
from parlour.terminal.words import Words

FOLDER = Path(parlour.terminal.__path__[0])
CLIENT = Path(parlour.client.__path__[0])
ID = re.compile(r"^(ui-[a-z-]+) =", re.M)
SAME = re.compile(r"ui-key-")  # keys are called by what is printed on them


def ids(language: str, folder: Path = FOLDER) -> set[str]:
    return set(ID.findall((folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")))


def quoted(folder: Path) -> set[str]:
    """The words in quotes in a room's source."""
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r"[\"']([a-z-]+)[\"']", code))


@pytest.mark.parametrize("folder", [FOLDER, CLIENT], ids=["terminal", "client"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str, folder: Path) -> None:
    lacking = {message for message in ids("en", folder) - ids(language, folder) if not SAME.match(message)}
    assert not lacking
    assert not ids(language, folder) - ids("en", folder)


def test_every_text_of_the_client_is_used_and_there() -> None:
    complaints = {f"complaint-{what}" for what in (LEFT_OUT, FORGED, PRETENDED, PROMISE, STORY)}
    made = complaints | {f"error-{code.replace('_', '-')}" for code in get_args(Code)}
    there = {message.removeprefix("ui-") for message in ids("en", CLIENT)}
    assert not made - there
    assert not there - quoted(CLIENT) - quoted(Path(parlour.cli.__path__[0])) - made


def test_every_text_is_used() -> None:
    words = quoted(FOLDER) | quoted(Path(parlour.cli.__path__[0]))
    made = {f"setting-{name}" for name in Settings().choices()} | {f"word-{name}" for name in COMMANDS}
    made |= {f"{name}-{value}" for name, values in Settings().choices().items() for value in values}
    made |= {f"puzzle-{kind}" for kind in (*BEST, *LAW)}
    unused = {message.removeprefix("ui-") for message in ids("en")} - words - made
    assert not {message for message in unused if not message.startswith(("key-", "help-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_keys_fit(language: str) -> None:
    """Those of the table stand in the order of need: help and leaving, cards, hint and rule book in any case."""
    keys = Words(language)("keys").split("  ")
    assert [key.split()[0] for key in keys[:5]] == ["?", "q", "Enter", "h", "r"]
    assert cell_len("  ".join(keys[:7])) <= 80
    assert cell_len(Words(language)("start-keys")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_told(language: str) -> None:
    one, three = (Words(language)("asks-cards", bounds=str(n), most=n) for n in (1, 3))
    assert one != three
    assert "3" in three
