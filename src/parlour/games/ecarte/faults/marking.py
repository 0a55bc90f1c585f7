"""Marking is the player's own act: the king by word and counter, the points of the deal, and what takes them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count
from parlour.core.events import HAND, NO_SEAT
from parlour.games.ecarte.faults.rights import CLAIM_29
from parlour.games.ecarte.state import GAME_POINTS, king_of
from parlour.games.ecarte.words import CUT, DEAL, OVER, PAYING, SHUFFLING, TURNING

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


def may_mark_king(game: EcarteTable, seat: i64) -> bool:
    """Whether a king counter can be set now, rightly or (once a deal) not."""
    if not _in_time(game, seat) or game.kings.counters & BIT[seat]:
        return False
    return (
        game.deal.king_turned()
        or holds_king(game, seat)
        or (_may_lie(game, seat) and game.points[seat] < GAME_POINTS - 1)
    )  # ecarte.r19


def may_announce(game: EcarteTable, seat: i64) -> bool:
    if not _in_time(game, seat) or game.deal.king_turned() or (game.kings.counters | game.kings.said) & BIT[seat]:
        return False
    return holds_king(game, seat) or _may_lie(game, seat)


def may_unmark(game: EcarteTable, seat: i64) -> bool:
    """A false counter comes off freely before the second lead (ecarte.29)."""
    return game.kings.false_counters & BIT[seat] != 0 and game.phase != PAYING and game._before_second_lead()


def _may_lie(game: EcarteTable, seat: i64) -> bool:
    """Once a deal, not beside another counter, and not blindly: his moves must not betray cards he has not seen."""
    return game.kings.counters == 0 and game.kings.lied & BIT[seat] == 0 and game.conduct.unseen[seat] == 0


def holds_king(game: EcarteTable, seat: i64) -> bool:
    """He has seen the trump king in his hand, or just led it, or held it when he said so (ecarte.r46)."""
    king = king_of(game.deal.trump)
    if game.kings.said_truly & BIT[seat]:
        return True
    return game.known_hand(seat) & BIT[king] != 0 or (game.deal.led == king and game.conduct.leader == seat)


def king_is_due(game: EcarteTable, seat: i64) -> bool:
    """The turned king before his look (ecarte.26), one he has led (27a) or announced (27b, 28a) before it is too late.

    Whether to mark a king that nobody knows of is his own choice (ecarte.h9, r43).
    """
    if not may_mark_king(game, seat):
        return False
    if game.deal.king_turned():
        return True
    known = game.kings.said & BIT[seat] != 0 or game.deal.led == king_of(game.deal.trump)
    return known and holds_king(game, seat)


def _in_time(game: EcarteTable, seat: i64) -> bool:
    """K: the turned king before his own look; a held one before his first card, by word until the second lead."""
    if (
        game.deal.trump < 0
        or game.phase in (CUT, DEAL, SHUFFLING, TURNING, PAYING, OVER)
        or game.kings.barred & BIT[seat]
    ):
        return False
    if game.deal.king_turned():
        waits = not game.has_looked(seat) and not game.conduct.king_void and not game.conduct.turned_marked
        return seat == game.dealer and waits  # ecarte.26, r9
    if game.kings.said & BIT[seat]:
        return game._before_second_lead()  # ecarte.27b, 28a
    if game.deal.made() > 0:
        return False
    return game.conduct.first_leader != seat or game.deal.led == king_of(game.deal.trump)  # ecarte.27, 27a, 28, r20


def mark_king(game: EcarteTable, seat: i64) -> None:
    """A false counter looks like a true one."""
    bit = BIT[seat]
    if game.deal.king_turned():
        game.conduct.turned_marked = True
        game.deal.king_marked = seat
        game._mark(seat, 1, "ecarte.26", "marks-turned-king")
        return
    game.kings.speak(seat, count(game.deal.hands[seat]))
    game.kings.counters |= bit
    held = holds_king(game, seat)
    if not held:
        game.kings.false_counters |= bit
        game.kings.lied |= bit
    if held or game.deal.king_marked < 0:
        game.deal.king_marked = seat
    led_it = game.conduct.first_leader == seat and game.deal.led >= 0 and not game.kings.said & bit
    if held and game.points[seat] == GAME_POINTS - 1:
        _show_king(game, seat)
    game._mark(seat, 1, "ecarte.27a" if led_it else "ecarte.26a", "marks-king")


def _show_king(game: EcarteTable, seat: i64) -> None:
    """A mark that ends the game must be shown (ecarte.r19)."""
    king = king_of(game.deal.trump)
    game.conduct.shown |= BIT[king]
    game.lay("ecarte.r19", "shows-king", seat, king, HAND[seat], HAND[seat])


def announce(game: EcarteTable, seat: i64) -> None:
    game.kings.speak(seat, count(game.deal.hands[seat]))
    game.kings.said |= BIT[seat]
    if holds_king(game, seat):
        game.kings.said_truly |= BIT[seat]
    else:
        game.kings.lied |= BIT[seat]
    game.deal.king_said = seat
    game.say("ecarte.27b" if seat != game.dealer else "ecarte.28a", "announces-king", seat)


def unmark(game: EcarteTable, seat: i64) -> None:
    game.say("ecarte.29", "takes-mark-off", seat)
    _strike_king(game, seat)
    game.kings.denied |= BIT[seat]
    take_off(game, seat, 1)


def _strike_king(game: EcarteTable, seat: i64) -> None:
    game.kings.counters &= ~BIT[seat]
    game.kings.false_counters &= ~BIT[seat]
    if game.deal.king_marked == seat:
        game.deal.king_marked = 1 - seat if game.kings.counters & BIT[1 - seat] else NO_SEAT


def note_false_kings(game: EcarteTable) -> None:
    """What stands at the second lead can be claimed (ecarte.29a)."""
    for seat in range(2):
        if game.kings.false_counters & BIT[seat]:
            game.claims.note(CLAIM_29, seat)


def mark_due(game: EcarteTable, seat: i64, n: i64) -> None:
    """The winner marks them himself before the next turn-up (ecarte.55a, 56)."""
    game.marks.due[seat] -= n
    game.marks.marked[seat] += n
    game._mark(seat, n, "ecarte.56", "marks-points")


def award(game: EcarteTable, seat: i64, n: i64, clause: str) -> None:
    """Points won by a claim are marked with it, unless the other has won before (ecarte.r22)."""
    if game.points[1 - seat] < GAME_POINTS:
        game.marks.awards[seat] += n
        game._mark(seat, n, clause, "marks-penalty")


def take_off(game: EcarteTable, seat: i64, n: i64) -> None:
    """Points come off; where the fifth does, the game goes back to that deal (ecarte.r32)."""
    left = game.points[seat] - n
    game.points = altered(game.points, seat, left if left > 0 else 0)
    if game.phase == PAYING and game.resume_phase >= 0 and not game.has_five():
        game.phase = game.resume_phase
        game._turn(game.resume_seat)


def strike_king(game: EcarteTable, seat: i64, clause: str) -> None:
    """A claim takes a held king's counter off; a turned king stays (ecarte.r59)."""
    if not game.kings.counters & BIT[seat]:
        return
    game.kings.struck |= BIT[seat]
    _strike_king(game, seat)
    game.marks.awards[seat] -= 1
    game.say(clause, "mark-comes-off", seat, 1)
    take_off(game, seat, 1)


