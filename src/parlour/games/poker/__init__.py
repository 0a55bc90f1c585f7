"""Poker, by the 81 printed laws of the English game of the 1890s."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.poker.bots.book import book
from parlour.games.poker.faults.game import PokerTable
from parlour.games.poker.options import OPTIONS
from parlour.games.poker.rules.game import Poker

FINAL = dict.fromkeys(("straddle", "open", "call", "raise", "make_good", "bet"), "poker.law.55")


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = PokerTable if options.word("conduct") == "table" else Poker
    return kind(options, names, chance)


RULES = Rules(
    "poker",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    final={**FINAL, "lift": "poker.law.13", "ask": "poker.law.45"},
)
