"""Nap: one player against all the rest for the number of tricks he calls."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.nap.bots.book import book
from parlour.games.nap.faults.game import NapTable
from parlour.games.nap.options import OPTIONS
from parlour.games.nap.rules.strict import StrictNap
from parlour.games.nap.view import SEEN

RULES = Rules(
    "nap",
    OPTIONS,
    StrictNap,
    __name__,
    bots={"book": book},
    final={"call": "nap.21", "claim": "nap.R5", "gather": "nap.R15"},
    table=NapTable,
    usual="ahead:400",
    usual_at={2: "search:500"},
    seen=SEEN,
    bounds=Bounds(steps=200, won=100, by="stake"),
    giving_up=["call pass", "decline"],
    repeats={"kitty_end": ["draw"]},
)
