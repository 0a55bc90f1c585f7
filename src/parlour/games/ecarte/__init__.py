"""Écarté, by the rules of the Hungarian National Casino."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Bounds, Rules
from parlour.games.ecarte.bots.at_the_club import book
from parlour.games.ecarte.bots.computed import Computed
from parlour.games.ecarte.bots.outlook import OUTLOOK
from parlour.games.ecarte.bots.solved import Solved
from parlour.games.ecarte.club.game import Club
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.options import OPTIONS
from parlour.games.ecarte.strict import StrictEcarte
from parlour.games.ecarte.view import SEEN


def make(options: Options, names: list[str], chance: Chance) -> Game:
    """The game for two, or the club that plays it."""
    if options.values["mode"] != "two_handed":
        return Club(options, names, chance)
    return (EcarteTable if options.values["conduct"] == "table" else StrictEcarte)(options, names, chance)


RULES = Rules(
    "ecarte",
    OPTIONS,
    make,
    __name__,
    bots={"book": book, "computed": Computed, "solved": Solved},
    outlook=OUTLOOK,
    final={"propose": "ecarte.36", "accept": "ecarte.36", "discard": "ecarte.38a", "ask": "ecarte.38a"},
    seen=SEEN,
    bounds=Bounds(steps=200, won=5, by="stake"),
    usual="solved",
    giving_up=["refuse", "decline"],
    repeats={"deals": ["coup"], "mode": ["a_deux_cotes", "chouette"]},
)
