"""Knaves: tricks with a turn-up and points up to a target, as docs/adding-a-game.md explains them."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole
from parlour.core.rules import Rules

from .game import SEEN, Knaves


def _check(_values: Values, _given: frozenset[str]) -> None:
    """Every combination may be played."""


OPTIONS = OptionSet(
    "knaves",
    [
        Whole("players", 3, 3, 3, clause="knaves.1"),
        Whole("target", 1, 1000, 20, clause="knaves.7", tried=(1, 20)),
    ],
    _check,
)
RULES = Rules("knaves", OPTIONS, Knaves, __name__, seen=SEEN)
