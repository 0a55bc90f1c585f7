"""What a case sets before the first game: counters, pool, jack-pot, kitty and how many games were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.errors import BadCase
from parlour.games.poker import session
from parlour.games.poker.state import ORDINARY
from parlour.games.poker.words import STAKES
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker

MOST = 10**12


SET = ("counters", "pool", "kitty", "jackpot", "deals")


def arrange(game: Poker, setting: Setting, has_dealer: bool) -> None:
    """A set dealer spares the draw for deal."""
    if not has_dealer:
        for place in setting.given:
            if place.split()[0] in SET:
                raise BadCase(f"{place} needs a dealer: dealer {game.names[0]}")
        return
    given = {seat: _number(setting, f"counters {game.names[seat]}") for seat in range(game.seats)}
    session.begin(game)
    for seat, counters in given.items():
        if counters >= 0:
            game.bought[seat] = counters
            game.ledger.balance[game.house] += game.ledger.balance[seat] - counters
            game.ledger.balance[seat] = counters
    _set_account(game, setting, "pool", game.pool)
    if game.has_kitty():
        _set_account(game, setting, "kitty", game.kitty)
    steps = ["none", *[str(step) for step in range(100)]]
    game.jackpot = steps.index(setting.word("jackpot", steps, "none")) + ORDINARY
    game.deals = max(_number(setting, "deals"), 0)
    game.finished = game.deals
    if game.finished >= game.deals_agreed:
        raise BadCase(f"only {game.deals_agreed} games are agreed")
    game.phase = STAKES


def _set_account(game: Poker, setting: Setting, name: str, account: int) -> None:
    counters = max(_number(setting, name), 0)
    game.ledger.balance[account] += counters
    game.ledger.balance[game.house] -= counters


def _number(setting: Setting, place: str) -> int:
    """What is set, or -1."""
    number = setting.number(place, -1)
    if number > MOST or (number < 0 and number != -1):
        raise BadCase(f"{place} cannot be {number}")
    return number
