"""Loto: ninety knobs, tickets of fifteen numbers, and two quite different games with them."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Bounds, Rules
from parlour.games.loto.bots.book import book
from parlour.games.loto.options import OPTIONS
from parlour.games.loto.rules.first import FirstMethod
from parlour.games.loto.rules.second import SecondMethod
from parlour.games.loto.view import SEEN


def make(options: Options, names: list[str], chance: Chance) -> Game:
    if options.word("method") == "second":
        return SecondMethod(options, names, chance)
    return FirstMethod(options, names, chance)


RULES = Rules(
    "loto",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    seen=SEEN,
    bounds=Bounds(steps=4000, won=1000, by="stake"),
    giving_up=["wait", "decline"],
)
