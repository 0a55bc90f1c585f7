"""Many games at once beside OpenSpiel's skat and PettingZoo's games of cards: steps a second on one core.

Observations and masks are written at every step.

``./dev bench vector [GAME ...]``: our vector environment with random lawful actions, which it draws itself
(``--numpy``: drawn by numpy from the masks), and in turn a plain loop over OpenSpiel's skat that asks for the lawful
actions, the mask and the observation's tensor at every step, and draws one; and such loops over PettingZoo's Texas
hold'em with and without limits and over its Leduc (a game of six cards), without the wrappers that slow them down
(``--wrapped``: as PettingZoo gives them).

``--jobs N`` measures no peer: so many processes at once, each with an environment of its own, and the steps of all
together in a second of the clock.
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from statistics import median
from typing import Any

import numpy as np

from parlour.envs.many import VectorEnv
from parlour.registry import all_rules, rules_of

GAMES = 1024
SECONDS = 0.4
TOGETHER = 2.0  # seconds in which many processes are counted
ROUNDS = 5
ZOO = {"hold'em": "texas_holdem_v4", "no limit": "texas_holdem_no_limit_v6", "Leduc": "leduc_holdem_v4"}


class Ours:
    """All games of one vector environment."""

    def __init__(self, name: str, games: int, by_numpy: bool = False) -> None:
        self.by_numpy = by_numpy
        self.env = VectorEnv(rules_of(name), games, seed=1)
        self.mask = np.frombuffer(self.env.mask, np.uint8).reshape(games, -1)
        self.rng = np.random.default_rng(1)

    def steps(self) -> int:
        """One step of every game."""
        if self.by_numpy:
            self.env.step(self.drawn())
        else:
            self.env.draw()
            self.env.step()
        return len(self.mask)

    def drawn(self) -> list[int]:
        games, actions = self.mask.shape
        many = self.mask.sum(1, dtype=np.int64)
        last = np.cumsum(many)
        chosen = last - 1 - (self.rng.random(games) * many).astype(np.int64)
        return list((np.flatnonzero(self.mask)[chosen] - np.arange(games) * actions).tolist())


class Skat:
    """One game of OpenSpiel after the other."""

    def __init__(self) -> None:
        import pyspiel  # not needed where no peer is measured

        self.game: Any = pyspiel.load_game("skat")
        self.rng = random.Random(1)
        self.state: Any = self.game.new_initial_state()

    def steps(self) -> int:
        made = 0
        for _step in range(100):
            while self.state.is_chance_node():
                outcomes, shares = zip(*self.state.chance_outcomes(), strict=True)
                self.state.apply_action(self.rng.choices(outcomes, shares)[0])
            if self.state.is_terminal():
                self.state = self.game.new_initial_state()
                continue
            self.state.observation_tensor(self.state.current_player())
            self.state.legal_actions_mask()
            self.state.apply_action(self.rng.choice(self.state.legal_actions()))
            made += 1
        return made


class Zoo:
    """One game of PettingZoo after the other."""

    def __init__(self, module: str, wrapped: bool) -> None:
        made = import_module(f"pettingzoo.classic.{module}")
        self.env: Any = made.env() if wrapped else made.raw_env()
        self.rng = random.Random(1)
        self.env.reset(seed=1)

    def steps(self) -> int:
        made = 0
        for _step in range(100):
            seen, _reward, ended, cut, _info = self.env.last()
            if ended or cut:
                self.env.reset()
                continue
            self.env.step(self.rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            made += 1
        return made


def rate(player: Ours | Skat | Zoo) -> float:
    """Steps in a second of the processor."""
    began, made = time.process_time(), 0
    while (used := time.process_time() - began) < SECONDS:
        made += player.steps()
    return made / used


def beside_peers(names: list[str], games: int, by_numpy: bool, wrapped: bool) -> None:
    peers: dict[str, Skat | Zoo] = {"skat": Skat(), **{name: Zoo(module, wrapped) for name, module in ZOO.items()}}
    for name in names:
        ours = Ours(name, games, by_numpy)
        rounds = [(rate(ours), [rate(peer) for peer in peers.values()]) for _round in range(ROUNDS)]
        told = [f"{name:18} {median([mine for mine, _ in rounds]) / 1e3:7.0f} k steps/s"]
        for number, peer in enumerate(peers):
            times = sorted(mine / theirs[number] for mine, theirs in rounds)
            told.append(f"{median(times):5.1f} times {peer} ({times[0]:.1f} to {times[-1]:.1f})")
        print("  ".join(told), flush=True)


def on_cores(names: list[str], games: int, jobs: int) -> None:
    context = get_context("spawn")
    for name in names:
        together, rates = context.Barrier(jobs), context.SimpleQueue()
        workers = [context.Process(target=one_of_many, args=(name, games, together, rates)) for _job in range(jobs)]
        for worker in workers:
            worker.start()
        each = sorted(rates.get() for _job in range(jobs))
        for worker in workers:
            worker.join()
        print(
            f"{name:18} {sum(each) / 1e6:7.2f} M steps/s  of {jobs} processes with {games} tables each"
            f" ({each[0] / 1e3:.0f} to {each[-1] / 1e3:.0f} k)",
            flush=True,
        )


def one_of_many(name: str, games: int, together: Barrier, rates: Any) -> None:
    """Steps in a second of the clock, while all others are busy too."""
    ours = Ours(name, games)
    for _step in range(ROUNDS):
        ours.steps()
    together.wait()
    began, made = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < TOGETHER:
        made += ours.steps()
    rates.put(made / passed)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=list(all_rules()))
    asked.add_argument("--jobs", type=int, default=0, help="so many processes at once, without a peer")
    asked.add_argument("--tables", type=int, default=GAMES, help="tables of one environment")
    asked.add_argument("--numpy", action="store_true", help="draw actions by numpy, as a program of one's own would")
    asked.add_argument("--wrapped", action="store_true", help="PettingZoo's games as it gives them")
    said = asked.parse_args()
    if said.jobs:
        on_cores(said.game, said.tables, said.jobs)
    else:
        beside_peers(said.game, said.tables, said.numpy, said.wrapped)


if __name__ == "__main__":
    main()
