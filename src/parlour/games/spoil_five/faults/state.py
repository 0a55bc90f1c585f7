"""What a table of Spoil Five keeps in mind in a hand beside the strict game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.games.spoil_five.state import SpoilFiveDeal
from parlour.mechanisms.trick_faults import TrickConduct

NO_PACK: Final = vec[i64]()

# how a hand that is over ends when the cards are gathered
GOES_ON: Final = 0
WON: Final = 1
SPOILT: Final = 2
JINKED: Final = 3


@mypyc_attr(acyclic=True)
class SpoilFiveConduct(TrickConduct):
    debarred: i64 = 0  # bit set: who cannot win this hand by a fault that was claimed
    judged: i64 = 0  # bit set of the plays for which he was
    ending: i64 = GOES_ON
    winner: i64 = NO_SEAT  # of the deciding trick
    clause: str = ""  # by which he wins

    def __init__(self, seats: i64, source: SpoilFiveConduct | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, SpoilFiveConduct)

    def copy(self) -> SpoilFiveConduct:
        return SpoilFiveConduct(0, self)


def opening_of(deal: SpoilFiveDeal) -> SpoilFiveDeal:
    """What is open of a hand whose tricks begin; what lies hidden is not kept in two places."""
    opening = deal.copy()
    opening.hands = BLANK[: len(deal.hands)]
    opening.stock = 0
    opening.laid = 0
    opening.deck = NO_PACK
    return opening
