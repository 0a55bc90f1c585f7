"""High Card: a game of somebody's own, in a package of its own, that Parlour finds through an entry point."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole, Words
from parlour.core.rules import Rules

from .game import SEEN, HighCard


def _check(_values: Values, _given: frozenset[str]) -> None:
    """Every combination may be played."""


OPTIONS = OptionSet(
    "high-card",
    [
        Whole("players", 2, 2, 2, clause="high-card.1"),
        Whole("deals", 1, None, 3, clause="high-card.7", tried=(1, 3)),
        Words("conduct", "strict"),
        Whole("stake", 1, None, 1, clause="high-card.2", tried=(1, 5)),
        Words("aces", "high low", clause="high-card.5"),
    ],
    _check,
)
RULES = Rules("high-card", OPTIONS, HighCard, __name__, seen=SEEN)
