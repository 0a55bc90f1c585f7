"""The reference in C plays our games: every move, every end, every number drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.reference import Reference, Totals, disagreements, reference
from parlour.errors import ParlourError
from parlour.lab.sim import simulate
from parlour.registry import rules_of

GAMES = 300


@pytest.fixture(scope="module")
def in_c() -> Iterator[Reference]:
    try:
        with reference() as compiled:
            yield compiled
    except ParlourError:
        pytest.skip("there is no C compiler")


@pytest.mark.plain
def test_the_games_agree(in_c: Reference) -> None:
    assert disagreements(in_c, 7, GAMES) == []


def test_they_are_the_games_of_the_simulation(in_c: Reference) -> None:
    rules = rules_of("ecarte")
    tally, totals = simulate(rules, rules.options.make(), GAMES, 7), Totals()
    in_c.play(7, 0, GAMES, totals)
    assert (tally.games, tally.deals, tally.moves) == (totals.games, totals.deals, totals.moves)
    assert tally.results == [2 * totals.won - GAMES, GAMES - 2 * totals.won]


def test_another_seed_is_another_game(in_c: Reference) -> None:
    one, other = Totals(), Totals()
    in_c.tell(1, 0, 5, one)
    in_c.tell(2, 0, 5, other)
    assert one.acts != other.acts
    assert one.ends != other.ends
