"""Every allowed pair of option values is played, here in a sample of what the soak command plays."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.registry import all_rules
from parlour.testing.options import accepted, values_of
from parlour.testing.pairs import pairwise
from parlour.testing.soak import main, soak

GAMES = 100


@pytest.mark.parametrize("name", all_rules())
def test_random_games_over_all_pairs(name: str) -> None:
    rules = all_rules()[name]
    sets = pairwise(rules).sets
    assert soak(rules, sets, max(GAMES, len(sets))) == ""


@pytest.mark.parametrize("name", all_rules())
def test_every_pair_is_held_or_refused(name: str) -> None:
    rules = all_rules()[name]
    found = pairwise(rules)
    held = set()
    for given in found.sets:
        options = accepted(rules, given)
        assert options is not None
        held |= set(combinations(options.values.items(), 2))
    values = values_of(rules)
    wanted = {
        ((one, value), (other, second))
        for one, other in combinations(values, 2)
        for value in values[one]
        for second in values[other]
    }
    assert wanted - held == set(found.refused)
    assert found.held == len(wanted & held)


@pytest.mark.parametrize("name", all_rules())
def test_refused_pairs_are_refused_alone(name: str) -> None:
    rules = all_rules()[name]
    assert all(accepted(rules, dict(pair)) is None for pair in pairwise(rules).refused)


def test_soak_command(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(iter(all_rules()))
    assert main(["--game", name, "--games", "3", "--seed", "5"]) == 0
    told = capsys.readouterr()
    assert "pairs are refused" in told.out
    assert f"{name}: 3 of 3 games" in told.err


@pytest.mark.parametrize("bad", [["--game", "nonesuch"], ["--games", "1", "--option", "nonesuch=1"], ["--option", "x"]])
def test_soak_command_refuses_what_it_cannot_read(bad: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(bad) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
