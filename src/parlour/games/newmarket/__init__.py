"""Newmarket: runs of cards up to a stop, and four pool cards that nobody holds."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.newmarket.bots.book import book
from parlour.games.newmarket.options import OPTIONS
from parlour.games.newmarket.rules import Newmarket
from parlour.games.newmarket.view import SEEN

RULES = Rules(
    "newmarket",
    OPTIONS,
    Newmarket,
    __name__,
    bots={"book": book},
    usual="ahead:400",
    seen=SEEN,
    bounds=Bounds(steps=200, won=300),
    repeats={},
)
