"""What the hands shown are worth: stakes, the pool, and the lives of Pool Commerce."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, count, lowest
from parlour.core.events import NO_SEAT
from parlour.games.commerce import events
from parlour.games.commerce.state import LIVES
from parlour.games.commerce.words import HORSE, MODERN, NO_PENALTY, POOL, TO_ALL
from parlour.mechanisms.pools import share_out
from parlour.mechanisms.three_card_hands import FLUSH, PAIR, class_of, strength

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def pay_stakes(game: Commerce) -> None:
    """Everybody one stake, the dealer double (commerce.21)."""
    game.collect("commerce.21", "stakes", game.playing, game.agreed.pool, game.agreed.stake, BIT[game.dealer])


def enter(game: Commerce) -> None:
    """Equal entry, and three counters for it (commerce.41)."""
    game.entered = True
    game.collect("commerce.41", "enters", game.playing, game.agreed.pool, game.agreed.entry)
    for seat in range(game.seats):
        game.lives[seat] = LIVES


def weigh(game: Commerce) -> i64:
    """The strength of every hand; gives the seats that have the best."""
    hands, recognised = game.deal.hands, game.agreed.recognised
    playing, strengths = game.playing, BLANK[: game.seats]
    best: i64 = 0
    for seat in range(game.seats):
        if playing >> seat & 1:
            own = strength(hands[seat], recognised)
            strengths[seat] = own
            if own > best:
                best = own
    game.deal.strengths = strengths
    return with_better(game, best - 1)


def settle(game: Commerce) -> None:
    winners = weigh(game)
    events.compared(game, winners)
    if game.agreed.mode == POOL:
        _settle_pool(game, winners)
    elif game.agreed.mode == MODERN:
        _settle_modern(game, winners)
    else:
        _settle_old(game, winners)


def _settle_modern(game: Commerce, winners: i64) -> None:
    _take_pool(game, winners)
    if winners & BIT[game.dealer] == 0:
        for seat in range(game.seats):  # mostly one of them
            if winners >> seat & 1:
                game.pay("commerce.25", "dealers-stake", game.dealer, seat, game.agreed.stake)
    stander = game.deal.stander
    if stander >= 0:
        better = with_better(game, game.deal.strengths[stander])
        if better:
            game.pay_each("commerce.27", "beaten-stander", stander, better, game.agreed.stake)  # commerce.R6, R17
    _penalise_dealer(game)


def _take_pool(game: Commerce, winners: i64) -> None:
    """The best hand takes the pool; equal hands divide it, the odd counters to the eldest (commerce.24, R2)."""
    counters = game.counters_in_pool()
    if winners & (winners - 1) == 0:
        game.pay("commerce.24", "takes-pool", game.agreed.pool, lowest(winners), counters)
        return
    n = int(count(winners))
    share, odd = counters // n, counters % n
    seat = game.dealer
    for _i in range(n):
        seat = game.next_of(seat, winners)
        if share + odd:
            game.pay("commerce.R2", "shares-pool", game.agreed.pool, seat, share + odd)
        odd = 0


def _penalise_dealer(game: Commerce) -> None:
    """A dealer beaten with a Pair or more pays a stake to each player, or to the better hands (commerce.49, R12)."""
    dealer = game.dealer
    own = game.deal.strengths[dealer]
    if game.agreed.penalty == NO_PENALTY or class_of(own) < PAIR:
        return
    better = with_better(game, own)
    if better:
        paid = game.playing & ~BIT[dealer] if game.agreed.penalty == TO_ALL else better
        game.pay_each("commerce.49", "dealers-penalty", dealer, paid, game.agreed.stake)


def with_better(game: Commerce, own: i64) -> i64:
    """The seats that have a better hand."""
    better: i64 = 0
    bit: i64 = 1
    for one in game.deal.strengths:
        better |= bit & own - one >> 63  # without a branch, which a processor would mistake every other time
        bit <<= 1
    return better


def _settle_old(game: Commerce, winners: i64) -> None:
    """The winner has a stake from every other; equal winners each have one from all the rest (commerce.39, 40)."""
    clause = "commerce.39" if winners & (winners - 1) == 0 else "commerce.40"
    for winner in range(game.seats):
        if winners & BIT[winner]:
            game.collect(clause, "pays-winner", game.playing & ~winners, winner, game.agreed.stake)
    _penalise_dealer(game)


def _settle_pool(game: Commerce, winners: i64) -> None:
    """The winner takes the agreed sum, the worst hand gives up a counter (commerce.42); by age if equal (R9)."""
    winner = game.next_of(game.dealer, winners)
    prize = min(game.agreed.prize, game.counters_in_pool())  # commerce.R11
    if prize:
        game.pay("commerce.42", "takes-prize", game.agreed.pool, winner, prize)
    loser = _worst(game)
    if _as_weak(game, loser) > 1:
        game.say("commerce.R9", "equal-worst", loser)
    game.lives[loser] -= 1
    game.say("commerce.42", "gives-counter", loser, game.lives[loser])
    if game.lives[loser] == 0:
        game.say("commerce.43", "stands-out", loser)


def _as_weak(game: Commerce, loser: i64) -> i64:
    """How many hands are equal to the worst."""
    strengths = game.deal.strengths
    found: i64 = 0
    for seat in range(game.seats):
        if game.playing & BIT[seat] and strengths[seat] == strengths[loser]:
            found += 1
    return found


def _worst(game: Commerce) -> i64:
    """Of equal worst hands the younger (commerce.R9)."""
    worst: i64 = NO_SEAT
    seat = game.dealer
    for _i in range(count(game.playing)):
        seat = game.next_of(seat, game.playing)
        if worst < 0 or game.deal.strengths[seat] <= game.deal.strengths[worst]:
            worst = seat
    return worst


def alive(game: Commerce) -> i64:
    """The seats that have counters."""
    found: i64 = 0
    for seat in range(game.seats):
        if game.lives[seat]:
            found |= BIT[seat]
    return found


def offer_horse(game: Commerce) -> bool:
    """The first player to go out may buy one counter; nobody else is asked (commerce.45, R10)."""
    out = game.playing & ~alive(game)
    if game.horse_offered or out == 0:
        return False
    game.horse_offered = True
    game.phase = HORSE
    game._turn(game.next_of(game.dealer, out))
    return True


def buy_horse(game: Commerce, seat: i64) -> None:
    game.pay("commerce.45", "buys-horse", seat, game.agreed.pool, game.agreed.horse_price)
    game.lives[seat] = 1


def close_pool(game: Commerce, left: i64) -> None:
    """The last player with a counter takes what is left; or, after an agreed number of hands, all who have any."""
    counters = game.counters_in_pool()
    if left & (left - 1) == 0:
        winner = game.next_of(0, left)
        game.say("commerce.44", "last-with-counters", winner)
        if counters:
            game.pay("commerce.44", "takes-rest", game.agreed.pool, winner, counters)
    else:
        game.say("commerce.R16", "hands-done", NO_SEAT, game.finished)
        share_out(game, game.agreed.pool, left, "commerce.R16", "shares-pool")


def keeps_deal(game: Commerce) -> bool:
    """Continued deal: the dealer stays until somebody shows Tricon, Sequence or Flush (commerce.53)."""
    if not game.agreed.continued:
        return False
    for one in game.deal.strengths:
        if class_of(one) >= FLUSH:
            return False
    return True
