"""Jig: runs of at most five cards, each with its call."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.jig.bots.book import book
from parlour.games.jig.faults.game import JigTable
from parlour.games.jig.options import OPTIONS
from parlour.games.jig.rules import Jig
from parlour.games.jig.view import SEEN

RULES = Rules(
    "jig",
    OPTIONS,
    Jig,
    __name__,
    bots={"book": book},
    table=JigTable,
    usual="ahead:400",
    seen=SEEN,
    bounds=Bounds(steps=200, won=200),
    repeats={},
)
