"""A small game out of a case: its position, with all that the seats do not know dealt by chance."""

from __future__ import annotations

from functools import lru_cache

from parlour.cases.run import run_case
from parlour.core.game import Game
from parlour.envs.explicit import CHANCE, ExplicitEpisode
from parlour.envs.worlds import Worlds
from parlour.errors import BadCase
from parlour.registry import rules_of


class Setting:
    """The worlds of a case, and how likely each is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.start = read_position(text)  # as the case has it
        self.rules = rules_of(self.start.name)
        found = Worlds(self.rules, self.start)
        whole = sum(found.weights.values())
        self.worlds = [found.games[sights] for sights in found.weights]
        self.odds = [weight / whole for weight in found.weights.values()]


@lru_cache(maxsize=16)
def setting_of(text: str) -> Setting:
    """The same object for the same text: worlds are found once."""
    return Setting(text)


def read_position(text: str) -> Game:
    outcome = run_case(text, rules_of)
    if outcome.failures or outcome.game is None:
        raise BadCase("; ".join(str(failure) for failure in outcome.failures) or "the case has no game")
    if not outcome.game.waits:
        raise BadCase("nobody is to act in the position that the case comes to")
    return outcome.game.copy()  # which tells nobody what happens


class SetEpisode(ExplicitEpisode):
    """An episode that begins with the drawing of a world; from then on its copies are like any other's."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.dealt = False
        super().__init__(setting.rules, setting.start.options.values)

    def _deal(self, seed: int) -> None:
        self.game = self.setting.start
        self.seat = CHANCE
        self.outcomes = len(self.setting.worlds)

    def odds(self) -> list[float]:
        return super().odds() if self.dealt else self.setting.odds

    def draw(self, outcome: int) -> None:
        if self.dealt:
            super().draw(outcome)
            return
        assert 0 <= outcome < self.outcomes
        self.dealt = True
        self.game = self.setting.worlds[outcome].copy()
        self._ask_next()

    def copy(self) -> ExplicitEpisode:
        if self.dealt:
            return super().copy()
        twin = SetEpisode.__new__(SetEpisode)
        twin.setting, twin.dealt = self.setting, False
        self._copy_into(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return super().__reduce__() if self.dealt else (begin_set, (self.setting.text,))


def begin_set(text: str) -> SetEpisode:
    return SetEpisode(setting_of(text))
