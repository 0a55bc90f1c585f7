"""Jig: runs of at most five cards, each with its call."""

from __future__ import annotations

from parlour.game import Game
from parlour.games.jig.book import book
from parlour.games.jig.options import OPTIONS
from parlour.games.jig.rules import Jig
from parlour.options import Options
from parlour.rng import Chance
from parlour.rules import Aims, Match, Rules


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Jig(options, names, chance)


RULES = Rules(
    "jig",
    OPTIONS,
    make,
    __name__,
    Aims(rate=500_000),
    bots={"book": book},
    match=Match("random book search:500", 150, "search>book"),
)
