"""Episodes whose chance is in the open: any game, drawing by drawing."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from parlour.envs.episode import episode_options
from parlour.envs.explicit import CHANCE, MOST_OUTCOMES, ExplicitEpisode, Given, Wanted
from parlour.errors import ParlourError
from parlour.registry import all_rules, rules_of


def go(episode: ExplicitEpisode, rng: Random) -> int:
    """Take one step, of chance or of whoever is asked; gives what was drawn or taken."""
    if episode.seat == CHANCE:
        drawn = rng.randrange(episode.outcomes)
        episode.draw(drawn)
        return drawn
    taken = rng.choice(episode.lawful())
    episode.step(taken)
    return taken


def begin(name: str) -> ExplicitEpisode:
    rules = rules_of(name)
    return ExplicitEpisode(rules, episode_options(rules, {}, "deal"))


@pytest.mark.parametrize("name", list(all_rules()))
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    episode, rng = begin(name), Random(6)
    turns = 0
    while not episode.over and turns < 60:
        assert episode.seat != CHANCE or 1 < episode.outcomes <= MOST_OUTCOMES
        go(episode, rng)
        turns += 1
    twins = [episode.copy(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
    before = [list(episode.observe(seat)) for seat in range(episode.game.seats)]
    for twin in twins:
        again = Random(7)
        while not twin.over and twin.steps < episode.steps + 10:
            go(twin, again)
    assert [list(episode.observe(seat)) for seat in range(episode.game.seats)] == before
    ends = [(twin.seat, twin.steps, twin.won(), list(twin.observe(0))) for twin in twins]
    assert ends[0] == ends[1] == ends[2]


def test_the_outcomes_settle_every_card() -> None:
    deals = []
    for seed in (1, 1, 2):
        episode, rng = begin("ecarte"), Random(seed)
        while episode.seat == CHANCE:
            go(episode, rng)
        deals.append(episode.game.read("hand", 0) + episode.game.read("talon"))
    assert deals[0] == deals[1] != deals[2]


def test_what_is_too_much_for_one_drawing_is_drawn_in_parts() -> None:
    assert Given([3, 5]).below(1 << 14) == 3 << 7 | 5
    assert Given([]).below(1) == 0
    with pytest.raises(Wanted):
        Given([3]).below(1 << 14)
    with pytest.raises(ParlourError, match="1000"):
        Given([3]).below(1000)
