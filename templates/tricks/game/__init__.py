"""My Tricks: everybody pays whoever takes a trick."""

from __future__ import annotations

from parlour.core.rules import Rules
from parlour.games.my_tricks.bots.book import book
from parlour.games.my_tricks.options import OPTIONS
from parlour.games.my_tricks.rules import SEEN, MyTricks

RULES = Rules("my-tricks", OPTIONS, MyTricks, __name__, bots={"book": book}, seen=SEEN)
