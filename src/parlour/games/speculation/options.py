"""The options of Speculation."""

from __future__ import annotations

from parlour.core.options import OptionSet, Values, Whole, Words
from parlour.errors import BadOption

MOST_COUNTERS = 1_000_000  # of one penalty (speculation.R17)


def most_players(pack: str, benefit: str) -> int:
    """Three cards each and a turn-up; the spare hand takes a player's place (speculation.R9)."""
    return (int(pack) - 1) // 3 - (benefit == "spare_hand")


def _check(values: Values, _given: frozenset[str]) -> None:
    pack, benefit = str(values["pack"]), str(values["pool_benefit"])
    most = most_players(pack, benefit)
    if int(values["players"]) > most:
        spare = " and a spare hand" if benefit == "spare_hand" else ""
        clause = "speculation.R9" if spare and int(values["players"]) == most + 1 else "speculation.3"
        raise BadOption(f"a pack of {pack} gives three cards each to at most {most} players{spare}", clause)


OPTIONS = OptionSet(
    "speculation",
    [
        Whole("players", 2, 17, 4, clause="speculation.3", tried=(2, 3, 4, 9, 17)),
        Whole("deals", 1, None, "round", words="round", clause="speculation.R10", tried=(1, 3)),
        Words("conduct", "strict table"),
        Words("pack", "52 32", clause="speculation.2"),
        Words("honour_pass", "on off", clause="speculation.18"),
        Words("pool_benefit", "none turn_up spare_hand", clause="speculation.24"),
        Whole("knave_five_penalty", 0, MOST_COUNTERS, 0, clause="speculation.26", tried=(0, 1, 3)),
        Whole("look_penalty", 1, MOST_COUNTERS, 1, clause="speculation.19", tried=(1, 2)),
    ],
    _check,
    {
        "turn up": {"pool_benefit": "turn_up"},
        "spare hand": {"pool_benefit": "spare_hand"},
    },
    groups={
        "stakes": "pool_benefit knave_five_penalty",
        "conduct": "look_penalty",
    },
)
