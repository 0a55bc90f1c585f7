"""How much a review may reckon: a number of moves played on, so that the same record has the same review."""

from __future__ import annotations

from parlour.core.players import USUAL_PACE, BookBot
from parlour.core.rules import Rules
from parlour.version import is_compiled

SECONDS = 60  # of one core, for a game; the paces are half of what a free one makes, since it will have other work
SLOWER = 10  # times, the source as it is, which is not compiled

FOR_VALUE = 0.1  # what the seats are worth before the cards are dealt,
FOR_SPLIT = 0.2  # what each move and each deal has changed;
FIRST_LOOK = 0.3  # of the rest: to find the better move of each decision,
SECOND_LOOK = 0.5  # and of what is left then, of those in doubt; the end of it says what that would have brought


def allowance(rules: Rules, more: float = 1.0) -> int:
    """The moves that a review of one game may play, ``more`` times the usual number."""
    book = rules.bots["book"](0) if "book" in rules.bots else None
    pace = book.pace if isinstance(book, BookBot) else USUAL_PACE
    return max(1, int(SECONDS * pace * more / (1 if is_compiled() else SLOWER)))


def for_each_seat(moves: int, elsewhere: int, seats: int) -> int:
    """What is left for the decisions of one seat; nothing that it could not know has a part in that."""
    return max(0, moves - elsewhere) // max(1, seats)
