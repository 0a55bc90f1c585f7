"""Smoking Cat, by its Hungarian rule sheet: four players, no winner, only a loser."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.smoking_cat.bots.book import book
from parlour.games.smoking_cat.bots.outlook import OUTLOOK
from parlour.games.smoking_cat.faults.game import CatTable
from parlour.games.smoking_cat.options import OPTIONS
from parlour.games.smoking_cat.rules.game import SmokingCat


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = CatTable if options.word("conduct") == "table" else SmokingCat
    return kind(options, names, chance)


RULES = Rules(
    "smoking-cat",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
)
