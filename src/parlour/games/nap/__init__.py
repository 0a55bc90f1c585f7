"""Nap: one player against all the rest for the number of tricks he calls."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.nap.bots.book import book
from parlour.games.nap.faults.game import NapTable
from parlour.games.nap.options import OPTIONS
from parlour.games.nap.rules.game import Nap


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = NapTable if options.word("conduct") == "table" else Nap
    return kind(options, names, chance)


RULES = Rules(
    "nap",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    final={"call": "nap.21", "claim": "nap.R5", "gather": "nap.R15"},
)
