"""The options of Snip-Snap-Snorum (conduct and a number of deals are ours)."""

from __future__ import annotations

from parlour.core.options import OptionSet, Value, Values, Whole, Words
from parlour.errors import BadOption

FIRST_OUT = "whole_pack_first_out"
MOST_WITH_32 = 6


def _deals(values: Values) -> Value:
    return "round" if values.get("method") == FIRST_OUT else "game"


def _check(values: Values, _given: frozenset[str]) -> None:
    players = values["players"]
    if values["pack"] == "32" and isinstance(players, int) and players > MOST_WITH_32:
        raise BadOption(f"pack=32 is enough for {MOST_WITH_32} players, not {players}", "snip-snap-snorum.2")
    if values["method"] != "five_cards" and values["turn_up"] != "off":
        raise BadOption("turn_up needs method=five_cards: the whole pack leaves no card to turn", "snip-snap-snorum.34")
    if values["method"] == FIRST_OUT and values["deals"] == "game":
        raise BadOption("deals=game never ends without a stock to lose; give round or a number", "snip-snap-snorum.32")
    if values["games"] != 1 and values["deals"] != "game":
        raise BadOption("games needs deals=game: each is played to its end", "snip-snap-snorum.20")


OPTIONS = OptionSet(
    "snip-snap-snorum",
    [
        Whole("players", 2, 10, 5, clause="snip-snap-snorum.2", tried=(2, 3, 5, 6, 10)),
        Whole("deals", 1, None, _deals, words="game round", clause="snip-snap-snorum.R19", tried=(1, 3)),
        Words("conduct", "strict table"),
        Words("pack", "52 32", clause="snip-snap-snorum.2"),
        Words("method", f"five_cards whole_pack {FIRST_OUT}", clause="snip-snap-snorum.27"),
        Words("turn_up", "off dealer_pays pool_pays", clause="snip-snap-snorum.34"),
        Whole("games", 1, None, 1, clause="snip-snap-snorum.20", tried=(1, 2)),
    ],
    _check,
    {
        "five cards": {},
        "turn up": {"turn_up": "dealer_pays"},
        "whole pack": {"method": "whole_pack"},
        "first out": {"method": "whole_pack_first_out"},
    },
    groups={
        "length": "deals games",
    },
)
