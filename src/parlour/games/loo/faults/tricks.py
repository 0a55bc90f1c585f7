"""Cards played at the table: any card, also out of turn; which broke the law, and play restored (loo.36, 37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, NO_SEAT
from parlour.core.game import SILENT
from parlour.games.loo import events
from parlour.games.loo.faults.state import opening_of
from parlour.games.loo.rules import play
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.words import LAID, TRICKS
from parlour.mechanisms.trick_deal import lead, reply
from parlour.mechanisms.trick_faults import (
    SAID,
    WRONG_CARD,
    Breach,
    Tricks,
    card_of,
    first_breach,
    forget_what_it_showed,
    hands_before,
    has_played,
    keep_what_was_shown,
    play_again,
    play_of,
    seat_of,
)

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def whose_turn(game: LooTable) -> i64:
    """The leader, or from him on the first whose card is not in the trick."""
    deal = game.deal
    seat = deal.leader
    if deal.led >= 0:
        while has_played(deal, seat):
            seat = game.next_of(seat, deal.standing)
    return seat


def play_card(game: LooTable, seat: i64, card: i64, civil: bool) -> None:
    conduct = game.conduct
    if not conduct.plays:
        game.opening = opening_of(game.deal)
    conduct.plays.append(play_of(seat, card) + (SAID if civil else 0))
    conduct.bound = NO_SEAT
    put(game, seat, card, civil)


def put(game: LooTable, seat: i64, card: i64, civil: bool) -> None:
    """One card as it was played; whoever plays out of turn shows by it nothing that he lacks."""
    deal = game.deal
    forget_what_it_showed(deal, seat, card)
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

    def whose_turn(self) -> i64:
        return whose_turn(self.game)

    def due(self, seat: i64) -> i64:
        deal = self.game.deal
        due = play.playable(self.game, seat)
        return due | deal.hands[seat] & BIT[deal.pam] if deal.civil and deal.led >= 0 else due

    def put(self, play: i64) -> None:
        put(self.game, seat_of(play), card_of(play), play & SAID != 0)


def breach(game: LooTable, kind: i64, claimant: i64, known: i64) -> Breach:
    """The first card of another that was wrong, judged by the cards that are known (a bit set of them)."""
    trial = game.copy()
    for s in range(game.seats):
        trial.deal.hands[s] &= known
    lay_opening(trial)
    return first_breach(LooTricks(trial), game.conduct.plays, kind, claimant)


def lay_opening(game: LooTable) -> None:
    """The deal before the first card that is written down: everybody has his cards again."""
    now = game.deal
    deal = game.opening.copy()
    deal.hands = hands_before(now, game.opening)
    deal.thrown = now.thrown
    deal.miss = now.miss
    deal.deck = now.deck
    game.deal = deal
    game.phase = TRICKS


def go_back(game: LooTable, found: Breach, kind: i64) -> None:
    """The tricks are played again from the wrong card on; what was seen stays known (loo.36)."""
    now = game.deal
    clause = "loo.36" if kind == WRONG_CARD else "loo.37"
    undone = game.conduct.take_back(found.k)
    detail = game.detail
    game.detail = SILENT
    lay_opening(game)
    play_again(LooTricks(game), game.conduct.plays)
    game.detail = detail
    keep_what_was_shown(game.deal, now, found.offender)
    for done in undone:
        game.lay(clause, "takes-back", seat_of(done), card_of(done), LAID[seat_of(done)], HAND[seat_of(done)])
    if kind == WRONG_CARD:
        game.conduct.bound = found.offender
    game._turn(whose_turn(game))
