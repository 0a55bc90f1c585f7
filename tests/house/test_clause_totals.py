"""No clause of the specification is lost from a rule book."""

from __future__ import annotations

import pytest

from parlour.laws import load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, public_name

TOTALS = {"ecarte": 135, "smoking-cat": 49, "speculation": 26}


@pytest.mark.parametrize("folder", FOLDERS)
def test_rule_book_has_every_clause(folder: str) -> None:
    game = public_name(folder)
    assert len(load(rules_of(game)).clauses) == TOTALS[game]
