"""The moments of a deal of Nap at the table, and the window of every claim (nap.R5, R15, R16)."""

from __future__ import annotations

from typing import Final

from parlour.games.nap.words import CLAIM
from parlour.mechanisms.faults import Right, moments

DEALT: Final = 0
BEGUN: Final = 1  # the first call; where cards are bought or laid away before, the first of these
PLAY: Final = 2  # the first card
GATHERED: Final = 3

MISDEAL: Final = 0
EXPOSURE: Final = 1
HANDLING: Final = 2
PACK_TOUCHED: Final = 3
REVOKE: Final = 4
STRAY: Final = 5  # a call or a card out of turn


def _right(number: int, opens: int, *closes: int) -> Right:
    return Right(f"nap.{CLAIM.words[number]}", moments(opens), moments(GATHERED, *closes))


RIGHTS: Final = [
    _right(MISDEAL, DEALT, BEGUN),
    _right(EXPOSURE, DEALT, BEGUN),
    _right(HANDLING, DEALT, BEGUN),
    _right(PACK_TOUCHED, BEGUN),
    _right(REVOKE, PLAY),
    _right(STRAY, BEGUN),
]
