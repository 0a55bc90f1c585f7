"""Snip-Snap-Snorum: pair your right-hand neighbour's card, let him pay, and keep your last counter longest."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Aims, Match, Rules
from parlour.games.snip_snap_snorum.bots.book import book
from parlour.games.snip_snap_snorum.bots.outlook import OUTLOOK
from parlour.games.snip_snap_snorum.options import OPTIONS
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum


def make(options: Options, names: list[str], chance: Chance) -> Game:
    return SnipSnapSnorum(options, names, chance)


RULES = Rules(
    "snip-snap-snorum",
    OPTIONS,
    make,
    __name__,
    Aims(rate=500_000),
    bots={"book": book},
    outlook=OUTLOOK,
    match=Match("random book search:200", 300),
)
