"""The verbs, phases and places of My Bird Sings, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import seat_places
from parlour.core.moves import Move, exactly, verb

CALL: Final = verb("call", "cards")
WAIT: Final = verb("wait")
EXCHANGE: Final = verb("exchange", "card")
THROW: Final = verb("throw", "card")
OFFER: Final = verb("offer")
PICK: Final = verb("pick", "number")

WAITS: Final = Move(WAIT)
WAITING: Final = exactly(WAITS)
OFFERS: Final = Move(OFFER)
OFFERING: Final = exactly(OFFERS)
EXCHANGING: Final = Move(EXCHANGE)
THROWING: Final = Move(THROW)
PICKING: Final = Move(PICK)
THROWS: Final = [Move(THROW, card) for card in range(63)]
EXCHANGES: Final = [Move(EXCHANGE, card) for card in range(63)]
PICKS: Final = [Move(PICK, i) for i in range(6)]

PHASES: Final = ["first_dealer", "deal", "opening", "turn", "offered", "pick", "over"]
FIRST_DEALER: Final = 0
DEAL: Final = 1
OPENING: Final = 2
TURN: Final = 3
OFFERED: Final = 4  # the positions are still to be shuffled
PICKING_OUT: Final = 5
OVER: Final = 6

GUARD: Final = 40  # circuits without a call (my-bird-sings.R8)
BEFORE_EXCHANGE: Final = 3  # circuits (my-bird-sings.11)

TRICKS: Final = seat_places("laid")
