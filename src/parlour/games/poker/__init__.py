"""Poker, by the 81 printed laws of the English game of the 1890s."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.poker.bots.book import book
from parlour.games.poker.bots.defence import defend
from parlour.games.poker.bots.insight import INSIGHT
from parlour.games.poker.faults.game import PokerTable
from parlour.games.poker.options import OPTIONS
from parlour.games.poker.rules.strict import StrictPoker
from parlour.games.poker.view import SEEN

FINAL = dict.fromkeys(("straddle", "open", "call", "raise", "make_good", "bet"), "poker.law.55")

RULES = Rules(
    "poker",
    OPTIONS,
    StrictPoker,
    __name__,
    bots={"book": book},
    final={**FINAL, "lift": "poker.law.13", "ask": "poker.law.45"},
    table=PokerTable,
    usual="net",
    seen=SEEN,
    bounds=Bounds(steps=500, won=10, by="funds", unsaid=240),
    insight=INSIGHT,
    giving_up=["pass", "retire", "decline", "refuse"],
    defence=defend,
)
