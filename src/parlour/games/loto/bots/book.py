"""Loto: answer every call at once; by the second method all tickets are worth the same, and a refill is dear."""

from __future__ import annotations

from parlour.core.cards import cards_in
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.loto.rules.first import FirstMethod
from parlour.games.loto.rules.second import SecondMethod
from parlour.games.loto.words import ANSWERING, CHANGE, DECLINE, READY, THROW


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=120_000)


def advise(game: Game, seat: int) -> Advice | None:
    if not game.waits >> seat & 1:
        return None
    if isinstance(game, FirstMethod):
        return Advice(ANSWERING, "why-answer-or-lose")
    assert isinstance(game, SecondMethod)
    if game.exchange.offered >= 0:
        return Advice(Move(DECLINE), "why-tickets-alike")
    if game.phase == CHANGE:
        return before_refill(game, seat)
    return Advice(Move(READY), "why-tickets-alike")


def before_refill(game: SecondMethod, seat: int) -> Advice:
    """The heap is empty, and each ticket pays its part of prizes already won: one is cheapest (loto.20)."""
    own = game.held[seat]
    spare = cards_in(own & ~game.exchange.moved)
    if own & (own - 1) and spare:
        return Advice(Move(THROW, spare[-1]), "why-won-already")
    return Advice(Move(READY), "why-keep-tickets")
