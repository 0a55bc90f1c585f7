"""The options of Loo."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Value, Values, Whole, Words, accidents_at_table, needs
from parlour.errors import BadOption

MOST = {"three_card": 16, "five_card": 6, "irish": 12}  # players with 52 cards (loo.R1)
MOST_OF_32 = 9


def _half_loo(values: Values) -> Value:
    return (int(values["loo"]) + 1) // 2


def _check(values: Values, given: frozenset[str]) -> None:
    accidents_at_table(values, "loo.R21")
    _check_players(values)
    needs(values, given, "miss_leads", "variant", "three_card", clause="loo.23")
    needs(values, given, "pam", "variant", "five_card", clause="loo.52")
    needs(values, given, "limit", "loo_mode", "mixed", clause="loo.49")
    if values["dealing"] == "miss_last" and values["variant"] != "three_card":
        raise BadOption("dealing=miss_last needs variant=three_card: the others have no miss", "loo.45")
    if values["loo_mode"] == "mixed" and int(values["limit"]) < int(values["fee"]):
        raise BadOption(f"limit must not be below the fee of {values['fee']}", "loo.49")


def _check_players(values: Values) -> None:
    variant, players = str(values["variant"]), int(values["players"])
    if players > MOST[variant]:
        clause = "loo.50" if variant == "five_card" else "loo.57"
        raise BadOption(f"variant={variant} is for at most {MOST[variant]} players", clause)
    if values["pack"] == "32" and players > MOST_OF_32:
        raise BadOption(f"a pack of 32 is for at most {MOST_OF_32} players", "loo.58")


OPTIONS = OptionSet(
    "loo",
    [
        Words("variant", "three_card five_card irish"),
        Whole("players", 3, 16, 5, clause="loo.R1", tried=(3, 4, 5, 6, 9, 16)),
        Whole("deals", 1, None, "single", words="single round", clause="loo.4", tried=(3, 12)),
        Words("finish", "divide release", clause="loo.3"),
        Words("leaving", "off on", clause="loo.6"),
        Words("conduct", "strict table"),
        Rates("accidents", "miscount exposed order short", clause="loo.39", tried="miscount=0.3,exposed=0.3,short=0.3"),
        Words("pack", "52 32", clause="loo.58"),
        Whole("fee", 1, None, 3, clause="loo.7", tried=(1, 3, 40)),
        Whole("loo", 1, None, 6, clause="loo.8", tried=(1, 6, 7)),
        Whole("single_loo", 1, None, _half_loo, clause="loo.8", tried=(1, 5)),
        Words("loo_mode", "fixed unlimited mixed"),
        Whole("limit", 1, None, 30, clause="loo.49", tried=(30, 45)),
        Words("club_law", "off on", clause="loo.46"),
        Words("lead_rule", "highest one", clause="loo.26"),
        Words("miss_leads", "off on", clause="loo.23"),
        Words("dealing", "regular free miss_last", clause="loo.45"),
        Words("dealer_out", "off over_five", clause="loo.2"),
        Words("pam", "club_knave trump_knave", clause="loo.52"),
    ],
    _check,
    {
        "three cards": {},
        "unlimited": {"loo_mode": "unlimited"},
        "mixed": {"loo_mode": "mixed"},
        "club law": {"club_law": "on"},
        "five cards": {"variant": "five_card"},
        "irish": {"variant": "irish"},
    },
    groups={
        "length": "deals finish leaving",
        "stakes": "fee loo single_loo loo_mode limit",
    },
)
