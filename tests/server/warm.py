"""Imported once by the process from which servers are forked: what each would import, and reckon, for itself."""

from __future__ import annotations

import importlib

from parlour.law.fingerprint import law_of
from parlour.registry import rules_of
from tests.server.hall import a_game

for name in ("aiosqlite", "uvloop", "uvicorn.lifespan.on", "tests.server.servers"):
    importlib.import_module(name)
for seats in (2, 4):
    law_of(rules_of(a_game(seats)))
