"""Golden games, one of each sort.  To write one anew: ./dev golden GAME"""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour.games
from parlour.cases.run import run_case
from parlour.registry import all_rules, rules_of
from parlour.testing.golden import golden

FOLDER = Path(__file__).parent
OURS = [name for name, rules in all_rules().items() if rules.package.startswith(parlour.games.__name__)]


def kept(name: str) -> str:
    path = FOLDER / f"{name}.case"
    assert path.is_file(), f"there is no golden game: ./dev golden {name}"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_game_goes_as_it_went(name: str) -> None:
    assert golden(rules_of(name)) == kept(name), f"if the rules were to change: ./dev golden {name}"


@pytest.mark.parametrize("name", OURS)
def test_game_is_a_case_that_holds(name: str) -> None:
    outcome = run_case(kept(name), rules_of, name)
    assert [str(failure) for failure in outcome.failures] == []
