"""The pool of Loo, and whose deal it is: fees and loos paid in, shares, who leaves, and the finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, count
from parlour.games.loo import events
from parlour.games.loo.state import FIXED_LOO, HANDS_LIE, TABLE_OF_FIVE, UNLIMITED
from parlour.games.loo.words import DEAL, LEAVING, OVER
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo


def trick_share(stakes: int, tricks: int, i: int) -> int:
    """What the i-th trick is worth: the pool over the tricks, the odd counters to the first (loo.33, 34)."""
    share = stakes // tricks
    return share + 1 if i < stakes % tricks else share


def next_deal(game: Loo) -> None:
    """It is the dealer's turn: he may have a word to say first (loo.6)."""
    if game.agreed.leaving:
        game.phase = LEAVING
        game._turn(game.dealer)
    else:
        prepare_deal(game)


def leave(game: Loo, seat: i64) -> None:
    """He pays, deals himself nothing and is gone; a last player takes all (loo.6, R4)."""
    game.withdraws = True
    game.say("loo.6", "leaves", seat)
    if count(game.present) > 2:
        prepare_deal(game)
        return
    pay_in(game)
    _withdraw(game)
    game.take_pool(game.next_of(seat, game.present), "loo.R4")
    _end_game(game)


def prepare_deal(game: Loo) -> None:
    """Who gets cards, and what sort of deal it is: a single when nothing lay in the pool before (loo.R3)."""
    out = game.withdraws or (game.agreed.dealer_out and count(game.present) > TABLE_OF_FIVE)  # loo.2, 6
    playing = game.present & ~BIT[game.dealer] if out else game.present
    dealt = BLANK[: count(playing)]
    seat = game.dealer
    for i in range(len(dealt)):
        seat = game.next_of(seat, playing)
        dealt[i] = seat
    game.dealt = dealt
    game.single = game.owing == 0 and game.pool() == 0
    game.last = _is_last(game)
    game.phase = DEAL
    game._await_chance()


def _is_last(game: Loo) -> bool:
    if game.agreed.deals:
        return game.deals + 1 >= game.agreed.deals
    return game.rounds + 1 == game.agreed.rounds and _ends_round(game)


def _ends_round(game: Loo) -> bool:
    """Whether the deal next comes to, or passes, the place of the first dealer."""
    seat = game.left(game.dealer)
    while game.present & BIT[seat] == 0 and seat != game.first_dealer:
        seat = game.left(seat)
    return seat == game.first_dealer


def pay_in(game: Loo) -> None:
    """Loos owed, then the dealer's fee, lie in the pool before the deal (loo.13)."""
    _pay_loos(game, "loo.13")
    game.pay("loo.7", "pays-fee", game.dealer, game.seats, game.agreed.fee)


def _pay_loos(game: Loo, clause: str) -> None:
    if game.owing == 0:
        return
    game.own_debts()
    for seat in range(game.seats):
        if game.owing & BIT[seat]:
            game.pay(clause, "pays-loo", seat, game.seats, game.owed[seat])
            game.owed[seat] = 0
    game.owing = 0


def loo_for(game: Loo, stakes: int) -> int:
    """The full loo of a deal played for these stakes (loo.33, 47, 49)."""
    if game.agreed.loo_mode == FIXED_LOO:
        return game.agreed.loo
    return stakes if game.agreed.loo_mode == UNLIMITED or stakes < game.agreed.limit else game.agreed.limit


def share(game: Loo, seat: i64, stakes: int) -> int:
    """What the seat's tricks bring (loo.33)."""
    due = 0
    deal, each = game.deal, game.agreed.each
    for i in range(each):
        if deal.won(seat, i):
            due += trick_share(stakes, each, i)
    return due


def be_looed(game: Loo, seat: i64, loo: int, clause: str) -> None:
    """It goes into the next pool."""
    game.own_debts()
    game.owed[seat] = loo
    game.owing |= BIT[seat]
    events.looed(game, seat, loo, clause)


def end_deal(game: Loo) -> None:
    if game.deal.lies == HANDS_LIE:
        game.deal.gather()
    if game.agreed.until_single and game.owing == 0 and game.pool() == 0:
        game.say("loo.4", "single-follows")
        _end_game(game)
    elif game.last:
        _finish(game)
    else:
        _pass_the_deal(game)


def _pass_the_deal(game: Loo) -> None:
    if game.owing == 0 and game.pool() == 0:
        game.say("loo.33", "next-single")
    if _ends_round(game):
        game.rounds += 1
    _withdraw(game)
    game.dealer = game.next_of(game.dealer, game.present)
    next_deal(game)


def _withdraw(game: Loo) -> None:
    if game.withdraws:
        game.present &= ~BIT[game.dealer]
        game.withdraws = False


def _finish(game: Loo) -> None:
    """The deals agreed are played: loos are paid in, and what lies in the pool is shared (loo.3, 5)."""
    if _ends_round(game):
        game.say("loo.5", "round-ends", game.dealer)
    _withdraw(game)
    _pay_loos(game, "loo.3")
    share_out(game, game.seats, game.present, "loo.3", "shares-pool")
    _end_game(game)


def _end_game(game: Loo) -> None:
    _withdraw(game)
    game._game_over(OVER)
