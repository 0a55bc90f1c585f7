"""The options of Vingt-un."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Values, Whole, Words, needs
from parlour.errors import BadOption

ACCIDENTS = "confused two exposed missed"
MOST_COUNTERS = 1_000_000  # of one stake, fine or contribution (vingt-un.R23)


def _check(values: Values, given: frozenset[str]) -> None:
    needs(values, given, "accidents", "conduct", "table", clause="vingt-un.R22")
    if int(values["min_stake"]) > int(values["max_stake"]):
        raise BadOption("min_stake is above max_stake", "vingt-un.9")
    if values["deal_limit"] != "none" and values["natural_effect"] != "none":
        raise BadOption("a limit of the deal needs natural_effect=none", "vingt-un.57")
    if values["deal_limit"] == "none" and values["natural_effect"] == "none":
        raise BadOption("natural_effect=none needs a deal_limit, or the deal would never move", "vingt-un.7")
    needs(values, given, "deal_limit_hands", "deal_limit", "hands", clause="vingt-un.57")
    for name in values:
        if name.startswith("pool_"):
            needs(values, given, name, "pool", "on", clause="vingt-un.56")


OPTIONS = OptionSet(
    "vingt-un",
    [
        Whole("players", 2, 10, 6, clause="vingt-un.2", tried=(2, 3, 6, 10), above="vingt-un.R1"),
        Whole("deals", 1, None, "round", words="round", clause="vingt-un.4", tried=(1, 3)),
        Whole("close_after", 1, None, "off", words="off", clause="vingt-un.4", tried=(1, 7)),
        Words("leaving", "off on", clause="vingt-un.3"),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="vingt-un.R22", tried="two=0.1,exposed=0.05,missed=0.2,confused=0.3"),
        Whole("min_stake", 1, MOST_COUNTERS, 1, clause="vingt-un.9", tried=(1, 5)),
        Whole("max_stake", 1, MOST_COUNTERS, 10, clause="vingt-un.9", tried=(4, 10, 1000)),
        Words("natural_effect", "deal_passes_left deal_to_holder none", clause="vingt-un.42"),
        Words("deal_limit", "none hands pack_twice two_packs_once", clause="vingt-un.57"),
        Whole("deal_limit_hands", 1, None, 5, clause="vingt-un.57", tried=(1, 5)),
        Words("natural_bonus", "none single double", clause="vingt-un.62"),
        Words("pool", "off on", clause="vingt-un.56"),
        Whole("pool_contribution", 0, MOST_COUNTERS, 1, clause="vingt-un.56", tried=(0, 2)),
        Whole("pool_overdraw_penalty", 0, MOST_COUNTERS, 1, clause="vingt-un.56", tried=(0, 3)),
        Words("pool_tie_share", "0 1/4 1/3", clause="vingt-un.56"),
        Whole("pool_irregularity_penalty", 0, MOST_COUNTERS, 1, clause="vingt-un.56", tried=(0, 2)),
        Words("pool_taker", "natural end", clause="vingt-un.63"),
        Words("deal_sale", "on off", clause="vingt-un.59"),
    ],
    _check,
    {
        "new manner": {},
        "old manner": {"natural_effect": "deal_to_holder", "natural_bonus": "single"},
        "limited deal": {"natural_effect": "none", "deal_limit": "hands"},
        "pool": {"pool": "on"},
    },
    groups={
        "length": "deals close_after leaving deal_limit deal_limit_hands",
        "stakes": "min_stake max_stake natural_bonus"
        " pool pool_contribution pool_overdraw_penalty pool_tie_share pool_taker",
        "conduct": "pool_irregularity_penalty",
    },
)
