"""A language is a set of files: one that is dropped in is found, and what it lacks is listed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.languages import ENGLISH, LANGUAGES, languages_in
from tests.house.checkout import ROOT, SRC
from tools.letters import ROOMS
from tools.texts import GAMES, Language, main

FOURTH = "sk"
GAME = "newmarket"
TEXTS = """nothing-to-place = Teraz netreba klásť žetóny
not-your-turn = It is not your turn
no-such-thing = Nič také niet
must-play-due = Musíš pokračovať kartou { $cards }
verb-play = Zahraj túto kartu, ak ju máš a smieš ju
card-not-held = Nemáš KS, a preto mark
"""
BOOK = """# Newmarket

## Ako sa hrá

{}

## Pravidlá

| id | druh | znenie |
|---|---|---|
| newmarket.1 | table | Newmarket je obmena hry Pope Joan alebo Spin. |
| newmarket.99 | table | Také pravidlo niet. |
"""
HEADS = (
    'how = "Ako sa hrá"\nclauses = "Pravidlá"\nrulings = "Výklad"\npending = "Ešte neplatí"\nno_choice = "Bez voľby"\n'
)
HOLES = [
    "missing: present/: game-over: not translated",
    "missing: texts.sk.ftl: the whole file",
    "missing: laws.sk.md: newmarket.2: not translated",
    "missing: terminal/: the whole file",
    "missing: web/: the whole file",
    "stale: present/: no-such-thing",
    "stale: present/: must-play-due: other variables than in English: card, cards",
    "stale: laws.sk.md: newmarket.99",
    "suspicious: present/: not-your-turn: the same as in English: It is not your turn",
    "suspicious: present/: card-not-held: a card or a move as code: KS, mark",
    "suspicious: present/: verb-play: 39 letters",
]
SPOKEN = """
from parlour.core.languages import LANGUAGES
from parlour.terminal.settings import Settings
from parlour.terminal.words import own_name
from parlour.cli import main
print(*LANGUAGES, *Settings().choices()["language"], own_name(LANGUAGES[2]))
main(["law", "newmarket.1", "--language", "sk"])
"""


def drop_in(checkout: Path) -> None:
    """The files of a tiny fourth language, beside the English."""
    files = {
        "src/parlour/present/texts/sk.ftl": TEXTS,
        "src/parlour/law/texts/sk.toml": HEADS,
        f"{GAMES}/{GAME}/laws.sk.md": BOOK.format("Jeden odsek."),
    }
    for name, text in files.items():
        path = checkout / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The English of the house and of one game, and what was dropped in."""
    names = [*(f"{room}/{ENGLISH}.ftl" for room in ROOMS), *(f"{GAMES}/{GAME}/{kind}" for kind in kinds(ENGLISH))]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    drop_in(tmp_path)
    return tmp_path


def kinds(language: str) -> list[str]:
    return [f"texts.{language}.ftl", f"laws.{language}.md"]


def test_it_is_found_by_its_texts(checkout: Path) -> None:
    assert languages_in(checkout / ROOMS[0]) == (ENGLISH, FOURTH)


def test_its_holes_are_listed(checkout: Path) -> None:
    listed = [str(note) for note in Language(checkout, FOURTH).notes()]
    for hole in HOLES:
        kind, where, what = hole.split(": ", 2)
        assert [line for line in listed if line.startswith(f"{kind}: ") and where in line and what in line], hole


def test_the_command_fails_while_something_is_missing(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(str(checkout), FOURTH) == 1
    assert "missing, 3 stale" in capsys.readouterr().out
    assert main(str(checkout), "xx") == 2


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_ours_lack_nothing(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.texts.Ages.of", lambda *_: {})  # the history is not part of every copy
    assert [str(note) for note in Language(ROOT, language).notes()] == []


def test_command_line_and_terminal_speak_it(tmp_path: Path) -> None:
    """On a copy of the package: no line of code is another."""
    shutil.copytree(SRC / "parlour", tmp_path / "src/parlour", ignore=shutil.ignore_patterns("page", "*.so"))
    drop_in(tmp_path)
    variables = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", SPOKEN], env=variables, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    listed, law = done.stdout.split("\n", 1)
    languages = [ENGLISH, *sorted({*LANGUAGES, FOURTH} - {ENGLISH})]
    assert listed.split()[: 2 * len(languages)] == 2 * languages
    assert "obmena hry" in law


def test_no_code_names_a_language() -> None:
    """What knows of one would have to be told of the next; a letter with its own capital is the exception."""
    others = "|".join(language for language in LANGUAGES if language != ENGLISH)
    named = re.compile(rf"""(?<![\w-])["'](?:{others})["']""")
    files = [*SRC.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").split("\n") if named.search(line)]
    assert [line for line in lines if not line.startswith("DOTTED = ")] == []
