"""PettingZoo's interface: one agent after the other (AEC).  It needs the extra ``pettingzoo``."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.envs.episode import Episode, episode_options
from parlour.envs.flat import Flat
from parlour.envs.version import version_of

Seen = dict[str, Any]  # "observation" and "action_mask", as numpy's arrays


class ParlourAEC(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo knows them; its agents are the seats.

    Rewards come at the end of an episode; illegal actions are refused with an error, and the mask shows what is legal.
    """

    rules: Rules
    options: dict[str, object]
    episode: Episode
    agents: list[str]
    infos: dict[str, dict[str, object]]
    _flat: Flat
    _random: Random

    def __init__(self, rules: Rules, length: str, options: dict[str, object], render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.options = episode_options(rules, options, length)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{rules.name.replace('-', '_')}_v{version_of(rules)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.episode = Episode(rules, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.game.seats)]
        self.agents = []
        self._flat = Flat(rules)
        self._random = Random()
        self._spaces()

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
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.episode.actions), np.int8)
        if seat == self.episode.seat:
            mask[self.episode.lawful()] = 1
        row = np.zeros(len(self._flat), np.int64)
        for at, value in self._flat.entries(list(self.episode.observe(seat))):
            row[at] = value
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(-1 if action is None else int(action))
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
