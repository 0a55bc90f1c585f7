"""The options of My Bank, agreed before the first deal."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole


def _check(_values: Values, _given: frozenset[str]) -> None:
    """Every combination may be played."""


OPTIONS = OptionSet(
    "my-bank",
    [
        Whole("players", 2, 6, 4, clause="my-bank.1", tried=(2, 3, 4, 6)),
        Whole("deals", 1, 1000, 8, clause="my-bank.7", tried=(1, 3, 5)),
        Whole("limit", 1, 1000, 5, clause="my-bank.6", tried=(1, 5)),
    ],
    _check,
)
