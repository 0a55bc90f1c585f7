"""Many games in one object are the games that one would play one by one."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from parlour.core.chance import seed_of
from parlour.core.events import NO_SEAT
from parlour.envs.episode import Episode, episode_options
from parlour.envs.many import VectorEnv
from parlour.errors import BadOption, ParlourError
from parlour.registry import all_rules, rules_of

NAMES = list(all_rules())


def lawful(env: VectorEnv, game: int) -> list[int]:
    n = len(env.actions)
    return [action for action in range(n) if env.mask[game * n + action]]


def row(cells: list[int], width: int, game: int) -> list[int]:
    return cells[game * width : (game + 1) * width]


@pytest.mark.parametrize("name", NAMES)
def test_each_game_is_an_episode(name: str) -> None:
    rules = rules_of(name)
    env, rng = VectorEnv(rules, 3, seed=7), Random(7)
    options = episode_options(rules, {}, "deal")
    alone = [Episode(rules, options, seed_of(7, game, 0)) for game in range(3)]
    numbers = [0, 0, 0]
    for _step in range(60):
        chosen = []
        for game, episode in enumerate(alone):
            assert env.turn[game] == episode.seat
            assert lawful(env, game) == episode.lawful()
            assert row(list(env.cells), env.width, game) == list(episode.observe(episode.seat))
            chosen.append(rng.choice(episode.lawful()))
        env.step(chosen)
        for game, episode in enumerate(alone):
            actor = episode.seat
            episode.step(chosen[game])
            assert env.ended[game] == episode.over
            if episode.over:
                won = list(env.rewards)[game * env.seats :][: len(episode.won())]
                assert won == episode.won()
                assert row(list(env.last), env.width, game) == list(episode.observe(actor))
                numbers[game] += 1
                alone[game] = Episode(rules, options, seed_of(7, game, numbers[game]))
    assert env.episodes == sum(numbers)


@pytest.mark.parametrize("name", ["ecarte", "poker"])
def test_who_has_no_choice_is_not_asked(name: str) -> None:
    env, rng = VectorEnv(rules_of(name), 4, seed=1, forced=False), Random(1)
    for _step in range(100):
        for game in range(4):
            shown = list(env.playing(game).observe(env.turn[game]))
            assert row(list(env.cells), env.width, game) == shown
        open_ways = [lawful(env, game) for game in range(4)]
        assert min([len(ways) for ways in open_ways]) > 1
        env.step([rng.choice(ways) for ways in open_ways])
    assert env.episodes > 10
    assert NO_SEAT not in list(env.turn)


def test_episodes_take_turns_with_the_options() -> None:
    env, rng = VectorEnv(rules_of("nap"), 2, [{"players": 3}, {"players": 5}], seed=1), Random(1)
    met = set()
    for _step in range(80):
        met |= set(env.setting)
        assert max(env.turn) < 5
        env.step([rng.choice(lawful(env, game)) for game in range(2)])
    assert met == {0, 1}


def test_what_is_not_lawful_changes_nothing() -> None:
    env = VectorEnv(rules_of("nap"), 2, seed=1)
    before, good = list(env.cells), lawful(env, 0)[0]
    for bad in (-1, len(env.actions), 1 << 70, next(a for a in range(len(env.actions)) if a not in lawful(env, 1))):
        with pytest.raises((ParlourError, OverflowError, ValueError)):
            env.step([good, bad])
    with pytest.raises(ParlourError, match="2 games need 2 actions"):
        env.step([good])
    assert list(env.cells) == before
    with pytest.raises(BadOption):
        VectorEnv(rules_of("nap"), 0)


@pytest.mark.parametrize("name", NAMES)
def test_drawn_actions_may_be_taken_and_are_those_of_the_seed(name: str) -> None:
    drawn, again, told = (VectorEnv(rules_of(name), 3, seed=7) for _env in range(3))
    with pytest.raises(ParlourError, match="not among those that may be taken"):
        drawn.step()
    for _step in range(40):
        drawn.draw()
        again.draw()
        chosen = list(drawn.chosen)
        assert all(chosen[game] in lawful(drawn, game) for game in range(3))
        assert chosen == list(again.chosen)
        drawn.step()
        again.step()
        told.step(chosen)
        assert list(drawn.cells) == list(told.cells)
        assert list(drawn.mask) == list(told.mask)


def test_every_action_is_drawn_as_often() -> None:
    env = VectorEnv(rules_of("ecarte"), 1, seed=3)
    ways = lawful(env, 0)
    assert len(ways) > 1
    counted = dict.fromkeys(ways, 0)
    for _draw in range(1000 * len(ways)):
        env.draw()
        counted[env.chosen[0]] += 1
    assert all(850 < seen < 1150 for seen in counted.values()), counted  # about five standard deviations


class Whole:
    """A whole number that is no ``int``, like those in an array of numpy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def in_numpy(actions: Any, kind: str = "int64") -> Any:
    return pytest.importorskip("numpy").array(actions, kind)


@pytest.mark.parametrize(
    "told",
    [
        tuple,
        lambda actions: array("q", actions),
        lambda actions: [Whole(action) for action in actions],
        iter,
        in_numpy,
        lambda actions: in_numpy(actions, "int32"),
        lambda actions: in_numpy([action for one in actions for action in (one, 0)])[::2],
        lambda actions: list(in_numpy(actions)),
    ],
    ids=["tuple", "array", "whole numbers", "iterator", "numpy", "numpy of 32 bits", "every second", "list of numpy's"],
)
def test_actions_may_be_told_in_any_row_of_whole_numbers(told: Callable[[list[int]], Iterable[int]]) -> None:
    listed, others = (VectorEnv(rules_of("nap"), 3, seed=2) for _env in range(2))
    rng = Random(1)
    for _step in range(40):
        chosen = [rng.choice(lawful(listed, game)) for game in range(3)]
        listed.step(chosen)
        others.step(told(chosen))
        assert (list(listed.cells), list(listed.mask)) == (list(others.cells), list(others.mask))


@pytest.mark.parametrize(
    "told",
    [
        lambda actions: [float(action) for action in actions],
        lambda actions: [str(action) for action in actions],
        lambda actions: [None for _action in actions],
        lambda actions: actions[0],
        lambda actions: in_numpy(actions, "float64"),
        lambda actions: in_numpy([[action] for action in actions]),
        lambda actions: in_numpy(actions[0]),
    ],
    ids=["floats", "texts", "nothing", "a number", "numpy's floats", "a column", "no row"],
)
def test_what_is_no_row_of_whole_numbers_gets_one_line(told: Callable[[list[int]], Any]) -> None:
    env = VectorEnv(rules_of("nap"), 2, seed=1)
    before = list(env.cells)
    with pytest.raises(ParlourError, match=r"actions are (whole numbers|a list)|2 games need 2 actions"):
        env.step(told([lawful(env, game)[0] for game in range(2)]))
    assert list(env.cells) == before
