"""Spin: runs of cards up to a stop, and an ace that makes one at will."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.spin.bots.book import book
from parlour.games.spin.faults.game import SpinTable
from parlour.games.spin.options import OPTIONS
from parlour.games.spin.rules import Spin
from parlour.games.spin.view import SEEN

RULES = Rules(
    "spin",
    OPTIONS,
    Spin,
    __name__,
    bots={"book": book},
    table=SpinTable,
    usual="ahead:400",
    seen=SEEN,
    bounds=Bounds(steps=300, won=500, by="stake"),
    repeats={},
)
