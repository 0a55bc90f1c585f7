"""What may be claimed at the Poker table, and when: windows are public, whether there is a fault or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.rights import (
    ANY_PLAYER,
    ANYBODY,
    DEALER_CLAIMS,
    HIMSELF,
    THE_DEALER,
    THE_OTHERS,
    Right,
    Rights,
    moments,
)
from parlour.games.poker import words
from parlour.games.poker.state import HAND_SIZE

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable

UNCUT_PACK: Final = 0  # numbers of the words of ``claim``
WRONG_NUMBER: Final = 1
FOUL_DEALT: Final = 2
DISTRACTED: Final = 3
TOLD_HAND: Final = 4
TOO_MANY: Final = 5
TOO_FEW: Final = 6
AS_ASKED: Final = 7
DISPUTE: Final = 8
DEALER_DREW: Final = 9
FOUL_DRAWN: Final = 10
TOLD_NUMBER: Final = 11
DEALERS_FAULTS: Final = moments(UNCUT_PACK, WRONG_NUMBER, TOO_MANY, TOO_FEW, DISPUTE, DEALER_DREW, TOLD_NUMBER)


def _right(number: int, law: str) -> Right:
    """The windows follow from what is done (``is_open``), not from moments; whose claim it is says ``entitled``."""
    against = THE_DEALER if DEALERS_FAULTS & BIT[number] else ANY_PLAYER
    to = ANYBODY
    if number == DISTRACTED:
        to = DEALER_CLAIMS
    elif number == DISPUTE:
        to = HIMSELF
    elif number in (TOLD_HAND, TOLD_NUMBER):
        to = THE_OTHERS
    return Right(f"poker.law.{law}", 0, 0, None, against, to)


RIGHTS: Final = [_right(number, law) for number, law in enumerate(words.LAWS.split())]
TABLE_RIGHTS: Final = Rights(RIGHTS)
OF_CONDUCT: Final = moments(DISTRACTED, TOLD_HAND, TOLD_NUMBER)  # the judge decides
FOUL: Final = moments(FOUL_DEALT, AS_ASKED, DEALER_DREW, FOUL_DRAWN)  # his hand is foul

BEFORE_BETS: Final = (words.SAY, words.MAKING_GOOD, words.DISCARDING, words.ASKING, words.GIVING)
IN_GAME: Final = (*BEFORE_BETS, words.BETTING)


def may_claim(game: PokerTable, seat: i64, right: i64) -> bool:
    """Whether the window is open, and to this seat; a claim that failed is not repeated."""
    return is_open(game, right) and entitled(game, seat, right) and (seat, right, -1) not in game.claims.failed


def is_open(game: PokerTable, right: i64) -> bool:
    conduct, deal = game.conduct, game.deal
    if right == UNCUT_PACK:
        return game.phase == words.DEALING
    if game.phase not in IN_GAME:
        return False
    if right == WRONG_NUMBER:
        return game.phase != words.BETTING and deal.playing & ~conduct.lifted & ~deal.drew != 0
    if right == FOUL_DEALT:
        return deal.playing & conduct.lifted != 0
    if right == DISTRACTED:
        blamed = conduct.talker >= 0 and conduct.refunded > 0 and not game.agreed.talk_free
        return blamed and not conduct.judged & BIT[right]
    if right == TOLD_HAND:
        return conduct.told != 0 and not conduct.judged & BIT[right]
    if right == TOLD_NUMBER:
        return conduct.reported != 0 and not conduct.judged & BIT[right]
    if right in (TOO_MANY, TOO_FEW):
        return not deal.reshuffled and lying_packets(game) != 0
    if right == DEALER_DREW:
        return deal.playing & served_seats(game) & BIT[game.dealer] != 0
    if right == FOUL_DRAWN:
        return deal.playing & served_seats(game) & ~unlifted(game) != 0
    return deal.playing & served_seats(game) & ~BIT[game.dealer] != 0


def entitled(game: PokerTable, seat: i64, right: i64) -> bool:
    """Anyone at the table may point most things out; some are one's own affair."""
    if right in (DISTRACTED, TOLD_NUMBER):
        return (seat == game.dealer) == (right == DISTRACTED)
    if right == TOLD_HAND:
        return game.conduct.told & ~BIT[seat] != 0
    if right == DISPUTE:
        served = game.deal.playing & served_seats(game) & ~game.conduct.disputed & ~BIT[game.dealer]
        return served & BIT[seat] != 0 and not game.deal.reshuffled
    return True


def served_seats(game: PokerTable) -> i64:
    """Who has asked for cards and was given some or none."""
    found: i64 = 0
    for seat in range(game.seats):
        if game.conduct.asked[seat] >= 0 and not game.deal.unserved & BIT[seat] and not _waits_for_cards(game, seat):
            found |= BIT[seat]
    return found


def _waits_for_cards(game: PokerTable, seat: i64) -> bool:
    return game.phase == words.GIVING and game.conduct.giving_to == seat


def unlifted(game: PokerTable) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        if game.conduct.unseen[seat]:
            found |= BIT[seat]
    return found


def lying_packets(game: PokerTable) -> i64:
    """Players other than the dealer who have not lifted what they drew; who was given nothing has lifted nothing."""
    found: i64 = 0
    for seat in cards_of_seats(game.deal.playing & served_seats(game) & ~BIT[game.dealer]):
        if game.conduct.unseen[seat] or not game.conduct.packet(seat):
            found |= BIT[seat]
    return found


def cards_of_seats(seats: i64) -> list[int]:
    return [seat for seat in range(10) if seats & BIT[seat]]


def offender(game: PokerTable, seat: i64, right: i64) -> i64:
    """Whose fault makes the claim right; NO_SEAT where nobody's does.  Whatever a claim rests on lies open to all."""
    if right == UNCUT_PACK:
        return game.dealer if game.conduct.uncut else NO_SEAT
    if right == DISTRACTED:
        return game.conduct.talker
    if right == TOLD_NUMBER:
        return game.dealer
    suspects = game.conduct.told & ~BIT[seat] if right == TOLD_HAND else game.deal.playing & ALL_SEATS[game.seats]
    for step in range(1, game.seats + 1):
        other = (game.dealer + step) % game.seats
        if suspects & BIT[other] and (right == TOLD_HAND or _is_at_fault(game, other, right)):
            return other
    return NO_SEAT


def _is_at_fault(game: PokerTable, seat: i64, right: i64) -> bool:
    conduct, deal = game.conduct, game.deal
    if right in (WRONG_NUMBER, FOUL_DEALT):
        lifted = conduct.lifted & BIT[seat] != 0
        wrong = count(deal.dealt[seat]) != HAND_SIZE
        return wrong and lifted == (right == FOUL_DEALT) and (lifted or not deal.drew & BIT[seat])
    if not served_seats(game) & BIT[seat]:
        return False
    given = count(deal.hands[seat]) - (count(deal.dealt[seat]) - count(deal.thrown[seat]))
    wrong_by = given - count(deal.thrown[seat])
    if right == DEALER_DREW:
        return seat == game.dealer and wrong_by != 0
    if right == AS_ASKED:
        return conduct.as_asked & BIT[seat] != 0 and wrong_by != 0
    if right == FOUL_DRAWN:
        return conduct.unseen[seat] == 0 and count(deal.hands[seat]) != HAND_SIZE
    if conduct.as_asked & BIT[seat] or not lying_packets(game) & BIT[seat]:
        return False
    return wrong_by > 0 if right == TOO_MANY else wrong_by < 0 and game.stub() > 0  # poker.R45: made up from the stub
