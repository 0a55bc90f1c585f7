"""Every reason that a bot can give is a clause or has a text in each language, and no such text is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.languages import LANGUAGES
from parlour.core.moves import Move, verb
from parlour.core.players import Advice
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from tests.house.checkout import FOLDERS, GAMES, MODULES, public_name, strings_of
from tests.house.test_languages import HOUSE, TEXTS, messages, texts_of

REASON = re.compile(r"why-[a-z-]+")
ADVISERS = [path for path in MODULES.values() if "Advice" in path.read_text(encoding="utf-8")]


def reasons_in(folder: str) -> set[str]:
    """What bots of one game can say, or those of every game."""
    home = GAMES / folder
    ours = [path for path in ADVISERS if (path.is_relative_to(home) if folder != HOUSE else not in_a_game(path))]
    return {string for path in ours for string in strings_of(path) if REASON.fullmatch(string)}


def in_a_game(path: Path) -> bool:
    return path.is_relative_to(GAMES)


def worded(language: str, folder: str) -> set[str]:
    return {name for name in messages(texts_of(language, folder)) if REASON.fullmatch(name)}


def test_there_are_reasons() -> None:
    assert reasons_in(HOUSE)
    assert sum(bool(reasons_in(folder)) for folder in FOLDERS) > len(FOLDERS) // 2


@pytest.mark.parametrize(("language", "folder"), TEXTS)
def test_every_reason_has_a_text(language: str, folder: str) -> None:
    assert not sorted(reasons_in(folder) - worded(language, folder) - worded(language, HOUSE))


@pytest.mark.parametrize(("language", "folder"), TEXTS)
def test_every_text_is_a_reason(language: str, folder: str) -> None:
    speakers = [folder] if folder != HOUSE else [HOUSE, *FOLDERS]
    given = {reason for speaker in speakers for reason in reasons_in(speaker)}
    assert not sorted(worded(language, folder) - given)


@pytest.mark.parametrize(
    "path", [path for path in ADVISERS if in_a_game(path)], ids=lambda path: str(path.relative_to(GAMES))
)
def test_no_bot_of_a_game_speaks_one_language_alone(path: Path) -> None:
    assert not [string for string in strings_of(path) if " " in string]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_tells_its_number_of_deals(language: str) -> None:
    rules = next(iter(all_rules().values()))
    assert "1000" in Teller(rules, language).reason(Advice(Move(verb("pass")), "why-tried", 0.5, 1000))


def test_what_has_no_text_is_said_as_it_is() -> None:
    rules = rules_of(public_name(FOLDERS[0]))
    assert Teller(rules, "hu").reason(Advice(Move(verb("pass")), "a hunch")) == "a hunch"
