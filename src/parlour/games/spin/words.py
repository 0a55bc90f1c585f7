"""The verbs, cards and pools of Spin, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT
from parlour.core.moves import Move, exactly, verb

SPIN: Final = verb("spin", "card")
DECLARE: Final = verb("declare", "word", "matrimony intrigue")
SPINS: Final = [Move(SPIN, card) for card in range(63)]
DECLARATIONS: Final = [Move(DECLARE, couple) for couple in range(2)]
DECLARING: Final = [exactly(move) for move in DECLARATIONS]

MATRIMONY: Final = 0  # the pools, in the order of their accounts
INTRIGUE: Final = 1
GAME: Final = 2
POOLS: Final = ["matrimony", "intrigue", "game"]  # spin.6

ACE: Final = ACE_LOW_52.card("AD")  # spin.5: it is called Spin
KNAVE: Final = ACE_LOW_52.card("JD")
QUEEN: Final = ACE_LOW_52.card("QD")
KING: Final = ACE_LOW_52.card("KD")
COUPLES: Final = vec[i64]([BIT[KING] | BIT[QUEEN], BIT[QUEEN] | BIT[KNAVE]])
GONE: Final = [ACE_LOW_52.card("8D"), ACE_LOW_52.card("2H")]  # spin.2
SHEET: Final = vec[i64]([card for card in ACE_LOW_52.cards if card not in GONE])
