"""Spin: runs of cards up to a stop, and an ace that makes one at will."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.spin.bots.book import book
from parlour.games.spin.faults.game import SpinTable
from parlour.games.spin.options import OPTIONS
from parlour.games.spin.rules import Spin


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = SpinTable if options.word("conduct") == "table" else Spin
    return kind(options, names, chance)


RULES = Rules("spin", OPTIONS, make, __name__, bots={"book": book})
