"""The sitting: counters sold before and bought back after, and what is left over when the games agreed are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.games.poker import loans, show
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker


def begin(game: Poker) -> None:
    if game.detail == EVERYTHING:
        show.tell_session(game)
    if not game.unlimited:
        for seat in range(game.seats):
            _sell(game, seat)


def _sell(game: Poker, seat: i64) -> None:
    game.bought[seat] += game.funds
    game.pay("poker.37", "buys-counters", game.house, seat, game.funds)


def sell_anew(game: Poker) -> None:
    """Who holds less than one ante before a game buys as many again (poker.R16)."""
    if game.unlimited:
        return
    for seat in range(game.seats):
        if game.ledger.balance[seat] < game.ante:
            _sell(game, seat)


def end(game: Poker) -> None:
    """What lies in pool and kitty is divided, debts are paid, counters bought back (poker.R22, R25, R26, 37)."""
    game.say("poker.R25", "games-done", NO_SEAT, game.finished)
    everybody = ALL_SEATS[game.seats]
    share_out(game, game.pool, everybody, "poker.R22", "shares-pool")
    if game.has_kitty():
        share_out(game, game.kitty, everybody, "poker.R26", "shares-kitty")
    loans.settle(game)
    for seat in range(game.seats):
        if game.bought[seat]:
            game.pay("poker.37", "counters-back", seat, game.house, game.bought[seat])
            game.bought[seat] = 0
    game.over = True
