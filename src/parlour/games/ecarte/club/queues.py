"""Who comes after whom: the draw for the order, joining, changing sides, renouncing and quitting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.events import NO_SEAT, PACK
from parlour.core.moves import Move, Verb
from parlour.games.ecarte.club import words
from parlour.games.ecarte.state import CUT_ORDER, THIRTY_TWO
from parlour.mechanisms.accidents import befall

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club


# -- the order of hands -------------------------------------------------------------------


def in_order(game: Club, seats: list[int]) -> list[int]:
    """Those who take part, the lowest card first; or as they sit, where that is agreed (ecarte.9)."""
    if not game.agreed.drawing:
        return seats
    return _drawn_order(game, seats, _double_draws(game, seats))


def _drawn_order(game: Club, seats: list[int], twice: list[int]) -> list[int]:
    """Each draws a card, the ace the lowest (ecarte.9a); equals draw again among themselves (r1)."""
    pack = THIRTY_TWO[:]
    game.chance.shuffle(pack, len(seats) + len(twice))
    heights = [CUT_ORDER[rank(pack[i])] for i in range(len(seats))]
    for i, seat in enumerate(seats):
        game.lay("ecarte.9a", "draws-for-order", seat, pack[i], PACK, PACK)
        if seat in twice:
            second = pack[len(seats) + twice.index(seat)]
            game.lay("ecarte.9b", "draws-a-second", seat, second, PACK, PACK)
            height = CUT_ORDER[rank(second)]
            if height > heights[i]:
                heights[i] = height
    found: list[int] = []
    for height in range(8):
        equal = [seats[i] for i in range(len(seats)) if heights[i] == height]
        found += _drawn_order(game, equal, []) if len(equal) > 1 else equal
    return found


def _double_draws(game: Club, seats: list[int]) -> list[int]:
    """Who has drawn two cards by mistake (ecarte.9b)."""
    if not game.agreed.table:
        return []

    def slip(_kind: Verb) -> Move:
        return Move(words.DOUBLE_DRAW, seats[game.chance.below(len(seats))])

    befallen = befall(game.chance, words.ACCIDENTS, game.agreed.rates, [words.DOUBLE_DRAW], slip)
    twice = [int(mishap.a) for mishap in befallen]
    return [seat for seat in dict.fromkeys(twice) if seat in seats]


def form_sides(game: Club, order: list[int]) -> None:
    """Alternately by ascending draw; the two lowest play first (ecarte.r2)."""
    for i, seat in enumerate(order):
        enlist(game, seat, i % 2)
    for side in (words.FIRST, words.SECOND):
        game.say("ecarte.9", "side-formed", NO_SEAT, side + 1, listed(game, game.queue(side)))


def listed(game: Club, seats: list[int]) -> str:
    return " ".join([game.names[seat] for seat in seats])


def enlist(game: Club, seat: i64, side: i64) -> None:
    """Put a seat at the end of a queue."""
    game.camp[seat] = side
    game.queue(side).append(int(seat))


# -- coming and going ------------------------------------------------------------------------


def apply(game: Club, seat: i64, side: i64) -> None:
    """A newcomer, or somebody who changes sides; he is listed with his first stake (ecarte.3b, r3, r4)."""
    came_over = game.camp[seat] != words.NO_SIDE or game.retired & BIT[seat] != 0
    leave_side(game, seat)
    game.retired &= ~BIT[seat]
    game.camp[seat] = side
    game.clock += 1
    game.applied_at[seat] = game.clock
    if game.agreed.chouette and side == words.FIRST:
        game.say("ecarte.4e", "stands-by", seat)
        return
    clause = "ecarte.3b" if not came_over else "ecarte.5c" if game.agreed.chouette else "ecarte.r4"
    game.say(clause, "joins-side", seat, side + 1, words.SIDES[side])
    if not game.added & BIT[side]:
        game.asked |= BIT[seat]


def list_newcomer(game: Club, seat: i64) -> None:
    """Immediately before the hand on which he first staked: at the end, among the others in the order they applied."""
    side = game.camp[seat]
    queue = game.queue(side)
    head = head_of(game, side)
    if game.newcomers_of[side] != head:
        _forget_newcomers(game, side)
        game.newcomers_of[side] = int(head)
    at = len(queue)
    while at > 0 and game.newcomers & BIT[queue[at - 1]] and game.applied_at[queue[at - 1]] > game.applied_at[seat]:
        at -= 1
    queue.insert(at, int(seat))
    game.newcomers |= BIT[seat]
    game.say("ecarte.3b", "is-listed", seat, at + 1, listed(game, queue))


def head_of(game: Club, side: i64) -> i64:
    """On whose hand somebody stakes who stakes now."""
    hand = game.hand(side)
    queue = game.queue(side)
    return hand if hand >= 0 else queue[0] if queue else NO_SEAT


def _forget_newcomers(game: Club, side: i64) -> None:
    for seat in game.queue(side):
        game.newcomers &= ~BIT[seat]


def leave_side(game: Club, seat: i64) -> None:
    """A seat gives up its role; its stake, not yet fixed, comes off."""
    side = game.camp[seat]
    if side == words.NO_SIDE:
        return
    queue = game.queue(side)
    if seat in queue:
        queue.remove(int(seat))
    if seat in game.partners:
        game.partners.remove(int(seat))
        game.retired |= BIT[seat]
    if game.hand_named == seat:
        game.hand_named = NO_SEAT
    game.share_above[seat] = 0
    game.share_below[seat] = 1
    game.stakes[seat] = 0
    game.wishes[seat] = 0
    game.camp[seat] = words.NO_SIDE
    game.asked &= ~BIT[seat]
    game.renounced &= ~BIT[seat]
    game.newcomers &= ~BIT[seat]


def quit_table(game: Club, seat: i64) -> None:
    game.say("ecarte.r73", "quits", seat)
    leave_side(game, seat)


def renounce(game: Club, seat: i64) -> None:
    """To the end of his queue, and no right to play until the turn reaches him again (ecarte.4a, 4b, r4)."""
    game.say("ecarte.4a" if game.agreed.chouette else "ecarte.r4", "renounces", seat)
    to_the_end(game, seat)
    game.renounced |= BIT[seat]
    game.say("ecarte.4b", "hand-passes", game.hand(game.camp[seat]))


def to_the_end(game: Club, seat: i64) -> None:
    queue = game.queue(game.camp[seat])
    queue.remove(int(seat))
    queue.append(int(seat))
    game.newcomers &= ~BIT[seat]


def pass_over(game: Club, side: i64) -> None:
    """Whoever stood before the hand without a stake is passed over like a renouncer, so that a winner stays (r42)."""
    hand = game.hand(side)
    queue = game.queue(side)
    while hand in queue and queue[0] != hand:
        passed = queue[0]
        to_the_end(game, passed)
        game.say("ecarte.r42", "passed-over", passed)


def loser_goes_back(game: Club, loser: i64) -> None:
    """His name is struck out and written again at the end; the next has the hand (ecarte.3, 3c)."""
    side = game.camp[loser]
    if loser not in game.queue(side):
        return
    to_the_end(game, loser)
    queue = game.queue(side)
    game.say("ecarte.3c", "goes-to-the-end", loser, 0, listed(game, queue))
    game.say("ecarte.4" if game.agreed.chouette else "ecarte.3", "hand-is-due", queue[0])
