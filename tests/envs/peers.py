"""The suites of the interfaces that we offer, for every game: run in an environment that has them (``prove.py``)."""

from __future__ import annotations

import pickle
import random
import time
import warnings

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

from parlour.envs import aec, openspiel
from parlour.registry import all_rules
from tests.envs.solving import prove_settings
from tests.lab.work import demand

CYCLES = 1000
SEARCHED = ("ecarte", "nap", "spoil-five", "loo", "poker")  # by their ismcts
SIMULATIONS = 25
AS_THEIR_OWN = "Observation"  # what their suite says of observations with masks, also of their own card games


def prove_pettingzoo(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", AS_THEIR_OWN)
        api_test(aec(name), num_cycles=CYCLES)
        api_test(aec(name, episode="game"), num_cycles=CYCLES)
        seed_test(lambda: aec(name), num_cycles=CYCLES)
        performance_benchmark(aec(name))


def prove_openspiel(name: str) -> None:
    for episode in ("deal", "game"):
        pyspiel.random_sim_test(openspiel(name, episode), num_sims=1, serialize=episode == "deal", verbose=False)


def prove_kept(name: str) -> None:
    """Pickled in the middle, environments and states go on as they would have gone."""
    env, rng = aec(name), random.Random(1)
    env.reset(seed=1)
    for _step in range(4):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()) if not env.last()[2] else None)
    twin = pickle.loads(pickle.dumps(env))
    demand(str(twin.last()) == str(env.last()), name, "is another environment from its pickle")
    state = openspiel(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    if not state.is_terminal():
        world = state.resample_from_infostate(state.current_player(), rng.random)
        again = pickle.loads(pickle.dumps(world))
        demand(str(again) == str(world) and again.history() == world.history(), name, "is another state")


def prove_ismcts(name: str) -> None:
    """Their search plays a deal to its end: in the seats of even numbers by its own sampler, else by one of ours."""
    game = openspiel(name)
    rng, chooser = random.Random(1), np.random.RandomState(1)
    bots = []
    for seat in range(game.num_players()):
        evaluator = mcts.RandomRolloutEvaluator(1, chooser)
        bots.append(ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=chooser))
        if seat % 2:
            bots[seat].set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    began, decisions, state = time.monotonic(), 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
        else:
            decisions += 1
            state.apply_action(int(bots[state.current_player()].step(state)))
    demand(decisions > 0, name, "asked nobody")
    seconds = time.monotonic() - began
    print(f"ismcts: {name}: {decisions} decisions, returns {state.returns()} ({seconds:.0f} s)", flush=True)


def main() -> None:
    for name in all_rules():
        print(f"OpenSpiel: {name}", flush=True)
        prove_openspiel(name)
        print(f"PettingZoo: {name}", flush=True)
        prove_pettingzoo(name)
        prove_kept(name)
    for name in SEARCHED:
        prove_ismcts(name)
    prove_settings()


if __name__ == "__main__":
    main()
