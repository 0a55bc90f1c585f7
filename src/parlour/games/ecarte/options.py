"""The options of Écarté (articles 1 to 14; the rest is ours)."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Values, Whole, Words, needs
from parlour.errors import BadOption

ACCIDENTS = "faced exposed miscount pattern turned_extra misserve turned_again dropped short_pack false_pack"  # for two


def _check(values: Values, given: frozenset[str]) -> None:
    if values["mode"] != "two_handed":
        raise BadOption("mode is two_handed: a_deux_cotes and chouette are not yet played here", "ecarte.1")
    needs(values, given, "max_stake", "mode", "a_deux_cotes", "chouette", clause="ecarte.1")
    needs(values, given, "start_order", "mode", "a_deux_cotes", "chouette", clause="ecarte.9")
    needs(values, given, "stake_medium", "mode", "chouette", clause="ecarte.8a")
    if values["coups"] != 1 and values["deals"] != "coup":
        raise BadOption("more than one coup needs deals=coup", "ecarte.7")
    if values["accidents"] and values["conduct"] != "table":
        raise BadOption("accidents need conduct=table", "ecarte.59")


OPTIONS = OptionSet(
    "ecarte",
    [
        Whole("players", 2, 2, 2, clause="ecarte.1"),
        Whole("deals", 1, None, "coup", words="coup round", clause="ecarte.7", tried=(1, 3)),
        Whole("coups", 1, None, 1, clause="ecarte.7", tried=(1, 2)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="ecarte.59", tried="faced=0.1,exposed=0.2,misserve=0.3,dropped=0.1"),
        Words("mode", "two_handed a_deux_cotes chouette", clause="ecarte.1"),
        Whole("stake", 0, None, 1, clause="ecarte.8", tried=(0, 3)),
        Whole("max_stake", 1, None, 200, clause="ecarte.6"),
        Words("start_order", "draw_lowest agreed", clause="ecarte.9"),
        Words("keep_record", "off on", clause="ecarte.3a"),
        Words("stake_medium", "counters_or_cash counters_only", clause="ecarte.8a"),
        Words("chouette_shares", "none", clause="ecarte.4c"),
        Words("deal_pattern", "3-2 2-3", clause="ecarte.13a"),
        Words("pack_choice", "red blue", clause="ecarte.10a"),
        Words("cover_tricks", "on off", clause="ecarte.48"),
        Words("rest_holder", "none", clause="ecarte.58c"),
        Words("committee_sanction", "none warning exclusion", clause="ecarte.49a"),
    ],
    _check,
    groups={
        "length": "deals coups",
        "stakes": "stake max_stake stake_medium chouette_shares rest_holder",
        "conduct": "committee_sanction",
    },
)
