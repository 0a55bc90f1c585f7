"""The modern game: trade with the dealer for ready money, or with the left neighbour by barter, until one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.games.commerce import events
from parlour.games.commerce.redeal import bartered, bought
from parlour.games.commerce.words import ANSWER, TRADE, TRADED

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def ask(game: Commerce, seat: i64) -> None:
    """He trades or stands (commerce.23, 33)."""
    game.deal.trader = seat
    game.phase = TRADE
    game._turn(seat)


def partner_of(game: Commerce, seat: i64) -> i64:
    """Who is offered barter: the left neighbour, or the nearest on the left who has not stood (commerce.30, 51)."""
    return game.next_of(seat, game.playing & ~game.deal.stood & ~BIT[seat])


def stand(game: Commerce, seat: i64) -> None:
    answered = game.phase == ANSWER
    events.stood(game, seat, answered)
    if answered:
        _take_back(game)
    if game.agreed.extended:
        _mark(game, seat, answered)
    else:
        game.deal.stander = seat
        game.show()


def _mark(game: Commerce, seat: i64, answered: bool) -> None:
    """His cards stay down and the others trade on, until all have stood (commerce.51)."""
    game.deal.stood |= BIT[seat]
    if answered:
        ask(game, game.deal.trader)
    elif game.deal.stood == game.playing:
        game.show()
    else:
        next_turn(game, seat)


def buy(game: Commerce, seat: i64, card: i64) -> None:
    """Throw out a card, pay the dealer, take the top card; the other goes unseen to the bottom (commerce.29)."""
    deal = game.deal
    slot = deal.top
    if len(deal.deck) - len(deal.stock) + slot == game.agreed.settled:
        deal.settle_stock(game.agreed.settled)
    taken = deal.stock[slot]
    events.bought(game, seat, card, taken)
    if seat != game.dealer:
        game.pay("commerce.26", "pays-dealer", seat, game.dealer, game.agreed.stake)
    deal.stock[slot] = card
    deal.top = slot + 1
    if deal.top == len(deal.stock):
        deal.top = 0
    deal.hands[seat] ^= BIT[card] | BIT[taken]
    deal.trades = append(deal.trades, bought(seat, card, taken))
    _traded(game)


def barter(game: Commerce, seat: i64, card: i64) -> None:
    """A card is offered face down; the neighbour answers at once (commerce.30, R5)."""
    events.offered(game, seat, card)
    game.deal.hands[seat] ^= BIT[card]
    game.deal.offered = card
    game.phase = ANSWER
    game._turn(partner_of(game, seat))


def give(game: Commerce, seat: i64, card: i64) -> None:
    """He exchanges one of his for it, unseen."""
    events.bartered(game, seat, card)
    deal = game.deal
    trader, offered = deal.trader, deal.offered
    deal.hands[seat] ^= BIT[card] | BIT[offered]
    deal.hands[trader] ^= BIT[card]
    deal.trades = append(deal.trades, bartered(trader, seat, offered, card))
    deal.offered = NO_CARD
    _traded(game)


def _take_back(game: Commerce) -> None:
    deal = game.deal
    deal.hands[deal.trader] |= BIT[deal.offered]
    deal.offered = NO_CARD


def _traded(game: Commerce) -> None:
    """After trading he may stand at once, or the turn goes on (commerce.32)."""
    game.phase = TRADED
    game._turn(game.deal.trader)


def go_on(game: Commerce, seat: i64) -> None:
    game.say("commerce.32", "goes-on", seat)
    next_turn(game, seat)


def next_turn(game: Commerce, seat: i64) -> None:
    following = game.next_of(seat, game.playing & ~game.deal.stood)
    if not game.tired(seat, following):
        ask(game, following)
