"""Snip-Snap-Snorum: pair your right-hand neighbour's card, let him pay, and keep your last counter longest."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.games.snip_snap_snorum.bots.book import book
from parlour.games.snip_snap_snorum.bots.outlook import OUTLOOK
from parlour.games.snip_snap_snorum.faults import SnipTable
from parlour.games.snip_snap_snorum.options import OPTIONS
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum


def make(options: Options, names: list[str], chance: Chance) -> Game:
    kind = SnipTable if options.word("conduct") == "table" else SnipSnapSnorum
    return kind(options, names, chance)


RULES = Rules(
    "snip-snap-snorum",
    OPTIONS,
    make,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
)
