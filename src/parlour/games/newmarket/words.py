"""The verbs, pool cards and places of Newmarket, made once."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52
from parlour.core.events import place
from parlour.core.moves import Move, verb
from parlour.mechanisms.stops import PHASES as COMMON

PLACE: Final = verb("place", "card")
PLACING: Final = Move(PLACE)
PLACES: Final = [Move(PLACE, card) for card in range(63)]

POOL: Final = ["ace", "king", "queen", "knave"]  # in the order of their accounts
POOL_PLACES: Final = [place("pool", part=name) for name in POOL]
TAKES: Final = [f"takes-{name}" for name in POOL]
LAYOUTS: Final = [[f"A{a}", f"K{k}", f"Q{q}", f"J{j}"] for a, k, q, j in permutations("CDHS")]
SEVENS: Final = [ACE_LOW_52.card(f"7{suit}") for suit in "CDHS"]  # newmarket.2

LAYING: Final = 4  # the pool cards are still to be drawn
STAKING: Final = 5
PHASES: Final = [*COMMON, "pool", "stake"]


def sheet_for(pool: list[int]) -> vec[i64]:
    """What is dealt: neither the sevens nor the pool cards (newmarket.2, R1)."""
    return vec[i64]([card for card in ACE_LOW_52.cards if card not in SEVENS and card not in pool])
