"""Speculation: three unseen cards each, and the highest trump takes the pool."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.speculation.bots.book import book
from parlour.games.speculation.options import OPTIONS
from parlour.games.speculation.rules.game import Speculation
from parlour.games.speculation.view import SEEN

RULES = Rules(
    "speculation",
    OPTIONS,
    Speculation,
    __name__,
    bots={"book": book},
    usual="net",
    seen=SEEN,
    bounds=Bounds(steps=3000, won=1000),
    giving_up=["pass"],
    selling=["offer", "accept"],
    repeats={},
)
