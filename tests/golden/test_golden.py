"""Golden games, one of each sort.  To write one anew: ./dev golden GAME"""

from __future__ import annotations

from functools import cache

import pytest

import parlour.games
from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from tests.house.checkout import ROOT
from tools.missing import wrong_with_golden

OURS = [name for name, rules in all_rules().items() if rules.package.startswith(parlour.games.__name__)]


@cache
def wrong(name: str) -> str:
    return wrong_with_golden(rules_of(name), ROOT)


@pytest.mark.parametrize("name", OURS)
def test_game_goes_as_it_went(name: str) -> None:
    if wrong(name):
        pytest.fail(f"tests/golden/{name}.case: {wrong(name)}: ./dev golden {name}", pytrace=False)


@pytest.mark.parametrize("name", OURS)
def test_game_is_a_case_that_holds(name: str) -> None:
    if wrong(name):
        pytest.skip("it is no game of these rules")  # which the other test says
    outcome = run_case((ROOT / "tests" / "golden" / f"{name}.case").read_text(encoding="utf-8"), rules_of, name)
    assert [str(failure) for failure in outcome.failures] == []
