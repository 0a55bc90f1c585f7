"""The verbs, moves, phases and places of Loo, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place, seat_places
from parlour.core.moves import Choices, Move, the_moves, verb

DEAL_ON: Final = verb("deal")
LEAVE: Final = verb("leave")
STAND: Final = verb("stand")
THROW_UP: Final = verb("throw_up")
TAKE_MISS: Final = verb("take_miss")
PLAY_MISS: Final = verb("play_miss_for_pool")
EXCHANGE: Final = verb("exchange", "cards")
FLUSH: Final = verb("flush")
NO_FLUSH: Final = verb("no_flush")
CIVIL_PLAY: Final = verb("play", "card word?", "civil")  # five-card: an ace of trumps may be led with the words

# A set of declarations is a bit set; these are its bits.
MAY_STAND: Final = 1
MAY_THROW_UP: Final = 2
MAY_TAKE_MISS: Final = 4
MAY_PLAY_MISS: Final = 8
DECLARATIONS: Final = [Move(STAND), Move(THROW_UP), Move(TAKE_MISS), Move(PLAY_MISS)]


def _declarations(mask: int) -> Choices:
    return the_moves([move for i, move in enumerate(DECLARATIONS) if mask >> i & 1])


DECLARING: Final = [_declarations(mask) for mask in range(16)]  # by the bit set
DECLARED: Final = [DECLARING[mask].all() for mask in range(16)]
STAYING: Final = the_moves([Move(DEAL_ON), Move(LEAVE)])
FLUSH_OR_NOT: Final = the_moves([Move(FLUSH), Move(NO_FLUSH)])
ONLY_NO_FLUSH: Final = the_moves([Move(NO_FLUSH)])
EXCHANGES: Final = Move(EXCHANGE)
CIVIL_PLAYS: Final = [Move(CIVIL_PLAY, card) for card in range(63)]
SAID_CIVIL: Final = [Move(CIVIL_PLAY, card, 0) for card in range(63)]

# table conduct
CLAIM: Final = verb("claim", "word", "36 37 38 39 40 41 42")
LOOK: Final = verb("look", "word", "own miss thrown pack")
LOOK_AT: Final = verb("look", "seat")
EXPOSE: Final = verb("expose", "card")
GATHER: Final = verb("gather")
LOOK_OWN: Final = 0
LOOK_MISS: Final = 1
LOOK_THROWN: Final = 2
LOOK_PACK: Final = 3

FIRST_DEALER: Final = 0
LEAVING: Final = 1  # whoever is to deal says whether he stays
DEAL: Final = 2
DECLARE: Final = 3
FLUSHES: Final = 4
TRICKS: Final = 5
OVER: Final = 6
PHASES: Final = ["first_dealer", "leaving", "deal", "declare", "flush", "play", "over"]
GATHERING: Final = 7  # table conduct: the tricks are made and the cards still lie there
TABLE_PHASES: Final = [*PHASES, "gathering"]

TURN_UP: Final = place("turn")
MISS: Final = place("miss")
LAID: Final = seat_places("laid")  # what a seat has played stays face up before it
THROWN: Final = seat_places("thrown")  # face down on the undealt pack: thrown up, laid out, or given up for the miss
