"""PettingZoo's interface: one agent after the other (AEC).  It needs the extra ``pettingzoo``."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.envs.episode import Episode, episode_options
from parlour.envs.flat import Flat
from parlour.envs.version import id_of
from parlour.errors import BadOption, ParlourError
from parlour.registry import rules_of

RENDERED = ("ansi",)
Seen = dict[str, Any]  # "observation" and "action_mask", as numpy's arrays


class ParlourAEC(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo knows them; its agents are the seats.

    Rewards come at the end of an episode; illegal actions are refused with an error, and the mask shows what is legal.
    """

    infos: dict[str, dict[str, object]]

    def __init__(self, rules: Rules, length: str, options: dict[str, object], render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDERED):
            raise BadOption(f"render_mode is {', '.join(RENDERED)} or None, not {render_mode!r}")
        self.rules = rules
        self.options = episode_options(rules, options, length)
        self.render_mode = render_mode
        self.metadata = {
            "name": id_of(rules).replace("-", "_"),
            "render_modes": list(RENDERED),
            "is_parallelizable": False,
        }
        self.episode = Episode(rules, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.game.seats)]
        self.agents: list[str] = []
        self._flat = Flat(rules)
        self._random = Random()
        self._spaces()

    def __getstate__(self) -> dict[str, Any]:
        """Where it stands, for a pickle or a copy; what follows from the game is found again."""
        return {**vars(self), "rules": self.rules.name, "_flat": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.rules = rules_of(state["rules"])
        self._flat = Flat(self.rules)

    def _spaces(self) -> None:
        n = len(actions_of(self.rules))
        low, high = np.array(self._flat.low, np.int64), np.array(self._flat.high, np.int64)
        seen = {"observation": spaces.Box(low, high, dtype=np.int64), "action_mask": spaces.Box(0, 1, (n,), np.int8)}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; a seed also settles the episodes that follow it."""
        if seed is not None:
            self._random = Random(seed)
        self.episode = Episode(self.rules, self.options, self._random.getrandbits(48))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Seen:
        if agent not in self.possible_agents:
            raise ParlourError(f"there is no agent {agent!r}; there is: {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.episode.actions), np.int8)
        if seat == self.episode.seat:
            mask[self.episode.lawful()] = 1
        row = np.zeros(len(self._flat), np.int64)
        for at, value in self._flat.entries(list(self.episode.observe(seat))):
            row[at] = value
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ParlourError("nobody is asked before reset(), nor when all is over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            taken = index(action)  # type: ignore[arg-type]  # of None too it says that it is none
        except TypeError:
            raise ParlourError(f"an action is a whole number, not {action!r}") from None
        self.episode.step(taken)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self) -> None:
        ended = self.truncations if self.episode.truncated else self.terminations
        for seat, won in enumerate(self.episode.won()):
            ended[self.possible_agents[seat]] = True
            self.rewards[self.possible_agents[seat]] = won

    def render(self) -> str | None:
        return str(self.episode.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
