"""Nobody is told by a refusal what his seat may not know.

Whoever may try any move could otherwise ask the law where a card lies: in all worlds that look the same to a seat, each
move it tries is refused alike, by the same clause and in the same words, or allowed in all of them.
"""

from __future__ import annotations

from random import Random

from parlour.core.cards import BIT
from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, NONE, SEAT, WORD, Move, Verb
from parlour.testing.demands import demand

TRIES = 24  # moves that a seat tries at a position
WORLDS = 2


def check_refusals(game: Game, seat: int, worlds: list[Game], rng: Random) -> None:
    """The seat tries moves of all sorts, lawful and unlawful, here and in each world."""
    for move in tries(game, seat, rng):
        here = said_to(game, seat, move)
        for world in worlds[:WORLDS]:
            there = said_to(world, seat, move)
            told = (game.names[seat], "tries", game.notation().write(move), "and is told", here, "or", there)
            demand(here == there, "a refusal betrays what is hidden:", *told)


def said_to(game: Game, seat: int, move: Move) -> tuple[object, ...]:
    """All that the seat hears when it tries the move."""
    refusal = game.why_not(seat, move)
    if refusal is None:
        return ("lawful",)
    return (refusal.clause, refusal.message, *sorted(refusal.args.items()))


def tries(game: Game, seat: int, rng: Random) -> list[Move]:
    """Moves that can be written: every verb in turn, with cards, numbers, seats and words by chance."""
    own = [choice.nth(rng.randrange(choice.size)) for choice in game.moves(seat).each]
    verbs = game.verbs()
    return own + [_try(game, verbs[i % len(verbs)], rng) for i in range(TRIES)]


def _try(game: Game, known: Verb, rng: Random) -> Move:
    optional = len(known.shape) - known.optional
    values = [_value(game, known, kind, rng) for kind in known.shape]
    if known.optional and rng.random() < 0.5:
        values = values[:optional]
    return Move(known, *values, *[NONE] * (3 - len(values)))


def _value(game: Game, known: Verb, kind: str, rng: Random) -> int:
    if kind == CARD:
        return rng.choice(game.pack.cards)
    if kind == CARDS:
        cards = [card for card in game.pack.cards if card < 63]
        return sum([BIT[card] for card in rng.sample(cards, rng.choice((1, 1, 2, 3)))])
    if kind == SEAT:
        return rng.randrange(game.seats)
    if kind == WORD:
        return rng.randrange(len(known.words))
    return rng.choice((0, 1, 2, 3, 5, 10))  # a set of numbers too is one, as its bits
