"""One against all: the chouetteur, his partners, his chair, the call for stakes, and who gives chouette after him."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.moves import BELOW, fraction
from parlour.games.ecarte.club.queues import enlist, leave_side
from parlour.games.ecarte.club.words import FIRST, SECOND, SIDES, SMALLEST_PART

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

TWELFTHS: Final = [
    int(fraction(above, below))
    for below in range(2, SMALLEST_PART + 1)
    for above in range(1, below)
    if gcd(above, below) == 1
]


# -- who gives chouette ---------------------------------------------------------------------


def begin(game: Club, order: list[int]) -> None:
    """Who offers, among several the lowest drawn card: so they are asked in that order (ecarte.r36)."""
    for seat in order:
        enlist(game, seat, SECOND)
    game.candidates = order[:]


def give(game: Club, seat: i64) -> None:
    """He is the chouetteur; the others are his opponents, in the order they have."""
    first_of_all = not game.settled_in and game.coups_played == 0 and game.retired == 0
    leave_side(game, seat)
    game.retired &= ~BIT[seat]
    for partner in game.partners:
        game.share_above[partner] = 0
        game.share_below[partner] = 1
    game.partners = []
    game.candidates = []
    game.camp[seat] = FIRST
    game.chouetteur = seat
    game.hand_named = NO_SEAT
    game.settled_in = False
    _take_a_chair(game, seat)
    game.say("ecarte.4", "gives-chouette", seat)
    if game.agreed.counters_only:
        game.say("ecarte.8a", "counters-only", seat)
    if first_of_all:
        for partner, above, below in game.agreed.shares:
            if partner != seat and game.camp[partner] == SECOND:
                leave_side(game, partner)
                game.camp[partner] = FIRST
                _give_share(game, partner, above, below)


def _take_a_chair(game: Club, seat: i64) -> None:
    """The winner of the game before keeps his (ecarte.5a)."""
    if game.winner == seat or game.winner < 0 or game.winner not in game.holders:
        return
    game.chair = 1 - game.holders.index(int(game.winner))


def may_sit(game: Club, chair: i64) -> bool:
    """He chooses freely until his first game, but moves no winner from his chair (ecarte.5, 5a)."""
    return not game.settled_in and chair != game.chair and not would_move_winner(game)


def would_move_winner(game: Club) -> bool:
    """Whether the winner of the game before sits on the other chair, and is not of the chouetteur's side."""
    return game.winner >= 0 and game.winner in game.holders and game.camp[game.winner] == SECOND


def give_up(game: Club, seat: i64) -> None:
    """His partners are asked first, by share and then by time, then the opponents in their order (ecarte.5b, r36)."""
    game.say("ecarte.5b", "gives-up", seat)
    asked = [partner for partner in by_share(game) if partner != seat]
    game.candidates = [*asked, *game.second]
    leave_side(game, seat)
    game.retired |= BIT[seat]
    game.chouetteur = NO_SEAT
    game.asked = 0


def by_share(game: Club) -> list[int]:
    partners = game.partners[:]
    partners.sort(key=lambda seat: -game.share_above[seat] / game.share_below[seat])
    return partners


# -- partners --------------------------------------------------------------------------------


def shares_open(game: Club, seat: i64) -> list[int]:
    """The fractions that may be given to somebody who stands by, or taken from a partner, as a move has them.

    All shares together stay below the whole (ecarte.4c).
    """
    if game.camp[seat] != FIRST or seat == game.chouetteur:
        return []
    above, below = _given_to_others(game, seat)
    own = int(fraction(game.share_above[seat], game.share_below[seat]))
    rest, whole = below - above, below
    return [0, *[part for part in _parts(game) if part != own and part // BELOW * whole < rest * (part % BELOW)]]


def _parts(game: Club) -> list[int]:
    """What can be said at the table, and whatever else was agreed before (ecarte.r80)."""
    agreed = [int(fraction(above, below)) for _seat, above, below in game.agreed.shares]
    return [*TWELFTHS, *[part for part in agreed if part not in TWELFTHS]]


def can_be_said(game: Club, part: i64) -> bool:
    return part == 0 or part in _parts(game)


def _given_to_others(game: Club, seat: i64) -> tuple[int, int]:
    """What the other partners have together."""
    above, below = 0, 1
    for partner in game.partners:
        if partner != seat:
            above = above * game.share_below[partner] + game.share_above[partner] * below
            below *= game.share_below[partner]
    return above, below


def share(game: Club, seat: i64, part: i64) -> None:
    """A share is given, changed or taken back; nobody stays without the chouetteur's leave (ecarte.4c, 4e)."""
    if part == 0:
        leave_side(game, seat)
        game.say("ecarte.4e", "sent-away", seat)
    else:
        _give_share(game, seat, int(part // BELOW), int(part % BELOW))
    if game.hand_named >= 0 and not game.half_or_more(game.hand_named):
        game.hand_named = NO_SEAT


def _give_share(game: Club, seat: i64, above: int, below: int) -> None:
    if seat not in game.partners:
        game.partners.append(int(seat))
    game.share_above[seat] = above
    game.share_below[seat] = below
    game.say("ecarte.4c", "has-a-share", seat, 0, game.fraction(seat))


def name_hand(game: Club, seat: i64) -> None:
    """Himself, or a partner with at least half (ecarte.4d)."""
    game.hand_named = NO_SEAT if seat == game.chouetteur else seat
    game.say("ecarte.4d", "holds-the-hand", seat)


def may_hold_hand(game: Club, seat: i64) -> bool:
    return (seat == game.chouetteur or game.half_or_more(seat)) and seat != game.hand(FIRST)


# -- the call for stakes -------------------------------------------------------------------------


def see(game: Club, seat: i64) -> None:
    """All who play against him say once more what they stake (ecarte.6)."""
    game.called = True
    game.say("ecarte.6", "calls-for-stakes", seat)
    for opponent in game.of_side(SECOND):
        game.asked |= BIT[opponent]


def stand_off(game: Club, seat: i64) -> None:
    """No game; stakes are free, and he may call again or give up (ecarte.6a, r37)."""
    game.called = False
    game.say("ecarte.6a", "stands-off", seat)


def sit(game: Club, chair: i64) -> None:
    game.chair = chair
    game.say("ecarte.5", "takes-chair", game.chouetteur, chair + 1, SIDES[chair])
