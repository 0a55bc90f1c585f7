"""Vingt-un: each against the dealer, for twenty-one or the nearest below it."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.vingt_un.bots.book import book
from parlour.games.vingt_un.bots.outlook import VingtUnOutlook
from parlour.games.vingt_un.bots.solved import Solved
from parlour.games.vingt_un.faults.game import VingtUnTable
from parlour.games.vingt_un.options import OPTIONS
from parlour.games.vingt_un.rules.strict import StrictVingtUn
from parlour.games.vingt_un.view import SEEN

RULES = Rules(
    "vingt-un",
    OPTIONS,
    StrictVingtUn,
    __name__,
    outlook=VingtUnOutlook(),
    bots={"book": book, "solved": Solved},
    table=VingtUnTable,
    usual="solved",
    seen=SEEN,
    bounds=Bounds(steps=3000, won=200, by="max_stake"),
    giving_up=["pass", "no_double", "content", "stay", "throw_up"],
    selling=["sell"],
)
