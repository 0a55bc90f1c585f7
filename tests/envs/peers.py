"""The suites of the interfaces that we offer, for every game: run in an environment that has them (``prove.py``)."""

from __future__ import annotations

import warnings

import pyspiel
from pettingzoo.test import api_test, performance_benchmark, seed_test

from parlour.envs import aec, openspiel
from parlour.registry import all_rules

CYCLES = 1000
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


def main() -> None:
    for name in all_rules():
        print(f"OpenSpiel: {name}", flush=True)
        prove_openspiel(name)
        print(f"PettingZoo: {name}", flush=True)
        prove_pettingzoo(name)


if __name__ == "__main__":
    main()
