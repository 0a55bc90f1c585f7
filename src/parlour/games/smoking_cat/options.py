"""The options of Smoking Cat (conduct, accidents and a number of deals are ours)."""

from __future__ import annotations

from parlour.core.options import Letters, OptionSet, Rates, Value, Values, Whole, Words, accidents_at_table
from parlour.errors import BadOption

WORD = "SMOKINGCAT"
ACCIDENTS = "miscount stranger"


def _deals(values: Values) -> Value:
    return 4 if values.get("forfeit") == "drinks" else "word"


def _check(values: Values, _given: frozenset[str]) -> None:
    accidents_at_table(values, "smoking-cat.r25")
    if values["misdeal_letter"] != "on" and values["conduct"] != "table":
        raise BadOption("misdeal_letter=off needs conduct=table", "smoking-cat.r25")
    if values["forfeit"] == "drinks":
        _check_drinks(values)


def _check_drinks(values: Values) -> None:
    if values["deals"] == "word":
        raise BadOption("forfeit=drinks fills no word; give deals a number", "smoking-cat.38")
    if values["word"] != WORD:
        raise BadOption("forfeit=drinks fills no word; leave word out", "smoking-cat.38")
    if values["misdeal_letter"] != "on":
        raise BadOption("forfeit=drinks fills no word; leave misdeal_letter out", "smoking-cat.38")


OPTIONS = OptionSet(
    "smoking-cat",
    [
        Whole("players", 4, 4, 4, clause="smoking-cat.1"),
        Whole("deals", 1, None, _deals, words="word", clause="smoking-cat.11", tried=(1, 3)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="smoking-cat.46", tried="miscount=0.2,stranger=0.1"),
        Letters("word", WORD, clause="smoking-cat.39"),
        Words("word_source", "players association", clause="smoking-cat.40"),
        Words("forfeit", "letters drinks", clause="smoking-cat.38"),
        Words("first_dealer", "lot agreed", clause="smoking-cat.13"),
        Whole("packet", 1, 2, 1, clause="smoking-cat.14"),
        Words("early_end", "on off", clause="smoking-cat.9"),
        Words("misdeal_letter", "on off", clause="smoking-cat.16"),
        Words("pack", "smoking_cat prague_single_headed double_headed hungarian", clause="smoking-cat.2"),
    ],
    _check,
    {
        "words": {},
        "drinks": {"forfeit": "drinks"},
    },
    groups={
        "length": "deals word word_source early_end",
        "stakes": "forfeit",
        "conduct": "misdeal_letter",
    },
)
