"""What a player at the table can do, lawful or not, and which act breaks which law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND
from parlour.core.moves import Choices, Move, between, exactly, some_of
from parlour.games.poker import words
from parlour.games.poker.faults import betting, disputes, drawing
from parlour.games.poker.faults.rights import IN_GAME, RIGHTS, may_claim
from parlour.games.poker.rules import loans
from parlour.games.poker.state import HAND_SIZE

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable

LAYING = (words.OPEN, words.CALL, words.RAISE, words.BET, words.MAKE_GOOD)


def add_liberties(game: PokerTable, found: Choices, seat: i64) -> None:
    """What is open to anybody at any time."""
    if may_lift(game, seat):
        found.add(exactly(Move(words.LIFT)))
    if may_talk(game, seat):
        found.add(exactly(Move(words.TALK)))
    if drawing.may_enquire(game, seat):
        found.add(exactly(Move(words.ASK_DEALER)))
    if may_tell(game, seat):
        found.add(exactly(Move(words.TELL)))
    for other in range(game.seats):
        if may_report(game, seat, other):
            found.add(exactly(Move(words.REPORT, other)))
    if may_intend(game, seat):
        found.add(exactly(Move(words.INTEND, 0)))
        found.add(exactly(Move(words.INTEND, 1)))
    found.add(between(words.BETS[0], 1, betting.most_early(game, seat)))
    for right in range(len(RIGHTS)):
        if may_claim(game, seat, right):
            found.add(exactly(Move(words.CLAIM, right)))


def add_answers(game: PokerTable, found: Choices, seat: i64) -> None:
    """The turns that only this table knows."""
    phase = game.phase
    if phase == words.DEALING:
        found.add(exactly(Move(words.DEAL_OUT)))
    elif phase == words.DISCARDING:
        may_throw = game.deal.hands[seat] if game.conduct.unseen[seat] == 0 else 0
        found.add(some_of(words.TO_DISCARD, may_throw, 0, min(HAND_SIZE, count(may_throw))))
        if game.agreed.borrowing:
            loans.add_choices(game, seat, found)
    elif phase == words.ASKING:
        found.add(between(Move(words.ASK), 0, HAND_SIZE))
    elif phase == words.GIVING:
        found.add(exactly(Move(words.GIVE)))
        found.add(exactly(Move(words.COUNT)))
    elif phase == words.TESTIFYING:
        for n in range(words.CANNOT + 1):
            found.add(exactly(Move(words.TESTIFY, n)))
    elif phase == words.EVIDENCE:
        for word in (words.TRUE, words.FALSE, words.CANNOT):
            found.add(exactly(Move(words.TESTIFY, word)))
    elif phase == words.JUDGING:
        found.add(exactly(Move(words.UPHOLD)))
        found.add(exactly(Move(words.DISMISS)))
        for other in range(game.seats):
            if disputes.may_summon(game, other):
                found.add(exactly(Move(words.SUMMON, other)))


def add_false_opening(game: PokerTable, found: Choices, seat: i64) -> None:
    """Anybody can open a jack-pot; whether he may have, he proves when he wins (poker.law.33, R10).

    It is listed where a lawful opening is, before loans: the order of a list tells nobody what he holds.
    """
    least, most = game.least(seat), game._affordable(seat, game.most_open())
    if game.phase != words.SAY or game.deal.opener >= 0 or game.most(seat) or least > most:
        return
    before_loans = len([choice for choice in found.each if choice.like.verb is not words.BORROW])
    found.add(between(words.OPENS[0], least, most), before_loans)


# -- when each is possible --------------------------------------------------------------------


def may_lift(game: PokerTable, seat: i64) -> bool:
    return game.phase in IN_GAME and game.conduct.unseen[seat] != 0 and game.deal.playing & BIT[seat] != 0


def may_talk(game: PokerTable, seat: i64) -> bool:
    return game.phase == words.DEALING and seat != game.dealer and not game.conduct.talked & BIT[seat]


def may_tell(game: PokerTable, seat: i64) -> bool:
    """Who is out may tell the hand he has thrown up, if he has seen it (poker.law.28)."""
    out = game.phase in IN_GAME and not game.deal.playing & BIT[seat]
    seen = game.conduct.lifted & BIT[seat] != 0 and game.conduct.unseen[seat] == 0 and game.deal.hands[seat] != 0
    return out and seen and not game.conduct.told & BIT[seat]


def may_report(game: PokerTable, seat: i64, other: i64) -> bool:
    drawn = game.phase in IN_GAME and game.deal.drew & ~game.deal.unserved & BIT[other] != 0
    return drawn and seat == game.dealer and other != seat and not game.conduct.reported & BIT[other]


def may_intend(game: PokerTable, seat: i64) -> bool:
    return game.phase == words.BETTING and game.deal.playing & ~game.conduct.intended & BIT[seat] != 0


# -- acts ---------------------------------------------------------------------------------------


def talk(game: PokerTable, seat: i64) -> None:
    conduct = game.conduct
    conduct.talked |= BIT[seat]
    if conduct.talker < 0:
        conduct.talker = seat
    game.say("poker.law.15", "talks-to-dealer", seat)


def tell(game: PokerTable, seat: i64) -> None:
    hand = game.deal.hands[seat]
    game.conduct.told |= BIT[seat]
    game.conduct.laid_open[seat] = hand
    game.carry("poker.law.28", "tells-hand", seat, hand, HAND[seat], HAND[seat])


def report(game: PokerTable, other: i64) -> None:
    game.conduct.reported |= BIT[other]
    game.say("poker.law.51", "tells-number", game.dealer, count(game.deal.thrown[other]), game.names[other])


def intend(game: PokerTable, seat: i64, word: i64) -> None:
    game.conduct.intended |= BIT[seat]
    game.say("poker.law.57", "will-bet" if word == 0 else "will-not-bet", seat)


# -- what breaks a law ----------------------------------------------------------------------------


OFFENCES: Final = {
    words.TALK: "poker.law.15",
    words.TELL: "poker.law.28",
    words.REPORT: "poker.law.51",
    words.DISMISS: "poker.law.77",
}


def offends(game: PokerTable, seat: i64, move: Move) -> str:
    verb = move.verb
    if verb in OFFENCES:
        return OFFENCES[verb]
    if verb is words.BET and not game.waits & BIT[seat]:
        return "poker.law.53"
    if verb is words.ASK:
        wrong = move.a != count(game.deal.thrown[seat])
        return ("poker.law.47" if seat == game.dealer else "poker.law.39") if wrong else ""
    if verb is words.TESTIFY:
        return _false_witness(game, move.a)
    if verb in LAYING and _knows_foul(game, seat):
        return "poker.law.63"
    if verb is words.OPEN and game.jackpot >= 0 and _opens_falsely(game, seat):
        return game.jackpot_law()
    return ""


def _false_witness(game: PokerTable, word: i64) -> str:
    """All heard what was asked for and who said what; only the truth is evidence."""
    if game.phase == words.TESTIFYING:
        return "" if word == game.conduct.asked[game.conduct.claimant] else "poker.law.46"
    return "" if word == words.TRUE else "poker.law.79"


def _knows_foul(game: PokerTable, seat: i64) -> bool:
    return game.conduct.lifted & BIT[seat] != 0 and drawing.is_foul(game, seat)


def _opens_falsely(game: PokerTable, seat: i64) -> bool:
    """Who has not lifted his cards cannot know that he may open."""
    return game.conduct.unseen[seat] != 0 or game.agreed.order.value(game.deal.hands[seat]) < game.minimum()
