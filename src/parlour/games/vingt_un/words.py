"""The verbs, moves, phases and places of Vingt-un, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place
from parlour.core.moves import PASS, Move, the_moves, verb

DEAL: Final = verb("deal")
SELL: Final = verb("sell", "number")
BUY: Final = verb("buy")
STAY: Final = verb("stay")
LEAVE: Final = verb("leave")
STAKE: Final = verb("stake", "number")
DOUBLE: Final = verb("double")
NO_DOUBLE: Final = verb("no_double")
DIVIDE: Final = verb("divide", "number?")  # a player names his stake, the dealer has none
KEEP: Final = verb("keep")
CARD: Final = verb("card")
CONTENT: Final = verb("content")

CLAUSES: Final = "46 47 48 51 52 53 54"  # what may be claimed at a table where offences happen
CLAIM: Final = verb("claim", "word", CLAUSES)
DECLARE: Final = verb("declare")  # a natural
REJECT: Final = verb("reject", "card")
SEPARATE: Final = verb("separate", "number")  # two cards that are no pair, as if they were
THROW_UP: Final = verb("throw_up")
LOOK: Final = verb("look", "seat")  # at a hand that was thrown up

CONFUSED: Final = verb("confused")  # the accidents
TWO: Final = verb("two", "seat")
EXPOSED: Final = verb("exposed", "seat")
MISSED: Final = verb("missed", "seat")
ACCIDENTS: Final = [CONFUSED, TWO, EXPOSED, MISSED]

FIRST_DEALER: Final = 0
OFFER: Final = 1  # whose turn it is deals or sells
SALE: Final = 2
SHUFFLE: Final = 3
FIRST_CARDS: Final = 4
STAKING: Final = 5
DOUBLING: Final = 6
SECOND_CARDS: Final = 7
DIVISION: Final = 8
DRAWING: Final = 9
DEALER_DIVISION: Final = 10
DEALER_DRAWING: Final = 11
LEAVING: Final = 12
NEXT_HAND: Final = 13
OVER: Final = 14
PHASES: Final = [
    "first_dealer",
    "offer",
    "sale",
    "shuffle",
    "first_cards",
    "staking",
    "doubling",
    "second_cards",
    "division",
    "drawing",
    "dealer_division",
    "dealer_drawing",
    "leaving",
    "next_hand",
    "over",
]

DEALING: Final = Move(DEAL)
SELLING: Final = Move(SELL)
BUYING: Final = Move(BUY)
PASSING: Final = Move(PASS)
STAYING: Final = Move(STAY)
GOING: Final = Move(LEAVE)
LAYING: Final = Move(STAKE)
STAKES: Final = [Move(STAKE, n) for n in range(256)]
DOUBLED: Final = Move(DOUBLE)
NOT_DOUBLED: Final = Move(NO_DOUBLE)
DIVIDING: Final = Move(DIVIDE)
KEEPING: Final = Move(KEEP)
ASKING: Final = Move(CARD)
CONTENTED: Final = Move(CONTENT)

BUY_OR_PASS: Final = the_moves([BUYING, PASSING])
STAY_OR_LEAVE: Final = the_moves([STAYING, GOING])
DOUBLE_OR_NOT: Final = the_moves([DOUBLED, NOT_DOUBLED])
DIVIDE_OR_KEEP: Final = the_moves([DIVIDING, KEEPING])
ONLY_KEEP: Final = the_moves([KEEPING])
CARD_OR_CONTENT: Final = the_moves([ASKING, CONTENTED])
ONLY_CONTENT: Final = the_moves([CONTENTED])

USED: Final = place("used")
GONE: Final = place("gone")
