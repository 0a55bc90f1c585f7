"""The packs, verbs, phases and places of Commerce, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import FRENCH_52, Pack
from parlour.core.events import place
from parlour.core.moves import PASS, Move, exactly, the_moves, verb
from parlour.mechanisms.three_card_hands import ALL_CLASSES, FLUSH, PAIR

TWO_TO_SIX: Final = " ".join([rank + suit for rank in "23456" for suit in "CDHS"])
PACK_32: Final = Pack("French 32-card", FRENCH_52.ranks, without=TWO_TO_SIX)  # cards numbered as in the full pack
KNAVE: Final = FRENCH_52.ranks.index("J")

MODERN: Final = 0
OLD: Final = 1
POOL: Final = 2
MODES: Final = ["modern", "old", "pool"]

NO_PENALTY: Final = 0
TO_ALL: Final = 1
TO_BETTER: Final = 2
PENALTIES: Final = ["none", "all", "better"]

RECOGNISED: Final = {
    "full": ALL_CLASSES,
    "no_pair": ALL_CLASSES ^ (1 << PAIR),
    "no_pair_no_flush": ALL_CLASSES ^ (1 << PAIR) ^ (1 << FLUSH),
}

STAND: Final = verb("stand")
BUY: Final = verb("buy", "card")
BARTER: Final = verb("barter", "card")
GIVE: Final = verb("give", "card")
GO_ON: Final = verb("go_on")
EXCHANGE: Final = verb("exchange", "card card")
DECLINE: Final = verb("decline")
BUY_HORSE: Final = verb("buy_horse")

STANDING: Final = Move(STAND)
GOING_ON: Final = Move(GO_ON)
PASSING: Final = Move(PASS)
DECLINING: Final = Move(DECLINE)
BUYS: Final = [Move(BUY, card) for card in range(64)]
BARTERS: Final = [Move(BARTER, card) for card in range(64)]
GIVES: Final = [Move(GIVE, card) for card in range(64)]
STANDS: Final = exactly(STANDING)
PASSES: Final = exactly(PASSING)
DECLINES: Final = exactly(DECLINING)
AFTER_TRADE: Final = the_moves([STANDING, GOING_ON])
FOR_HORSE: Final = the_moves([Move(BUY_HORSE), DECLINING])

FIRST_DEALER: Final = 0
DEAL: Final = 1
TRADE: Final = 2
ANSWER: Final = 3
TRADED: Final = 4  # he has bought or bartered, and stands or goes on
CHOICE: Final = 5  # old game: stand, pass or exchange
LAST_LAP: Final = 6
HORSE: Final = 7
OVER: Final = 8
PHASES: Final = ["first_dealer", "deal", "trade", "answer", "traded", "choice", "last_lap", "horse", "over"]

BOARD: Final = place("board")
OFFER: Final = place("offer")
TABLE: Final = place("table")
