"""Who takes what: the show, the pots of law 60, ties and the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, nth
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.games.poker import show
from parlour.games.poker.state import EXPENSES, ORDINARY
from parlour.mechanisms.pools import divide
from parlour.mechanisms.rankings import kind

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker


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
    winner = nth(game.playing, 0)
    shown: i64 = 0
    if game.jackpot >= 0 and winner == game.opener:
        shown = BIT[winner]
        _prove(game)
    take_kitty(game)
    clause = "poker.law.58" if game.jackpot < 0 else "poker.22"
    counters = game.ledger.balance[game.pool]
    if counters:
        game.pay(clause, "takes-pool", game.pool, winner, counters)
    game.jackpot = ORDINARY
    gather(game, 0, shown)
    game.end_game()


def _prove(game: Poker) -> None:
    """The hand as it was dealt, discards and all (poker.law.33, R11)."""
    if game.detail == EVERYTHING:
        show.tell_proof(game)


def gather(game: Poker, shown: i64 = 0, proven: i64 = 0) -> None:
    """All cards that were not shown go back to the pack."""
    for seat in range(game.seats):
        if proven & BIT[seat] == 0:
            game.thrown[seat] = 0
        elif shown & BIT[seat] == 0:
            game.hands[seat] = game.dealt[seat] & ~game.thrown[seat]
        if (shown | proven) & BIT[seat] == 0:
            game.hands[seat] = 0
        game.dealt[seat] = 0
        game.redrawn[seat] = 0
    game.deck = game.sheet
    game.next_card = len(game.sheet)
    game.unserved = 0
    game.lying_open = True


# -- the show ------------------------------------------------------------------


def show_hands(game: Poker) -> None:
    """Every player in shows; the best hand takes the pool, equal hands divide it (poker.law.59, 76)."""
    values = vec[i64]([0 for _name in game.names])
    for seat in range(game.seats):
        if game.playing & BIT[seat]:
            values[seat] = game.order.value(game.hands[seat])
    if game.detail == EVERYTHING:
        show.tell_hands(game)
    pots = all_pots(game) if game.short else [Pot(game.ledger.balance[game.pool], game.playing, False)]
    winners: i64 = 0
    for pot in pots:
        winners |= best_of(game, values, pot.seats)
    proven: i64 = 0
    if game.jackpot >= 0 and winners & BIT[game.opener]:
        proven = BIT[game.opener]
        _prove(game)
    _take_from(pots, take_kitty(game))
    _reward(game, values)
    for pot in pots:
        _award(game, pot, values)
    game.jackpot = ORDINARY
    gather(game, game.playing, proven)
    game.end_game()


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
    if game.detail == EVERYTHING:
        show.tell_best(game, values, pot.seats, winners)
    if pot.counters == 0:
        return
    if winners & (winners - 1):
        divide(game, game.pool, pot.counters, winners, "poker.law.76", "divides")
        return
    clause = "poker.22" if game.jackpot >= 0 else "poker.law.59"
    if game.short:
        clause = "poker.law.60"
    message = "takes-limited" if pot.short else "takes-remainder" if game.short else "takes-pool"
    game.pay(clause, message, game.pool, nth(winners, 0), pot.counters)


# -- law 60 --------------------------------------------------------------------------


def all_pots(game: Poker) -> list[Pot]:
    """One for each show for a limited sum, the smallest first, and what remains (poker.law.60)."""
    taken = vec[i64]([0 for _name in game.names])
    limited: list[Pot] = []
    left = game.short
    carried: i64 = game.ledger.balance[game.pool] - staked(game)  # with the first: pool carried, subscriptions
    rest: i64 = game.ledger.balance[game.pool]
    while left:
        seat = _smallest(game, left)
        counters = carried + _limited_sum(game, seat, taken)
        carried = 0
        rest -= counters
        limited.append(Pot(counters, left | game.playing & ~game.short, True))
        left &= ~BIT[seat]
    limited.append(Pot(rest, game.playing & ~game.short, False))
    return limited


def staked(game: Poker) -> i64:
    total: i64 = 0
    for seat in range(game.seats):
        total += game.stake[seat]
    return total


def _smallest(game: Poker, seats: i64) -> i64:
    """Of equal sums the later demand, which has fewer players against it (poker.R31)."""
    found: i64 = NO_SEAT
    for seat in range(game.seats):
        if seats & BIT[seat] == 0:
            continue
        later = found >= 0 and count(game.against[seat]) < count(game.against[found])
        if found < 0 or game.stake[seat] < game.stake[found] or (game.stake[seat] == game.stake[found] and later):
            found = seat
    return found


def _limited_sum(game: Poker, seat: i64, taken: vec[i64]) -> i64:
    """His sum from each who was in when he demanded, ante and straddles of the others, less what smaller pots took."""
    total: i64 = 0
    most = game.stake[seat]
    counted = game.against[seat] | BIT[seat]
    for other in range(game.seats):
        due = game.stake[other] if game.stake[other] < most else most
        if counted & BIT[other] == 0:
            due = game.forced[other]
        if due > taken[other]:
            total += due - taken[other]
            taken[other] = due
    return total


# -- the kitty -----------------------------------------------------------------------------


def take_kitty(game: Poker) -> i64:
    """Set the agreed portion aside before the pool is paid (poker.30, R26); gives how much."""
    if game.kitty_kind == 0:
        return 0
    counters: i64 = game.ledger.balance[game.pool]
    if counters > game.kitty_take:
        counters = game.kitty_take
    to = game.house if game.kitty_kind == EXPENSES else game.kitty
    game.pay("poker.30", "to-expenses" if game.kitty_kind == EXPENSES else "to-kitty", game.pool, to, counters)
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
    best = best_of(game, values, game.playing)
    seat = game.left(game.last_act)
    while best & BIT[seat] == 0:
        seat = game.left(seat)
    if kind(values[seat]) >= game.kitty_class:
        game.pay("poker.30", "takes-kitty", game.kitty, seat, game.ledger.balance[game.kitty])
