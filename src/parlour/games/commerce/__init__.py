"""Commerce: hands of three cards improved by trading."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.commerce.bots.book import book
from parlour.games.commerce.options import OPTIONS
from parlour.games.commerce.rules.game import Commerce
from parlour.games.commerce.view import SEEN

RULES = Rules(
    "commerce",
    OPTIONS,
    Commerce,
    __name__,
    bots={"book": book},
    usual="book",
    seen=SEEN,
    bounds=Bounds(steps=500, won=200, by="stake"),
    giving_up=["pass", "decline"],
    repeats={"deals": ["out"], "mode": ["pool"], "continued_deal": ["on"]},
)
