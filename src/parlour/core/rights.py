"""What may be claimed at a table: the rights of a game, each with its clause and the moments of its window.

The table that a game plays by is also what tells a committee: which faults there are, against whom and by whom each is
claimed, from when and until when.  Moments are the game's own small numbers in the order of a deal, and have names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move

CLAIM_HOLDS: Final = "claims"  # what a table says of one that finds a fault, where no counters say it
CLAIM_FAILS: Final = "claim-fails"  # what every table says of a claim that finds no fault

# against whom
ANY_PLAYER: Final = "player"
THE_DEALER: Final = "dealer"
THE_ELDER: Final = "elder"
THE_LEADER: Final = "leader"
NOBODY_AT_FAULT: Final = "nobody"

# by whom
THE_OTHERS: Final = "others"  # everybody but the offender
ANYBODY: Final = "anybody"
THE_OPPONENT: Final = "opponent"
DEALER_CLAIMS: Final = "dealer"
ELDER_CLAIMS: Final = "elder"
LEADERS_OPPONENT: Final = "answerer"
HIMSELF: Final = "himself"  # whom it befell


def moments(*each: int) -> int:
    """The bit set of some moments."""
    found = 0
    for moment in each:
        found |= BIT[moment]
    return found


class Right:
    """One claim: its clause, the moments that open and close its window, and its choices, if it has any.

    Choices are numbers of words of the claiming verb; a right's own word has the number of the right.  A window that
    is not made of moments opens and closes at none; the game's text ``window-`` and the clause tells it.
    """

    clause: str
    opens: i64
    closes: i64
    choices: list[int]
    against: str
    to: str

    def __init__(
        self,
        clause: str,
        opens: i64,
        closes: i64,
        choices: list[int] | None = None,
        against: str = ANY_PLAYER,
        to: str = THE_OTHERS,
    ) -> None:
        self.clause = clause
        self.opens = opens
        self.closes = closes
        self.choices = choices if choices is not None else []
        self.against = against
        self.to = to

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Right) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.clause)

    def __reduce__(self) -> tuple[object, ...]:
        return Right, (self.clause, self.opens, self.closes, self.choices, self.against, self.to)

    def is_open_after(self, moment: i64) -> bool | None:
        """Whether its window is open when this moment was the last of the deal; None: it has not opened yet.

        A moment of its own decides, and one that closes and opens it leaves it open, as at the table; after any other
        moment it stands as those before have left it.
        """
        if self.opens & BIT[moment]:
            return True
        if self.closes & BIT[moment]:
            return False
        found: bool | None = None
        for number in range(moment + 1):
            if self.closes & BIT[number] and found is not None:
                found = False
            if self.opens & BIT[number]:
                found = True
        return found


RightOf = Callable[[Any, Move], int]  # the game, a claim: the number of the right it rests on


def by_first_word(_game: Any, claim: Move) -> int:
    return int(claim.a)


class Rights:
    """All rights of a game, the names of its moments, and which right a claim rests on."""

    each: list[Right]
    moments: list[str]
    of: RightOf

    def __init__(self, each: list[Right], moments: list[str] | None = None, of: RightOf = by_first_word) -> None:
        self.each = each
        self.moments = moments if moments is not None else []
        self.of = of

    def names(self, window: i64) -> list[str]:
        """The names of the moments in a bit set."""
        return [name for number, name in enumerate(self.moments) if window & BIT[number]]


NO_RIGHTS: Final = Rights([])
