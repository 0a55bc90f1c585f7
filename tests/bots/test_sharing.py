"""A simulation is the same however it is shared out."""

from __future__ import annotations

import pickle

import pytest

from parlour.lab.sharing import SHARES, Share, play_share, shares_of, simulate_in
from parlour.lab.sim import Tally, simulate
from parlour.registry import rules_of

NAP = rules_of("nap")
OPTIONS = NAP.options.make()


def counted(tally: Tally) -> dict[str, object]:
    """All but the time."""
    return {name: value for name, value in tally.as_dict().items() if "second" not in name}


@pytest.mark.parametrize(("games", "jobs"), [(0, 2), (1, 2), (7, 3), (1000, 2), (64 * SHARES, 4)])
def test_every_game_is_in_one_share(games: int, jobs: int) -> None:
    shares = shares_of(games, jobs)
    assert [number for share in shares for number in share] == list(range(games))
    assert len(shares) <= max(games, 2 * jobs * SHARES)


@pytest.mark.plain
def test_a_game_rests_on_the_seed_and_its_number_alone() -> None:
    whole = simulate(NAP, OPTIONS, 12, 5)
    parts = Tally(OPTIONS.number("players"))
    for first, games in ((9, 3), (0, 4), (4, 5)):
        parts.join(pickle.loads(pickle.dumps(play_share(Share("nap", OPTIONS, first, games, 5, 0.0)))))
    assert counted(parts) == counted(whole)
    assert counted(simulate(NAP, OPTIONS, 12, 6)) != counted(whole)


def test_the_games_of_another_seed_are_no_later_games_of_this_one() -> None:
    one = [counted(simulate(NAP, OPTIONS, 1, 5, first=number)) for number in range(6)]
    other = [counted(simulate(NAP, OPTIONS, 1, 6, first=number)) for number in range(6)]
    assert one[1:] != other[:-1]


def test_two_processes_play_what_one_plays() -> None:
    told: list[int] = []
    shared = simulate_in(2, NAP, OPTIONS, 6, 5, told.append)
    assert counted(shared) == counted(simulate_in(1, NAP, OPTIONS, 6, 5, told.append))
    assert told == [1, 2, 3, 4, 5, 6, 0]
