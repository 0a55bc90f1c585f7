"""The options of Loto; those of one method are refused in the other."""

from __future__ import annotations

from parlour.core.options import EachSeat, Former, OptionSet, Value, Values, Whole, Words, needs
from parlour.errors import BadOption

FIRST_ONLY = ("cards_each", "prize_plan", "saved_contribution", "answer_rule")
SECOND_ONLY = ("take_cards", "swap_consent", "put_away", "pay_from_stock")
AUTO = "auto"


def tickets_wanted(values: Values) -> list[int]:
    """The tickets each seat takes by the option; none where it is left to the number of players."""
    words = str(values["take_cards"]).split()
    if words == [AUTO]:
        return []
    return [int(word) for word in (words * int(values["players"]) if len(words) == 1 else words)]


def _deals(values: Values) -> Value:
    return "round" if values.get("method") == "second" else 1


def _check(values: Values, given: frozenset[str]) -> None:
    players, tickets = int(values["players"]), int(values["tickets"])
    if players > tickets:
        raise BadOption(f"{tickets} tickets are enough for at most {tickets} players", "loto.6")
    for name in FIRST_ONLY:
        needs(values, given, name, "method", "first", clause="loto.7")
    for name in SECOND_ONLY:
        needs(values, given, name, "method", "second", clause="loto.7")
    if values["method"] == "first":
        _check_first(values, players, tickets)
    else:
        _check_second(values, players, tickets)


def _check_first(values: Values, players: int, tickets: int) -> None:
    if int(values["cards_each"]) * players > tickets:
        raise BadOption(
            f"cards_each={values['cards_each']} is too many: {tickets} tickets, {players} players", "loto.8"
        )
    if values["prize_plan"] == "quarters" and players * int(values["stake"]) % 4:
        raise BadOption("prize_plan=quarters needs a pool (players x stake) that four divides", "loto.11")


def _check_second(values: Values, players: int, tickets: int) -> None:
    wanted = tickets_wanted(values)
    if wanted and len(wanted) != players:
        raise BadOption(f"take_cards names {len(wanted)} seats, but {players} play", "loto.15")
    if 1 in wanted and 2 * players <= tickets:
        raise BadOption("one ticket is taken only where there are not two for each player", "loto.17")
    if sum(wanted) > tickets:
        clause = "loto.17" if 2 * players > tickets else "loto.16"
        raise BadOption(f"take_cards asks for {sum(wanted)} tickets; there are {tickets}", clause)


OPTIONS = OptionSet(
    "loto",
    [
        Whole("players", 2, 24, 6, clause="loto.3", tried=(2, 3, 6, 13, 24)),
        Whole("deals", 1, None, _deals, words="round", clause="loto.31", tried=(1, 3)),
        Former("conduct", "strict table"),
        Words("method", "first second", clause="loto.7"),
        Words("tickets", "24 18", clause="loto.6"),
        Words("theme", "numbers pictures flowers letters geography history", clause="loto.1"),
        Whole("cards_each", 1, 12, 1, clause="loto.8", tried=(1, 2, 3)),
        Whole("stake", 1, None, 4, clause="loto.9", tried=(1, 4, 7)),
        Words("prize_plan", "winner counters_saved quarters", clause="loto.10"),
        Whole("saved_contribution", 1, None, 20, clause="loto.10", tried=(1, 20)),
        Words("answer_rule", "exclusive open", clause="loto.13"),
        EachSeat("take_cards", "auto 2 4 6", "1 2 4 6", "loto.16", tried=("4 2", "6 2 4", "2 1 " * 6 + "1")),
        Words("swap_consent", "off on", clause="loto.19"),
        Words("put_away", "off on", clause="loto.24"),
        Words("pay_from_stock", "off on", clause="loto.28"),
    ],
    _check,
    {
        "first method": {},
        "quarters": {"prize_plan": "quarters"},
        "saved counters": {"prize_plan": "counters_saved"},
        "second method": {"method": "second"},
    },
    groups={
        "stakes": "stake prize_plan saved_contribution pay_from_stock",
    },
)
