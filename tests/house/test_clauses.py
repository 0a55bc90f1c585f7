"""Every clause that is cited exists."""

from __future__ import annotations

import re

import pytest

from parlour.law.book import load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, lines, public_name, texts_under

CITING = ("src", "tests/cases", "tests/golden", "docs", "bench", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def citation(game: str) -> re.Pattern[str]:
    """Whatever looks like a clause of the game, be it one or not."""
    return re.compile(rf"(?<![\w-]){game}\.(?:law\.)?[Rrh]?\d+[a-z]*\b")


@pytest.mark.parametrize("folder", FOLDERS)
def test_cited_clauses_exist(folder: str) -> None:
    game = public_name(folder)
    known = set(load(rules_of(game)).ids())
    cited = citation(game)
    unknown = [
        f"{where}: {id}"
        for path in texts_under(*CITING)
        for where, line in lines(path)
        for id in cited.findall(line)
        if id not in known
    ]
    assert not unknown, "no such clause"


@pytest.mark.parametrize("id", ["loo.1", "loo.12b", "loo.12zz", "loo.999", "loo.R3", "loo.law.4", "loo.h2"])
def test_citations_are_found(id: str) -> None:
    assert citation("loo").findall(f"as it says ({id}).") == [id]
