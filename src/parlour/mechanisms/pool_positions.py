"""A position that a case sets where counters go into a pool: what each has paid, and how many deals there were."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.setup import Setup
from parlour.core.vocabulary import MOST_COUNTERS
from parlour.errors import BadCase

MOST_DEALS: Final = 10**6


def deals_set(setup: Setup, in_deal: bool, agreed: i64) -> int:
    """How many deals have begun, the one in play among them; of those agreed (0: without end) one is to come or on."""
    deals = setup.number("deals", 1 if in_deal else 0)
    finished = deals - 1 if in_deal else deals
    if not 0 <= finished < (agreed or MOST_DEALS):
        raise BadCase(f"deals {deals} is not one of those agreed")
    return deals


def even_shares(counters: int, seats: i64) -> list[int]:
    """By seat; the odd counters come from the first seats."""
    share, odd = divmod(counters, int(seats))
    return [share + 1 if seat < odd else share for seat in range(seats)]


def set_accounts(game: Game, setup: Setup) -> None:
    """The counters of seats and pool that are set; what is not stays as it is."""
    for account, place in enumerate([*[f"counters {name}" for name in game.names], "pool"]):
        if setup.has(place):
            game.ledger[account] = setup.count(place, MOST_COUNTERS, -MOST_COUNTERS)


def set_counters(game: Game, setup: Setup, pool: int, usual: list[int]) -> None:
    """The pool, and the counters of each seat as they are set, or else as usual; all together they are nothing."""
    for seat in range(game.seats):
        game.ledger[seat] = setup.number(f"counters {game.names[seat]}", usual[seat])
    game.ledger[game.seats] = pool
    if game.ledger.sum() != 0:
        raise BadCase("counters and pool do not make nothing in all")
