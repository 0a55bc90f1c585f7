"""Redeals of Pope Joan are exact, given what the stops have shown to be dead."""

from __future__ import annotations

import pytest

from parlour.testing.demands import Given
from tests.games.stops_worlds import demand_exact_worlds

SETS: list[Given] = [
    {"players": 3},
    {"players": 3, "pope_in_lieu": "on"},
    {"players": 3, "dealer_looks": "plays"},
    {"players": 4, "dealer_looks": "stands_out"},
    {"players": 2, "stops": "remainder"},
]


@pytest.mark.parametrize("given", SETS, ids=str)
def test_every_world_as_often(given: Given) -> None:
    assert sum([demand_exact_worlds("pope-joan", given, seed, seed % 2) for seed in range(10)]) >= 1
