"""My Tricks by its hint: take tricks as cheaply as can be."""

from __future__ import annotations

from parlour.core.cards import BIT, cards_in, lowest, rank
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.my_tricks.rules import MyTricks


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, MyTricks)
    if not game.waits & BIT[seat]:
        return None
    lawful = game.playable(seat)
    if lawful & (lawful - 1) == 0:
        return Advice(PLAYS[lowest(lawful)], "why-only-card")
    deal = game.deal
    above = game.order().above
    if deal.led < 0:
        unseen = game.pack.all & ~game.seen(seat)
        sure = [card for card in cards_in(lawful) if not above[card] & unseen]
        if sure:
            return Advice(PLAYS[sure[0]], "my-tricks.8")
        return Advice(PLAYS[max(cards_in(lawful), key=rank)], "why-none-better")
    taking = lawful & above[deal.best]
    if taking:
        return Advice(PLAYS[lowest(taking)], "why-cheapest-takes")
    return Advice(PLAYS[min(cards_in(lawful), key=rank)], "why-none-better")
