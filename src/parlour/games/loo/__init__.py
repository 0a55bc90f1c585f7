"""Loo: stand, throw up or take the miss; a third of the pool a trick, and who stands without one is looed."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.loo.bots.book import book
from parlour.games.loo.faults.game import LooTable
from parlour.games.loo.options import OPTIONS
from parlour.games.loo.rules.strict import StrictLoo
from parlour.games.loo.view import SEEN

FINAL = {
    **dict.fromkeys(("stand", "throw_up", "take_miss", "play_miss_for_pool", "flush", "no_flush"), "loo.43"),
    **dict.fromkeys(("claim", "gather"), "loo.R8"),
    "look": "loo.41",
    "expose": "loo.38",
}

RULES = Rules(
    "loo",
    OPTIONS,
    StrictLoo,
    __name__,
    bots={"book": book},
    usual="net",
    final=FINAL,
    table=LooTable,
    seen=SEEN,
    bounds=Bounds(steps=300, won=100, by="loo", shortest=2),
    giving_up=["throw_up", "no_flush"],
)
