"""The moments of a deal of Loo at the table, and the window of every claim (loo.R8)."""

from __future__ import annotations

from typing import Final

from parlour.core.rights import ANY_PLAYER, THE_DEALER, Right, Rights
from parlour.games.loo.words import CLAIM
from parlour.mechanisms.trick_faults import BEGUN, DEALT, IN_PLAY, OUT_OF_TURN, TRICK_MOMENTS, WRONG_CARD, right

# 36 and 37 have the numbers of WRONG_CARD and OUT_OF_TURN
SHOWN: Final = 2  # 38
MISDEAL: Final = 3  # 39
HANDLING: Final = 4  # 40
PEEPING: Final = 5  # 41: also declaring out of turn
OTHER_HAND: Final = 6  # 42


def _right(number: int, opens: int, *closes: int) -> Right:
    against = THE_DEALER if number == MISDEAL else ANY_PLAYER
    return right(f"loo.{CLAIM.words[number]}", opens, *closes, against=against)


RIGHTS: Final = [
    _right(WRONG_CARD, IN_PLAY),
    _right(OUT_OF_TURN, IN_PLAY),
    _right(SHOWN, IN_PLAY),
    _right(MISDEAL, DEALT, BEGUN),
    _right(HANDLING, DEALT, BEGUN),
    _right(PEEPING, DEALT),
    _right(OTHER_HAND, DEALT),
]
TABLE_RIGHTS: Final = Rights(RIGHTS, TRICK_MOMENTS)
