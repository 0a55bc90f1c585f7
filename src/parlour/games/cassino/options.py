"""The options of Cassino."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Value, Values, Whole, Words
from parlour.errors import BadOption

MOST_WITH_32 = 7
ACCIDENTS = "exposed"


def _partners(values: Values) -> Value:
    return "on" if values.get("players") == 4 else "off"


def _check(values: Values, _given: frozenset[str]) -> None:
    players = int(values["players"])
    if values["pack"] == "32" and players > MOST_WITH_32:
        raise BadOption(f"32 cards do for {MOST_WITH_32} players at most", "cassino.R9")
    if values["partners"] == "on" and players != 4:
        raise BadOption("partners=on needs players=4", "cassino.1")
    if values["independent_scoring"] == "minus_lowest" and (players < 3 or values["partners"] == "on"):
        raise BadOption("independent_scoring=minus_lowest needs three or more who play singly", "cassino.4")
    if values["independent_scoring"] == "two_lowest" and players != 3:
        raise BadOption("independent_scoring=two_lowest needs players=3", "cassino.30")
    _check_conduct(values)


def _check_conduct(values: Values) -> None:
    if values["conduct"] == "table":
        return
    if values["accidents"]:
        raise BadOption("accidents need conduct=table", "cassino.R11")
    if values["later_exposure_penalty"]:
        raise BadOption("later_exposure_penalty needs conduct=table", "cassino.R10")


OPTIONS = OptionSet(
    "cassino",
    [
        Whole("players", 2, 12, 4, clause="cassino.1", tried=(2, 3, 4, 5, 7, 10, 12)),
        Whole("deals", 1, None, "game", words="game round", clause="cassino.R15", tried=(1, 2)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="cassino.R11", tried="exposed=0.02"),
        Words("partners", "on off", _partners, clause="cassino.1"),
        Words("pack", "52 32", clause="cassino.5"),
        Words("independent_scoring", "full minus_lowest two_lowest", clause="cassino.4"),
        Words("board_deal", "with_rounds after", clause="cassino.11"),
        Whole("later_exposure_penalty", 0, None, 0, clause="cassino.R10", tried=(0, 1)),
        Whole("game_points", 1, None, 11, clause="cassino.R1", tried=(1, 11, 21)),
    ],
    _check,
    {
        "each for himself": {"partners": "off", "independent_scoring": "minus_lowest"},
        "long game": {"game_points": 21},
    },
    groups={
        "length": "deals game_points",
        "conduct": "later_exposure_penalty",
    },
)
