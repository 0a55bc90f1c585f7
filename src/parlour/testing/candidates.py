"""Moves of every sort to try on a game: most of them unlawful, some of them nonsense."""

from __future__ import annotations

from itertools import product
from random import Random

from parlour.core.cards import BIT
from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, FRACTION, NONE, NUMBER, SEAT, WORD, Move, Verb, fraction, verb

NUMBERS = (-2, NONE, 0, 1, 2, 3, 7, 62, 63, 64, 127, 1_000_000_000)
SOME = 120  # candidates of a verb with several arguments
STRANGERS = (verb("juggle"), verb("juggle", "card"), verb("play", "card card"), verb("play", "number"))


def candidates(game: Game, seat: int, rng: Random) -> list[Move]:
    """Every verb with every card, number, seat and word; sets of several sizes; garbage; verbs nobody knows."""
    found: list[Move] = []
    for known in [*game.verbs(), *STRANGERS]:
        found += _with_arguments(game, seat, known, rng)
    return found + [bent for move in _lawful_somewhere(game, rng) for bent in _bent(move)]


def _with_arguments(game: Game, seat: int, known: Verb, rng: Random) -> list[Move]:
    tried = [_values(game, seat, known, kind, rng) for kind in known.shape]
    if len(tried) <= 1:
        return [Move(known), *[Move(known, value) for value in (tried[0] if tried else (0, 1, 52))]]
    every = list(product(*tried))
    return [Move(known), *[Move(known, *values) for values in rng.sample(every, min(SOME, len(every)))]]


def _values(game: Game, seat: int, known: Verb, kind: str, rng: Random) -> list[int]:
    if kind == CARD:
        return [*game.pack.cards, *NUMBERS]
    if kind == CARDS:
        return _sets(game, seat, rng)
    if kind == SEAT:
        return [*range(-2, game.seats + 2), 62, 1_000_000_000]
    if kind == WORD:
        return [*range(-2, len(known.words) + 2), 1_000_000_000]
    if kind == FRACTION:
        halves = [int(fraction(above, below)) for above in range(4) for below in (0, 1, 2, 3, 4, 12, 13, 999)]
        return [*NUMBERS, *halves]
    return [*NUMBERS, *_edges(game, seat)] if kind == NUMBER else [*NUMBERS, *_sets(game, seat, rng)]


def _edges(game: Game, seat: int) -> list[int]:
    """The ends of the seat's ranges, and just beyond."""
    return [end for choice in game.moves(seat).each for end in (choice.lo - 1, choice.lo, choice.hi, choice.hi + 1)]


def _sets(game: Game, seat: int, rng: Random) -> list[int]:
    """None, single cards, random sets, sets from the seat's own choices, and bits that are no card."""
    pack = [card for card in game.pack.cards if card < 63]
    drawn = [_bits(rng.sample(pack, size)) for size in (2, 2, 3, 3, 4, 5, 6, len(pack))]
    own = [choice.nth(rng.randrange(choice.size)) for choice in game.moves(seat).each if choice.cards]
    mine = [max(move.a, move.b, move.c, 0) for move in own]
    more = [bits | BIT[rng.choice(pack)] for bits in mine]
    holes = [BIT[bit] for bit in range(63) if bit not in game.pack.faces][:2]
    return [0, *[BIT[card] for card in pack], *drawn, *mine, *more, *holes, *[bits | holes[0] for bits in mine], -2]


def _bits(cards: list[int]) -> int:
    return sum([BIT[card] for card in cards])


def _lawful_somewhere(game: Game, rng: Random) -> list[Move]:
    """A few lawful moves of every seat: another seat's are unlawful, mostly, for this one."""
    return [choice.nth(rng.randrange(choice.size)) for seat in range(game.seats) for choice in game.moves(seat).each]


def _bent(move: Move) -> list[Move]:
    """The move, and the same with something in each argument it does not use or with one too few."""
    a, b, c = move.a, move.b, move.c
    bent = [
        move,
        Move(move.verb, a, b, 0),
        Move(move.verb, a, 5, c),
        Move(move.verb, 3, b, c),
        Move(move.verb, a, NONE),
    ]
    return [*bent, Move(move.verb, a, 1, 1), Move(move.verb, a, b, 1_000_000_000)]
