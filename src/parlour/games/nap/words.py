"""The verbs, calls, phases and places of Nap, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import SUIT_NAMES
from parlour.core.events import place, seat_places
from parlour.core.moves import Move, exactly, the_moves, verb

# the ladder of calls (nap.18, 34, 40, 42); a call is above all that stand before it
PASSED: Final = 0
ONE: Final = 1
TWO: Final = 2
MISERE: Final = 3
THREE: Final = 4
EIGHT: Final = 9
NAP: Final = 10
WELLINGTON: Final = 11
BLUCHER: Final = 12
SPARE: Final = 13  # in a set of calls: the spare hand may be taken
LADDER: Final = "pass 1 2 misere 3 4 5 6 7 8 nap wellington blucher"
RUNGS: Final = LADDER.split()
# by the highest call so far: what may be said next, if it is agreed (nap.20, 36, 43)
OPEN_CALLS: Final = vec[i64](
    [(1 << SPARE) + (1 << NAP + 1) - (2 << rung) + (1 << PASSED) for rung in range(NAP)]
    + [(1 << WELLINGTON) + (1 << PASSED), (1 << BLUCHER) + (1 << PASSED), 1 << PASSED]
)
CALLED: Final = vec[i64]([0, 1, 2, 0, 3, 4, 5, 6, 7, 8])  # tricks of a call below nap

BUY: Final = verb("buy", "cards")
LAY: Final = verb("lay", "cards")
CALL: Final = verb("call", "word", LADDER)
TAKE_SPARE: Final = verb("take_spare")
ACCEPT: Final = verb("accept")
DECLINE: Final = verb("decline")

# table conduct
CLAIM: Final = verb("claim", "word", "13 14 15 16 R15 R16")
CONSULT: Final = verb("consult")
GATHER: Final = verb("gather")

PURCHASE: Final = Move(BUY)
LAYING_AWAY: Final = Move(LAY)
CALLS: Final = [*[Move(CALL, rung) for rung in range(SPARE)], Move(TAKE_SPARE)]
CALL_CHOICES: Final = [exactly(move) for move in CALLS]
ANSWERS: Final = the_moves([Move(ACCEPT), Move(DECLINE)])

FIRST_DEALER: Final = 0
DEAL: Final = 1
BUYING: Final = 2
LAYING: Final = 3
CALLING: Final = 4
CHOOSING: Final = 5  # the taker of the spare hand chooses his cards
ANSWERING: Final = 6  # the Nap caller is challenged
TRICKS: Final = 7
KITTY_DRAW: Final = 8
OVER: Final = 9
PHASES: Final = [
    *("first_dealer", "deal", "buying", "laying", "calling", "choosing", "answering", "tricks", "kitty_draw", "over"),
]
GATHERING: Final = 10  # table conduct: the play is over and the cards still lie there
TABLE_PHASES: Final = [*PHASES, "gathering"]

SUITS: Final = [*SUIT_NAMES, "none"]
SPARE_HAND: Final = place("spare")
LAID: Final = seat_places("laid")
OUT: Final = seat_places("out")
