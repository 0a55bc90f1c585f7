"""The options of Poker."""

from __future__ import annotations

from parlour.core.options import OptionSet, Rates, Subset, Values, Whole, Words, accidents_at_table, needs
from parlour.errors import BadOption

ACCIDENTS = "uncut faced exposed miscount misserve"
MOST = 1_000_000  # of one stake or purchase (poker.R29)


def _check(values: Values, given: frozenset[str]) -> None:
    accidents_at_table(values, "poker.R30")
    _check_stakes(values)
    needs(values, given, "kitty_take", "kitty", "expenses", "reward", clause="poker.30")
    needs(values, given, "kitty_hand", "kitty", "reward", clause="poker.30")


def _check_stakes(values: Values) -> None:
    ante, limit, funds = int(values["ante"]), values["limit"], values["funds"]
    if limit == "none":
        if funds == "unlimited":
            raise BadOption("limit=none needs funds: something must bound a bet", "poker.4")
        if values["counters"] == "three_colours":
            raise BadOption("counters=three_colours needs a limit, the value of a blue one", "poker.37")
    elif 2 * ante > int(limit):
        raise BadOption(f"an ante of {ante} is more than half a limit of {limit}", "poker.law.19")
    if funds == "unlimited":
        if values["borrowing"] == "on":
            raise BadOption("borrowing needs funds that can run out", "poker.law.62")
    elif int(funds) < 20 * ante:
        raise BadOption(f"funds of {funds} are less than twenty antes of {ante}", "poker.36")


OPTIONS = OptionSet(
    "poker",
    [
        Whole("players", 2, 10, 5, clause="poker.1", tried=(2, 3, 5, 10)),
        Whole("deals", 1, None, "round", words="round", clause="poker.R25", tried=(1, 3)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="poker.R30", tried="exposed=0.3,miscount=0.1,misserve=0.3,faced=0.1"),
        Whole("funds", 20, MOST, 240, words="unlimited", clause="poker.36", tried=(20, 60, 240)),
        Whole("ante", 1, MOST, 1, clause="poker.law.19", tried=(1, 3)),
        Whole("limit", 2, MOST, 12, words="none", clause="poker.law.19", tried=(2, 12, 24)),
        Words("ace_in_sequences", "low both", clause="poker.law.71"),
        Words("blaze", "off on", clause="poker.23"),
        Words("skip_straight", "off on", clause="poker.34"),
        Words("joker", "off on", clause="poker.24"),
        Words("kitty", "off expenses reward", clause="poker.30"),
        Whole("kitty_take", 1, MOST, 1, clause="poker.30", tried=(1, 5)),
        Words("kitty_hand", "sequence_flush fours full flush sequence", "fours", clause="poker.30"),
        Words("counters", "three_colours coins", clause="poker.37"),
        Words("borrowing", "off on", clause="poker.law.62"),
        Subset("annulled_laws", "14 16 22 60 69", clause="poker.law.81"),
    ],
    _check,
    {
        "joker": {"joker": "on"},
        "odd hands": {"blaze": "on", "skip_straight": "on"},
        "kitty": {"kitty": "reward"},
    },
    groups={
        "stakes": "funds ante limit kitty kitty_take kitty_hand counters borrowing",
    },
)
