"""The cards and calls of Jig, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import ACE_LOW_52, hand_of

CALLS: Final = ["snip", "snap", "snorum", "hicockalorum", "jig"]  # by place in the run (jig.5-7)
LONGEST: Final = 5  # cards of a run (jig.7)
LOW: Final = hand_of([ACE_LOW_52.card(f"{rank}{suit}") for rank in "234" for suit in "CDHS"])
