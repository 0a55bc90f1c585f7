"""Jig by its hints (jig.11 to 14): lead so that the run ends in one's own hand."""

from __future__ import annotations

from parlour.cards import BIT, cards_in
from parlour.game import Game
from parlour.games.jig.rules import LONGEST, Jig
from parlour.moves import PLAYS
from parlour.seat import Advice, BookBot


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Jig)
    cards = cards_in(game.playable(seat))
    if not cards:
        return None
    if len(cards) == 1:
        return Advice(PLAYS[cards[0]], "there is no other card")
    best = max(cards, key=lambda card: lead_worth(game, seat, card))
    return Advice(PLAYS[best], reason_of(game, seat, best))


def run_from(game: Jig, card: int) -> list[int]:
    """The run that a lead brings, as far as all can see: five cards, or up to a stop (jig.13)."""
    run = [card]
    live = game.live()
    while len(run) < LONGEST and live >> (run[-1] + 1) & 1 and (run[-1] & 15) < 12:
        run.append(run[-1] + 1)
    return run


def lead_worth(game: Jig, seat: int, card: int) -> tuple[bool, int, bool, int]:
    """The lead comes back; then, more cards of one's own go; then cards that nothing leads up to."""
    hand = game.hands[seat]
    run = run_from(game, card)
    own = sum(hand >> played & 1 for played in run)
    alone = game.lead_only() & BIT[card] != 0
    return (hand >> run[-1] & 1 == 1, own, alone, -(card & 15))


def reason_of(game: Jig, seat: int, card: int) -> str:
    run = run_from(game, card)
    if not game.hands[seat] >> run[-1] & 1:
        return "jig.12"
    if len(run) == LONGEST:
        return "jig.11"
    return "jig.14"
