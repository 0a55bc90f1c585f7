"""The options of Jig."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole, Words
from parlour.errors import BadOption

MOST_COUNTERS = 1_000_000  # of one payment (jig.R16)


def _check(values: Values, _given: frozenset[str]) -> None:
    if values["fine_wrong_call"] and values["conduct"] != "table":
        raise BadOption("fine_wrong_call needs conduct=table: in strict conduct no call is wrong", "jig.19")


OPTIONS = OptionSet(
    "jig",
    [
        Whole("players", 2, 10, 4, clause="jig.2", tried=(2, 3, 5, 6, 10)),
        Whole("deals", 1, None, "round", words="round", clause="jig.2", tried=(1, 3)),
        Words("conduct", "strict table"),
        Whole("pool_each", 0, MOST_COUNTERS, 0, clause="jig.17", tried=(1, 3)),
        Whole("pool_dealer", 0, MOST_COUNTERS, 0, clause="jig.18", tried=(1, 2)),
        Whole("fine_wrong_call", 0, MOST_COUNTERS, 0, clause="jig.19", tried=(1,)),
    ],
    _check,
    {
        "pool of all": {"pool_each": 1},
        "pool of the dealer": {"pool_dealer": 1},
    },
    groups={
        "stakes": "pool_each pool_dealer",
        "conduct": "fine_wrong_call",
    },
)
