"""The verbs, choices, phases and places of Spoil Five, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place, seat_places
from parlour.core.moves import Move, exactly, the_moves, verb

FIVE: Final = verb("five")
KEEP: Final = verb("keep")
AGREE: Final = verb("agree")
REFUSE: Final = verb("refuse")
ROB: Final = verb("rob", "card")
NO_ROB: Final = verb("no_rob")
TAKE_POOL: Final = verb("take_pool")
PLAY_ON: Final = verb("play_on")

# table conduct
CLAIM: Final = verb("claim", "word", "14 27 R20")
REBUY: Final = verb("rebuy")
YIELD: Final = verb("yield")
GATHER: Final = verb("gather")

ASKS: Final = the_moves([Move(FIVE), Move(KEEP)])
ANSWERS: Final = the_moves([Move(AGREE), Move(REFUSE)])
ROBBING: Final = Move(ROB)
LEAVING: Final = exactly(Move(NO_ROB))
JINKS: Final = the_moves([Move(TAKE_POOL), Move(PLAY_ON)])

FIRST_DEALER: Final = 0
DEAL: Final = 1
FIVING: Final = 2  # elder asks for another trump, or not
ANSWER: Final = 3
DEALER_ROBS: Final = 4
TRICKS: Final = 5
JINK: Final = 6  # three tricks won in a row: the pool, or all five
OVER: Final = 7
PHASES: Final = ["first_dealer", "deal", "fiving", "answer", "dealer_robs", "play", "jink", "over"]
MISDEALT: Final = 8  # table conduct: the dealer pays and deals again, or loses the deal
GATHERING: Final = 9  # table conduct: the hand is over and the cards still lie there
TABLE_PHASES: Final = [*PHASES, "misdealt", "gathering"]

TURN_UP: Final = place("turn")
PASSED: Final = place("passed")
LAID: Final = seat_places("laid")  # face down: put out to rob
TAKEN: Final = seat_places("tricks")
