"""Pope Joan by its hints (pope-joan.26 to 39): know the stops, and play the cards that carry stakes in time."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import BIT, cards_in, count
from parlour.core.game import Game
from parlour.core.moves import PLAYS
from parlour.core.players import Advice, BookBot
from parlour.games.pope_joan import words
from parlour.games.pope_joan.rules import PopeJoan
from parlour.games.pope_joan.view import fat_stake
from parlour.mechanisms.leads import Lead, Leads
from parlour.mechanisms.stops import KINGS
from parlour.mechanisms.stops import KNAVE as KNAVE_RANK

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


def stakes(game: PopeJoan, seat: int, leads: Leads) -> dict[int, float]:
    """What each card brings whoever plays it, as the board lies."""
    found = {words.POPE: on_board(game, 0) + paid_for_pope(game, seat)}
    for rank, honour in enumerate(words.HONOUR):
        if honour >= 0:
            card = int(game.trump()) * 16 + rank
            found[card] = on_board(game, honour) + couples(game, seat, leads, rank)
    return found


def on_board(game: PopeJoan, compartment: int) -> float:
    account = game.agreed.account[compartment]
    return float(game.ledger[account]) if account >= 0 else 0.0


def paid_for_pope(game: PopeJoan, seat: int) -> float:
    return float(sum(min(int(count(game.deal.hands[s])), int(game.agreed.cap)) for s in range(game.seats) if s != seat))


def couples(game: PopeJoan, seat: int, leads: Leads, rank: int) -> float:
    """A couple's stake where its other card was one's own, half of it where one still holds that too."""
    worth = 0.0
    for couple, low in ((words.INTRIGUE, KNAVE_RANK), (words.MATRIMONY, KNAVE_RANK + 1)):
        if rank in (low, low + 1):
            other = 2 * low + 1 - rank
            if game.deal.court_by(other) == seat:
                worth += on_board(game, couple)
            elif leads.hand >> (int(game.trump()) * 16 + other) & 1:
                worth += on_board(game, couple) / 2
    return worth


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
