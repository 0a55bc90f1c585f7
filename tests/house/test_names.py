"""Adding a game is adding one folder: nothing in the source outside that folder names it, but examples that are run."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.checkout import FOLDERS, GAMES, lines, public_name, texts_under


def plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def outside_examples(path: Path) -> Iterator[tuple[str, str]]:
    """The lines of a file that are no example in a docstring: no game, no example."""
    inside = False
    for where, line in lines(path):
        begun = line.lstrip().startswith(">>> ") and path.suffix == ".py"
        inside = begun or (inside and line.strip() not in ("", '"""'))
        if not inside:
            yield where, line


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_its_own_folder_names_a_game(folder: str) -> None:
    name = re.compile(rf"(?<![a-z0-9])({folder}|{public_name(folder)})(?![a-z0-9])")
    files = [path for path in texts_under("src", "web/src") if not path.is_relative_to(GAMES / folder)]
    named = [where for path in files for where, line in outside_examples(path) if name.search(plain(line))]
    named += [str(path) for path in files if name.search(plain(path.stem))]
    assert not named, f"{public_name(folder)} is named outside its folder"
