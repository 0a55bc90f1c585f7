"""Pope Joan by its hints (pope-joan.26 to 39): know the stops, and play the cards that carry stakes in time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.pope_joan import words
from parlour.games.pope_joan.rules import PopeJoan
from parlour.games.pope_joan.view import fat_stake
from parlour.mechanisms.leads import NOTHING, Lead, Leads
from parlour.mechanisms.stops import KING, KINGS, KNAVE, QUEEN

BY_TURN_UP: Final = (
    0,
    words.KING,
    words.QUEEN,
    words.KNAVE,
)  # compartments that the dealer may have of his turn-up (pope-joan.19, 21)


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=190_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, PopeJoan)
    if not game.waits >> seat & 1:
        return None
    if game.phase == words.PLACING:
        return place(game, seat)
    if game.phase == words.WINDOW:
        holds = game.deal.hands[seat] & words.POPES
        return Advice(PLAYS[words.POPE] if holds else words.PASSES, "pope-joan.26" if holds else "why-no-pope")
    if game.deal.due >= 0:
        return Advice(PLAYS[game.deal.due], "why-only-card")
    leads = Leads(game, seat)
    lead = leads.best(stakes(game, seat, leads))
    return Advice(PLAYS[lead.card], reason_of(game, leads, lead))


def place(game: PopeJoan, seat: int) -> Advice:
    """The next dealer alone may win by his turn-up; the others keep off what he may turn."""
    open_here = cards_in(game.placeable())
    for_dealer = [compartment for compartment in open_here if compartment in BY_TURN_UP]
    for_all = [compartment for compartment in open_here if compartment not in BY_TURN_UP]
    if seat == game.dealer:
        return Advice(words.PLACES[(for_dealer or open_here)[0]], "why-may-turn")
    return Advice(words.PLACES[(for_all or open_here)[-1]], "why-not-turned")


def stakes(game: PopeJoan, seat: i64, leads: Leads) -> vec[float]:
    """What each card brings whoever plays it, as the board lies."""
    found = NOTHING[:]
    found[words.POPE] = on_board(game, words.POPES_OWN) + float(paid_for_pope(game, seat))
    trumps = game.trump() * 16
    for rank in words.HONOURS:
        found[trumps + rank] = on_board(game, words.HONOUR[rank]) + couples(game, seat, leads, rank)
    return found


def on_board(game: PopeJoan, compartment: i64) -> float:
    account = game.agreed.account[compartment]
    return float(game.ledger[account]) if account >= 0 else 0.0


def paid_for_pope(game: PopeJoan, seat: i64) -> i64:
    paid: i64 = 0
    for other in range(game.seats):
        if other != seat:
            cards = count(game.deal.hands[other])
            paid += cards if cards < game.agreed.cap else game.agreed.cap
    return paid


def couples(game: PopeJoan, seat: i64, leads: Leads, rank: i64) -> float:
    worth = 0.0
    if rank in (KNAVE, QUEEN):
        worth += couple(game, seat, leads, words.INTRIGUE, KNAVE + QUEEN - rank)
    if rank in (QUEEN, KING):
        worth += couple(game, seat, leads, words.MATRIMONY, QUEEN + KING - rank)
    return worth


def couple(game: PopeJoan, seat: i64, leads: Leads, stake: i64, other: i64) -> float:
    """A couple's stake where its other card was one's own, half of it where one still holds that too."""
    if game.deal.court_by(other) == seat:
        return on_board(game, stake)
    return on_board(game, stake) / 2.0 if leads.hand & BIT[game.trump() * 16 + other] else 0.0


def reason_of(game: PopeJoan, leads: Leads, lead: Lead) -> str:
    """The hint that speaks for a lead, the most particular first."""
    card, hand = lead.card, leads.hand
    stop = leads.stops() >> card & 1 == 1
    if card == words.POPE or card == int(game.trump()) * 16:
        return "pope-joan.26"
    if fat_stake(game, card) and hand & lower(card):
        return "pope-joan.28"
    if stop and count(hand) == 2:
        return "pope-joan.39"
    if stop:
        return "pope-joan.38" if game.deal.played >> (card + 1) & 1 else "pope-joan.34"
    if lead.end() == card + 2 and hand >> (card + 2) & 1 and not hand >> (card + 1) & 1:
        return "pope-joan.35" if KINGS & BIT[card + 2] else "pope-joan.36"
    if hand >> lead.end() & 1:
        return "pope-joan.34"
    return "pope-joan.37" if card & 15 == 0 else "why-most-go"


def lower(card: int) -> int:
    """The cards of its suit below a card."""
    return int(BIT[card]) - int(BIT[card & 48])
