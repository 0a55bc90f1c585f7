"""Random play to the end, compiled: the loop of simulation and of search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.cards import count, nth
from parlour.game import Game
from parlour.rng import advance, below

LOITER: Final = 4  # a seat that may act, but is not waited for, acts once in so many times


def playout(game: Game, s: i64, most: i64 = 1_000_000) -> tuple[i64, i64]:
    """Play random moves until the game is over; gives the generator's state and the number of moves made."""
    made: i64 = 0
    while not game.over:
        if game.waits == 0:
            game.go_on()
            continue
        s = advance(s)
        seat = next_seat(game, s)
        if seat < 0:
            continue
        s = advance(s)
        game.play(seat, game.pick(seat, s))
        made += 1
        if made >= most:
            raise RuntimeError(f"a game of {game.name} did not end within {most} moves")
    return s, made


def next_seat(game: Game, s: i64) -> i64:
    """A seat drawn among those that may act; -1 when one drawn that need not act lets it be, or has no move."""
    may = game.may
    if may & (may - 1) == 0:
        return nth(may, 0)
    seat = nth(may, below(s, count(may)))
    if game.waits >> seat & 1 == 0 and (s >> 8 & (LOITER - 1) or not game.moves(seat)):
        return -1
    return seat
