"""Positions that a case sets: whose deal it is and how far, counters, and stock and used cards between two hands.

``hand A``, ``hand B`` and ``stock`` alone are given to the first shuffle.  With ``used`` (``used *``: all others) the
stock is exactly what is listed, and the next hand goes on with it; ``gone *`` puts all others out of play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.cards import BIT
from parlour.errors import BadCase
from parlour.games.vingt_un import tenure
from parlour.games.vingt_un.layout import put
from parlour.games.vingt_un.words import NEXT_HAND, SHUFFLE
from parlour.rng import ANY
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn

MOST_COUNTERS: Final = 10**15


def deal_plan(game: VingtUn) -> dict[str, list[int]]:
    """One card each, twice round, and the stock below them."""
    order = game.service()
    players = len(order)
    plan = {f"hand {game.names[seat]}": [k, k + players] for k, seat in enumerate(order)}
    plan["stock"] = list(range(2 * players, len(game.sheet)))
    return plan


def arrange(game: VingtUn, setting: Setting) -> None:
    if setting.has("dealer"):
        dealer = _seat(game, setting, "dealer", 0)
        _begin(game, setting, dealer)
    for account, name in enumerate(game.ledger.names):
        where = "pool" if account == game.pool else f"counters {name}"
        counters = setting.number(where, 0)
        if abs(counters) > MOST_COUNTERS:
            raise BadCase(f"{where} {counters} is too much")
        game.ledger.balance[account] = counters
    for seat, name in enumerate(game.names):
        if setting.word(f"had {name}", ["yes", "no"], "no") == "yes":
            game.had |= BIT[seat]
        if setting.word(f"left {name}", ["yes", "no"], "no") == "yes":
            game.present &= ~BIT[seat]
    game.tenures = setting.number("tenures", 0)
    game.deals += game.tenures
    game.hands_played = setting.number("played", game.hand_no)


def _begin(game: VingtUn, setting: Setting, dealer: i64) -> None:
    seller = _seat(game, setting, "seller", dealer)
    under_way = seller != dealer or setting.has("hands") or setting.has("used")
    tenure.begin(game, seller)
    if under_way:
        game.dealer = dealer
        game.hand_no = setting.number("hands", 0)
        game.visits = setting.number("visits", 0)
        game.phase = SHUFFLE
        game.wait_for_chance()
    if setting.has("used"):
        _lay_stock(game, setting)


def _seat(game: VingtUn, setting: Setting, word: str, otherwise: i64) -> i64:
    return game.names.index(setting.word(word, game.names, game.names[otherwise]))


# -- stock and used cards ----------------------------------------------------------------------


def _lay_stock(game: VingtUn, setting: Setting) -> None:
    """``*`` in the stock is any other card; a lone ``*`` for used or gone is all the others."""
    stock = setting.cards("stock", game.pack)
    used = setting.cards("used", game.pack)
    gone = setting.cards("gone", game.pack)
    named = [card for card in stock + used + gone if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card lies in two places")
    rest = vec[i64]([card for card in game.pack.cards if card not in named])
    game.chance.shuffle(rest)
    others = list(rest)
    stock = [others.pop() if card == ANY else card for card in stock]
    if used == [ANY]:
        used, others = others, []
    elif gone == [ANY]:
        gone, others = others, []
    if others or ANY in used or ANY in gone:
        raise BadCase("every card must lie somewhere: in stock, used or gone")
    _check_enough(game, len(stock), len(used))
    game.deck = vec[i64](stock)
    game.at = 0
    game.gone = vec[i64](gone)
    for card in gone:
        put(game.seen, card)
    for card in used:
        put(game.used, card)
    game.phase = NEXT_HAND
    if game.hand_no == 0:
        raise BadCase("used cards lie there only after the first hand of a tenure: hands 1")


def _check_enough(game: VingtUn, stock: int, used: int) -> None:
    if stock < 1 or stock + used <= 2 * game.seats:
        raise BadCase("stock and used cards are too few for the next hand")
