"""Écarté, by the rules of the Hungarian National Casino."""

from __future__ import annotations

from parlour.core.rules import Rules
from parlour.games.ecarte.bots.book import book
from parlour.games.ecarte.bots.computed import Computed
from parlour.games.ecarte.bots.outlook import OUTLOOK
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.options import OPTIONS
from parlour.games.ecarte.strict import StrictEcarte

RULES = Rules(
    "ecarte",
    OPTIONS,
    StrictEcarte,
    __name__,
    bots={"book": book, "computed": Computed},
    outlook=OUTLOOK,
    final={"propose": "ecarte.36", "accept": "ecarte.36", "discard": "ecarte.38a", "ask": "ecarte.38a"},
    table=EcarteTable,
)
