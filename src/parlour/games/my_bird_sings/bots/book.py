"""My Bird Sings: toward the set that the fewest cards complete, and new cards when the leader may have them."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import BIT, SUIT, cards_in, count
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.my_bird_sings import words
from parlour.games.my_bird_sings.rules.game import MyBirdSings

AGAIN: Final = 0.6  # what a suit that another card must still follow is worth beside one that comes now


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=80_000)  # of which most is spent on dealing worlds


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, MyBirdSings)
    if not game.waits >> seat & 1:
        return None
    if game.phase == words.PICKING_OUT:
        return Advice(words.PICKS[1], "why-backs-alike")
    calls = [move for move in game.moves(seat) if move.verb is words.CALL]
    if calls:
        return Advice(best_call(game, seat, calls), "why-sings")
    if game.phase == words.OPENING:
        return Advice(words.WAITS, "why-sings-not")
    return turn(game, seat)


def best_call(game: MyBirdSings, seat: int, calls: list[Move]) -> Move:
    """Where the hand is played on, the card left over should begin the next set."""
    return max(calls, key=lambda move: promise(game, game.deal.hands[seat] & ~move.a))


def turn(game: MyBirdSings, seat: int) -> Advice:
    card = to_spare(game, seat)
    if game.may_exchange():
        return Advice(words.EXCHANGES[card], "my-bird-sings.15")
    if game.agreed.drawing:
        return Advice(words.OFFERS, "why-nothing-else")
    return Advice(words.THROWS[card], "why-farthest")


def to_spare(game: MyBirdSings, seat: int) -> int:
    """The card without which the rest promises most."""
    hand = game.deal.hands[seat]
    return max(cards_in(hand), key=lambda card: promise(game, hand & ~BIT[card]))


def promise(game: MyBirdSings, hand: int) -> float:
    """How near the hand is to a set: cards missing first, then how many kinds of card would help."""
    held = [int(count(hand & SUIT[suit])) for suit in range(4)]
    missing = int(game.agreed.size) - max(held)
    nearest = near(missing, 1)
    if not game.agreed.flush_only:
        suits = sum(number > 0 for number in held)
        nearest = max(nearest, near(4 - suits, 4 - suits)) + 0.01 * suits
    return nearest + 0.01 * sum(number * number for number in held)


def near(missing: int, suits: int) -> float:
    """The hope of a set that lacks so many cards, when cards of so many suits help it on."""
    return AGAIN**missing * (1.0 + 0.25 * (suits - 1)) if missing > 0 else 1.0
