"""No clause of the specification is lost from a rule book."""

from __future__ import annotations

import pytest

from parlour.law.book import load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, public_name

TOTALS = {
    "cassino": 33,
    "commerce": 53,
    "ecarte": 135,
    "jig": 21,
    "loo": 66,
    "loto": 35,
    "my-bird-sings": 19,
    "nap": 56,
    "newmarket": 13,
    "poker": 130,
    "pope-joan": 48,
    "smoking-cat": 49,
    "snip-snap-snorum": 35,
    "speculation": 26,
    "spin": 24,
    "spoil-five": 35,
    "vingt-un": 64,
}


@pytest.mark.parametrize("folder", FOLDERS)
def test_rule_book_has_every_clause(folder: str) -> None:
    game = public_name(folder)
    assert len(load(rules_of(game)).clauses) == TOTALS[game]
