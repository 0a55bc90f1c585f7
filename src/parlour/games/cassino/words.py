"""The pack, verbs, phases and places of Cassino, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import Pack
from parlour.core.events import place, seat_places
from parlour.core.moves import Move, verb

TWO_TO_SIX: Final = " ".join([rank + suit for rank in "23456" for suit in "CDHS"])
ACE_LOW_32: Final = Pack("French 32-card", "A23456789TJQK", without=TWO_TO_SIX)  # cards numbered as in the full pack

TAKE: Final = verb("take", "card cards")
LAY: Final = verb("lay", "card")
CLAIM: Final = verb("claim")
EXPOSED: Final = verb("exposed", "seat number")  # an accident: which seat, and which of its cards of the round
LAYING: Final = Move(LAY)
LAYS: Final = [Move(LAY, card) for card in range(64)]

DRAW: Final = 0
DEAL: Final = 1
ROUND: Final = 2  # the same dealer gives the next cards of the pack
PLAY: Final = 3
OVER: Final = 4
PHASES: Final = ["draw", "deal", "round", "play", "over"]

FULL: Final = 0
MINUS_LOWEST: Final = 1
TWO_LOWEST: Final = 2
SCORINGS: Final = ["full", "minus_lowest", "two_lowest"]

BOARD: Final = place("board")
TAKEN: Final = seat_places("taken")
