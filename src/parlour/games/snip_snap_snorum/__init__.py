"""Snip-Snap-Snorum: pair your right-hand neighbour's card, let him pay, and keep your last counter longest."""

from __future__ import annotations

from parlour.game import Game
from parlour.games.snip_snap_snorum.book import book
from parlour.games.snip_snap_snorum.options import OPTIONS
from parlour.games.snip_snap_snorum.outlook import OUTLOOK
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.options import Options
from parlour.rng import Chance
from parlour.rules import Aims, Match, Rules


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
