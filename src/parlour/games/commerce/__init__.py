"""Commerce: hands of three cards improved by trading."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Rules
from parlour.games.commerce.bots.book import book
from parlour.games.commerce.options import OPTIONS
from parlour.games.commerce.rules.game import Commerce


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Commerce(options, names, chance)


RULES = Rules("commerce", OPTIONS, make, __name__, Aims(rate=500_000), bots={"book": book})
