"""A position that a case sets: stocks and pool before a deal, or hands in mid-deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.cards import BIT, hand_of
from parlour.errors import BadCase
from parlour.games.snip_snap_snorum.state import FIRST_OUT
from parlour.games.snip_snap_snorum.words import DEAL, STOCK
from parlour.rng import ANY
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

MOST_DEALS: Final = 10**6


def arrange(game: SnipSnapSnorum, setting: Setting) -> None:
    """``stock B 1`` (0: out) and, by ``phase play``, hands and tables in mid-deal with ``next`` to lead afresh."""
    playing = setting.word("phase", ["deal", "play"], "deal") == "play"
    if setting.has("dealer") or playing:
        game.dealer = game.names.index(setting.word("dealer", game.names, game.names[0]))
        game.phase = DEAL
    if game.method != FIRST_OUT:
        _set_stocks(game, setting)
    _set_deals(game, setting, playing)
    if playing:
        _lay_hands(game, setting)


def _set_deals(game: SnipSnapSnorum, setting: Setting, playing: bool) -> None:
    deals = setting.number("deals", 1 if playing else 0)
    finished = deals - 1 if playing else deals
    if not 0 <= finished < (game.deals_agreed or MOST_DEALS):
        raise BadCase(f"deals {deals} is not one of those agreed")
    game.deals = deals
    game.finished = finished


def _set_stocks(game: SnipSnapSnorum, setting: Setting) -> None:
    pool: i64 = STOCK * game.seats
    for seat in range(game.seats):
        stock = setting.number(f"stock {game.names[seat]}", STOCK)
        if not 0 <= stock <= STOCK * game.seats:
            raise BadCase(f"stock {game.names[seat]} cannot be {stock}")
        game.stocks[seat] = stock
        game.ledger.balance[seat] = stock - STOCK
        pool -= stock
        if stock == 0:
            game.live &= ~BIT[seat]
            game.first_out = seat
    if game.live & (game.live - 1) == 0 or setting.number("pool", pool) != pool or pool < 0:
        raise BadCase(f"stocks and pool make {STOCK * game.seats} counters, of which two players at least have some")
    game.ledger.balance[game.seats] = pool


def _lay_hands(game: SnipSnapSnorum, setting: Setting) -> None:
    held = [setting.cards(f"hand {name}", game.pack) for name in game.names]
    laid = [setting.cards(f"table {name}", game.pack) for name in game.names]
    named = [card for cards in held + laid for card in cards]
    if ANY in named or len(set(named)) < len(named):
        raise BadCase("in mid-deal hands and tables are set card by card, no card twice")
    for seat in range(game.seats):
        if held[seat] and game.live & BIT[seat] == 0:
            raise BadCase(f"{game.names[seat]} is out and holds no cards")
        game.hands[seat] = hand_of(held[seat])
        game.laid[seat] = hand_of(laid[seat])
    first = game.names.index(setting.word("next", game.names, game.names[game.next_live(game.dealer)]))
    if game.hands[first] == 0:
        raise BadCase(f"{game.names[first]} has no card to play")
    game.begin_at(first)
