"""The modern game: trade with the dealer for ready money, or with the left neighbour by barter, until one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.games.commerce import table
from parlour.games.commerce.knowledge import bartered, bought
from parlour.games.commerce.state import NO_CARD
from parlour.games.commerce.words import ANSWER, TRADE, TRADED

if TYPE_CHECKING:
    from parlour.games.commerce.rules import Commerce


def ask(game: Commerce, seat: i64) -> None:
    """He trades or stands (commerce.23, 33)."""
    game.trader = seat
    game.phase = TRADE
    game._turn(seat)


def partner_of(game: Commerce, seat: i64) -> i64:
    """Who is offered barter: the left neighbour, or the nearest on the left who has not stood (commerce.30, 51)."""
    return game.next_of(seat, game.playing & ~game.stood & ~BIT[seat])


def stand(game: Commerce, seat: i64) -> None:
    answered = game.phase == ANSWER
    if game.detail == EVERYTHING:
        table.tell_stand(game, seat, answered)
    if answered:
        _take_back(game)
    if game.extended:
        _mark(game, seat, answered)
    else:
        game.stander = seat
        game.say("commerce.34", "trade-ceases")
        game.show()


def _mark(game: Commerce, seat: i64, answered: bool) -> None:
    """His cards stay down and the others trade on, until all have stood (commerce.51)."""
    game.stood |= BIT[seat]
    if answered:
        ask(game, game.trader)
    elif game.stood == game.playing:
        game.show()
    else:
        next_turn(game, seat)


def buy(game: Commerce, seat: i64, card: i64) -> None:
    """Throw out a card, pay the dealer, take the top card; the other goes unseen to the bottom (commerce.29)."""
    slot = game.top
    taken = game.stock[slot]
    if game.detail == EVERYTHING:
        table.tell_buy(game, seat, card, taken)
    if seat != game.dealer:
        game.pay("commerce.26", "pays-dealer", seat, game.dealer, game.stake)
    game.stock[slot] = card
    game.top = slot + 1 if slot + 1 < len(game.stock) else 0
    game.hands[seat] ^= BIT[card] | BIT[taken]
    game.trades = append(game.trades, bought(seat, card, taken))
    _traded(game)


def barter(game: Commerce, seat: i64, card: i64) -> None:
    """A card is offered face down; the neighbour answers at once (commerce.30, R5)."""
    game.asked = partner_of(game, seat)
    if game.detail == EVERYTHING:
        table.tell_offer(game, seat, card)
    game.hands[seat] ^= BIT[card]
    game.offered = card
    game.phase = ANSWER
    game._turn(game.asked)


def give(game: Commerce, seat: i64, card: i64) -> None:
    """He exchanges one of his for it, unseen."""
    offered = game.offered
    if game.detail == EVERYTHING:
        table.tell_barter(game, seat, card)
    game.hands[seat] ^= BIT[card] | BIT[offered]
    game.hands[game.trader] ^= BIT[card]
    game.trades = append(game.trades, bartered(game.trader, seat, offered, card))
    game.offered = NO_CARD
    game.asked = NO_SEAT
    _traded(game)


def _take_back(game: Commerce) -> None:
    game.hands[game.trader] |= BIT[game.offered]
    game.offered = NO_CARD
    game.asked = NO_SEAT


def _traded(game: Commerce) -> None:
    """After trading he may stand at once, or the turn goes on (commerce.32)."""
    game.phase = TRADED
    game._turn(game.trader)


def go_on(game: Commerce, seat: i64) -> None:
    game.say("commerce.32", "goes-on", seat)
    next_turn(game, seat)


def next_turn(game: Commerce, seat: i64) -> None:
    following = game.next_of(seat, game.playing & ~game.stood)
    if not game.tired(seat, following):
        ask(game, following)
