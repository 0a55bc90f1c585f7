"""The table's own words are there in every language, and are all used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import parlour.terminal
from parlour.core.languages import LANGUAGES
from parlour.terminal.settings import Settings
from parlour.terminal.words import Words

FOLDER = Path(parlour.terminal.__path__[0])
ID = re.compile(r"^(ui-[a-z-]+) =", re.M)
SAME = re.compile(r"ui-key-")  # keys are called by what is printed on them


def ids(language: str) -> set[str]:
    return set(ID.findall((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    lacking = {message for message in ids("en") - ids(language) if not SAME.match(message)}
    assert not lacking
    assert not ids(language) - ids("en")


def test_every_text_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    words = set(re.findall(r"[\"']([a-z-]+)[\"']", code))
    made = {f"setting-{name}" for name in Settings().choices()}
    made |= {f"{name}-{value}" for name, values in Settings().choices().items() for value in values}
    unused = {message.removeprefix("ui-") for message in ids("en")} - words - made
    assert not {message for message in unused if not message.startswith(("key-", "help-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_keys_fit(language: str) -> None:
    for message in ("keys", "start-keys"):
        assert cell_len(Words(language)(message)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_told(language: str) -> None:
    one, three = (Words(language)("asks-cards", bounds=str(n), most=n) for n in (1, 3))
    assert one != three
    assert "3" in three
