"""Pools: how counters that lie together are shared."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.game import Game
from parlour.core.vocabulary import Word, number


def share_out(game: Game, pool: i64, sharers: i64, clause: str, message: str) -> None:
    """Divide a pool equally among these seats, the odd counters singly from the last dealer's left."""
    divide(game, pool, game.ledger[pool], sharers, clause, message)


def divide(game: Game, pool: i64, counters: int, sharers: i64, clause: str, message: str) -> None:
    """Divide so many counters of a pool in that way."""
    n = int(count(sharers))
    share, odd = counters // n, counters % n
    for step in range(1, game.seats + 1):
        seat = (game.dealer + step) % game.seats
        if sharers & BIT[seat]:
            due = share + 1 if odd > 0 else share
            odd -= 1
            if due > 0:
                game.pay(clause, message, pool, seat, due)


def pool_word() -> Word:
    """The state word for a pool whose account comes after those of the seats."""

    def put(game: Game, counters: int) -> None:
        game.ledger[game.seats] = counters

    return number(lambda game: game.ledger[game.seats], put)
