"""Golden games, one of each sort.  To write one anew: ./dev golden GAME; all of them: ./dev golden"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import parlour.games
from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from parlour.testing.story import TRUTH, told
from tests.house.checkout import ROOT
from tools.missing import wrong_with_golden

BEFORE = sorted((ROOT / "tests" / "golden" / "before").glob("*.case"))  # records of when packs were shuffled otherwise
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


@pytest.mark.parametrize("path", BEFORE, ids=[path.stem for path in BEFORE])
def test_a_record_from_before_tells_the_same_game(path: Path) -> None:
    title, *lines = path.read_text(encoding="utf-8").splitlines()
    game = run_case("\n".join(lines), rules_of, path.stem).game
    assert title.startswith("# ")
    assert game is not None
    assert game.over
    assert told(game, TRUTH) == [line.removeprefix("# ") for line in lines if line.startswith("# ")]
