"""What games say alike stands once, in the house's file: a copy would be mended in one place and drift in another."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.house.checkout import ROOT
from tests.house.test_languages import HOUSE, TEXTS, messages, texts_of

DEFINED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def said_in(path: Path) -> dict[str, str]:
    """Each message as it is written, however its lines are broken."""
    values = {name: message.value for name, message in messages(path).items()}
    return {name: " ".join(f"{name} = {serialize_pattern(value)}".split()) for name, value in values.items() if value}


TEMPLATES = {text for path in sorted((ROOT / "templates").rglob("*.ftl")) for text in said_in(path).values()}


SPOKEN = [(language, folder) for language, folder in TEXTS if folder != HOUSE]
DO = (
    "Take out what the house says. What another game says, move from both into src/parlour/present/texts, in every "
    "language; for a game of your own it is enough to say it in other words."
)


def repeats(house: dict[str, str], games: dict[str, dict[str, str]], mine: str) -> list[str]:
    """What a game says as the house does, and what it says as another game does and the house leaves to them.

    Where the house has a text of its own, games that need another may agree in it: two have a German pack.
    """
    found = []
    for name, text in games[mine].items():
        if name in house and house[name] != text:
            continue
        others = [game for game, said in games.items() if game != mine and said.get(name) == text]
        sayers = [*(["the house"] if text in house.values() else []), *others]
        if sayers:
            found.append(f"{text} ({', '.join(sayers)})")
    return found


@cache
def said_by_games(language: str) -> dict[str, dict[str, str]]:
    return {folder: own(said_in(texts_of(language, folder))) for tongue, folder in SPOKEN if tongue == language}


@pytest.mark.parametrize(("language", "folder"), SPOKEN)
def test_what_games_say_alike_is_said_by_the_house(language: str, folder: str) -> None:
    found = repeats(said_in(texts_of(language, HOUSE)), said_by_games(language), folder)
    assert not found, f"texts.{language}.ftl of {folder} says what is said already: {'; '.join(found)}. {DO}"


def own(said: dict[str, str]) -> dict[str, str]:
    """Without what a template put there, which is still to be said in the game's own words."""
    return {name: text for name, text in said.items() if text not in TEMPLATES}


@pytest.mark.parametrize(("language", "folder"), TEXTS)
def test_a_file_says_a_thing_once(language: str, folder: str) -> None:
    names = DEFINED.findall(texts_of(language, folder).read_text(encoding="utf-8"))
    assert sorted(names) == sorted(set(names))


def test_repeats_are_found() -> None:
    house = {"over": "over = Over", "jack": "jack = knave"}
    nap, loo = {"over": "over = Over", "lead": "lead = Leads", "jack": "jack = Under"}, {"lead": "lead = Leads"}
    assert repeats(house, {"nap": nap, "loo": loo}, "nap") == ["over = Over (the house)", "lead = Leads (loo)"]
    assert repeats(house, {"nap": nap, "loo": loo}, "loo") == ["lead = Leads (nap)"]
    assert not repeats(house, {"nap": {"jack": "jack = Under"}, "loo": {"jack": "jack = Under"}}, "nap")
    assert not repeats(house, {"nap": {"lead": "lead = Leads"}, "loo": {"lead": "lead = Hits"}}, "nap")