def strike_trick_points(game: EcarteTable, seat: i64, clause: str) -> None:
    """The deal brings him nothing, marked or not."""
    game.marks.due[seat] = 0
    if game.marks.marked[seat]:
        game.say(clause, "mark-comes-off", seat, game.marks.marked[seat])
        take_off(game, seat, game.marks.marked[seat])
        game.marks.marked[seat] = 0


def penalise_false_king(game: EcarteTable, offender: i64) -> None:
    """He loses the point and whatever the deal brings him; the other marks one more (ecarte.29a, 29b)."""
    game.say("ecarte.29a", "false-king", offender)
    game.kings.denied |= BIT[offender]
    game.marks.pointless = offender
    strike_king(game, offender, "ecarte.29a")
    strike_trick_points(game, offender, "ecarte.29a")
    award(game, 1 - offender, 1, "ecarte.29b")


def points_due(game: EcarteTable, winner: i64, points: i64, clause: str) -> None:
    game.say(clause, "points-due", winner, points)
    if game.marks.one_less == winner:
        points -= 1
        game.say("ecarte.44e", "one-less", winner, points)
    if game.marks.pointless == winner:
        points = 0
        game.say("ecarte.29a", "no-points", winner)
    game.marks.due[winner] = points
    game.marks.due[1 - winner] = 0
