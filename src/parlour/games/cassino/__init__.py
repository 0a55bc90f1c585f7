"""Cassino: cards from the hand take cards of equal rank or equal total from the board."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.cassino.bots.book import book
from parlour.games.cassino.bots.outlook import OUTLOOK
from parlour.games.cassino.faults.game import CassinoTable
from parlour.games.cassino.options import OPTIONS
from parlour.games.cassino.rules.game import Cassino
from parlour.games.cassino.view import SEEN

RULES = Rules(
    "cassino",
    OPTIONS,
    Cassino,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
    final={"take": "cassino.R12", "lay": "cassino.R12"},
    table=CassinoTable,
    seen=SEEN,
    bounds=Bounds(steps=200, won=12),
    repeats={"deals": ["game"]},
)
