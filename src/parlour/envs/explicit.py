"""An episode whose chance is in the open: every number that a shuffle draws is an outcome that somebody gives.

What happens between two decisions is tried on a copy with the outcomes given so far.  Where one more is wanted the copy
is thrown away, and the episode waits for it; so any game can be played this way, whatever it draws and how often.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.envs.episode import Episode
from parlour.errors import ParlourError
from parlour.registry import rules_of

CHANCE = -2  # in the place of a seat
PART = 7  # bits
MOST_OUTCOMES = 1 << PART  # of one drawing: no pack has more cards


class Wanted(Exception):
    """One of so many outcomes, all alike, is wanted."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Given(Chance):
    """Chance that gives out what it was given, and asks for more."""

    def __init__(self, drawn: list[int]) -> None:
        super().__init__(0)
        self.left = drawn[:]

    def copy(self) -> Given:
        return Given(self.left)

    def __reduce__(self) -> tuple[object, ...]:
        return Given, (self.left,)

    def below(self, n: i64) -> i64:
        """One of n; what is too much for one drawing is drawn in parts, the highest first."""
        if n == 1:
            return 0
        if n > MOST_OUTCOMES:
            rest = int(n) >> PART
            if rest << PART != n:
                raise ParlourError(f"one of {n} cannot be drawn in the open")
            return self.below(rest) << PART | self.below(MOST_OUTCOMES)
        if not self.left:
            raise Wanted(int(n))
        return self.left.pop(0)


class ExplicitEpisode(Episode):
    """The same, with chance as one more player: its turn is CHANCE, and ``draw`` gives its outcomes."""

    def __init__(self, rules: Rules, options: Mapping[str, object] | None = None) -> None:
        self.outcomes = 0  # of which one is wanted now
        self._drawn: list[int] = []
        super().__init__(rules, options)

    def _deal(self, seed: i64) -> None:
        self.game = self._new_game(0)
        self._ask_next()

    def draw(self, outcome: int) -> None:
        """Give one of the outcomes that are wanted."""
        assert self.seat == CHANCE
        assert 0 <= outcome < self.outcomes
        self._drawn.append(outcome)
        self._try()

    def odds(self) -> list[float]:
        """How likely each of the outcomes is."""
        return [1.0 / self.outcomes] * self.outcomes

    def copy(self) -> ExplicitEpisode:
        twin = ExplicitEpisode.__new__(ExplicitEpisode)
        self._copy_into(twin)
        return twin

    def _copy_into(self, twin: ExplicitEpisode) -> None:
        twin.rules, twin.options, twin.actions = self.rules, self.options, self.actions
        twin.seat, twin.steps, twin.truncated, twin._passed_over = (
            self.seat,
            self.steps,
            self.truncated,
            self._passed_over,
        )
        twin.most_steps, twin.most_won, twin._came_to = self.most_steps, self.most_won, self._came_to
        twin._fresh = self._fresh
        twin._observation = self._observation
        twin.game = self.game.copy()
        twin.outcomes = self.outcomes
        twin._drawn = self._drawn[:]
        twin._chance = self._chance
        twin.saying = self.saying.copy()

    def redealt(self, seat: int, chance: Chance) -> ExplicitEpisode:
        """The same episode in a world that looks the same to a seat: all that it does not know is dealt anew.

        How far the seat has said its move stays; what another has half said nobody has heard, so he begins anew.
        """
        self.demand_seat(seat)
        twin = self.copy()
        if self.over:
            return twin
        if self.seat == CHANCE:
            raise ParlourError("nothing is dealt anew while chance draws: wait until a seat is asked")
        twin.game = self.game.redeal(seat, chance)
        twin._ask_again(self.said() if self.seat == seat else [])
        return twin

    def __deepcopy__(self, memo: object) -> ExplicitEpisode:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        told = (self.seat, self.steps, self.truncated, self._passed_over, self.outcomes, self._drawn)
        return _revive, (self.rules.name, self.game, told, self.said())

    def _ask_next(self) -> None:
        self._drawn = []
        self._try()

    def _try(self) -> None:
        before: Game = self.game
        if not before.waits:  # else nothing changes, though chance may have to say who is asked first
            self.game = before.copy()
        self._chance = self.game.chance = Given(self._drawn)
        try:
            super()._ask_next()
        except Wanted as wanted:
            self.game = before
            self.seat = CHANCE
            self.outcomes = wanted.outcomes


def _revive(
    name: str, game: Game, told: tuple[int, int, bool, int, int, list[int]], said: list[int]
) -> ExplicitEpisode:
    """An episode as it was pickled."""
    episode = ExplicitEpisode(rules_of(name), game.options.values)
    episode.game = game
    episode.seat, episode.steps, episode.truncated, episode._passed_over, episode.outcomes, episode._drawn = told
    if episode.seat >= 0:
        episode._ask_again(said)
    return episode
