"""The verbs, moves, phases and places of Poker, made once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import place, seat_places
from parlour.core.moves import PASS, Move, exactly, verb

STRADDLE: Final = verb("straddle")
DECLINE: Final = verb("decline")
OPEN: Final = verb("open", "number")
CALL: Final = verb("call")
RAISE: Final = verb("raise", "number")
MAKE_GOOD: Final = verb("make_good")
RETIRE: Final = verb("retire")
DISCARD: Final = verb("discard", "cards")
BET: Final = verb("bet", "number")
STAND: Final = verb("stand")
SHOW_FOR: Final = verb("show_for")
BORROW: Final = verb("borrow", "seat number")
LEND: Final = verb("lend")
REFUSE: Final = verb("refuse")
VERBS: Final = [
    *(STRADDLE, DECLINE, PASS, OPEN, CALL, RAISE, MAKE_GOOD, RETIRE, DISCARD, BET, STAND, SHOW_FOR),
    *(BORROW, LEND, REFUSE),
]

FIRST_DEALER: Final = 0
STAKES: Final = 1  # antes and subscriptions are due
STRADDLING: Final = 2
DEAL: Final = 3
SAY: Final = 4
MAKING_GOOD: Final = 5  # in the draw, before the discard
DISCARDING: Final = 6
RESHUFFLE: Final = 7  # law 41: the discards are to be shuffled
BETTING: Final = 8
LENDING: Final = 9
OVER: Final = 10
# conduct=table
DEALING: Final = 11  # the pack is shuffled, and the dealer is dealing
ASKING: Final = 12  # a player has discarded and says how many he wants
GIVING: Final = 13  # another number than was discarded: the dealer gives it or counts (poker.law.44)
TESTIFYING: Final = 14  # how many did he ask for? (poker.law.46)
JUDGING: Final = 15
EVIDENCE: Final = 16  # the judge has called a witness
PHASES: Final = [
    *("first_dealer", "stakes", "straddling", "deal", "say", "making_good", "discarding", "reshuffle", "betting"),
    *("lending", "over", "dealing", "asking", "giving", "testifying", "judging", "evidence"),
]

MADE: Final = 256  # moves with a number below this are made once
OPENS: Final = [Move(OPEN, n) for n in range(MADE)]
RAISES: Final = [Move(RAISE, n) for n in range(MADE)]
BETS: Final = [Move(BET, n) for n in range(MADE)]
BORROWS: Final = [Move(BORROW, seat) for seat in range(10)]

TO_STRADDLE: Final = Move(STRADDLE)
TO_DECLINE: Final = Move(DECLINE)
TO_PASS: Final = Move(PASS)
TO_CALL: Final = Move(CALL)
TO_MAKE_GOOD: Final = Move(MAKE_GOOD)
TO_RETIRE: Final = Move(RETIRE)
TO_DISCARD: Final = Move(DISCARD)
TO_STAND: Final = Move(STAND)
TO_SHOW: Final = Move(SHOW_FOR)

FIXED: Final = [  # by phase, the choices without a number that there may be
    *([], [], [exactly(TO_STRADDLE), exactly(TO_DECLINE)], []),
    [exactly(TO_PASS), exactly(TO_CALL), exactly(TO_SHOW)],
    [exactly(TO_MAKE_GOOD), exactly(TO_SHOW), exactly(TO_RETIRE)],
    *([], []),
    [exactly(TO_STAND), exactly(TO_CALL), exactly(TO_SHOW), exactly(TO_RETIRE)],
    [exactly(Move(LEND)), exactly(Move(REFUSE))],
    [],
]

PASSING: Final = 1  # which of these there are, as bits
STANDING: Final = 1
RETIRING: Final = 8
GIVING_UP: Final = 4  # instead of making good
DECLINING: Final = 2
EITHER: Final = 3
IN_FULL: Final = 1  # the stake is met; in the first say and in betting one place further
FOR_LESS: Final = 2

STUB: Final = place("stub")
DISCARDS: Final = seat_places("discards")

# conduct=table
DEAL_OUT: Final = verb("deal")
LIFT: Final = verb("lift")
ASK: Final = verb("ask", "number")
GIVE: Final = verb("give")
COUNT: Final = verb("count")
ASK_DEALER: Final = verb("ask_dealer")
TALK: Final = verb("talk")
TELL: Final = verb("tell")
REPORT: Final = verb("report", "seat")
INTEND: Final = verb("say", "word", "bet pass")
LAWS: Final = "8 12 13 16 28 42 43 45 46 47 48 51"
CLAIM: Final = verb("claim", "word", LAWS)
EVIDENCE_WORDS: Final = "0 1 2 3 4 5 cannot yes no"
TESTIFY: Final = verb("testify", "word", EVIDENCE_WORDS)
CANNOT: Final = 6
TRUE: Final = 7
FALSE: Final = 8
SUMMON: Final = verb("summon", "seat")
UPHOLD: Final = verb("uphold")
DISMISS: Final = verb("dismiss")
TABLE_VERBS: Final = [
    *(DEAL_OUT, LIFT, ASK, GIVE, COUNT, ASK_DEALER, TALK, TELL, REPORT, INTEND, CLAIM, TESTIFY),
    *(SUMMON, UPHOLD, DISMISS),
]

# accidents
UNCUT: Final = verb("uncut")
FACED: Final = verb("faced", "number")
EXPOSED: Final = verb("exposed", "seat number")
MISCOUNT: Final = verb("miscount", "seat word", "more fewer")
MISSERVE: Final = verb("misserve", "seat word number", "more fewer")
MORE: Final = 0
ACCIDENTS: Final = [UNCUT, FACED, EXPOSED, MISCOUNT, MISSERVE]


def number_move(made: list[Move], n: i64) -> Move:
    """The move of this kind with a number, made once where it is small."""
    return made[n] if n < MADE else Move(made[0].verb, n)
