"""A position that a case sets: stocks and pool before a deal, or hands in mid-deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, hand_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.snip_snap_snorum.state import FIRST_OUT, FIVE_CARDS
from parlour.games.snip_snap_snorum.words import CALLS, DEAL, OF_RANK, STOCK

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

MOST_DEALS: Final = 10**6
IN_DEAL: Final = ["play", "act", "respond"]


def arrange(game: SnipSnapSnorum, setup: Setup) -> None:
    """``stock B 1`` (0: out); by ``phase play`` hands and tables in mid-deal, ``next`` to act.

    Without ``last 9 B`` and ``call snip`` he leads afresh; where the whole pack is dealt, ``last`` asks for an answer.
    """
    playing = setup.word("phase", ["deal", *IN_DEAL], "deal") in IN_DEAL
    if setup.has("dealer") or playing:
        game.dealer = game.names.index(setup.word("dealer", game.names, game.names[0]))
        game.phase = DEAL
    _set_stocks(game, setup)
    _set_counters(game, setup)
    _set_deals(game, setup, playing)
    if playing:
        _lay_hands(game, setup)
        _begin(game, setup)


def _set_deals(game: SnipSnapSnorum, setup: Setup, playing: bool) -> None:
    deals = setup.number("deals", 1 if playing else 0)
    finished = deals - 1 if playing else deals
    if not 0 <= finished < (game.deals_agreed or MOST_DEALS):
        raise BadCase(f"deals {deals} is not one of those agreed")
    game.deals = deals
    game.finished = finished
    games = setup.number("games", 0)
    if not 0 <= games < game.games_agreed:
        raise BadCase(f"games {games}: {game.games_agreed} are agreed")
    game.games = games


def _set_stocks(game: SnipSnapSnorum, setup: Setup) -> None:
    """Who has no counter is out; ``first_out`` tells who of several went first."""
    if game.method == FIRST_OUT:
        return
    for seat in range(game.seats):
        stock = setup.number(f"stock {game.names[seat]}", STOCK)
        if not 0 <= stock <= STOCK * game.seats:
            raise BadCase(f"stock {game.names[seat]} cannot be {stock}")
        game.stocks[seat] = stock
        if stock == 0:
            game.live &= ~BIT[seat]
            game.first_out = seat
    if game.live & (game.live - 1) == 0:
        raise BadCase("two players at least have counters")
    if setup.has("first_out"):
        game.first_out = game.names.index(setup.word("first_out", game.names, ""))
        if game.live & BIT[game.first_out]:
            raise BadCase(f"{game.names[game.first_out]} has counters and is not out")


def _set_counters(game: SnipSnapSnorum, setup: Setup) -> None:
    """The pool holds what is missing in the stocks; with unlimited counters, what all alike have paid."""
    pool = _pool(game, setup)
    for seat in range(game.seats):
        share = pool // int(game.seats) + (1 if seat < pool % int(game.seats) else 0)
        own = -share if game.method == FIRST_OUT else int(game.stocks[seat]) - STOCK
        game.ledger.balance[seat] = setup.number(f"counters {game.names[seat]}", own)
    game.ledger.balance[game.seats] = pool
    if game.ledger.sum() != 0:
        raise BadCase("counters and pool do not make nothing in all")


def _pool(game: SnipSnapSnorum, setup: Setup) -> int:
    if game.method == FIRST_OUT:
        pool = setup.number("pool", 0)
    else:
        pool = STOCK * int(game.seats) - sum([int(stock) for stock in game.stocks])
        if setup.number("pool", pool) != pool:
            raise BadCase(f"stocks and pool make {STOCK * game.seats} counters")
    if pool < 0:
        raise BadCase(f"pool {pool} cannot be")
    return pool


# -- in mid-deal ----------------------------------------------------------------------------


def _lay_hands(game: SnipSnapSnorum, setup: Setup) -> None:
    held = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    laid = [setup.cards(f"table {name}", game.pack) for name in game.names]
    aside = [setup.cards(f"aside {name}", game.pack) for name in game.names]
    turned = setup.cards("turn_up", game.pack)
    named = [card for cards in [*held, *laid, *aside, turned] for card in cards]
    if ANY in named or len(set(named)) < len(named):
        raise BadCase("in mid-deal hands and tables are set card by card, no card twice")
    if len(turned) > (1 if game.turning else 0):
        raise BadCase("so many cards are not turned up")
    for seat in range(game.seats):
        if (aside if game.live & BIT[seat] else held)[seat]:
            raise BadCase(f"{game.names[seat]}: who is out holds no cards, who is in lays none aside")
        game.hands[seat] = hand_of(held[seat])
        game.laid[seat] = hand_of(laid[seat])
        game.aside[seat] = hand_of(aside[seat])
    for card in turned:
        game.turn_up = card


def _begin(game: SnipSnapSnorum, setup: Setup) -> None:
    """Whose turn it is, and to which card."""
    _set_last(game, setup)
    answering = game.last >= 0
    after = game.next_holding(game.last_player) if answering else game.next_live(game.dealer)
    first = game.names.index(setup.word("next", game.names, game.names[after]))
    if game.hands[first] == 0:
        raise BadCase(f"{game.names[first]} has no card to play")
    if answering and first != after:
        raise BadCase(f"{game.names[after]} is next after {game.names[game.last_player]}")
    if answering and game.method != FIVE_CARDS:
        game.ask_response(game.last_player)
    else:
        game.begin_at(first)


def _set_last(game: SnipSnapSnorum, setup: Setup) -> None:
    """``last 9 B``: a nine on B's table, or the card turned up, is to be paired; ``call``: the last pairing."""
    tokens = setup.take("last")
    if not tokens and game.turn_up >= 0 and not any(game.laid[seat] for seat in range(game.seats)):
        game.last = game.turn_up
        game.last_player = game.dealer
    if tokens and tokens != ["none"]:
        if len(tokens) != 2 or tokens[0] not in game.pack.ranks or tokens[1] not in game.names:
            raise BadCase(f"last is a rank and who played it, not {' '.join(tokens)!r}")
        seat: i64 = game.names.index(tokens[1])
        found = _played(game, seat) & OF_RANK[game.pack.ranks.index(tokens[0])]
        if not found:
            raise BadCase(f"{tokens[1]} has no {tokens[0]} on the table")
        game.last = cards_in(found)[0]
        game.last_player = seat
    game.chain = CALLS.index(setup.word("call", CALLS[1:], CALLS[0]))
    if game.chain and game.last < 0:
        raise BadCase("a call needs the card it was made with: last 9 B")


def _played(game: SnipSnapSnorum, seat: i64) -> i64:
    cards = game.laid[seat]
    if game.turn_up >= 0 and seat == game.dealer and not cards:
        cards |= BIT[game.turn_up]
    return cards
