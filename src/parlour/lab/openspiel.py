"""The other side of the bench: games of OpenSpiel, played at random as fast as its interface allows."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from itertools import count
from random import Random
from typing import Any

SAMPLE = 2000  # games over which the moves of one are counted
TRIALS = 1000  # of one search
POSITIONS = 8
PASSES = {"hearts": 12}  # a search while others have yet to pass ends in a segmentation fault there


class OpenSpiel:
    """A game driven from Python, and by OpenSpiel's own uniform random bots.  ImportError where it is not installed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.spiel: Any = import_module("pyspiel")
        self.version = version("open_spiel")
        self.game = self.spiel.load_game(name)
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        self.seeds = count(1)
        self.positions: list[Any] = []
        self.moves_a_game = sum(self._decisions(self._play_bots()) for _i in range(SAMPLE)) / SAMPLE

    def drive(self, rng: Random) -> int:
        """One game from Python, as one would drive any game of OpenSpiel; gives the number of moves."""
        draw = rng.getrandbits  # of 20 bits, times n, shifted back: a number below n, cheaply
        state = self.game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), rng.random()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[draw(20) * len(actions) >> 20])
                made += 1
        return made

    def playout(self) -> float:
        """One game inside OpenSpiel; it does not count its moves, so this gives what a game has on average."""
        self._play_bots()
        return self.moves_a_game

    def search(self) -> int:
        """One search by its information-set bot from an early decision; gives the number of its trials."""
        if not self.positions:
            self.positions = [self._early(number, Random(number)) for number in range(POSITIONS)]
        seed = next(self.seeds)
        evaluator = self.spiel.RandomRolloutEvaluator(1, seed)
        last = self.spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = self.spiel.ISMCTSBot(seed, evaluator, 2.0, TRIALS, -1, last, False, True)
        bot.step(self.positions[seed % POSITIONS])
        return TRIALS

    def _early(self, number: int, rng: Random) -> Any:
        """A decision with a choice, at most three random moves after the deal and the passes."""
        state = self.game.new_initial_state()
        made = -PASSES.get(self.name, 0)
        while True:
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), rng.random()))
                continue
            actions = state.legal_actions()
            if made >= number % 4 and len(actions) > 1:
                return state
            state.apply_action(rng.choice(actions))
            made += 1

    def _play_bots(self) -> Any:
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, next(self.seeds))
        return state

    def _decisions(self, state: Any) -> int:
        return sum(step.player >= 0 for step in state.full_history())


def sampled(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """The outcome at which a number drawn from 0..1 points."""
    for outcome, probability in outcomes:
        drawn -= probability
        if drawn < 0.0:
            return outcome
    return outcomes[-1][0]
