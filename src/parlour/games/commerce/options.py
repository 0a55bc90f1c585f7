"""The options of Commerce (conduct=table adds nothing: the game has no irregular clause)."""

from __future__ import annotations

from parlour.core.options import Former, OptionSet, Value, Values, Whole, Words, needs
from parlour.errors import BadOption

MOST_COUNTERS = 1_000_000  # of one stake, entry, prize or price (commerce.R20)
MOST_WITH_32 = 7


def _deals(values: Values) -> Value:
    return "out" if values.get("mode") == "pool" else "round"


def _horse_price(values: Values) -> Value:
    return max(1, int(values.get("pool_entry", 6)) // 3)


def _check(values: Values, given: frozenset[str]) -> None:
    if values["pack"] == "32" and int(values["players"]) > MOST_WITH_32:
        raise BadOption(f"32 cards do for {MOST_WITH_32} players at most", "commerce.1")
    if values["deals"] == "out" and values["mode"] != "pool":
        raise BadOption("deals=out needs mode=pool: elsewhere nobody goes out", "commerce.41")
    needs(values, given, "extended", "mode", "modern", clause="commerce.51")
    needs(values, given, "continued_deal", "mode", "modern", clause="commerce.53")
    needs(values, given, "dealer_penalty", "mode", "modern", "old", clause="commerce.R12")
    for name in ("pool_entry", "pool_hand_prize"):
        needs(values, given, name, "mode", "pool", clause="commerce.41")
    needs(values, given, "horse_price", "mode", "pool", clause="commerce.45")
    if values["mode"] == "pool" and 3 * int(values["pool_hand_prize"]) > int(values["pool_entry"]):
        raise BadOption("the pool could not pay: pool_hand_prize is at most a third of pool_entry", "commerce.R11")


OPTIONS = OptionSet(
    "commerce",
    [
        Whole("players", 2, 12, 5, clause="commerce.2", tried=(2, 3, 5, 7, 12)),
        Whole("deals", 1, None, _deals, words="round out", clause="commerce.18", tried=(1, 2)),
        Former("conduct", "strict table"),
        Words("mode", "modern old pool", clause="commerce.35"),
        Words("pack", "52 32", clause="commerce.1"),
        Whole("stake", 1, MOST_COUNTERS, 1, clause="commerce.19", tried=(1, 3)),
        Words("deal_style", "single threes", clause="commerce.22"),
        Words("combinations", "full no_pair no_pair_no_flush", clause="commerce.47"),
        Words("dealer_penalty", "none all better", clause="commerce.49"),
        Words("extended", "off on", clause="commerce.51"),
        Words("continued_deal", "off on", clause="commerce.53"),
        Whole("pool_entry", 1, MOST_COUNTERS, 6, clause="commerce.41", tried=(3, 6, 7)),
        Whole("pool_hand_prize", 0, MOST_COUNTERS, 1, clause="commerce.42", tried=(0, 1, 2)),
        Whole("horse_price", 1, MOST_COUNTERS, _horse_price, clause="commerce.45", tried=(1, 3)),
    ],
    _check,
    {
        "modern": {},
        "old": {"mode": "old"},
        "pool": {"mode": "pool"},
        "limited": {"combinations": "no_pair"},
        "extended": {"extended": "on"},
    },
    groups={
        "stakes": "stake dealer_penalty pool_entry pool_hand_prize horse_price",
    },
)
