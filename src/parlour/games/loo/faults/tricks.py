"""Cards played at the table: any card, also out of turn; which broke the law, and play restored (loo.36, 37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import Place
from parlour.games.loo import events
from parlour.games.loo.faults.state import opening_of
from parlour.games.loo.rules import play
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import LooDeal
from parlour.games.loo.words import LAID, TRICKS
from parlour.mechanisms import trick_faults
from parlour.mechanisms.trick_deal import lead, reply
from parlour.mechanisms.trick_faults import Breach, Tricks

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def whose_turn(game: LooTable) -> i64:
    return trick_faults.next_to_play(game.deal, game.deal.standing)


def play_card(game: LooTable, seat: i64, card: i64, civil: bool) -> None:
    if not game.conduct.plays:
        game.opening = opening_of(game.deal)
    game.conduct.write_down(trick_faults.play_of(seat, card) + (trick_faults.SAID if civil else 0))
    put(game, seat, card, civil)


def put(game: LooTable, seat: i64, card: i64, civil: bool) -> None:
    """One card as it was played; whoever plays out of turn shows by it nothing that he lacks."""
    deal = game.deal
    trick_faults.forget_what_it_showed(deal, seat, card)
    if whose_turn(game) == seat:
        play.lay_card(game, seat, card, civil)
        if deal.civil and card == deal.pam and deal.led != card:
            game.say("loo.56", "pam-not-civil", seat)
    else:
        _out_of_turn(game, seat, card)
    if count(deal.in_trick) == count(deal.standing):
        play.end_of_trick(game)
    else:
        game._turn(whose_turn(game))


def _out_of_turn(game: LooTable, seat: i64, card: i64) -> None:
    """It lies there: the others play to it, or it waits for them (loo.37)."""
    deal = game.deal
    events.played(game, seat, card, False)
    game.say("loo.37", "plays-out-of-turn", seat)
    deal.row[seat * game.agreed.each + deal.tricks_made] = card
    if deal.led < 0:
        lead(deal, seat, card)
        deal.civil = False
    else:
        reply(deal, seat, card, ORDERS[deal.ranking], 0)


class LooTricks(Tricks):
    """That Pam be civil is a duty without a penalty (loo.56)."""

    game: LooTable

    def __init__(self, game: LooTable) -> None:
        self.game = game

    def deal(self) -> LooDeal:
        return self.game.deal

    def lay_opening(self) -> None:
        now = self.game.deal
        deal = self.game.opening.copy()
        deal.hands = trick_faults.hands_before(now, deal)
        deal.thrown = now.thrown
        deal.miss = now.miss
        deal.deck = now.deck
        self.game.deal = deal
        self.game.phase = TRICKS

    def whose_turn(self) -> i64:
        return whose_turn(self.game)

    def due(self, seat: i64) -> i64:
        deal = self.game.deal
        due = play.playable(self.game, seat)
        return due | deal.hands[seat] & BIT[deal.pam] if deal.civil and deal.led >= 0 else due

    def put(self, play: i64) -> None:
        put(self.game, trick_faults.seat_of(play), trick_faults.card_of(play), play & trick_faults.SAID != 0)

    def place_of(self, seat: i64) -> Place:
        return LAID[seat]


def breach(game: LooTable, kind: i64, claimant: i64, known: i64) -> Breach:
    """The first card of another that was wrong, judged by the cards that are known (a bit set of them)."""
    return trick_faults.judged_by(LooTricks(game.copy()), game.conduct.plays, kind, claimant, known)


def go_back(game: LooTable, found: Breach, kind: i64) -> None:
    """The tricks are played again from the wrong card on (loo.36)."""
    wrong_card = kind == trick_faults.WRONG_CARD
    clause = "loo.36" if wrong_card else "loo.37"
    trick_faults.go_back(game, LooTricks(game), game.conduct, found.k, found.offender, clause)
    if wrong_card:
        game.conduct.bound = found.offender
    game._turn(whose_turn(game))
