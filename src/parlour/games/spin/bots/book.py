"""Spin by the hints of its parent game (spin.24): known stops, aces, and Spin joined as soon as it makes a stop."""

from __future__ import annotations

from librt.vecs import vec

from parlour.core.cards import BIT, cards_in, count
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.spin.rules import Spin
from parlour.games.spin.words import ACE, COUPLES, DECLARATIONS, SPINS
from parlour.mechanisms.leads import NOTHING, Leads
from parlour.mechanisms.stops import KINGS


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=280_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Spin)
    if not game.playable(seat):
        return None
    if game.deal.due >= 0:
        return follow(game, seat)
    couples = game.declarable(seat)
    if couples:
        return Advice(DECLARATIONS[cards_in(couples)[0]], "why-couple-free")
    leads = Leads(game, seat)
    lead = leads.best(stakes(game, leads))
    if lead.card != ACE and leads.follows_hints(lead):
        return Advice(PLAYS[lead.card], "spin.24")
    return Advice(PLAYS[lead.card], "why-spin-paid" if lead.card == ACE else "why-most-go")


def follow(game: Spin, seat: int) -> Advice:
    if game.may_join(seat):
        return Advice(SPINS[game.deal.due], "why-spin-stops")
    return Advice(PLAYS[game.deal.due], "why-only-card")


def unjoined(leads: Leads) -> float:
    """How likely no card of the hand follows another, so that Spin must be led."""
    chance = 1.0
    for card in cards_in(leads.hand & ~BIT[ACE]):
        chance *= leads.stays(card, leads.live)
    return chance


def stakes(game: Spin, leads: Leads) -> vec[float]:
    """What each card brings its player: kings, Spin where it would not be joined, the couples."""
    rivals = int(game.seats) - 1
    found = NOTHING[:]
    for card in cards_in(KINGS & leads.live):
        found[card] = float(rivals)
    spin = int(game.agreed.spin_payment) * rivals + int(count(leads.hand)) * int(game.agreed.stake)
    found[ACE] = spin * unjoined(leads)
    for couple in range(2):
        pool = float(game.ledger[game.seats + couple])
        for card in cards_in(COUPLES[couple] & leads.live):
            found[card] += pool / 2
    return found
