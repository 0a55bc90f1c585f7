"""The options of Nap, agreed before the first deal (nap.26)."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Values, Whole, Words, accidents_at_table, needs
from parlour.errors import BadOption


def _active(values: Values) -> int:
    """How many seats get cards (nap.2, 3)."""
    seats = int(values["players"])
    out = seats == 6 or (seats == 5 and values["dealer_out"] == "five_and_six")
    return seats - 1 if out else seats


def _check(values: Values, given: frozenset[str]) -> None:
    accidents_at_table(values, "nap.R5")
    if values["pack"] == "32" and int(values["players"]) > 4:
        raise BadOption("a pack of 32 is for at most 4 players", "nap.46")
    needs(values, given, "kitty_end", "kitty", "per_deal", "per_round", clause="nap.30")
    needs(values, given, "buying", "kitty", "per_deal", "per_round", clause="nap.35")
    needs(values, given, "blucher", "wellington", "double", "limited", clause="nap.42")
    needs(values, given, "nap_caller_may_raise", "wellington", "double", "limited", clause="nap.44")
    needs(values, given, "min_call", "double_header", "on", clause="nap.39")
    if values["min_call"] == "3" and values["misere"] != "off":
        raise BadOption("misere ranks below three and could never be called with min_call=3", "nap.39")
    _check_hands(values)


def _check_hands(values: Values) -> None:
    if values["hand"] in ("6", "7"):
        for name in ("buying", "spare_hand"):
            if values[name] == "on":
                raise BadOption(f"{name} needs hand=5 or 9: six and seven cards have their own laying away", "nap.R11")
    hands = _active(values) + (1 if values["spare_hand"] == "on" else 0)
    needed = hands * int(values["hand"])
    if needed > int(values["pack"]):
        raise BadOption(f"{hands} hands of {values['hand']} need {needed} cards; there are {values['pack']}", "nap.48")


OPTIONS = OptionSet(
    "nap",
    [
        Whole("players", 2, 6, 4, clause="nap.1", tried=(2, 3, 4, 5, 6)),
        Whole("deals", 1, None, "round", words="round", clause="nap.4", tried=(1, 3)),
        Words("conduct", "strict table", clause="nap.R15"),
        Rates("accidents", "miscount exposed order short", clause="nap.R5", tried="miscount=0.3,exposed=0.3,short=0.3"),
        Words("pack", "52 32", clause="nap.46"),
        Whole("stake", 1, None, 1, clause="nap.8", tried=(1, 3)),
        Words("dealer_out", "six_only five_and_six", clause="nap.3"),
        Words("two_packs", "off on", clause="nap.10"),
        Words("kitty", "off per_deal per_round", clause="nap.28"),
        Words("kitty_end", "divide draw", clause="nap.30"),
        Words("misere", "off trumps no_trumps", clause="nap.31"),
        Words("buying", "off on", clause="nap.35"),
        Words("spare_hand", "off on", clause="nap.36"),
        Words("double_header", "off on", clause="nap.38"),
        Words("min_call", "1 3", clause="nap.39"),
        Words("wellington", "off double limited", clause="nap.40"),
        Words("blucher", "off on", clause="nap.42"),
        Words("nap_caller_may_raise", "off on", clause="nap.44"),
        Words("hand", "5 6 7 9", clause="nap.47"),
    ],
    _check,
    {
        "misere": {"misere": "trumps"},
        "kitty and buying": {"kitty": "per_deal", "buying": "on"},
        "double header": {"double_header": "on"},
        "wellington": {"wellington": "double", "blucher": "on"},
    },
    groups={
        "stakes": "stake kitty kitty_end double_header",
    },
)
