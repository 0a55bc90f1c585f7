"""Stakes: laid, totalled, made equal and fixed (ecarte.6b, 8, 58 to 58c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.games.ecarte.club.queues import list_newcomer
from parlour.games.ecarte.club.words import FIRST, SECOND

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

TRIFLE: Final = 20  # the part of the largest stake that a stranger to the table might lay first


def may_stake(game: Club, seat: i64) -> bool:
    """Whoever belongs to a side; on the chouetteur's, he alone answers for the game, with his partners' shares."""
    side = game.camp[seat]
    return (side == SECOND or (side == FIRST and not game.agreed.chouette)) and not game.added & BIT[side]


def is_added(game: Club, seat: i64) -> bool:
    """Whether his stake was totalled by the hand of his side, and so stands until the game is over (ecarte.r87)."""
    side = game.camp[seat]
    return side >= 0 and game.added & BIT[side] != 0 and game.stakes[seat] > 0


def usual_stake(game: Club, seat: i64) -> int:
    """What somebody would lay who lays what is usual: what his side lacks, else what he laid before, else a trifle."""
    missing = 0
    if not game.agreed.chouette:
        own = game.camp[seat]
        missing = game.total(1 - own) - game.total(own)
    laid = game.stakes[seat]
    wanted = laid + missing if missing > 0 else laid or game.staked_before[seat] or game.agreed.max_stake // TRIFLE
    return max(1, min(wanted, game.agreed.max_stake))


def lay_stake(game: Club, seat: i64, amount: int) -> None:
    """A stake in the place of the one before."""
    side = game.camp[seat]
    game.asked &= ~BIT[seat]
    if amount and seat not in game.queue(side):
        list_newcomer(game, seat)
    if amount != game.stakes[seat]:
        game.stakes[seat] = amount
        game.clock += 1
        game.staked_at[seat] = game.clock
    game.say("ecarte.8", "stakes-so-much" if amount else "stakes-nothing", seat, amount)


# -- the adding ------------------------------------------------------------------------------


def add_up(game: Club, seat: i64) -> None:
    """A hand totals the stakes of its side; when both have, they are made equal and fixed (ecarte.58)."""
    side = game.camp[seat]
    game.added |= BIT[side]
    for member in game.of_side(side):
        game.asked &= ~BIT[member]
    game.say("ecarte.58", "adds-up", seat, game.total(side))


def both_added(game: Club) -> bool:
    return game.added == BIT[FIRST] | BIT[SECOND]


def make_equal(game: Club) -> None:
    """The rest holder makes up the smaller side; else the last stakes of the larger come off (ecarte.r41)."""
    difference = game.total(FIRST) - game.total(SECOND)
    if difference == 0:
        return
    larger = FIRST if difference > 0 else SECOND
    missing = abs(difference)
    rest = game.agreed.rest
    if rest >= 0 and game.camp[rest] == 1 - larger:
        _hold_the_rest(game, rest, missing)
    else:
        _cut_back(game, larger, missing)


def _hold_the_rest(game: Club, rest: i64, missing: int) -> None:
    if rest not in game.queue(game.camp[rest]):
        list_newcomer(game, rest)
    game.stakes[rest] += missing
    game.say("ecarte.58c", "holds-the-rest", rest, missing)


def _cut_back(game: Club, side: i64, surplus: int) -> None:
    """The latest first; the player's own last of all, for he must have a stake (ecarte.r74)."""
    hand = game.hand(side)
    latest = [seat for seat in game.queue(side) if seat != hand and game.stakes[seat]]
    latest.sort(key=lambda seat: -game.staked_at[seat])
    for seat in [*latest, hand]:
        off = min(surplus, game.stakes[seat])
        if off:
            game.stakes[seat] -= off
            surplus -= off
            game.say("ecarte.r41", "cut-back", seat, off)
