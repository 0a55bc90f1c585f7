"""The options of My Bird Sings (conduct and a number of deals are ours)."""

from __future__ import annotations

from parlour.core.options import Former, OptionSet, Value, Values, Whole, Words
from parlour.errors import BadOption

MOST_WITH_32 = 8


def _flush_only(values: Values) -> Value:
    return "on" if values.get("cards") == 3 else "off"


def _check(values: Values, _given: frozenset[str]) -> None:
    players = values["players"]
    if values["pack"] == "32" and isinstance(players, int) and players > MOST_WITH_32:
        raise BadOption(f"pack=32 is enough for {MOST_WITH_32} players, not {players}", "my-bird-sings.1")
    if values["cards"] == 3 and values["flush_only"] == "off":
        raise BadOption("with cards=3 only a flush sings; leave flush_only on", "my-bird-sings.17")


OPTIONS = OptionSet(
    "my-bird-sings",
    [
        Whole("players", 2, 13, 4, clause="my-bird-sings.1", tried=(2, 3, 4, 8, 13)),
        Whole("deals", 1, None, "round", words="round", clause="my-bird-sings.R14", tried=(1, 3)),
        Former("conduct", "strict table"),
        Words("pack", "52 32", clause="my-bird-sings.1"),
        Words("method", "throw draw", clause="my-bird-sings.7"),
        Words("flush_only", "off on", _flush_only, clause="my-bird-sings.16"),
        Whole("cards", 3, 4, 4, clause="my-bird-sings.17"),
        Words("whole_pack", "off on", clause="my-bird-sings.18"),
    ],
    _check,
    {
        "drawing": {"method": "draw"},
        "flushes only": {"flush_only": "on"},
        "three cards": {"cards": 3},
        "whole pack": {"whole_pack": "on"},
    },
)
