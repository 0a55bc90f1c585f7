"""What a table of Loo keeps in mind in a deal beside the strict game: what was seen and done, and what it costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK
from parlour.core.copying import take_over
from parlour.games.loo.state import LooDeal
from parlour.mechanisms.trick_faults import TrickConduct

NO_PACK: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class LooConduct(TrickConduct):
    """Bit sets are of seats."""

    looks: vec[i64]  # by seat: where it has looked, bits of ``acts.look_bit``
    handled: i64 = 0  # who has touched cards that were played (loo.35)
    repeated: i64 = 0  # who has declared twice (loo.43)
    barred: i64 = 0  # who must throw up (loo.42)
    forfeit: i64 = 0  # whose winnings stay in the pool (loo.36, 38, 42)
    fined: i64 = 0  # who owes a full loo to the next pool (loo.36, 38)
    paid: i64 = 0  # who has paid a full loo in this deal already (loo.42, R9)

    def __init__(self, seats: i64, source: LooConduct | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, LooConduct)
            return
        self.looks = BLANK[:seats]

    def copy(self) -> LooConduct:
        return LooConduct(0, self)


def opening_of(deal: LooDeal) -> LooDeal:
    """What is open of a deal whose tricks begin; what lies hidden is not kept in two places."""
    opening = deal.copy()
    opening.hands = BLANK[: len(deal.hands)]
    opening.thrown = BLANK[: len(deal.hands)]
    opening.miss = 0
    opening.deck = NO_PACK
    return opening
