"""The sitting: counters sold before and bought back after, and what is left over when the games agreed are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import altered
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.games.poker import events
from parlour.games.poker.rules import loans
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker


def begin(game: Poker) -> None:
    events.agreed(game)
    if not game.agreed.unlimited:
        for seat in range(game.seats):
            _sell(game, seat)


def _sell(game: Poker, seat: i64) -> None:
    game.bought = altered(game.bought, seat, game.bought[seat] + game.agreed.funds)
    game.pay("poker.37", "buys-counters", game.agreed.house, seat, game.agreed.funds)


def sell_anew(game: Poker) -> None:
    """Who holds less than one ante before a game buys as many again (poker.R16)."""
    if game.agreed.unlimited:
        return
    for seat in range(game.seats):
        if game.ledger[seat] < game.agreed.ante:
            _sell(game, seat)


def sell_for(game: Poker, seat: i64, fine: i64) -> None:
    """A fine that he cannot pay he buys counters for at once (poker.R16)."""
    while not game.agreed.unlimited and game.ledger[seat] < fine:
        _sell(game, seat)


def end(game: Poker) -> None:
    """What lies in pool and kitty is divided, debts are paid, counters bought back (poker.R22, R25, R26, 37)."""
    game.say("poker.R25", "games-done", NO_SEAT, game.finished)
    everybody = ALL_SEATS[game.seats]
    share_out(game, game.agreed.pool, everybody, "poker.R22", "shares-pool")
    if game.has_kitty():
        share_out(game, game.agreed.kitty, everybody, "poker.R26", "shares-kitty")
    loans.settle(game)
    for seat in range(game.seats):
        if game.bought[seat]:
            game.pay("poker.37", "counters-back", seat, game.agreed.house, game.bought[seat])
            game.bought = altered(game.bought, seat, 0)
    game.over = True
