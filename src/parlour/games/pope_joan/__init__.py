"""Pope Joan: runs of cards up to a stop, and a board of stakes for those who play the right ones."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Rules
from parlour.games.pope_joan.bots.book import book
from parlour.games.pope_joan.options import OPTIONS
from parlour.games.pope_joan.rules import PopeJoan


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return PopeJoan(options, names, chance)


RULES = Rules("pope-joan", OPTIONS, make, __name__, Aims(rate=500_000), bots={"book": book})
