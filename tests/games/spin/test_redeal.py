"""Redeals of Spin are exact, given the couples that were shown."""

from __future__ import annotations

import pytest

from tests.games.stops_worlds import demand_exact_worlds


@pytest.mark.parametrize("players", [3, 4])
def test_every_world_as_often(players: int) -> None:
    assert sum([demand_exact_worlds("spin", {"players": players}, seed, seed % 3) for seed in range(10)]) >= 3
