"""The moments of a hand of Spoil Five at the table, and the window of every claim (spoil-five.R9, R20)."""

from __future__ import annotations

from typing import Final

from parlour.core.rights import THE_DEALER, Rights
from parlour.mechanisms.trick_faults import DEALT, IN_PLAY, TRICK_MOMENTS, right

ROBBED: Final = 4  # a moment that other games do not know

MISDEAL: Final = 0
FALSE_ROB: Final = 1
BREACH: Final = 2

RIGHTS: Final = [
    right("spoil-five.14", DEALT, IN_PLAY, against=THE_DEALER),
    right("spoil-five.27", ROBBED),
    right("spoil-five.R20", IN_PLAY),
]
TABLE_RIGHTS: Final = Rights(RIGHTS, [*TRICK_MOMENTS, "robbed"])
