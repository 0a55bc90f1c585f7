"""What stands half-way is kept: pickled or copied it goes on alike, here and in a process that knows nothing of it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.bots.random_bot import RandomBot
from parlour.envs import aec, openspiel
from parlour.envs.episode import Episode, episode_options
from parlour.envs.many import VectorEnv
from parlour.envs.opposed import OpposedEpisode
from parlour.errors import BadOption, ParlourError
from parlour.registry import all_rules, rules_of

NAMES = list(all_rules())
NO_SPIEL = pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
NO_ZOO = pytest.mark.skipif(find_spec("pettingzoo") is None, reason="PettingZoo is not installed")


def trace(episode: Episode, seed: int) -> list[object]:
    """What is asked and seen to the end, and what it comes to."""
    rng, told = Random(seed), list[object]()
    while not episode.over:
        told.append((episode.seat, episode.lawful(), list(episode.observe(episode.seat))))
        episode.step(rng.choice(episode.lawful()))
    return [*told, episode.won(), episode.steps, episode.truncated]


@pytest.mark.parametrize("name", NAMES)
def test_an_episode_goes_on_where_it_was_kept(name: str) -> None:
    rules, rng = rules_of(name), Random(3)
    episode = Episode(rules, episode_options(rules, {}, "deal"), 3)
    for _step in range(rng.randrange(4, 12)):
        if episode.over:
            break
        episode.step(rng.choice(episode.lawful()))
    twins = [pickle.loads(pickle.dumps(episode)), copy.deepcopy(episode)]
    traces = [trace(twin, 5) for twin in [*twins, episode]]
    assert traces[0] == traces[1] == traces[2]


def test_a_move_half_said_is_kept_too() -> None:
    episode = Episode(rules_of("ecarte"), {"deals": 1}, 2)
    for said in ("propose", "accept", "discard"):
        episode.step(episode.actions.names.index(said))
    first = episode.lawful()[0]
    episode.step(first)
    twin = pickle.loads(pickle.dumps(episode))
    assert first not in twin.lawful()
    assert twin.lawful() == episode.lawful()


def test_what_is_not_kept_says_so() -> None:
    rules = rules_of("nap")
    opposed = OpposedEpisode(rules, {"deals": 1}, 1, RandomBot)
    for kept in (opposed, VectorEnv(rules, 2)):
        for keep in (pickle.dumps, copy.deepcopy):
            with pytest.raises(TypeError, match="not pickled"):
                keep(kept)


def test_from_where_nobody_sits_nothing_is_seen() -> None:
    episode = Episode(rules_of("nap"), {}, 1)
    for seat in (-1, 4, 9):
        with pytest.raises(ParlourError, match=f"no seat {seat} at a table of 4"):
            episode.observe(seat)


def walk(env: Any, rng: Random, steps: int) -> list[object]:
    told: list[object] = []
    for _step in range(steps):
        if not env.agents:
            break
        seen, reward, ended, cut, _info = env.last()
        ways = [action for action, may in enumerate(seen["action_mask"]) if may]
        told.append((env.agent_selection, seen["observation"].tolist(), ways, reward, ended, cut))
        env.step(None if ended or cut else rng.choice(ways))
    return told


@NO_ZOO
@pytest.mark.parametrize("name", NAMES)
def test_an_environment_of_pettingzoo_goes_on_where_it_was_kept(name: str) -> None:
    env = aec(name)
    env.reset(seed=4)
    walk(env, Random(1), 5)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    told = [walk(each, Random(2), 30) for each in [*twins, env]]
    assert told[0] == told[1] == told[2]
    for each in [*twins, env]:
        each.reset()
    told = [walk(each, Random(3), 10) for each in [*twins, env]]
    assert told[0] == told[1] == told[2]  # the episodes that follow, too


@NO_ZOO
def test_what_pettingzoos_agents_cannot_do_is_said_in_one_line() -> None:
    with pytest.raises(BadOption, match="render_mode is ansi or None, not 'human'"):
        aec("nap", render_mode="human")
    env = aec("nap")
    with pytest.raises(ParlourError, match="before reset"):
        env.step(0)
    env.reset(seed=1)
    lawful = int(env.last()[0]["action_mask"].argmax())
    wrongs: list[Any] = [lawful + 0.7, None, "x"]
    for wrong in wrongs:
        with pytest.raises(ParlourError, match="an action is a whole number, not"):
            env.step(wrong)
    with pytest.raises(ParlourError, match="no agent 'seat_9'; there is: seat_0, seat_1"):
        env.observe("seat_9")
    walk(env, Random(1), 500)
    with pytest.raises(ParlourError, match="when all is over"):
        env.step(0)


def drawn(name: str, rng: Random, **options: Any) -> Any:
    """A state of OpenSpiel in which a seat is asked."""
    state: Any = openspiel(name, **options).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    return state


def told_of(state: Any) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


@NO_SPIEL
def test_a_state_of_openspiel_is_read_by_a_process_that_has_not_met_the_game(tmp_path: Path) -> None:
    state = drawn("poker", Random(1), annulled_laws="14,16,22")
    (tmp_path / "state").write_bytes(pickle.dumps([state, state.get_game()]))
    program = "import pickle, sys; state, game = pickle.load(open(sys.argv[1], 'rb'));"
    program += "print(state.information_state_string(0)); assert str(state.get_game()) == str(game)"
    command = [sys.executable, "-P", "-c", program, str(tmp_path / "state")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.rstrip() == told_of(state)[0].rstrip(), done.stderr[-300:]


@NO_SPIEL
def test_a_world_dealt_anew_is_pickled_as_it_is() -> None:
    rng = Random(3)
    state = drawn("nap", rng)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, rng.random)
    again = pickle.loads(pickle.dumps(world))
    assert told_of(again) == told_of(world) != told_of(state)
    assert (again.history(), again.legal_actions()) == (world.history(), world.legal_actions())


@NO_SPIEL
def test_what_openspiel_cannot_do_is_said_in_one_line() -> None:
    state = drawn("nap", Random(1))
    with pytest.raises(ParlourError, match="no seat 9"):
        state.resample_from_infostate(9, lambda: 0.5)
    with pytest.raises(ParlourError, match="not among those that may be taken"):
        state.clone().apply_action(10**6)


@NO_SPIEL
@pytest.mark.parametrize("name", NAMES)
def test_whatever_may_be_agreed_is_carried_by_openspiels_parameters(name: str) -> None:
    import pyspiel

    rules = rules_of(name)
    for option in rules.options.each:
        for value in option.samples():
            given: dict[str, Any] = {option.name: value}
            try:
                Episode(rules, given, 1)
            except ParlourError:
                continue
            game = openspiel(name, **given)
            again = pyspiel.load_game(str(game))
            wanted = rules.options.make(given).values[option.name]
            assert again.first.episode.options.values[option.name] == wanted
