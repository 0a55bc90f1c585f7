"""The verbs, choices, phases and places of Smoking Cat, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place, seat_places
from parlour.core.moves import Move, exactly, verb

PASS: Final = verb("pass", "cards")
STOP: Final = verb("stop")
THROW: Final = verb("throw")

PASSES: Final = Move(PASS)
STOPPING: Final = exactly(Move(STOP))
THROWING: Final = exactly(Move(THROW))

LOTS: Final = 0
DEAL: Final = 1
PASSING: Final = 2
TRICKS: Final = 3
OVER: Final = 4
PHASES: Final = ["lots", "deal", "pass", "play", "over"]

LAST_TRICK: Final = place("last_trick")
PASSED: Final = seat_places("passed")  # face down, before the left neighbour of whoever passes them
PILE: Final = seat_places("pile")
