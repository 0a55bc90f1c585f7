"""What a case sets: counters, pool, jack-pot, kitty, how many games were played, and a game that is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.poker import session, underway
from parlour.games.poker.state import ORDINARY
from parlour.games.poker.underway import STARTS, number_set
from parlour.games.poker.words import STAKES

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker

SET = ("counters", "pool", "kitty", "jackpot", "deals", "phase")


def arrange(game: Poker, setup: Setup, has_dealer: bool) -> None:
    """A set dealer spares the draw for deal."""
    if not has_dealer:
        for place in setup.given:
            if place.split()[0] in SET:
                raise BadCase(f"{place} needs a dealer: dealer {game.names[0]}")
        return
    given = {seat: number_set(setup, f"counters {game.names[seat]}") for seat in range(game.seats)}
    session.begin(game)
    for seat, counters in given.items():
        if counters >= 0:
            game.bought[seat] = counters
            game.ledger.balance[game.house] += game.ledger.balance[seat] - counters
            game.ledger.balance[seat] = counters
    pool_set = setup.has("pool")
    _set_account(game, setup, "pool", game.pool)
    if game.has_kitty():
        _set_account(game, setup, "kitty", game.kitty)
    steps = ["none", *[str(step) for step in range(100)]]
    game.jackpot = steps.index(setup.word("jackpot", steps, "none")) + ORDINARY
    game.deals = max(number_set(setup, "deals"), 0)
    game.finished = game.deals
    if game.finished >= game.deals_agreed:
        raise BadCase(f"only {game.deals_agreed} games are agreed")
    game.phase = STAKES
    phase = setup.word("phase", ["stakes", *STARTS], "stakes")
    if phase != "stakes":
        underway.arrange(game, setup, phase, given, pool_set)


def _set_account(game: Poker, setup: Setup, name: str, account: int) -> None:
    counters = max(number_set(setup, name), 0)
    game.ledger.balance[account] += counters
    game.ledger.balance[game.house] -= counters
