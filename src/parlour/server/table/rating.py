"""How good somebody is at a game, as far as his results tell: a normal distribution, by the model of Plackett and Luce.

A rating is kept for each guest and game, and changes with the game that is entered among the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MODEL: Final = 1  # a rating of another model is not gone on with
MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
POINTS: Final = 40  # that people are shown for one of the model's
SURE: Final = 2  # standard deviations to either side: 95 of 100 lie between
FEWEST: Final = 20  # games until a rating means something,
WIDEST: Final = 4.5  # and how uncertain it may still be


class Skill(Struct, frozen=True):
    mu: float = MEAN
    sigma: float = SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        return round(POINTS * self.mu)

    @property
    def interval(self) -> int:
        """To either side of the points."""
        return round(POINTS * SURE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < FEWEST or self.sigma > WIDEST


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game in which each took such a place, 1 the best; equals share one."""
    model = _model()
    teams = [[model.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(one.mu, one.sigma, skill.games + 1) for (one,), skill in zip(rated, skills, strict=True)]


@cache
def can_rate() -> bool:
    """Whether the package is there by which games are rated."""
    return find_spec("openskill") is not None


@cache
def _model() -> PlackettLuce:
    """Imported when a game is first rated: a house without rated tables, or in a page, does without it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(MEAN, SPREAD)
