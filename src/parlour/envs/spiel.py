"""OpenSpiel's interface: every game as a Python game with explicit chance.  It needs the extra ``openspiel``."""

from __future__ import annotations

import hashlib
from array import array
from typing import Any

import numpy as np
import pyspiel

from parlour.core.rules import Rules
from parlour.envs.episode import episode_options
from parlour.envs.explicit import CHANCE, MOST_OUTCOMES, ExplicitEpisode
from parlour.envs.flat import Flat
from parlour.errors import BadOption

DEFAULTS = {"options": "", "episode": "deal"}


def short_name(rules: Rules) -> str:
    return f"parlour_{rules.name.replace('-', '_')}"


def read_options(text: str) -> dict[str, object]:
    """Options as one parameter: ``players:3;stake:5``."""
    given: dict[str, object] = {}
    for piece in [piece for piece in text.split(";") if piece]:
        name, colon, value = piece.partition(":")
        if not colon:
            raise BadOption(f"options are written name:value;name:value, not {piece!r}")
        given[name.strip()] = value.strip()
    return given


def game_type(rules: Rules) -> pyspiel.GameType:
    least, most = rules.seats
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Parlour: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class ParlourGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows them, a subclass for each; ``options`` and ``episode`` are its parameters."""

    rules: Rules

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        rules = self.rules
        self.options = episode_options(rules, read_options(given["options"]), given["episode"])
        self.first = ExplicitEpisode(rules, self.options)
        won = float(self.first.most_won)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.first.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=int(self.first.game.seats),
            min_utility=-won,
            max_utility=won,
            max_game_length=self.first.most_steps,
        )
        super().__init__(game_type(rules), info, params or {})

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ParlourObserver:
        return ParlourObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A position; what each seat has seen so far goes into a chain, so that nothing is forgotten."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.episode = game.first.copy()
        self.chains = [b"" for _seat in range(self.episode.game.seats)]
        self._remember()

    def _remember(self) -> None:
        for seat in range(len(self.chains)):
            self.chains[seat] = hashlib.sha256(self.chains[seat] + self.cells(seat)).digest()

    def cells(self, seat: int) -> bytes:
        return array("q", list(self.episode.observe(seat))).tobytes()

    def current_player(self) -> int:
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.episode.seat == CHANCE else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.lawful()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.episode.outcomes
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.episode.seat == CHANCE:
            self.episode.draw(action)
        else:
            seat = self.episode.seat
            self.chains[seat] = hashlib.sha256(self.chains[seat] + action.to_bytes(2, "big")).digest()
            self.episode.step(action)
        if self.episode.seat != CHANCE:
            self._remember()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.episode.actions.names[action]

    def returns(self) -> list[float]:
        return self.episode.won()

    def __str__(self) -> str:
        return f"{self.episode.game} {self.chains[0].hex()[:12]}"


class ParlourObserver:
    """What a seat sees, as a row of numbers and as text; with perfect recall, behind the mark of all it has seen."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        assert rules.seen is not None
        self._flat = Flat(rules.seen)
        self._recalls = kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(len(self._flat), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: ParlourState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            for at, value in self._flat.entries(list(state.episode.observe(player))):
                self.tensor[at] = value

    def string_from(self, state: ParlourState, player: int) -> str:
        shown = str(state.episode.game.view(player))
        return f"{state.chains[player].hex()}\n{shown}" if self._recalls else shown


def load(rules: Rules, episode: str, options: dict[str, object]) -> ParlourGame:
    register(rules)
    written = ";".join([f"{name}:{value}" for name, value in options.items()])
    loaded: ParlourGame = pyspiel.load_game(short_name(rules), {"options": written, "episode": episode})
    return loaded


def register(rules: Rules) -> None:
    """Make a game known to OpenSpiel, as ``parlour_NAME``; once is enough."""
    if short_name(rules) not in pyspiel.registered_names():
        # a class, as OpenSpiel keeps it until after Python has ended, when a function could no longer be freed
        pyspiel.register_game(game_type(rules), type(short_name(rules), (ParlourGame,), {"rules": rules}))
