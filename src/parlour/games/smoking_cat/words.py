"""The verbs, choices and places of Smoking Cat, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import Place, place
from parlour.core.moves import Move, exactly, verb

PASS: Final = verb("pass", "cards")
STOP: Final = verb("stop")
THROW: Final = verb("throw")

PASSES: Final = Move(PASS)
STOPPING: Final = exactly(Move(STOP))
THROWING: Final = exactly(Move(THROW))

PHASES: Final = ["lots", "deal", "pass", "play", "over"]

PACK: Final = place("pack")
TRICK: Final = place("trick")
LAST_TRICK: Final = place("last_trick")


def hand_place(seat: int) -> Place:
    return place("hand", seat)


def passed_place(seat: int) -> Place:
    """Where the three cards that the seat passes lie face down, before its left neighbour."""
    return place("passed", seat)


def pile_place(seat: int) -> Place:
    return place("pile", seat)
