"""What a case sets before a deal, and where the cards of that deal go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.cards import BIT, count
from parlour.errors import BadCase
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.loo.rules import Loo


def arrange(game: Loo, setting: Setting) -> None:
    """Pool, loos owed, counters and deals played stand as set; a set dealer spares the knave."""
    for seat in range(game.seats):
        name = game.names[seat]
        game.ledger.balance[seat] = setting.number(f"counters {name}", 0)
        _owe(game, seat, setting.number(f"owed {name}", 0))
        if setting.word(f"seated {name}", ["yes", "no"], "yes") == "no":
            game.present &= ~BIT[seat]
    pool = setting.number("pool", 0)
    game.deals = setting.number("deals", 0)
    if pool < 0 or game.deals < 0 or count(game.present) < 2:
        raise BadCase("the pool and the deals are not below 0, and two players at least are in")
    game.ledger.balance[game.pool] = pool
    if setting.has("dealer"):
        game.dealer = game.names.index(setting.word("dealer", game.names, game.names[0]))
        if game.present & BIT[game.dealer] == 0:
            raise BadCase(f"{game.names[game.dealer]} is gone and cannot deal")
        game.first_dealer = (game.dealer - game.deals) % game.seats
        game.rounds = game.deals // game.seats
        game.next_deal()


def _owe(game: Loo, seat: i64, amount: int) -> None:
    if amount < 0:
        raise BadCase(f"owed {game.names[seat]} cannot be {amount}")
    if amount:
        game.owed[seat] = amount
        game.owing |= BIT[seat]


def deal_plan(game: Loo) -> dict[str, list[int]]:
    seats = [game.dealt[i] for i in range(game.hands_out)]
    if game.single:
        plan = {f"hand {game.names[seat]}": [1 + i] for i, seat in enumerate(seats)}
        plan["turn"] = [0]
        return plan
    miss = game.miss_size()
    cards = game.hands_out * game.each + miss
    receivers = [game.gets(i, miss) for i in range(cards)]
    plan = {f"hand {game.names[seat]}": [i for i in range(cards) if receivers[i] == seat] for seat in seats}
    if miss:
        plan["miss"] = [i for i in range(cards) if receivers[i] == game.seats]
    plan["turn"] = [cards]
    if game.changes():
        plan["stock"] = list(range(cards + 1, len(game.sheet)))
    return plan
