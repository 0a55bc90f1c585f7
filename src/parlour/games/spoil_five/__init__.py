"""Spoil Five, an Irish game of five tricks for a pool, from Peel's collection."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.spoil_five.bots.book import book
from parlour.games.spoil_five.faults.game import SpoilFiveTable
from parlour.games.spoil_five.options import OPTIONS
from parlour.games.spoil_five.rules.game import SpoilFive


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = SpoilFiveTable if options.word("conduct") == "table" else SpoilFive
    return kind(options, names, chance)


RULES = Rules(
    "spoil-five",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    final=dict.fromkeys(("claim", "gather"), "spoil-five.R9"),
)
