"""Positions that a case sets: stocks and pool before a deal, or hands in mid-deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, hand_of, rank
from parlour.core.chance import ANY
from parlour.core.moves import PASS, PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    Vocabulary,
    card,
    cards,
    cards_of,
    flag_of,
    number,
    number_of,
    person,
    texts,
    texts_of,
)
from parlour.errors import BadCase
from parlour.games.snip_snap_snorum.refusals import why_not
from parlour.games.snip_snap_snorum.state import FIRST_OUT, FIVE_CARDS
from parlour.games.snip_snap_snorum.view import active
from parlour.games.snip_snap_snorum.words import CALLS, DEAL, OF_RANK, PHASES, STOCK
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.pool_positions import deals_set, even_shares, set_counters

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

IN_DEAL: Final = ["play", "act", "respond"]


def stock(game: SnipSnapSnorum, seat: int) -> list[str]:
    return [str(game.stocks[seat]) if game.agreed.method != FIRST_OUT else "unlimited"]


def last(game: SnipSnapSnorum) -> list[str]:
    """The rank to be paired and who played it."""
    deal = game.deal
    return [game.pack.ranks[rank(deal.last)], game.names[deal.last_player]] if deal.last >= 0 else []


def put_games(game: SnipSnapSnorum, games: int) -> None:
    if games >= game.agreed.games:
        raise BadCase(f"games {games}: {game.agreed.games} are agreed")
    game.games = games


def arrange(game: SnipSnapSnorum, setup: Setup) -> None:
    """``stock B 1`` (0: out); by ``phase play`` hands and tables in mid-deal, ``next`` to act.

    Without ``last 9 B`` and ``call snip`` he leads afresh; where the whole pack is dealt, ``last`` asks for an answer.
    """
    in_deal = setup.word("phase", ["deal", *IN_DEAL], "deal") in IN_DEAL
    if in_deal and game.dealer < 0:
        game.dealer = 0
    if game.agreed.method != FIRST_OUT:
        _set_stocks(game, setup)
    _set_pool(game, setup)
    game.deals = deals_set(setup, in_deal, game.agreed.deals)
    game.finished = game.deals - 1 if in_deal else game.deals
    if in_deal:
        _lay_hands(game, setup)
        _begin(game, setup)


def _set_stocks(game: SnipSnapSnorum, setup: Setup) -> None:
    """Who has no counter is out; ``first_out`` tells who of several went first."""
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
    game.first_out = setup.seat("first_out", game.names, game.first_out)
    if game.first_out >= 0 and game.live & BIT[game.first_out]:
        raise BadCase(f"{game.names[game.first_out]} has counters and is not out")


def _set_pool(game: SnipSnapSnorum, setup: Setup) -> None:
    """The pool holds what is missing in the stocks; with unlimited counters, what all alike have paid."""
    if game.agreed.method == FIRST_OUT:
        pool = setup.number("pool", 0)
        own = [-share for share in even_shares(pool, game.seats)]
    else:
        own = [int(stock) - STOCK for stock in game.stocks]
        pool = -sum(own)
        if setup.number("pool", pool) != pool:
            raise BadCase(f"stocks and pool make {STOCK * game.seats} counters")
    if pool < 0:
        raise BadCase(f"pool {pool} cannot be")
    set_counters(game, setup, pool, own)


def _lay_hands(game: SnipSnapSnorum, setup: Setup) -> None:
    deal = game.deal
    held = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    laid = [setup.cards(f"table {name}", game.pack) for name in game.names]
    aside = [setup.cards(f"aside {name}", game.pack) for name in game.names]
    turned = setup.cards("turn_up", game.pack)
    named = [each for pile in [*held, *laid, *aside, turned] for each in pile]
    if ANY in named or len(set(named)) < len(named):
        raise BadCase("in mid-deal hands and tables are set card by card, no card twice")
    if len(turned) > (1 if game.agreed.turning else 0):
        raise BadCase("so many cards are not turned up")
    for seat in range(game.seats):
        if (aside if game.live & BIT[seat] else held)[seat]:
            raise BadCase(f"{game.names[seat]}: who is out holds no cards, who is in lays none aside")
        deal.hands[seat] = hand_of(held[seat])
        deal.laid[seat] = hand_of(laid[seat])
        deal.aside[seat] = hand_of(aside[seat])
    for each in turned:
        deal.turn_up = each


def _begin(game: SnipSnapSnorum, setup: Setup) -> None:
    """Whose turn it is, and to which card."""
    _set_last(game, setup)
    deal = game.deal
    answering = deal.last >= 0
    after = game.next_holding(deal.last_player) if answering else game.next_live(game.dealer)
    first = game.names.index(setup.word("next", game.names, game.names[after]))
    if deal.hands[first] == 0:
        raise BadCase(f"{game.names[first]} has no card to play")
    if answering and first != after:
        raise BadCase(f"{game.names[after]} is next after {game.names[deal.last_player]}")
    if answering and game.agreed.method != FIVE_CARDS:
        game.ask_response(deal.last_player)
    else:
        game.begin_at(first)


def _set_last(game: SnipSnapSnorum, setup: Setup) -> None:
    """``last 9 B``: a nine on B's table, or the card turned up, is to be paired; ``call``: the last pairing."""
    deal = game.deal
    tokens = setup.take("last")
    if not tokens and deal.turn_up >= 0 and not any(deal.laid):
        deal.last = deal.turn_up
        deal.last_player = game.dealer
    if tokens and tokens != ["none"]:
        if len(tokens) != 2 or tokens[0] not in game.pack.ranks or tokens[1] not in game.names:
            raise BadCase(f"last is a rank and who played it, not {' '.join(tokens)!r}")
        seat = game.names.index(tokens[1])
        found = _played(game, seat) & OF_RANK[game.pack.ranks.index(tokens[0])]
        if not found:
            raise BadCase(f"{tokens[1]} has no {tokens[0]} on the table")
        deal.last = cards_in(found)[0]
        deal.last_player = seat
    deal.chain = CALLS.index(setup.word("call", CALLS[1:], CALLS[0]))
    if deal.chain and deal.last < 0:
        raise BadCase("a call needs the card it was made with: last 9 B")


def _played(game: SnipSnapSnorum, seat: i64) -> i64:
    cards = game.deal.laid[seat]
    if game.deal.turn_up >= 0 and seat == game.dealer and not cards:
        cards |= BIT[game.deal.turn_up]
    return cards


WORDS: Final = {
    "dealer": dealer_word(DEAL),
    "counters": number_of("ledger.balance"),  # set beside the pool, with which they go together
    "games": number("games", put_games),
    "hand": cards_of("deal.hands"),
    "aside": cards_of("deal.aside"),
    "table": cards_of("deal.laid"),
    "stock": texts_of(stock),
    "out": flag_of(lambda game, seat: not game.live & BIT[seat]),
    "pool": number(lambda game: game.pool()),
    "turn_up": card("deal.turn_up"),
    "last": texts(last),
    "call": texts(lambda game: CALLS[game.deal.chain : game.deal.chain + 1] if game.deal.chain else []),
    "undealt": cards(lambda game: game.undealt()),
    "active": person(active),
    "first_out": person("first_out"),
}
VOCABULARY: Final = Vocabulary([PLAY, PASS], PHASES, WORDS, why_not, arrange)
