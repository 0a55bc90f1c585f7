"""Who takes what: the show, the pots of law 60, ties and the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, count, nth
from parlour.core.events import NO_SEAT
from parlour.games.poker import events
from parlour.games.poker.state import EXPENSES, ORDINARY
from parlour.mechanisms.pools import divide
from parlour.mechanisms.rankings import kind

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker


class Pot:
    """So many counters, and the seats that may win them."""

    counters: i64
    seats: i64
    short: bool  # a show for a limited sum

    def __init__(self, counters: i64, seats: i64, short: bool) -> None:
        self.counters = counters
        self.seats = seats
        self.short = short


def win_unshown(game: Poker) -> None:
    """One player is left: he takes the pool and need not show, but the opener of a jack-pot must (poker.law.58, 33)."""
    winner = nth(game.deal.playing, 0)
    shown: i64 = 0
    if game.jackpot >= 0 and winner == game.deal.opener:
        shown = BIT[winner]
        events.proven(game)
    take_kitty(game)
    clause = "poker.law.58" if game.jackpot < 0 else "poker.22"
    counters = game.in_pool()
    if counters:
        game.pay(clause, "takes-pool", game.agreed.pool, winner, counters)
    game.jackpot = ORDINARY
    game.deal.gather(0, shown)
    game.end_game()


def show_hands(game: Poker) -> None:
    """Every player in shows; the best hand takes the pool, equal hands divide it (poker.law.59, 76)."""
    deal = game.deal
    values = values_shown(game)
    pots = pots_of(game)
    winners: i64 = 0
    for pot in pots:
        winners |= best_of(game, values, pot.seats)
    proven: i64 = 0
    if game.jackpot >= 0 and winners & BIT[deal.opener]:
        proven = BIT[deal.opener]
        events.proven(game)
    settle(game, values, pots)
    game.jackpot = ORDINARY
    deal.gather(deal.playing, proven)
    game.end_game()


def values_shown(game: Poker) -> vec[i64]:
    """All who are in show; by seat, the number of each hand."""
    values = BLANK[: game.seats]
    for seat in range(game.seats):
        if game.deal.playing & BIT[seat]:
            values[seat] = game.agreed.order.value(game.deal.hands[seat])
    events.hands_shown(game)
    return values


def pots_of(game: Poker) -> list[Pot]:
    return all_pots(game) if game.deal.short else [Pot(game.in_pool(), game.deal.playing, False)]


def settle(game: Poker, values: vec[i64], pots: list[Pot]) -> None:
    _take_from(pots, take_kitty(game))
    _reward(game, values)
    for pot in pots:
        _award(game, pot, values)


def best_of(game: Poker, values: vec[i64], seats: i64) -> i64:
    """The seats, of these, that hold the best hand."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(game.seats):
        if seats & BIT[seat]:
            if values[seat] > best:
                best = values[seat]
                found = 0
            if values[seat] == best:
                found |= BIT[seat]
    return found


def _award(game: Poker, pot: Pot, values: vec[i64]) -> None:
    winners = best_of(game, values, pot.seats)
    events.best_found(game, values, pot.seats, winners)
    if pot.counters == 0:
        return
    if winners & (winners - 1):
        divide(game, game.agreed.pool, pot.counters, winners, "poker.law.76", "divides")
        return
    clause = "poker.22" if game.jackpot >= 0 else "poker.law.59"
    if game.deal.short:
        clause = "poker.law.60"
    message = "takes-limited" if pot.short else "takes-remainder" if game.deal.short else "takes-pool"
    game.pay(clause, message, game.agreed.pool, nth(winners, 0), pot.counters)


def all_pots(game: Poker) -> list[Pot]:
    """One for each show for a limited sum, the smallest first, and what remains (poker.law.60)."""
    taken = BLANK[: game.seats]
    limited: list[Pot] = []
    left = game.deal.short
    carried: i64 = game.in_pool() - staked(game)  # with the first: pool carried, subscriptions
    rest: i64 = game.in_pool()
    while left:
        seat = _smallest(game, left)
        counters = carried + _limited_sum(game, seat, taken)
        carried = 0
        rest -= counters
        limited.append(Pot(counters, left | game.deal.playing & ~game.deal.short, True))
        left &= ~BIT[seat]
    limited.append(Pot(rest, game.deal.playing & ~game.deal.short, False))
    return limited


def staked(game: Poker) -> i64:
    total: i64 = 0
    for seat in range(game.seats):
        total += game.deal.stake[seat]
    return total


def _smallest(game: Poker, seats: i64) -> i64:
    """Of equal sums the later demand, which has fewer players against it (poker.R31)."""
    found: i64 = NO_SEAT
    for seat in range(game.seats):
        if seats & BIT[seat] == 0:
            continue
        later = found >= 0 and count(game.deal.against[seat]) < count(game.deal.against[found])
        if (
            found < 0
            or game.deal.stake[seat] < game.deal.stake[found]
            or (game.deal.stake[seat] == game.deal.stake[found] and later)
        ):
            found = seat
    return found


def _limited_sum(game: Poker, seat: i64, taken: vec[i64]) -> i64:
    """His sum from each who was in when he demanded, ante and straddles of the others, less what smaller pots took."""
    total: i64 = 0
    most = game.deal.stake[seat]
    counted = game.deal.against[seat] | BIT[seat]
    for other in range(game.seats):
        due = game.deal.stake[other] if game.deal.stake[other] < most else most
        if counted & BIT[other] == 0:
            due = game.deal.forced[other]
        if due > taken[other]:
            total += due - taken[other]
            taken[other] = due
    return total


def take_kitty(game: Poker) -> i64:
    """Set the agreed portion aside before the pool is paid (poker.30, R26); gives how much."""
    if game.agreed.kitty_kind == 0:
        return 0
    counters: i64 = game.in_pool()
    if counters > game.agreed.kitty_take:
        counters = game.agreed.kitty_take
    to = game.agreed.house if game.agreed.kitty_kind == EXPENSES else game.agreed.kitty
    game.pay(
        "poker.30", "to-expenses" if game.agreed.kitty_kind == EXPENSES else "to-kitty", game.agreed.pool, to, counters
    )
    return counters


def _take_from(pots: list[Pot], counters: i64) -> None:
    """The kitty's portion comes out of the remainder first (poker.R26)."""
    for pot in reversed(pots):
        part = counters if counters < pot.counters else pot.counters
        pot.counters -= part
        counters -= part


def _reward(game: Poker, values: vec[i64]) -> None:
    """The best hand shown takes a reward kitty if it is good enough; of equal ones the first shown (poker.R26)."""
    if not game.has_kitty():
        return
    best = best_of(game, values, game.deal.playing)
    seat = game.left(game.deal.last_act)
    while best & BIT[seat] == 0:
        seat = game.left(seat)
    if kind(values[seat]) >= game.agreed.kitty_class:
        game.pay("poker.30", "takes-kitty", game.agreed.kitty, seat, game.ledger[game.agreed.kitty])
