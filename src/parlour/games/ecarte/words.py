"""The verbs, choices and places of Écarté, made once."""

from __future__ import annotations

from typing import Final

from parlour.events import Place, place
from parlour.moves import Move, exactly, the_moves, verb

PROPOSE: Final = verb("propose")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
DISCARD: Final = verb("discard", "cards")
MARK: Final = verb("mark", "number?")
ANNOUNCE: Final = verb("announce")

PROPOSAL: Final = exactly(Move(PROPOSE))
ANSWERS: Final = the_moves([Move(ACCEPT), Move(REFUSE)])
DISCARDS: Final = Move(DISCARD)
KING_MARK: Final = Move(MARK)
KING_ANNOUNCE: Final = Move(ANNOUNCE)

PHASES: Final = [
    *("cut", "deal", "choice", "answer", "elder_discards", "dealer_discards", "tricks", "over"),
    *("shuffling", "turning", "paying"),  # conduct=table
]

PACK: Final = place("pack")
TALON: Final = place("talon")
TURN_UP: Final = place("turn")
TRICK: Final = place("trick")


def hand_place(seat: int) -> Place:
    return place("hand", seat)


def discards_place(seat: int) -> Place:
    return place("discards", seat)


def tricks_place(seat: int) -> Place:
    return place("tricks", seat)


# conduct=table
FRESH: Final = verb("fresh")
SHUFFLE: Final = verb("shuffle")
CUT_PACK: Final = verb("cut", "number")
DEAL_OUT: Final = verb("deal", "word", "3-2 2-3")
TURN: Final = verb("turn")
LOOK: Final = verb("look")
PICK_UP: Final = verb("pickup")
CLAIM: Final = verb("claim", "word", "18 18a 44d 44g")
PAY: Final = verb("pay")
TABLE_VERBS: Final = [FRESH, SHUFFLE, CUT_PACK, DEAL_OUT, TURN, LOOK, PICK_UP, CLAIM, PAY]

CLAIM_18: Final = 0
CLAIM_18A: Final = 1
CLAIM_44D: Final = 2
CLAIM_44G: Final = 3
