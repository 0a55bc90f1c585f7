"""Spoil Five, an Irish game of five tricks for a pool, from Peel's collection."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.spoil_five.bots.book import book
from parlour.games.spoil_five.faults.game import SpoilFiveTable
from parlour.games.spoil_five.options import OPTIONS
from parlour.games.spoil_five.rules.game import SpoilFive
from parlour.games.spoil_five.view import SEEN

RULES = Rules(
    "spoil-five",
    OPTIONS,
    SpoilFive,
    __name__,
    bots={"book": book},
    final=dict.fromkeys(("claim", "gather"), "spoil-five.R9"),
    table=SpoilFiveTable,
    usual="ahead:1000",
    seen=SEEN,
    bounds=Bounds(steps=300, won=100, by="stake"),
    giving_up=["refuse", "no_rob"],
    repeats={"deals": ["game"]},
)
