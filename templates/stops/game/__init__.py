"""My Stops: whoever holds the next card plays it, and the first to be out is paid."""

from __future__ import annotations

from parlour.core.rules import Rules
from parlour.games.my_stops.bots.book import book
from parlour.games.my_stops.options import OPTIONS
from parlour.games.my_stops.rules import MyStops
from parlour.games.my_stops.view import SEEN

RULES = Rules("my-stops", OPTIONS, MyStops, __name__, bots={"book": book}, seen=SEEN)
