"""Jig: runs of at most five cards, each with its call."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.jig.bots.book import book
from parlour.games.jig.faults.game import JigTable
from parlour.games.jig.options import OPTIONS
from parlour.games.jig.rules import Jig


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = JigTable if options.word("conduct") == "table" else Jig
    return kind(options, names, chance)


RULES = Rules(
    "jig",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
)
