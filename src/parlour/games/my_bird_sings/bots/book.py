"""My Bird Sings: toward the set that the fewest cards complete, and new cards when the leader may have them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import NO_CARD, SUIT, count, lowest
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.my_bird_sings import words
from parlour.games.my_bird_sings.rules.game import MyBirdSings

AGAIN: Final = 0.6  # what a suit that another card must still follow is worth beside one that comes now
HOPE: Final = vec[float]([AGAIN**missing for missing in range(16)])


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
    best = calls[0]
    for move in calls:
        if promise(game, game.deal.hands[seat] & ~move.a) > promise(game, game.deal.hands[seat] & ~best.a):
            best = move
    return best


def turn(game: MyBirdSings, seat: int) -> Advice:
    card = to_spare(game, seat)
    if game.may_exchange():
        return Advice(words.EXCHANGES[card], "my-bird-sings.15")
    if game.agreed.drawing:
        return Advice(words.OFFERS, "why-nothing-else")
    return Advice(words.THROWS[card], "why-farthest")


def to_spare(game: MyBirdSings, seat: int) -> i64:
    """The card without which the rest promises most."""
    hand = game.deal.hands[seat]
    best: i64 = NO_CARD
    most = -1.0
    left = hand
    while left:
        low = left & -left
        left ^= low
        promised = promise(game, hand ^ low)
        if promised > most:
            best, most = lowest(low), promised
    return best


def promise(game: MyBirdSings, hand: i64) -> float:
    """How near the hand is to a set: cards missing first, then how many kinds of card would help."""
    longest: i64 = 0
    suits: i64 = 0
    squares: i64 = 0
    for suit in range(4):
        held = count(hand & SUIT[suit])
        squares += held * held
        if held > 0:
            suits += 1
        if held > longest:
            longest = held
    nearest = near(game.agreed.size - longest, 1)
    if not game.agreed.flush_only:
        nearest = max(nearest, near(4 - suits, 4 - suits)) + 0.01 * float(suits)
    return nearest + 0.01 * float(squares)


def near(missing: i64, suits: i64) -> float:
    """The hope of a set that lacks so many cards, when cards of so many suits help it on."""
    return HOPE[missing] * (1.0 + 0.25 * float(suits - 1)) if missing > 0 else 1.0
