"""The options of Pope Joan."""

from __future__ import annotations

from parlour.core.options import Former, OptionSet, Values, Whole, Words, needs
from parlour.errors import BadOption

DRESSING = {"eight": 15, "five": 12}  # counters that dress the board at least (pope-joan.12, 43)
LEFT = 50  # cards besides the turn-up
MOST_COUNTERS = 1_000_000  # of one player's share (pope-joan.R23)


def least_share(players: int, board: str) -> int:
    """The smallest share that dresses the board when the dealer pays it twice (pope-joan.12)."""
    return -(-DRESSING[board] // (players + 1))


def hands_dealt(values: Values) -> int:
    return int(values["players"]) - (values["dealer_looks"] == "stands_out")


def _check(values: Values, given: frozenset[str]) -> None:
    players, deals = int(values["players"]), values["deals"]
    _check_share(values, players)
    if values["dressing"] == "dealer_alone" and isinstance(deals, int) and deals % players:
        raise BadOption(f"where the dealer alone pays, deals are round or a multiple of {players}", "pope-joan.15")
    if values["dressing"] == "dealer_alone" and values["losers_pay"] == "board":
        raise BadOption("dressing=dealer_alone does not go with losers_pay=board", "pope-joan.R8")
    needs(values, given, "fixed_stops", "stops", "fixed_top", "fixed_bottom", clause="pope-joan.45")
    _check_cards(values)


def _check_share(values: Values, players: int) -> None:
    share = values["contribution"]
    if share == "auto" or values["dressing"] == "dealer_alone":
        return
    least = least_share(players, str(values["board"]))
    if int(share) < least:
        raise BadOption(f"contribution={share} does not dress the board; {least} is the least here", "pope-joan.12")


def _check_cards(values: Values) -> None:
    hands, stops = hands_dealt(values), str(values["stops"])
    if stops.startswith("fixed") and int(values["fixed_stops"]) > LEFT - hands:
        raise BadOption(f"fixed_stops={values['fixed_stops']} leaves no card for some hand", "pope-joan.45")
    if values["dealer_looks"] == "stands_out":
        if hands < 2:
            raise BadOption("dealer_looks=stands_out needs three players or more", "pope-joan.47")
        if stops == "remainder" and LEFT % hands == 0:
            raise BadOption("with this number of players nothing is left over to look at", "pope-joan.47")


OPTIONS = OptionSet(
    "pope-joan",
    [
        Whole("players", 2, 10, 5, clause="pope-joan.2", tried=(2, 3, 4, 6, 8, 10), above="pope-joan.R28"),
        Whole("deals", 1, None, "round", words="round", clause="pope-joan.15", tried=(1, 3)),
        Former("conduct", "strict table"),
        Words("dressing", "shared dealer_alone", clause="pope-joan.15"),
        Whole("contribution", 1, MOST_COUNTERS, "auto", words="auto", clause="pope-joan.12", tried=(5, 7)),
        Words("board", "eight five", clause="pope-joan.43"),
        Words("losers_pay", "winner board", clause="pope-joan.41"),
        Words("split_couples", "off on", clause="pope-joan.29"),
        Words("pope_payment_cap", "none 4 6", clause="pope-joan.20"),
        Words("pope_turnup", "proceed wins", clause="pope-joan.44"),
        Words("stops", "spare_hand fixed_top fixed_bottom remainder", clause="pope-joan.45"),
        Whole("fixed_stops", 1, None, 6, clause="pope-joan.45", tried=(1, 20)),
        Words("dealer_looks", "no plays stands_out", clause="pope-joan.47"),
        Words("pope_in_lieu", "off on", clause="pope-joan.48"),
    ],
    _check,
    {
        "five pools": {"board": "five"},
        "dealer dresses": {"dressing": "dealer_alone"},
    },
    groups={
        "stakes": "dressing contribution losers_pay split_couples pope_payment_cap",
    },
)
