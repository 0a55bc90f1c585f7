"""Simulation in bulk: random seats play many games of one set of options."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from parlour.core.chance import Chance, seed_of, seeded
from parlour.core.game import PAYMENTS, Game
from parlour.core.options import Options
from parlour.core.playout import playout
from parlour.core.rules import LETTERS, Rules

PICKS: Final = 1  # the stream of a game's seed by which its random moves are picked


class Tally:
    """What many games came to."""

    games: int
    deals: int
    moves: int
    seconds: float
    results: list[int]
    ledger_sum: int

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.deals = 0
        self.moves = 0
        self.seconds = 0.0
        self.results = [0] * seats
        self.ledger_sum = 0

    def add(self, game: Game, moves: int) -> None:
        self.games += 1
        self.deals += game.deals
        self.moves += moves
        result = game.result
        for seat in range(len(result)):
            self.results[seat] += result[seat]
        self.ledger_sum += sum(balances_from_events(game))

    def join(self, other: Tally) -> None:
        """Count in what was played elsewhere; the time is another matter."""
        self.games += other.games
        self.deals += other.deals
        self.moves += other.moves
        for seat in range(len(other.results)):
            self.results[seat] += other.results[seat]
        self.ledger_sum += other.ledger_sum

    def __reduce__(self) -> tuple[object, ...]:
        return tallied, (self.games, self.deals, self.moves, self.seconds, self.results, self.ledger_sum)

    def as_dict(self) -> dict[str, object]:
        return {
            "games": self.games,
            "deals": self.deals,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "results": dict(zip(LETTERS, self.results, strict=False)),
            "ledger_sum": self.ledger_sum,
        }


def tallied(games: int, deals: int, moves: int, seconds: float, results: list[int], ledger_sum: int) -> Tally:
    tally = Tally(len(results))
    tally.games = games
    tally.deals = deals
    tally.moves = moves
    tally.seconds = seconds
    tally.results = results
    tally.ledger_sum = ledger_sum
    return tally


def balances_from_events(game: Game) -> list[int]:
    """Every account as its payment events make it; an account that differs from the ledger is an error."""
    balances = [0] * len(game.ledger.names)
    for event in game.events:
        if event.payer >= 0:
            balances[event.payer] -= event.amount
            balances[event.payee] += event.amount
    if tuple(balances) != game.ledger.balance:
        raise RuntimeError(f"payment events give {balances}, the ledger says {game.ledger.balance}")
    return balances


def simulate(
    rules: Rules,
    options: Options,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    errs: float = 0.0,
    first: int = 0,
) -> Tally:
    """Play so many games with random seats, which offend at the rate ``errs``.

    Each game rests on the seed and its number alone, of which ``first`` is the first: it is the same wherever it is
    played, and whatever was played before it.
    """
    names = list(LETTERS[: options.number("players")])
    tally = Tally(len(names))
    began = time.perf_counter()
    for i in range(games):
        number = first + i
        game = rules.make(options, names, Chance(seed_of(seed, number)))
        game.detail = PAYMENTS
        moves = playout(game, seeded(seed_of(seed, number, PICKS)), errs=errs)[1]
        tally.add(game, moves)
        if progress is not None and i % 64 == 0:
            progress(i)
    tally.seconds = time.perf_counter() - began
    return tally
