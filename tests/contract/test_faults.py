"""Random games in table conduct end by their own rules, with accidents and errors; longer: ./dev soak faults."""

from __future__ import annotations

import pytest

from parlour.registry import all_rules, rules_of
from parlour.testing.demands import Given
from parlour.testing.faults import Tally, play_one, plays_otherwise, soak

GAMES = 40
TWICE: Given = {"players": 3, "conduct": "table", "accidents": 0.1, "stake": 2, "spoil_stake": 2, "dealer_stake": 1}
FOUND: list[tuple[str, Given, int]] = [  # a robber played before his turn, and never took the card that he robbed
    ("spoil-five", {**TWICE, "deals": "round", "misdeal": "may_rebuy", "robbing": "optional", "points": "25"}, 4518),
]


@pytest.mark.parametrize("name", [name for name, rules in all_rules().items() if plays_otherwise(rules)])
def test_random_games_end(name: str) -> None:
    tally = soak(rules_of(name), GAMES)
    assert sum((tally.accidents + tally.offences).values())


@pytest.mark.parametrize(("name", "given", "seed"), FOUND)
def test_what_went_wrong_once(name: str, given: Given, seed: int) -> None:
    rules = rules_of(name)
    play_one(rules, given, seed, Tally(rules))
