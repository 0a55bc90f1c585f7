"""Loo: stand, throw up or take the miss; a third of the pool a trick, and who stands without one is looed."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Match, Rules
from parlour.games.loo.bots.book import book
from parlour.games.loo.options import OPTIONS
from parlour.games.loo.rules.game import Loo


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return Loo(options, names, chance)


RULES = Rules(
    "loo",
    OPTIONS,
    make,
    __name__,
    Aims("euchre hearts", driven=5, playouts=3),
    bots={"book": book},
    match=Match("random book search:500", 250, "search>book", deals=8),
    final=dict.fromkeys(("stand", "throw_up", "take_miss", "play_miss_for_pool", "flush", "no_flush"), "loo.43"),
)
