"""The verbs, choices, phases and places of Écarté, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.events import place, seat_places
from parlour.core.moves import PLAY, Move, exactly, the_moves, verb

PROPOSE: Final = verb("propose")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
DISCARD: Final = verb("discard", "cards")
MARK: Final = verb("mark", "number?")
ANNOUNCE: Final = verb("announce")

LEAVE: Final = verb("leave")  # strict conduct knows the word only to refuse it (ecarte.r68)

STRICT_VERBS: Final = [PROPOSE, ACCEPT, REFUSE, DISCARD, PLAY, MARK, ANNOUNCE, LEAVE]

PROPOSAL: Final = exactly(Move(PROPOSE))
ANSWERS: Final = the_moves([Move(ACCEPT), Move(REFUSE)])
DISCARDS: Final = Move(DISCARD)
KING_MARK: Final = Move(MARK)
KING_ANNOUNCE: Final = Move(ANNOUNCE)
KING_CHOICES: Final = [exactly(KING_MARK), exactly(KING_ANNOUNCE)]

CUT: Final = 0
DEAL: Final = 1
CHOICE: Final = 2  # elder proposes or leads
ANSWER: Final = 3
ELDER_DISCARDS: Final = 4
DEALER_DISCARDS: Final = 5
TRICKS: Final = 6
OVER: Final = 7
# conduct=table
SHUFFLING: Final = 8  # the deal is given: go_on brings the cards
TURNING: Final = 9  # ten cards lie there, the eleventh is not yet turned
PAYING: Final = 10  # five points are marked; windows stay open until the loser pays (ecarte.r32)
ASKING: Final = 11  # elder has laid cards away and says how many he wants
SERVING: Final = 12
DRAWING: Final = 13
KEEPING: Final = 14  # the talon was short: elder picks back some of what he laid (ecarte.39)
PUTTING_ASIDE: Final = 15  # elder has too many and puts some aside (ecarte.22a)
PHASES: Final = [
    *("cut", "deal", "choice", "answer", "elder_discards", "dealer_discards", "tricks", "over"),
    *("shuffling", "turning", "paying", "asking", "serving", "drawing", "keeping", "putting_aside"),
]

TALON: Final = place("talon")
TURN_UP: Final = place("turn")
DISCARDED: Final = seat_places("discards")
TAKEN: Final = seat_places("tricks")
EXTRA: Final = place("extra")  # conduct=table: cards turned up beside the turn-up
FALLEN: Final = seat_places("dropped")

# conduct=table
FRESH: Final = verb("fresh")
SHUFFLE: Final = verb("shuffle")
CHOOSE: Final = verb("choose", "word", "red blue")
CUT_PACK: Final = verb("cut", "number")
DEAL_OUT: Final = verb("deal", "word", "3-2 2-3")
TURN: Final = verb("turn")
LOOK: Final = verb("look")
UNMARK: Final = verb("unmark")
ASK: Final = verb("ask", "number")
SERVE: Final = verb("serve", "number")
DRAW: Final = verb("draw", "number")
KEEP: Final = verb("keep", "cards")
NAME: Final = verb("name", "word", "clubs diamonds hearts spades")
PICK_UP: Final = verb("pickup")
PEEK: Final = verb("peek", "word", "discards tricks own")  # own: his own discards
THROW: Final = verb("throw")
MIX: Final = verb("mix")
PAY: Final = verb("pay")
ARTICLES: Final = "11 13 14a 16a 17a 18 18a 19 19a 20 21 21a 22 22a 23 24 25 29 32 34 38c 42 44d 44g 50 52 54"
CLAIM: Final = verb("claim", "word word?", f"{ARTICLES} void fill pull drop deal top bottom take under")
TABLE_VERBS: Final = [
    *(FRESH, CHOOSE, SHUFFLE, CUT_PACK, DEAL_OUT, TURN, LOOK, UNMARK, ASK, SERVE, DRAW, KEEP, NAME),
    *(PICK_UP, PEEK, THROW, MIX, PAY, CLAIM),
]

# accidents
FACED: Final = verb("faced", "number")
EXPOSED: Final = verb("exposed", "seat number")
MISCOUNT: Final = verb("miscount", "seat word", "more fewer")
PATTERN: Final = verb("pattern")
TURNED_EXTRA: Final = verb("turned_extra", "number")
MISSERVE: Final = verb("misserve", "seat word number", "more fewer")
TURNED_AGAIN: Final = verb("turned_again")
DROPPED: Final = verb("dropped", "seat card word", "aside onto")
SHORT_PACK: Final = verb("short_pack", "word word card", "red blue missing doubled")
FALSE_PACK: Final = verb("false_pack")
ACCIDENTS: Final = [
    *(FACED, EXPOSED, MISCOUNT, PATTERN, TURNED_EXTRA),
    *(MISSERVE, TURNED_AGAIN, DROPPED, SHORT_PACK, FALSE_PACK),
]
MORE: Final = 0
PEEK_DISCARDS: Final = 0
PEEK_TRICKS: Final = 1
PEEK_OWN: Final = 2
ONTO: Final = 1
MISSING: Final = 2
