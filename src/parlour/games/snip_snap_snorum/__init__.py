"""Snip-Snap-Snorum: pair your right-hand neighbour's card, let him pay, and keep your last counter longest."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.snip_snap_snorum.bots.book import book
from parlour.games.snip_snap_snorum.bots.outlook import OUTLOOK
from parlour.games.snip_snap_snorum.faults import SnipTable
from parlour.games.snip_snap_snorum.options import OPTIONS
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.games.snip_snap_snorum.view import SEEN

RULES = Rules(
    "snip-snap-snorum",
    OPTIONS,
    SnipSnapSnorum,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
    table=SnipTable,
    seen=SEEN,
    bounds=Bounds(steps=300, won=100),
    giving_up=["pass"],
)
