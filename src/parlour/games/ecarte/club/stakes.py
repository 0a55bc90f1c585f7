"""Stakes: laid, totalled, made equal and fixed (ecarte.6b, 8, 58 to 58c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.moves import Move, Verb
from parlour.games.ecarte.club.queues import list_newcomer
from parlour.games.ecarte.club.words import ACCIDENTS, FIRST, LESS, SECOND, SHORT_STAKE
from parlour.mechanisms.accidents import befall

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

MOST_SLIP = 10  # counters that are laid too many or too few by mistake


def may_stake(game: Club, seat: i64) -> bool:
    """Whoever belongs to a side; on the chouetteur's, he alone answers for the game, with his partners' shares."""
    side = game.camp[seat]
    return side == SECOND or (side == FIRST and not game.agreed.chouette)


def lay_stake(game: Club, seat: i64, amount: int) -> None:
    """A stake in the place of the one before."""
    side = game.camp[seat]
    game.asked &= ~BIT[seat]
    game.slips[seat] = 0
    if amount and seat not in game.queue(side):
        list_newcomer(game, seat)
    if amount != game.stakes[seat]:
        game.added &= ~BIT[side]
        game.stakes[seat] = amount
        game.clock += 1
        game.staked_at[seat] = game.clock
    game.say("ecarte.8", "stakes-so-much" if amount else "stakes-nothing", seat, amount)
    if amount and game.agreed.table and not game.agreed.chouette:
        _slip(game, seat)


def _slip(game: Club, seat: i64) -> None:
    """Less or more is laid than was announced; nobody sees it before the stakes are paid (ecarte.58a)."""

    def wrong(_kind: Verb) -> Move:
        return drawn_slip(game.stakes[seat], seat, game.chance)

    for mishap in befall(game.chance, ACCIDENTS, game.agreed.rates, [SHORT_STAKE], wrong):
        if mishap.a == seat:
            game.slips[seat] = slip_of(mishap, game.stakes[seat])


def drawn_slip(stake: int, seat: i64, chance: Chance) -> Move:
    """One to ten counters, but never more than there are."""
    less = chance.below(2) == LESS
    most = stake if less and stake < MOST_SLIP else MOST_SLIP
    return Move(SHORT_STAKE, seat, LESS if less else 1 - LESS, 1 + chance.below(most))


def slip_of(mishap: Move, stake: int) -> int:
    amount = int(mishap.c)
    if mishap.b != LESS:
        return amount
    return -amount if amount < stake else -stake


# -- the adding ------------------------------------------------------------------------------


def add_up(game: Club, seat: i64) -> None:
    """A hand totals the stakes of its side; when both have, they are made equal and fixed (ecarte.58)."""
    side = game.camp[seat]
    game.added |= BIT[side]
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
            game.slips[seat] = 0
            surplus -= off
            game.say("ecarte.r41", "cut-back", seat, off)
