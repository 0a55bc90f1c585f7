"""The options of Spin."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole, Words

MOST_COUNTERS = 1_000_000  # of one stake or payment (spin.R18)


def _check(_values: Values, _given: frozenset[str]) -> None:
    """No options exclude each other."""


OPTIONS = OptionSet(
    "spin",
    [
        Whole("players", 3, 8, 5, clause="spin.12", tried=(3, 4, 6, 8)),
        Whole("deals", 1, None, "round", words="round", clause="spin.12", tried=(1, 3)),
        Words("conduct", "strict table"),
        Words("dealer_pays_game", "off on", clause="spin.11"),
        Whole("spin_payment", 1, MOST_COUNTERS, 3, clause="spin.7", tried=(1, 5)),
        Whole("stake", 1, MOST_COUNTERS, 1, clause="spin.10", tried=(2, 10)),
    ],
    _check,
    {
        "dealer pays": {"dealer_pays_game": "on"},
    },
    groups={
        "stakes": "stake spin_payment dealer_pays_game",
    },
)
