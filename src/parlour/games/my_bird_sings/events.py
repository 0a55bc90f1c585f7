"""What happens at My Bird Sings, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, PACK, STOCK
from parlour.core.game import EVERYTHING
from parlour.games.my_bird_sings.words import PICKING_OUT, TRICKS

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings


def dealt(game: MyBirdSings) -> None:
    if game.detail < EVERYTHING:
        return
    four = game.agreed.size == 4
    clause = "my-bird-sings.3" if four else "my-bird-sings.17"
    for step in range(1, game.seats + 1):
        seat = (game.dealer + step) % game.seats
        game.carry(clause, "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])
    if game.agreed.flush_only and four:
        game.say("my-bird-sings.16", "flushes-only")


def sang(game: MyBirdSings, seat: i64, cards: i64) -> None:
    game.carry("my-bird-sings.5", "bird-sings", seat, cards, HAND[seat], HAND[seat])


def passed_on(game: MyBirdSings, giver: i64, taker: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    both = BIT[giver] | BIT[taker]
    if game.phase == PICKING_OUT:
        game.carry("my-bird-sings.10", "picks", taker, BIT[card], HAND[giver], HAND[taker], both)
    else:
        game.carry("my-bird-sings.9", "throws", giver, BIT[card], HAND[giver], HAND[taker], both)


def exchanged(game: MyBirdSings, seat: i64, card: i64, rejected: i64) -> None:
    if game.detail < EVERYTHING:
        return
    stock = game.deal.stock
    game.carry("my-bird-sings.13", "puts-out", seat, BIT[card], HAND[seat], STOCK, BIT[seat])
    for i in range(rejected):
        game.lay("my-bird-sings.12", "rejects", seat, stock[i], STOCK, STOCK)
    if rejected < len(stock):
        game.carry("my-bird-sings.11", "takes-new", seat, BIT[stock[rejected]], STOCK, HAND[seat], BIT[seat])
    else:
        game.carry("my-bird-sings.R5", "takes-back", seat, BIT[card], STOCK, HAND[seat], BIT[seat])


def laid_trick(game: MyBirdSings, seat: i64, cards: i64) -> None:
    game.carry("my-bird-sings.18", "lays-trick", seat, cards, HAND[seat], TRICKS[seat])


def refilled(game: MyBirdSings, seat: i64) -> None:
    """From the top of the stock, in its order."""
    if game.detail < EVERYTHING:
        return
    cards = [game.deal.stock[i] for i in range(game.agreed.size)]
    game.bring("my-bird-sings.18", "draws-new", seat, cards, STOCK, HAND[seat], BIT[seat])
