"""The moments of a deal at the table, and the window of every claim (the table of section I)."""

from __future__ import annotations

from typing import Final

from parlour.core.rights import (
    ANYBODY,
    DEALER_CLAIMS,
    ELDER_CLAIMS,
    LEADERS_OPPONENT,
    NOBODY_AT_FAULT,
    THE_DEALER,
    THE_ELDER,
    THE_LEADER,
    THE_OPPONENT,
    Right,
    Rights,
    moments,
)
from parlour.games.ecarte.words import ARTICLES, CLAIM

BEGIN: Final = 0  # a game begins
DEALT: Final = 1
TURNED: Final = 2  # also the end of every window of the deal before (NT), as is `pay`
NT: Final = 3
ELDER_LOOKS: Final = 4
FIRST_LOOK: Final = 5  # of either player
C1: Final = 6  # first proposal or first lead
EXCHANGE: Final = 7  # elder lays his cards away
SERVED: Final = 8
DRAWN: Final = 9  # the dealer has taken his own
DEALER_SEEN: Final = 10  # he has looked at them, or took none
BOTH_SEEN: Final = 11
E2: Final = 12  # elder's next proposal or first lead
LED_OUT: Final = 13  # a card is led out of turn
LEAD: Final = 14
L1: Final = 15
L2: Final = 16
REPLY: Final = 17
TRICK_MADE: Final = 18
LAST: Final = 19  # the last one
THROWN: Final = 20
MIXED: Final = 21
VOID: Final = 22
LAID_ASIDE: Final = 23
MOMENTS: Final = (
    "begin dealt turned next-turned elder-looks first-look first-choice exchange served drawn dealer-seen both-seen"
    " next-choice led-out lead first-lead second-lead reply trick-made last-trick thrown mixed void laid-aside"
)

CLAIM_11: Final = 0
CLAIM_13: Final = 1
CLAIM_14A: Final = 2
CLAIM_16A: Final = 3
CLAIM_17A: Final = 4
CLAIM_18: Final = 5
CLAIM_18A: Final = 6
CLAIM_19: Final = 7
CLAIM_19A: Final = 8
CLAIM_20: Final = 9
CLAIM_21: Final = 10
CLAIM_21A: Final = 11
CLAIM_22: Final = 12
CLAIM_22A: Final = 13
CLAIM_23: Final = 14
CLAIM_24: Final = 15
CLAIM_25: Final = 16
CLAIM_29: Final = 17
CLAIM_32: Final = 18
CLAIM_34: Final = 19
CLAIM_38C: Final = 20
CLAIM_42: Final = 21
CLAIM_44D: Final = 22
CLAIM_44G: Final = 23
CLAIM_50: Final = 24
CLAIM_52: Final = 25
CLAIM_54: Final = 26


def _choice(word: str) -> int:
    return CLAIM.words.index(word)


ANNUL: Final = _choice("void")
FILL: Final = _choice("fill")
PULL: Final = _choice("pull")
DROP: Final = _choice("drop")
DEAL_ANEW: Final = _choice("deal")
TOP: Final = _choice("top")
BOTTOM: Final = _choice("bottom")
TAKE: Final = _choice("take")
UNDER: Final = _choice("under")


def _right(number: int, opens: int, closes: list[int], choices: list[int] | None = None) -> Right:
    """The last trick, or a void, ends every window but that of false cards (54) and those that last to NT."""
    ends = moments(LAST, VOID, LAID_ASIDE, *closes)
    return Right(f"ecarte.{ARTICLES.split()[number]}", moments(opens), ends, choices)


