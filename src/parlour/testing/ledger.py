"""The ledger: nothing is made or lost, the payments told are the payments made, and each seat has what all have."""

from __future__ import annotations

from random import Random

from parlour.core.game import EVERYTHING, PAYMENTS, SILENT, Game
from parlour.core.rules import Rules
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.walk import walk


@reproducible
def books(rules: Rules, given: Given, seed: int) -> None:
    """The accounts sum to nothing after every step and are what the payments told add up to, however much is told."""
    balances = [_balances(rules, given, seed, detail) for detail in (SILENT, PAYMENTS, EVERYTHING)]
    demand(balances[0] == balances[1] == balances[2], "what is told changes the accounts:", *balances)


def _balances(rules: Rules, given: Given, seed: int, detail: int) -> tuple[int, ...]:
    game = rules.new(given, seed)
    game.detail = detail
    summed: dict[int, int] = {}
    for _act in walk(game, Random(seed)):
        demand(game.ledger.sum() == 0, "the accounts sum to", game.ledger.sum())
        demand(detail != SILENT or not game.events, "a silent game tells events")
        _count_by_seat(game)
        _add_payments(game, summed, detail)
        if detail != SILENT:
            told = tuple(summed.get(account, 0) for account in range(len(game.ledger.names)))
            demand(told == game.ledger.balance, "payments told", told, "make not the accounts", game.ledger.balance)
    return game.ledger.balance


def _count_by_seat(game: Game) -> None:
    """Search and environments ask seat by seat: a game that writes the lists alone would count otherwise there."""
    points = [game.points_of(seat) for seat in range(game.seats)]
    demand(game.score == points, "the score is", game.score, "and seat by seat", points)
    result = [game.result_of(seat) for seat in range(game.seats)]
    demand(game.result == result, "the result is", game.result, "and seat by seat", result)


def _add_payments(game: Game, summed: dict[int, int], detail: int) -> None:
    for event in game.events:
        demand(detail == EVERYTHING or event.amount != 0 or event.payer >= 0, "only payments are to be told:", event)
        if event.payer >= 0:
            demand(event.amount >= 0, "a payment below nothing:", event)
            summed[event.payer] = summed.get(event.payer, 0) - event.amount
            summed[event.payee] = summed.get(event.payee, 0) + event.amount
    game.events.clear()
