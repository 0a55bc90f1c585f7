"""Nap: one player against all the rest for the number of tricks he calls."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Match, Rules
from parlour.games.nap.bots.book import book
from parlour.games.nap.options import OPTIONS
from parlour.games.nap.rules.game import Nap


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Nap(options, names, chance)


RULES = Rules(
    "nap",
    OPTIONS,
    make,
    __name__,
    Aims("euchre hearts", driven=5, playouts=3, rival="euchre", search=5),
    bots={"book": book},
    match=Match("random book search:500", 150, "search>book"),
    final={"call": "nap.21"},
)
