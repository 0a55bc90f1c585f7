"""Those beside the two players: advice, reminders, errors pointed out, and what nobody may do (ecarte.47a to 57).

Rights hang on role and moment, never on words.  What is forbidden can be done in table conduct: all see it, a player
may claim it, and the sanction is the committee's (option ``committee_sanction``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.core.moves import CLAIMING, Choices, Move, between, exactly, one_of
from parlour.games.ecarte import words as cards
from parlour.games.ecarte.club import chouette, words
from parlour.games.ecarte.club import coup as play
from parlour.games.ecarte.club.queues import leave_side
from parlour.games.ecarte.club.words import NO_CHAIR
from parlour.games.ecarte.faults.acts import markable_points
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.faults.remedies import entitled
from parlour.games.ecarte.faults.rights import CLAIM_23, CLAIM_24, CLAIM_29, CLAIM_38C, CLAIM_44D, CLAIM_44G, CLAIM_50
from parlour.games.ecarte.faults.state import UNTOUCHED
from parlour.games.ecarte.rules import Ecarte

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

CHEATING: Final = [CLAIM_23, CLAIM_24, CLAIM_29, CLAIM_38C, CLAIM_44D, CLAIM_44G, CLAIM_50]  # if on purpose (ecarte.49)
CONSULTING: Final = exactly(Move(words.CONSULT))
EXCHANGING: Final = (cards.ELDER_DISCARDS, cards.DEALER_DISCARDS)


def offer_player(game: Club, found: Choices, seat: i64, chair: i64) -> None:
    """What one who holds cards may do beside them: ask his side, claim a breach, or commit one."""
    coup = game.coup
    assert coup is not None
    if coup.waits & BIT[chair] and not game.consulted and count(game.behind(chair)) > 1:
        found.add(CONSULTING)
    if not isinstance(coup, EcarteTable):
        return
    if coup.phase == cards.DEAL and not game.spoken & BIT[seat]:
        found.add(exactly(Move(words.UPSET)))
    if stray_trick(game, coup, chair):
        found.add(exactly(Move(words.TAKE_IN)))
    for number in range(len(words.BREACHES)):
        if may_claim(game, seat, number):
            found.add(exactly(Move(words.CLAIM, words.FIRST_BREACH + number)))


def offer_gallery(game: Club, found: Choices, seat: i64) -> None:
    """What one who holds no cards may do while a game is played."""
    coup = game.coup
    assert coup is not None
    chair = game.backs[seat]
    if chair != NO_CHAIR and coup.waits & BIT[chair] and not game.advised & BIT[seat]:
        _offer_advice(found, coup, chair)
    if not isinstance(coup, EcarteTable) or game.excluded & BIT[seat]:
        return
    if chair != NO_CHAIR:
        due = markable_points(coup, chair)
        if due > 0:
            found.add(exactly(Move(words.REMIND)))
            found.add(between(cards.KING_MARK, 1, due))
        for right in CHEATING:
            if coup.claims.is_open(right) and entitled(coup, chair, right):
                coup.claims.offer(found, words.CLAIM, chair, right)
        if may_claim(game, seat, words.TAKING_IN):
            found.add(exactly(Move(words.CLAIM, words.FIRST_BREACH + words.TAKING_IN)))
    if not game.spoken & BIT[seat]:
        found.add(exactly(Move(words.SPEAK)))


def may_act(game: Club, seat: i64) -> bool:
    """Whether one who holds no cards may have a move: at a table with offences anybody (but who is excluded)."""
    coup = game.coup
    assert coup is not None
    if game.agreed.table and not game.excluded & BIT[seat]:
        return True
    chair = game.backs[seat]
    return chair != NO_CHAIR and coup.waits & BIT[chair] != 0 and not game.advised & BIT[seat]


def _offer_advice(found: Choices, coup: Ecarte, chair: i64) -> None:
    phase = coup.phase
    if coup.allows(chair, cards.KING_MARK):
        found.add(exactly(Move(words.ADVISE, words.TO_MARK)))
    if phase == cards.CHOICE:
        found.add(exactly(Move(words.ADVISE, words.TO_PROPOSE)))
    if phase in (cards.CHOICE, cards.TRICKS):
        found.add(one_of(Move(words.ADVISE, words.TO_PLAY), seen_hand(coup, chair), 1))
    elif phase == cards.ANSWER:
        found.add(exactly(Move(words.ADVISE, words.TO_ACCEPT)))
        found.add(exactly(Move(words.ADVISE, words.TO_REFUSE)))
    elif phase in EXCHANGING:
        found.add(one_of(Move(words.ADVISE, words.TO_DISCARD), seen_hand(coup, chair), 1))


def seen_hand(coup: Ecarte, chair: i64) -> i64:
    """The cards of a hand that its player, and so his side, has looked at."""
    return coup.known_hand(chair) if isinstance(coup, EcarteTable) else coup.deal.hands[chair]


# -- what is lawful --------------------------------------------------------------------------


def consult(game: Club, seat: i64) -> None:
    game.consulted = True
    game.say("ecarte.57", "asks-his-side", seat)


def advise(game: Club, seat: i64, move: Move) -> None:
    """His own side hears it; the player need not follow (ecarte.57)."""
    game.advised |= BIT[seat]
    game.advice = [*game.advice, int(seat), int(move.a), int(move.b)]
    game.tell_side(game.backs[seat], "ecarte.57", "advises", seat, advice_text(game, move.a, move.b), move.b)


def advice_text(game: Club, word: i64, card: i64) -> str:
    said = words.ADVICE_WORDS[word]
    return said if card < 0 else f"{said} {game.pack.face(card)}"


def remind(game: Club, seat: i64) -> None:
    """A backer may remind his player to mark (ecarte.56a)."""
    game.say("ecarte.56a", "reminds", seat, 0, game.names[game.holders[game.backs[seat]]])


def point_out(game: Club, seat: i64, move: Move) -> None:
    """One with money on the game points an error out; his player's claim is made with it (ecarte.49, r28, r76)."""
    game.say("ecarte.49", "points-out", seat)
    play.act(game, game.backs[seat], move)


