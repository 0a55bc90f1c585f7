"""The moments of a hand of Spoil Five at the table, and the window of every claim (spoil-five.R9, R20)."""

from __future__ import annotations

from typing import Final

from parlour.mechanisms.faults import Right, moments

DEALT: Final = 0
LED: Final = 1  # the first card
ROBBED: Final = 2
GATHERED: Final = 3

MISDEAL: Final = 0
FALSE_ROB: Final = 1
BREACH: Final = 2

RIGHTS: Final = [
    Right("spoil-five.14", moments(DEALT), moments(LED, GATHERED)),
    Right("spoil-five.27", moments(ROBBED), moments(GATHERED)),
    Right("spoil-five.R20", moments(LED), moments(GATHERED)),
]
