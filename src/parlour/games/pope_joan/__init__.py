"""Pope Joan: runs of cards up to a stop, and a board of stakes for those who play the right ones."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.pope_joan.bots.book import book
from parlour.games.pope_joan.options import OPTIONS
from parlour.games.pope_joan.rules import PopeJoan
from parlour.games.pope_joan.view import SEEN

RULES = Rules(
    "pope-joan",
    OPTIONS,
    PopeJoan,
    __name__,
    bots={"book": book},
    usual="ahead:400",
    seen=SEEN,
    bounds=Bounds(steps=300, won=500),
    giving_up=["pass"],
    repeats={},
)
