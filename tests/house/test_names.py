"""Adding a game is adding one folder: nothing in the source outside that folder names it, but examples that are run.

A rule book may name another game, as its source does ("a variation of ...").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from parlour.law.book import load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, GAMES, lines, public_name, texts_under
from tests.house.test_languages import offered


def plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


@cache
def outside_examples(path: Path) -> list[tuple[str, str]]:
    """The lines of a file, made plain, that are no example in a docstring: no game, no example."""
    return [(where, plain(line)) for where, line in not_run(path)]


def not_run(path: Path) -> Iterator[tuple[str, str]]:
    inside = False
    for where, line in lines(path):
        begun = line.lstrip().startswith(">>> ") and path.suffix == ".py"
        inside = begun or (inside and line.strip() not in ("", '"""'))
        if not inside:
            yield where, line


def naming(folder: str) -> re.Pattern[str]:
    """What names a game: its name; for one of somebody's own, perhaps called as a card is, only the path to it."""
    if load(rules_of(public_name(folder))).title not in offered():
        return re.compile(rf"games[./]{folder}(?![a-z0-9_])")
    return re.compile(rf"(?<![a-z0-9])({folder}|{public_name(folder)})(?![a-z0-9])")


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_its_own_folder_names_a_game(folder: str) -> None:
    name = naming(folder)
    files = [
        path
        for path in texts_under("src", "web/src")
        if not path.is_relative_to(GAMES / folder) and not path.name.startswith("laws.")
    ]
    named = [where for path in files for where, line in outside_examples(path) if name.search(line)]
    named += [str(path) for path in files if name.search(plain(path.stem))]
    assert not named, f"{public_name(folder)} is named outside its folder"
