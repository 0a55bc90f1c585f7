"""My Stops by its hint: lead what keeps the lead."""

from __future__ import annotations

from parlour.core.cards import BIT, cards_in, lowest, rank
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.my_stops.rules import MyStops
from parlour.games.my_stops.state import ACE


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, MyStops)
    if not game.waits & BIT[seat]:
        return None
    lawful = game.playable(seat)
    if lawful & (lawful - 1) == 0:
        return Advice(PLAYS[lowest(lawful)], "why-only-card")
    gone = game.deal.played | game.deal.out
    stops = [card for card in cards_in(lawful) if rank(card) == ACE or gone & BIT[card + 1]]
    if stops:
        return Advice(PLAYS[stops[0]], "my-stops.8")
    return Advice(PLAYS[min(cards_in(lawful), key=rank)], "why-none-better")
