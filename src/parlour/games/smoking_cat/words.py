"""The verbs, choices, phases and places of Smoking Cat, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place, seat_places
from parlour.core.moves import Move, exactly, verb

PASS: Final = verb("pass", "cards")
STOP: Final = verb("stop")
THROW: Final = verb("throw")

# table conduct
DEAL_OUT: Final = verb("deal")
LOOK: Final = verb("look", "word?", "last older")
RETRACT: Final = verb("retract")
MIX: Final = verb("mix")
CLAIM: Final = verb("claim", "seat number")
CLAIM_DEAL: Final = verb("claim", "word", "deal")
VOTE: Final = verb("vote", "word", "nothing letter ban")
ADMIT: Final = verb("admit")
WRITE: Final = verb("write")
TABLE_VERBS: Final = [DEAL_OUT, LOOK, RETRACT, MIX, CLAIM, CLAIM_DEAL, VOTE, ADMIT, WRITE]

LAST: Final = 0  # look last (smoking-cat.30)
OLDER: Final = 1  # look older (smoking-cat.31)
NOTHING_MORE: Final = 0  # vote nothing
LETTER: Final = 1
BAN: Final = 2

# accidents
MISCOUNT: Final = verb("miscount", "seat seat")  # the first gets a card of the second
STRANGER: Final = verb("stranger", "seat")  # a bystander gets this player's cards
ACCIDENTS: Final = [MISCOUNT, STRANGER]

PASSES: Final = Move(PASS)
STOPPING: Final = exactly(Move(STOP))
THROWING: Final = exactly(Move(THROW))

LOTS: Final = 0
DEAL: Final = 1
PASSING: Final = 2
TRICKS: Final = 3
OVER: Final = 4
PHASES: Final = ["lots", "deal", "pass", "play", "over"]
SHUFFLING: Final = 5  # table conduct: the dealer has said `deal`
VOTING: Final = 6
COUNTED: Final = 7  # the round is lost, but its letter not yet written
TABLE_PHASES: Final = [*PHASES, "shuffling", "voting", "counted"]

LAST_TRICK: Final = place("last_trick")
PASSED: Final = seat_places("passed")  # face down, before the left neighbour of whoever passes them
PILE: Final = seat_places("pile")
