"""OpenSpiel's interface: every game as a Python game with explicit chance.  It needs the extra ``openspiel``."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from parlour.core.chance import Chance
from parlour.core.rules import Rules
from parlour.envs.episode import episode_options
from parlour.envs.explicit import CHANCE, MOST_OUTCOMES, ExplicitEpisode
from parlour.envs.flat import Flat
from parlour.envs.setting import begin_set, setting_of
from parlour.envs.standing import MARK, Standing, begin
from parlour.envs.version import id_of
from parlour.errors import BadCase, BadOption
from parlour.registry import rules_of

DEFAULTS = {"options": "", "episode": "deal", "case": ""}


def short_name(rules: Rules) -> str:
    return f"parlour_{rules.name.replace('-', '_')}"


def read_options(text: str) -> dict[str, object]:
    """Options as one parameter: ``players:3;stake:5``; signs that OpenSpiel keeps for itself as in addresses (%2C)."""
    given: dict[str, object] = {}
    for piece in [piece for piece in text.split(";") if piece]:
        name, colon, value = piece.partition(":")
        if not colon:
            raise BadOption(f"options are written name:value;name:value, not {piece!r}")
        given[name.strip()] = unquote(value.strip())
    return given


def fold(text: str) -> str:
    """A text as OpenSpiel's parameters can carry it, which are parted by commas, brackets and signs of equality."""
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unfold(folded: str) -> str:
    try:
        return urlsafe_b64decode(folded + "=" * (-len(folded) % 4)).decode()
    except ValueError:
        raise BadCase("the parameter `case` is not as parlour.envs.openspiel_case writes it") from None


def game_type(rules: Rules) -> pyspiel.GameType:
    least, most = rules.seats
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Parlour: {id_of(rules)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class ParlourGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows them, a subclass for each.

    ``options`` and ``episode`` are its parameters, or ``case``, the position that it begins with.
    """

    rules: Rules

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        rules = self.rules
        if given["case"]:
            first: ExplicitEpisode = begin_set(unfold(given["case"]))
        else:
            first = ExplicitEpisode(rules, episode_options(rules, read_options(given["options"]), given["episode"]))
        self.first = begin(first, keep=bool(given["case"]))
        won = float(first.most_won)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(first.actions),
            max_chance_outcomes=max(MOST_OUTCOMES, first.outcomes),
            num_players=int(first.game.seats),
            min_utility=-won,
            max_utility=won,
            max_game_length=first.most_steps,
        )
        super().__init__(game_type(rules), info, params or {})

    def __reduce__(self) -> tuple[object, ...]:
        return load_again, (self.rules.name, self.get_parameters())

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ParlourObserver:
        return ParlourObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A position, and what the seats remember."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.standing = game.first

    def __reduce__(self) -> tuple[object, ...]:
        game = self.get_game()
        return stand_again, (game.rules.name, game.get_parameters(), self.history(), self.standing)

    @property
    def episode(self) -> ExplicitEpisode:
        return self.standing.episode

    def current_player(self) -> int:
        if self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.episode.seat == CHANCE else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.standing.lawful()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.episode.odds()))

    def _apply_action(self, action: int) -> None:
        self.standing = self.standing.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.episode.actions.names[action]

    def returns(self) -> list[float]:
        return self.episode.won()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ParlourState:
        """A position with the same information state of this player: all that it does not know is dealt anew."""
        other: ParlourState = self.clone()
        other.standing = self.standing.redealt(player_id, Chance(int(probability_sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return f"{self.episode.game} {self.standing.chains[0].hex()[:12]}"


class ParlourObserver:
    """What a seat sees, as a row of numbers and as text; with perfect recall also the mark of all it has seen."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self._flat = Flat(rules)
        self._recalls = kind.perfect_recall
        seen = len(self._flat)
        self.tensor = np.zeros(seen + (8 * MARK if self._recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:seen]}
        if self._recalls:
            self.dict["mark"] = self.tensor[seen:]

    def set_from(self, state: ParlourState, player: int) -> None:
        self.tensor.fill(0)
        for at, value in self._flat.entries(list(state.episode.observe(player))):
            self.tensor[at] = value
        if self._recalls:
            self.dict["mark"][:] = np.unpackbits(np.frombuffer(state.standing.chains[player], np.uint8))

    def string_from(self, state: ParlourState, player: int) -> str:
        shown = state.standing.shown(player)
        return f"{state.standing.chains[player].hex()}\n{shown}" if self._recalls else shown


def load(rules: Rules, episode: str, options: dict[str, object]) -> ParlourGame:
    register(rules)
    written = ";".join([f"{name}:{quote(str(value))}" for name, value in options.items()])
    loaded: ParlourGame = pyspiel.load_game(short_name(rules), {"options": written, "episode": episode})
    return loaded


def load_again(name: str, parameters: dict[str, Any]) -> ParlourGame:
    """A game as it was pickled, perhaps by a process that is no more: OpenSpiel may not know of it yet."""
    rules = rules_of(name)
    register(rules)
    loaded: ParlourGame = pyspiel.load_game(short_name(rules), parameters)
    return loaded


def stand_again(name: str, parameters: dict[str, Any], history: list[int], standing: Standing) -> ParlourState:
    """A position as it was pickled, in the world in which it was: one dealt anew has another than its history."""
    state = load_again(name, parameters).new_initial_state()
    for action in history:
        state.apply_action(action)
    state.standing = standing
    return state


def load_case(text: str) -> ParlourGame:
    rules = setting_of(text).rules
    register(rules)
    loaded: ParlourGame = pyspiel.load_game(short_name(rules), {"case": fold(text)})
    return loaded


def register(rules: Rules) -> None:
    """Make a game known to OpenSpiel, as ``parlour_NAME``; once is enough."""
    if short_name(rules) not in pyspiel.registered_names():
        # a class, as OpenSpiel keeps it until after Python has ended, when a function could no longer be freed
        pyspiel.register_game(game_type(rules), type(short_name(rules), (ParlourGame,), {"rules": rules}))
