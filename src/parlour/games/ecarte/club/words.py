"""The verbs, phases and accidents of Écarté's club, beside those of the game for two."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import Move, Verb, exactly, verb
from parlour.games.ecarte import words as cards

FIRST: Final = 0  # side 1; in chouette the chouetteur's
SECOND: Final = 1  # side 2; in chouette the opponents'
NO_SIDE: Final = -1
NO_CHAIR: Final = -1
SIDES: Final = ["1", "2"]

# between games (T, S)
JOIN: Final = verb("join", "word?", "1 2")
QUIT: Final = verb("quit")
STAKE: Final = verb("stake", "number")
ADD: Final = verb("add")
RENOUNCE: Final = verb("renounce")
SEE: Final = verb("see")
HOLD: Final = verb("hold")
STAND_OFF: Final = verb("standoff")
CUT: Final = verb("cut")  # said by the chouetteur: as good as "tenu" (ecarte.6c); at the table the players `cut N` too
HAND: Final = verb("hand", "seat")
GIVE_UP: Final = verb("giveup")
GIVE: Final = verb("give")
DECLINE: Final = verb("decline")
SIT: Final = verb("sit", "word", "1 2")
SHARE: Final = verb("share", "seat fraction")
SMALLEST_PART: Final = 12  # shares given at the table are halves, thirds and so on down to twelfths (ecarte.r80)
TABLE_TALK: Final = [
    *(JOIN, QUIT, STAKE, ADD, RENOUNCE, SEE, HOLD, STAND_OFF, CUT),
    *(HAND, GIVE_UP, GIVE, DECLINE, SIT, SHARE),
]

# while a game is played
CONSULT: Final = verb("consult")
ADVICE_WORDS: Final = ["propose", "accept", "refuse", "mark", "play", "discard"]
ADVISE: Final = verb("advise", "word card?", " ".join(ADVICE_WORDS))
TO_PROPOSE: Final = 0
TO_ACCEPT: Final = 1
TO_REFUSE: Final = 2
TO_MARK: Final = 3
TO_PLAY: Final = 4
TO_DISCARD: Final = 5
WISH: Final = verb("wish", "number")  # another stake, with the chouetteur's leave (ecarte.6b)
GRANT: Final = verb("grant", "seat")
DENY: Final = verb("deny", "seat")
BESIDE: Final = [CONSULT, ADVISE, WISH, GRANT, DENY]

# conduct=table
REMIND: Final = verb("remind")
SPEAK: Final = verb("speak")
UPSET: Final = verb("upset")
TAKE_IN: Final = verb("takein")  # a trick that is not his own
BREACHES: Final = ["47a", "48a", "49a", "57"]
CLAIM: Final = verb("claim", "word word?", " ".join([*cards.CLAIM.words, *BREACHES]))
FIRST_BREACH: Final = len(cards.CLAIM.words)  # the words before it are those of the game for two
UPSETTING: Final = 0
TAKING_IN: Final = 1
MEDDLING: Final = 2
TALKING: Final = 3
LIBERTIES: Final = [REMIND, SPEAK, UPSET, TAKE_IN]

ARRIVALS: Final = len(cards.PHASES)
ORDER: Final = ARRIVALS + 1  # the cards for the order of hands are drawn
STAKING: Final = ARRIVALS + 2
GIVING: Final = ARRIVALS + 3  # somebody is asked whether he gives chouette
PHASES: Final = [*cards.PHASES, "arrivals", "order", "stakes", "giving"]

# accidents
DOUBLE_DRAW: Final = verb("double_draw", "seat")
SHORT_STAKE: Final = verb("short_stake", "seat word number", "less more")
LESS: Final = 0
ACCIDENTS: Final = [*cards.ACCIDENTS, DOUBLE_DRAW, SHORT_STAKE]


def own_verb(spoken: Verb) -> Verb:
    """A verb of the game for two as the club knows it: claims have more words here."""
    return CLAIM if spoken is cards.CLAIM else spoken


def for_two(move: Move) -> Move:
    """A move of the club as the game for two knows it."""
    if move.verb is CLAIM and move.a < FIRST_BREACH:
        return Move(cards.CLAIM, move.a, move.b, move.c)
    return move


def for_club(move: Move) -> Move:
    if move.verb is cards.CLAIM:
        return Move(CLAIM, move.a, move.b, move.c)
    return move


def verbs_of(for_two: list[Verb], more: list[Verb]) -> list[Verb]:
    return [*[own_verb(each) for each in for_two], *TABLE_TALK, *BESIDE, *more]


GIVES: Final = exactly(Move(GIVE))
DECLINES: Final = exactly(Move(DECLINE))
