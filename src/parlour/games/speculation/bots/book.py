"""Speculation reckoned by the pool: a card is worth the pool times its chance to be chief at the end."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import HIGHER, SUIT, count
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.speculation import words
from parlour.games.speculation.rules.game import Speculation
from parlour.games.speculation.state import EACH

REST: Final = 0.6  # what is left of a new chief's chance when others still turn


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=500_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Speculation)
    if not game.waits >> seat & 1:
        return None
    worth = item_worth(game)
    if game.phase == words.AUCTION:
        return bid(game, worth)
    if game.phase == words.ANSWER:
        sells = int(game.deal.best) >= worth
        reason = "why-above-worth" if sells else "why-worth-more"
        return Advice(Move(words.ACCEPT if sells else words.REFUSE), reason, worth)
    for move in game.moves(seat):
        if move.verb is words.OFFER:
            return Advice(move, "why-price-free", worth)
    return Advice(game.moves(seat)[0], "why-nothing-to-offer")


def bid(game: Speculation, worth: float) -> Advice:
    price = int(game.deal.best) + 1
    if price < 0.9 * worth and price <= game.counters():
        return Advice(Move(words.BID, price), "why-below-worth", worth)
    return Advice(words.OUT_OF_AUCTION, "why-above-worth", worth)


def item_worth(game: Speculation) -> float:
    """What the item now for sale brings, in counters."""
    pool = float(game.counters())
    if game.deal.turn_up < 0:
        return pool / int(game.seats) + 0.5  # the turn-up, not yet seen
    cards = game.pack.all & ~game.turned_cards()
    higher = count(cards & SUIT[game.deal.trump] & HIGHER[game.deal.chief])
    if game.deal.step in (words.CHIEF, words.SPARE):
        return pool * stays(count(cards), higher, to_be_turned(game))
    lot = count(game.deal.lot) if game.deal.step == words.HAND and game.deal.lot else 1
    chance = 1.0 - stays(count(cards), higher, lot)
    return pool * chance * (REST if game.deal.step == words.TOP else 1.0)


def to_be_turned(game: Speculation) -> int:
    """The cards that may still beat the chief."""
    return sum(EACH - game.deal.turned[seat] for seat in range(game.seats) if seat != game.deal.holder)


def stays(cards: int, higher: int, turned: int) -> float:
    """The chance that none of so many cards turned is among the higher ones."""
    chance = 1.0
    for i in range(turned):
        if cards - i > 0:
            chance *= max(0, cards - higher - i) / (cards - i)
    return chance
