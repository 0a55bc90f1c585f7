"""Golden games, one of each sort.  To write them anew: python -m parlour.testing.golden tests/golden"""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour.games
from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from parlour.testing.golden import golden

FOLDER = Path(__file__).parent
OURS = [name for name, rules in all_rules().items() if rules.package.startswith(parlour.games.__name__)]


@pytest.mark.parametrize("name", OURS)
def test_game_goes_as_it_went(name: str) -> None:
    kept = (FOLDER / f"{name}.case").read_text(encoding="utf-8")
    assert golden(rules_of(name)) == kept


@pytest.mark.parametrize("name", OURS)
def test_game_is_a_case_that_holds(name: str) -> None:
    outcome = run_case((FOLDER / f"{name}.case").read_text(encoding="utf-8"), rules_of, name)
    assert [str(failure) for failure in outcome.failures] == []
