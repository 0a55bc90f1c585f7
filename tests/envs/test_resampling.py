"""An episode dealt anew for a seat looks the same to it, and OpenSpiel's search plays on such worlds."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.envs import openspiel
from parlour.envs.episode import episode_options
from parlour.envs.explicit import CHANCE, ExplicitEpisode
from parlour.errors import ParlourError
from parlour.registry import all_rules, rules_of

MOST = 20  # decisions of one episode


def draw_all(episode: ExplicitEpisode, rng: Random) -> None:
    while episode.seat == CHANCE:
        episode.draw(rng.randrange(episode.outcomes))


@pytest.mark.parametrize("name", list(all_rules()))
def test_a_world_dealt_anew_looks_the_same_to_its_seat(name: str) -> None:
    rules, rng = rules_of(name), Random(5)
    episode = ExplicitEpisode(rules, episode_options(rules, {}, "deal"))
    draw_all(episode, rng)
    other_worlds = 0
    while not episode.over and episode.steps < MOST:
        for seat in {episode.seat, rng.randrange(episode.game.seats)}:
            world = episode.redealt(seat, Chance(rng.getrandbits(48)))
            assert list(world.observe(seat)) == list(episode.observe(seat))
            assert (world.seat, world.steps) == (episode.seat, episode.steps)
            assert seat != episode.seat or world.lawful() == episode.lawful()
            others = [other for other in range(episode.game.seats) if other != seat]
            other_worlds += any(list(world.observe(other)) != list(episode.observe(other)) for other in others)
            _play_on(world, Random(1))
        episode.step(rng.choice(episode.lawful()))
        draw_all(episode, rng)
    assert other_worlds or name == "loto"  # where nothing is hidden but what comes out of the bag next


def _play_on(world: ExplicitEpisode, rng: Random) -> None:
    for _i in range(3):
        if not world.over:
            world.step(rng.choice(world.lawful()))
            draw_all(world, rng)


def test_a_move_half_said_stays_so_for_whoever_says_it() -> None:
    rules, rng = rules_of("ecarte"), Random(2)
    episode = ExplicitEpisode(rules, {"deals": 1})
    draw_all(episode, rng)
    names = episode.actions.names
    for said in ("propose", "accept", "discard"):
        episode.step(names.index(said))
    first = episode.lawful()[0]
    episode.step(first)
    speaker, hearer = episode.seat, 1 - episode.seat
    assert first not in episode.lawful()
    assert episode.redealt(speaker, Chance(1)).lawful() == episode.lawful()
    assert episode.redealt(hearer, Chance(1)).lawful() == [names.index("discard")]


def test_while_chance_draws_nothing_is_dealt_anew() -> None:
    episode = ExplicitEpisode(rules_of("ecarte"))
    with pytest.raises(ParlourError, match="while chance draws"):
        episode.redealt(0, Chance(1))


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
@pytest.mark.parametrize("name", ["ecarte", "smoking-cat", "poker"])
def test_openspiels_states_are_resampled(name: str) -> None:
    rng = Random(3)
    state: Any = openspiel(name).new_initial_state()
    asked = 0
    while not state.is_terminal() and asked < 12:
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
            continue
        asked += 1
        seat = state.current_player()
        world = state.resample_from_infostate(seat, rng.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_nobody_learns_in_how_many_steps_another_has_spoken() -> None:
    state: Any = openspiel("ecarte").new_initial_state()
    rng = Random(2)
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    for said in ("propose", "accept", "discard"):
        state.apply_action(state.string_to_action(said))
    speaker = state.current_player()
    before = [state.information_state_string(seat) for seat in range(2)]
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == speaker
    assert state.information_state_string(1 - speaker) == before[1 - speaker]
    assert state.information_state_tensor(speaker) != state.information_state_tensor(1 - speaker)
    assert state.information_state_string(speaker) != before[speaker]
