"""The verbs, cards and pools of Spin, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, hand_of
from parlour.core.moves import Move, exactly, verb
from parlour.mechanisms.stops import OVER

SPIN: Final = verb("spin", "card")
DECLARE: Final = verb("declare", "word", "matrimony intrigue")
COLLECT: Final = verb("collect")  # at a table where money is not brought (spin.9)
SPINS: Final = [Move(SPIN, card) for card in range(63)]
DECLARATIONS: Final = [Move(DECLARE, couple) for couple in range(2)]
DECLARING: Final = [exactly(move) for move in DECLARATIONS]

PENDING: Final = OVER + 1  # nobody plays before the money due is collected or let go (spin.9)

GAME: Final = 2  # the pool behind those of the couples
POOLS: Final = ["matrimony", "intrigue", "game"]  # in the order of their accounts (spin.6)
TAKES: Final = [f"takes-{name}" for name in POOLS]

ACE: Final = ACE_LOW_52.card("AD")  # spin.5: it is called Spin
COURT: Final = hand_of([ACE_LOW_52.card(face) for face in ("KD", "QD", "JD")])
COUPLES: Final = vec[i64]([COURT & ~BIT[ACE_LOW_52.card("JD")], COURT & ~BIT[ACE_LOW_52.card("KD")]])
GONE: Final = [ACE_LOW_52.card("8D"), ACE_LOW_52.card("2H")]  # spin.2
SHEET: Final = vec[i64]([card for card in ACE_LOW_52.cards if card not in GONE])
