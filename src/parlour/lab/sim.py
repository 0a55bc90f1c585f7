"""Simulation in bulk: random seats play many games of one set of options."""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.core.chance import Chance, seeded
from parlour.core.game import PAYMENTS, Game
from parlour.core.options import Options
from parlour.core.playout import playout
from parlour.core.rules import LETTERS, Rules


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


def balances_from_events(game: Game) -> list[int]:
    """Every account as its payment events make it; an account that differs from the ledger is an error."""
    balances = [0] * len(game.ledger.balance)
    for event in game.events:
        if event.payer >= 0:
            balances[event.payer] -= event.amount
            balances[event.payee] += event.amount
    if balances != game.ledger.balance:
        raise RuntimeError(f"payment events give {balances}, the ledger says {game.ledger.balance}")
    return balances


def simulate(
    rules: Rules,
    options: Options,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    errs: float = 0.0,
) -> Tally:
    """Play so many games with random seats, which offend at the rate ``errs``; the same seed gives the same games."""
    names = list(LETTERS[: options.number("players")])
    tally = Tally(len(names))
    s = seeded(seed)
    began = time.perf_counter()
    for i in range(games):
        game = rules.make(options, names, Chance(seed + i))
        game.detail = PAYMENTS
        s, moves = playout(game, s, errs=errs)
        tally.add(game, moves)
        if progress is not None and i % 64 == 0:
            progress(i)
    tally.seconds = time.perf_counter() - began
    return tally
