"""The moments of a deal of Nap at the table, and the window of every claim (nap.R5, R15, R16)."""

from __future__ import annotations

from typing import Final

from parlour.core.rights import ANY_PLAYER, THE_DEALER, Right, Rights
from parlour.games.nap.words import CLAIM
from parlour.mechanisms.trick_faults import BEGUN, DEALT, IN_PLAY, TRICK_MOMENTS, right

MISDEAL: Final = 0
EXPOSURE: Final = 1
HANDLING: Final = 2
PACK_TOUCHED: Final = 3
REVOKE: Final = 4
STRAY: Final = 5  # a call or a card out of turn


def _right(number: int, opens: int, *closes: int) -> Right:
    against = THE_DEALER if number in (MISDEAL, EXPOSURE) else ANY_PLAYER
    return right(f"nap.{CLAIM.words[number]}", opens, *closes, against=against)


RIGHTS: Final = [
    _right(MISDEAL, DEALT, BEGUN),
    _right(EXPOSURE, DEALT, BEGUN),
    _right(HANDLING, DEALT, BEGUN),
    _right(PACK_TOUCHED, BEGUN),
    _right(REVOKE, IN_PLAY),
    _right(STRAY, BEGUN),
]
TABLE_RIGHTS: Final = Rights(RIGHTS, TRICK_MOMENTS)
