"""The options of Spoil Five."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Value, Values, Whole, Words, accidents_at_table
from parlour.errors import BadOption

ACCIDENTS = "miscount exposed order short"


def _deals(values: Values) -> Value:
    return "round" if values.get("points", "off") == "off" else "game"


def _dealer_stake(values: Values) -> Value:
    return values["stake"]  # spoil-five.R1


def _check(values: Values, _given: frozenset[str]) -> None:
    accidents_at_table(values, "spoil-five.R25")
    _check_partners(str(values["partners"]), int(values["players"]))
    if values["two_tricks_win"] == "on":
        _check_two_tricks(values)
    if values["fiving"] == "on" and values["players"] != 2 and values["partners"] != "two_sides":
        raise BadOption("fiving needs two players, or partners=two_sides", "spoil-five.32")
    if values["points"] == "off":
        if values["deals"] == "game":
            raise BadOption("deals=game needs points=25 or 45; give deals a number, or round", "spoil-five.34")
    elif values["jinking"] == "on":
        raise BadOption("with points all five tricks win the game anyway; leave jinking off", "spoil-five.34")


def _check_partners(partners: str, players: int) -> None:
    if partners == "two_sides" and (players % 2 or players < 4):
        raise BadOption("partners=two_sides needs an even number of players, at least 4", "spoil-five.10")
    if partners == "pairs" and (players % 2 or players < 6):
        raise BadOption("partners=pairs needs an even number of players, at least 6", "spoil-five.31")


def _check_two_tricks(values: Values) -> None:
    if int(values["players"]) < 5:
        raise BadOption("two_tricks_win needs five players or more", "spoil-five.31")
    for name, usual in (("partners", "none"), ("jinking", "off"), ("points", "off")):
        if values[name] != usual:
            raise BadOption(f"two_tricks_win does not go with {name}; leave {name} at {usual}", "spoil-five.31")


OPTIONS = OptionSet(
    "spoil-five",
    [
        Whole("players", 2, 10, 5, clause="spoil-five.1", tried=(2, 3, 4, 5, 6, 8, 10)),
        Whole("deals", 1, None, _deals, words="round game", clause="spoil-five.R8", tried=(1, 3)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="spoil-five.14", tried="miscount=0.3,exposed=0.3,short=0.3"),
        Whole("stake", 2, 3, 2, clause="spoil-five.6"),
        Whole("spoil_stake", 0, None, 1, clause="spoil-five.8", tried=(0, 1, 2)),
        Whole("dealer_stake", 0, None, _dealer_stake, clause="spoil-five.9", tried=(0, 1, 5)),
        Words("partners", "none two_sides pairs", clause="spoil-five.10"),
        Words("misdeal", "lose_deal may_rebuy", clause="spoil-five.15"),
        Words("robbing", "compulsory optional off", clause="spoil-five.28"),
        Words("order", "irish ordinary", clause="spoil-five.30"),
        Words("two_tricks_win", "off on", clause="spoil-five.31"),
        Words("fiving", "off on", clause="spoil-five.32"),
        Words("jinking", "off on", clause="spoil-five.33"),
        Words("points", "off 25 45", clause="spoil-five.34"),
    ],
    _check,
    {
        "jinking": {"jinking": "on"},
        "twenty five": {"points": "25"},
        "forty five": {"points": "45"},
        "family": {"order": "ordinary"},
    },
    groups={
        "length": "deals points",
        "stakes": "stake spoil_stake dealer_stake",
        "conduct": "misdeal",
    },
)
