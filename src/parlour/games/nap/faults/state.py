"""What a table of Nap keeps in mind in a deal beside the strict game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.games.nap.state import NONE_AWAY, NapDeal
from parlour.mechanisms.trick_faults import TrickConduct

NO_PACK: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class NapConduct(TrickConduct):
    """Bit sets are of seats."""

    stray: i64 = NO_SEAT  # who has just called or played out of turn (nap.R16)
    held_by: i64 = NO_SEAT  # before such a call: who held the highest,
    held: i64 = 0  # which it was,
    held_nap: i64 = NO_SEAT  # who had called Nap,
    may_answer: bool = False  # and whether he would be asked
    repeated: i64 = 0  # who has called twice (nap.21)
    consulted: i64 = 0  # who has spoken with another opponent (nap.27)
    handled: i64 = 0  # who has touched the rest of the pack (nap.16)
    made: bool = False  # the play is over: whether the call was made

    def __init__(self, seats: i64, source: NapConduct | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, NapConduct)

    def copy(self) -> NapConduct:
        return NapConduct(0, self)


def opening_of(deal: NapDeal) -> NapDeal:
    """What is open of a deal whose tricks begin; what lies hidden is not kept in two places."""
    opening = deal.copy()
    opening.hands = BLANK[: len(deal.hands)]
    opening.laid = NONE_AWAY
    opening.out = NONE_AWAY
    opening.spare = 0
    opening.deck = NO_PACK
    return opening
