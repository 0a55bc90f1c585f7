"""The cards and calls of Jig, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import ACE_LOW_52, hand_of
from parlour.core.moves import verb
from parlour.mechanisms.stops import OVER

CALLS: Final = ["snip", "snap", "snorum", "hicockalorum", "jig"]  # by place in the run (jig.5-7)
LONGEST: Final = 5  # cards of a run (jig.7)
LOW: Final = hand_of([ACE_LOW_52.card(f"{rank}{suit}") for rank in "234" for suit in "CDHS"])

SAYINGS: Final = [*CALLS, "snip-jig", "snap-jig", "snorum-jig", "hicockalorum-jig", "none"]  # right or wrong (jig.20)
OUT: Final = len(SAYINGS)  # said besides, with the last card (jig.15)

SAY: Final = verb("play", "card word word?", " ".join([*SAYINGS, "out"]))  # where players make the calls themselves
CLAIM: Final = verb("claim")
READY: Final = verb("ready")

LAST_CALL: Final = OVER + 1  # the last card's call was wrong: the others claim, or let it be
