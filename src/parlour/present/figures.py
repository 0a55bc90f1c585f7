"""What was measured of a game, for whoever chooses one: how long a deal takes, and how much of it is luck.

The figures lie as ``figures.toml`` in the game's folder and are made by ``parlour figures``; a game may have none.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from parlour.core.rules import Rules
from parlour.errors import ParlourError

FILE = "figures.toml"
LUCKY = 100  # deals after which a good player leads a beginner: from so many on, a game is luck for an evening
MIXED = 20  # and from so many on, luck and skill


class Figures(NamedTuple):
    """Of the usual table: seats, seconds and decisions of a person in a deal, and what skill is worth in it.

    ``deals_to_lead`` are the deals after which somebody who plays by the book leads somebody who plays at random in 95
    of 100 cases; 0 where no number of deals shows that he ever will.
    """

    players: int
    seconds: float
    decisions: float
    skill: float
    deals_to_lead: int

    def luck(self) -> str:
        """In a word: ``all``, ``much``, ``some`` or ``little``."""
        if self.deals_to_lead == 0:
            return "all"
        return "much" if self.deals_to_lead >= LUCKY else "some" if self.deals_to_lead >= MIXED else "little"


@cache
def figures_of(rules: Rules) -> Figures | None:
    file = rules.folder / FILE
    if not file.is_file():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        return Figures(**found["table"], **found["skill"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise ParlourError(f"{FILE} of {rules.name} cannot be read: {error}") from None
