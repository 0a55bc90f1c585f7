"""Every clause that is cited exists."""

from __future__ import annotations

import re

import pytest

from parlour.law.book import load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, lines, public_name, texts_under

CITING = ("src", "tests/cases", "tests/golden", "docs", "README.md", "CONTRIBUTING.md")


@pytest.mark.parametrize("folder", FOLDERS)
def test_cited_clauses_exist(folder: str) -> None:
    game = public_name(folder)
    known = set(load(rules_of(game)).ids())
    cited = re.compile(rf"(?<![\w-]){game}\.(?:law\.)?(?:[Rrh]?\d+[a-z]?)\b")
    unknown = [
        f"{where}: {id}"
        for path in texts_under(*CITING)
        for where, line in lines(path)
        for id in cited.findall(line)
        if id not in known
    ]
    assert not unknown, "no such clause"