# -- what is not ----------------------------------------------------------------------------------


def mark_for_player(game: Club, seat: i64) -> None:
    """Only the player himself marks; the committee decides what else follows (ecarte.56)."""
    game.say("ecarte.56", "backer-marks", seat)
    sanction(game, seat, "ecarte.56")


def speak(game: Club, seat: i64) -> None:
    """To all, while a hand is played: a bettor may only advise his own side (ecarte.57), others nothing (49a)."""
    game.spoken |= BIT[seat]
    interested = game.backs[seat] != NO_CHAIR
    number = words.TALKING if interested else words.MEDDLING
    game.say("ecarte.57" if interested else "ecarte.49a", "speaks", seat)
    _breach(game, number, seat)


def upset(game: Club, seat: i64) -> None:
    """The pack is upset on purpose: whatever was shuffled or cut is undone (ecarte.47a)."""
    game.spoken |= BIT[seat]
    game.say("ecarte.47a", "upsets-cards", seat)
    coup = game.coup
    assert isinstance(coup, EcarteTable)
    coup.handled = UNTOUCHED
    _breach(game, words.UPSETTING, seat)


def _breach(game: Club, number: i64, seat: i64) -> None:
    game.breaches = [*game.breaches, int(number), int(seat)]


def stray_trick(game: Club, coup: EcarteTable, chair: i64) -> i64:
    """The trick just made, if it is the other's and can be taken in by this one."""
    course = coup.conduct.course
    if coup.phase != cards.TRICKS or coup.deal.led >= 0 or game.strays or len(course) < 2:
        return 0
    last = course[len(course) - 1]
    if last // 64 % 64 == 0:
        return 0  # the last card was led, and a short hand could not answer it
    trick = BIT[last % 64] | BIT[course[len(course) - 2] % 64]
    return trick if trick & coup.deal.taken[1 - chair] == trick else 0


def take_in(game: Club, seat: i64) -> None:
    """He gathers a trick not his own; those with money on the game may say so (ecarte.48a)."""
    coup = game.coup
    assert isinstance(coup, EcarteTable)
    chair = game.chair_of(seat)
    trick = stray_trick(game, coup, chair)
    _carry_trick(game, coup, trick, 1 - chair, "takes-in-wrongly")
    game.strays = trick
    game.strays_with = chair


