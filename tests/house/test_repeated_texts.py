"""What games say alike stands once, in the house's file: a copy would be mended in one place and drift in another."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

from parlour.core.languages import LANGUAGES
from tests.house.checkout import FOLDERS, ROOT
from tests.house.test_languages import HOUSE, TEXTS, messages, texts_of

DEFINED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def said_in(path: Path) -> dict[str, str]:
    """Each message as it is written, however its lines are broken."""
    values = {name: message.value for name, message in messages(path).items()}
    return {name: " ".join(f"{name} = {serialize_pattern(value)}".split()) for name, value in values.items() if value}


TEMPLATES = {text for path in sorted((ROOT / "templates").rglob("*.ftl")) for text in said_in(path).values()}


def repeats(house: dict[str, str], games: dict[str, dict[str, str]]) -> list[str]:
    """What a game says as the house does, and what games say alike that the house leaves to them.

    Where the house has a text of its own, games that need another may agree in it: two have a German pack.
    """
    sayers: dict[str, list[str]] = defaultdict(list)
    for game, said in games.items():
        for name, text in said.items():
            if name not in house or house[name] == text:
                sayers[text].append(game)
    return [f"{text} ({', '.join(who)})" for text, who in sayers.items() if len(who) > 1 or text in house.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_say_alike_is_said_by_the_house(language: str) -> None:
    games = {name: said_in(texts_of(language, name)) for name in FOLDERS if texts_of(language, name).is_file()}
    assert not repeats(said_in(texts_of(language, HOUSE)), {name: own(said) for name, said in games.items()})


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
    assert repeats(house, {"nap": nap, "loo": loo}) == ["over = Over (nap)", "lead = Leads (nap, loo)"]
    assert not repeats(house, {"nap": {"jack": "jack = Under"}, "loo": {"jack": "jack = Under"}})
    assert not repeats(house, {"nap": {"lead": "lead = Leads"}, "loo": {"lead": "lead = Hits"}})
