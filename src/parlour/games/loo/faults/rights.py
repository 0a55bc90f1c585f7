"""The moments of a deal of Loo at the table, and the window of every claim (loo.R8)."""

from __future__ import annotations

from typing import Final

from parlour.games.loo.words import CLAIM
from parlour.mechanisms.faults import Right, moments
from parlour.mechanisms.trick_faults import OUT_OF_TURN, WRONG_CARD

DEALT: Final = 0
BEGUN: Final = 1  # the first declaration; where all must stand, the first answer or card
PLAY: Final = 2  # the first card is played or exposed
GATHERED: Final = 3

# 36 and 37 have the numbers of WRONG_CARD and OUT_OF_TURN
SHOWN: Final = 2  # 38
MISDEAL: Final = 3  # 39
HANDLING: Final = 4  # 40
PEEPING: Final = 5  # 41: also declaring out of turn
OTHER_HAND: Final = 6  # 42


def _right(number: int, opens: int, *closes: int) -> Right:
    return Right(f"loo.{CLAIM.words[number]}", moments(opens), moments(GATHERED, *closes))


RIGHTS: Final = [
    _right(WRONG_CARD, PLAY),
    _right(OUT_OF_TURN, PLAY),
    _right(SHOWN, PLAY),
    _right(MISDEAL, DEALT, BEGUN),
    _right(HANDLING, DEALT, BEGUN),
    _right(PEEPING, DEALT),
    _right(OTHER_HAND, DEALT),
]
