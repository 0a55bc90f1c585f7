"""Smoking Cat, by its Hungarian rule sheet: four players, no winner, only a loser."""

from __future__ import annotations

from parlour.core.rules import Bounds, Rules
from parlour.games.smoking_cat.bots.book import book
from parlour.games.smoking_cat.bots.outlook import OUTLOOK
from parlour.games.smoking_cat.faults.game import CatTable
from parlour.games.smoking_cat.options import OPTIONS
from parlour.games.smoking_cat.rules.strict import StrictSmokingCat
from parlour.games.smoking_cat.view import SEEN

RULES = Rules(
    "smoking-cat",
    OPTIONS,
    StrictSmokingCat,
    __name__,
    bots={"book": book},
    outlook=OUTLOOK,
    table=CatTable,
    usual="ahead:400",
    seen=SEEN,
    bounds=Bounds(steps=300, won=10),
)
