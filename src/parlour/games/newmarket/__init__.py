"""Newmarket: runs of cards up to a stop, and four pool cards that nobody holds."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Rules
from parlour.games.newmarket.bots.book import book
from parlour.games.newmarket.options import OPTIONS
from parlour.games.newmarket.rules import Newmarket


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Newmarket(options, names, chance)


RULES = Rules("newmarket", OPTIONS, make, __name__, Aims(rate=500_000), bots={"book": book})
