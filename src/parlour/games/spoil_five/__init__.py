"""Spoil Five, an Irish game of five tricks for a pool, from Peel's collection."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Match, Rules
from parlour.games.spoil_five.bots.book import book
from parlour.games.spoil_five.options import OPTIONS
from parlour.games.spoil_five.rules.game import SpoilFive


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return SpoilFive(options, names, chance)


RULES = Rules(
    "spoil-five",
    OPTIONS,
    make,
    __name__,
    Aims("euchre hearts", driven=5, playouts=3),
    bots={"book": book},
    match=Match("random book search:500", 80, "search>book"),
)
