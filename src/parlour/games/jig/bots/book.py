"""Jig by its hints (jig.11 to 14): lead so that the run ends in one's own hand."""

from __future__ import annotations

from parlour.core.cards import BIT
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.jig.faults.game import JigTable
from parlour.games.jig.rules import Jig
from parlour.games.jig.words import LONGEST, LOW
from parlour.mechanisms.leads import NOTHING, Lead, Leads


def book(_seed: int) -> BookBot:
    return BookBot("book", advise_call, pace=250_000)


def advise_call(game: Game, seat: int) -> Advice | None:
    """Where the players make the calls, the right one too."""
    advice = advise(game, seat)
    if advice is not None and isinstance(game, JigTable):
        advice.move = game.rightly(seat, advice.move.a)
    return advice


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Jig)
    if not game.playable(seat):
        return None
    if game.deal.due >= 0:
        return Advice(PLAYS[game.deal.due], "why-only-card")
    leads = Leads(game, seat, LONGEST)
    lead = leads.best(NOTHING)
    return Advice(PLAYS[lead.card], reason_of(leads, lead))


def reason_of(leads: Leads, lead: Lead) -> str:
    if not leads.hand >> lead.end() & 1:
        return "why-most-go"
    if lead.length == LONGEST:
        return "jig.11"
    return "jig.14" if LOW & BIT[lead.end()] and lead.length > 1 else "jig.12"
