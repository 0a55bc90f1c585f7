"""Cassino: cards from the hand take cards of equal rank or equal total from the board."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.cassino.bots.book import book
from parlour.games.cassino.bots.outlook import OUTLOOK
from parlour.games.cassino.faults.game import CassinoTable
from parlour.games.cassino.options import OPTIONS
from parlour.games.cassino.rules.game import Cassino


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = CassinoTable if options.word("conduct") == "table" else Cassino
    return kind(options, names, chance)


RULES = Rules(
    "cassino",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
    final={"take": "cassino.R12", "lay": "cassino.R12"},
)