def _carry_trick(game: Club, coup: EcarteTable, trick: i64, source: i64, message: str) -> None:
    target = 1 - source
    coup.deal.taken[source] &= ~trick
    coup.deal.taken[target] |= trick
    coup.deal.tricks[source] -= 1
    coup.deal.tricks[target] += 1
    game.say("ecarte.48a", message, game.holders[target])


def forget_strays(game: Club) -> None:
    """Once play was restored, or the deal is over, nothing is left to put right."""
    coup = game.coup
    if coup is None or coup.phase != cards.TRICKS or game.strays & ~coup.deal.taken[game.strays_with]:
        game.strays = 0
        game.strays_with = NO_CHAIR


# -- claims ------------------------------------------------------------------------------------------


def may_claim(game: Club, seat: i64, number: i64) -> bool:
    """A breach that all have seen, by another; the players claim, a wrong trick all who have money on the game."""
    if number == words.TAKING_IN:
        return game.strays != 0 and game.holders[game.strays_with] != seat
    return offender_in(game, seat, number) != NO_SEAT


def offender_in(game: Club, seat: i64, number: i64) -> i64:
    """Who has committed the oldest such breach that is not the claimant's own."""
    for i in range(0, len(game.breaches), 2):
        if game.breaches[i] == number and game.breaches[i + 1] != seat:
            return game.breaches[i + 1]
    return NO_SEAT


def claim(game: Club, seat: i64, number: i64) -> None:
    clause = f"ecarte.{words.BREACHES[number]}"
    game.say(clause, "claims", seat)
    if number == words.TAKING_IN:
        coup = game.coup
        assert isinstance(coup, EcarteTable)
        _carry_trick(game, coup, game.strays, game.strays_with, "trick-given-back")
        game.strays = 0
        game.strays_with = NO_CHAIR
        return
    offender = offender_in(game, seat, number)
    kept = [i for i in range(0, len(game.breaches), 2) if game.breaches[i : i + 2] != [number, offender]]
    game.breaches = [x for i in kept for x in game.breaches[i : i + 2]]
    sanction(game, offender, clause)


def sanction(game: Club, seat: i64, clause: str) -> None:
    """What the committee has laid down (ecarte.49a, 56); an excluded one goes when the game is over (r77)."""
    if game.agreed.sanction == "warning":
        game.warned |= BIT[seat]
        game.say(clause, "is-warned", seat)
    elif game.agreed.sanction == "exclusion":
        game.excluded |= BIT[seat]
        game.say(clause, "is-excluded", seat)
    else:
        game.say(clause, "all-have-heard", seat)


def show_out(game: Club) -> None:
    """Between two games whoever was excluded leaves his side."""
    for seat in range(game.seats):
        if game.excluded & BIT[seat] and seat == game.chouetteur:
            chouette.give_up(game, seat)
        elif game.excluded & BIT[seat]:
            leave_side(game, seat)


def clause_of_speech(game: Club, seat: i64) -> str:
    """By which words to all are closed while a hand is played: to a bettor, and to who has no money on it."""
    return "ecarte.57" if game.eyes_of(seat) != NO_CHAIR else "ecarte.49a"


def offends(game: Club, seat: i64, move: Move) -> str:
    verb = move.verb
    chair = game.chair_of(seat)
    if verb is words.SPEAK:
        return clause_of_speech(game, seat)
    if verb is words.UPSET:
        return "ecarte.47a"
    if verb is words.TAKE_IN:
        return "ecarte.48a"
    if verb is cards.MARK and chair == NO_CHAIR:
        return "ecarte.56"
    return game.coup.offends(chair, words.for_two(move)) if game.coup is not None and chair != NO_CHAIR else ""


def noticed(game: Club, seat: i64, move: Move) -> bool:
    """Breaches lie open; of errors with the cards a bettor sees what his player sees."""
    if move.a >= words.FIRST_BREACH:
        return True
    chair = game.eyes_of(seat)
    if game.coup is None or chair == NO_CHAIR or move.verb.name != CLAIMING:
        return False
    return game.coup.noticed(chair, words.for_two(move))