RIGHTS: Final = [
    _right(CLAIM_11, DEALT, [C1]),
    _right(CLAIM_13, DEALT, [ELDER_LOOKS, C1]),
    _right(CLAIM_14A, DEALT, [ELDER_LOOKS, C1]),
    _right(CLAIM_16A, SERVED, [E2], [ANNUL]),
    _right(CLAIM_17A, TURNED, [ELDER_LOOKS, C1], [ANNUL]),
    _right(CLAIM_18, DEALT, [TURNED]),
    _right(CLAIM_18A, TURNED, [C1]),
    _right(CLAIM_19, DEALT, [FIRST_LOOK, C1]),
    _right(CLAIM_19A, FIRST_LOOK, [EXCHANGE]),
    _right(CLAIM_20, SERVED, [DEALER_SEEN, E2]),
    _right(CLAIM_21, BOTH_SEEN, [E2], [FILL, ANNUL]),
    _right(CLAIM_21A, BOTH_SEEN, [E2], [PULL, ANNUL]),
    _right(CLAIM_22, DEALER_SEEN, [E2], [FILL, DEAL_ANEW]),
    _right(CLAIM_22A, DEALER_SEEN, [E2], [DROP, DEAL_ANEW]),
    _right(CLAIM_23, SERVED, [E2]),
    Right("ecarte.24", moments(L1), moments(NT)),
    _right(CLAIM_25, TURNED, [C1], [TOP, BOTTOM, ANNUL]),
    Right("ecarte.29", moments(L2), moments(NT)),
    Right("ecarte.32", moments(LEAD), moments(REPLY, VOID, THROWN)),
    Right("ecarte.34", moments(LED_OUT, LEAD), moments(REPLY, VOID, THROWN)),
    _right(CLAIM_38C, EXCHANGE, []),
    _right(CLAIM_42, DRAWN, [E2], [TAKE, UNDER]),
    Right("ecarte.44d", moments(L2, THROWN), moments(NT)),
    Right("ecarte.44g", moments(TRICK_MADE), moments(LEAD, THROWN, NT)),
    _right(CLAIM_50, TRICK_MADE, []),
    Right("ecarte.52", moments(MIXED), moments(NT)),
    Right("ecarte.54", moments(BEGIN), 0),
]
TO_NT: Final = moments(CLAIM_24, CLAIM_29, CLAIM_44D, CLAIM_44G, CLAIM_52)
IN_DEAL: Final = moments(*range(len(RIGHTS))) & ~TO_NT

EITHER: Final = moments(CLAIM_11, CLAIM_18, CLAIM_18A, CLAIM_19, CLAIM_19A, CLAIM_44D, CLAIM_44G, CLAIM_54)
OPPONENT: Final = moments(CLAIM_24, CLAIM_29, CLAIM_38C, CLAIM_50, CLAIM_52)
OF_LEADER: Final = moments(CLAIM_32, CLAIM_34)  # the leader's opponent
DEALERS: Final = moments(CLAIM_23)
VOIDING: Final = moments(
    *(CLAIM_11, CLAIM_13, CLAIM_14A, CLAIM_16A, CLAIM_17A, CLAIM_18A, CLAIM_19, CLAIM_19A, CLAIM_25)
)
AFTER_FIVE: Final = TO_NT | VOIDING | moments(CLAIM_54)  # what can undo a fifth point (ecarte.r32)


def _tell_whose(number: int, right: Right) -> None:
    """For whoever asks about a right without a position: whose claim ``entitled`` lets it be, and against whom."""
    bit = moments(number)
    if bit & EITHER:
        right.to = ANYBODY
    elif bit & OPPONENT:
        right.to = THE_OPPONENT
    elif bit & OF_LEADER:
        right.to = LEADERS_OPPONENT
    else:
        right.to = DEALER_CLAIMS if bit & DEALERS else ELDER_CLAIMS
    if number in (CLAIM_11, CLAIM_54):
        right.against = NOBODY_AT_FAULT
    elif number == CLAIM_23:
        right.against = THE_ELDER
    elif bit & OF_LEADER:
        right.against = THE_LEADER
    elif number < CLAIM_24 or number in (CLAIM_25, CLAIM_42):
        right.against = THE_DEALER


for _number, _each in enumerate(RIGHTS):
    _tell_whose(_number, _each)
TABLE_RIGHTS: Final = Rights(RIGHTS, MOMENTS.split())
