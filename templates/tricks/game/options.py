"""The options of My Tricks, agreed before the first deal."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole


def _check(_values: Values, _given: frozenset[str]) -> None:
    """Every combination may be played."""


OPTIONS = OptionSet(
    "my-tricks",
    [
        Whole("players", 2, 6, 4, clause="my-tricks.1", tried=(2, 3, 4, 6)),
        Whole("deals", 1, 1000, 4, clause="my-tricks.7", tried=(1, 3)),
        Whole("stake", 1, 1000, 1, clause="my-tricks.6", tried=(1, 5)),
    ],
    _check,
)
