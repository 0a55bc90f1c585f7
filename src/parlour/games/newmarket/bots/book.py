"""Newmarket by the hints of its parent game (newmarket.13): known stops, aces, and the cards below the pool cards."""

from __future__ import annotations

from librt.vecs import vec

from parlour.core.cards import cards_in
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.newmarket.rules import Newmarket
from parlour.games.newmarket.words import PLACES, STAKING
from parlour.mechanisms.leads import NOTHING, Leads


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=350_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Newmarket)
    if not game.waits >> seat & 1:
        return None
    if game.phase == STAKING:
        return Advice(PLACES[cards_in(game.placeable())[0]], "why-pools-alike")
    if game.deal.due >= 0:
        return Advice(PLAYS[game.deal.due], "why-only-card")
    leads = Leads(game, seat)
    lead = leads.best(stakes(game))
    return Advice(PLAYS[lead.card], "newmarket.13" if leads.follows_hints(lead) else "why-most-go")


def stakes(game: Newmarket) -> vec[float]:
    """What lies on the pool card above each of the four."""
    found = NOTHING[:]
    for k in range(4):
        found[game.winning[k]] = float(game.ledger[game.seats + k])
    return found
