"""Cards played at a table of Nap: any card, also out of turn; which broke the law, and play restored (nap.R15, R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import count
from parlour.core.events import NO_SEAT
from parlour.games.nap import events
from parlour.games.nap.faults.state import opening_of
from parlour.games.nap.state import ORDERS, NapDeal
from parlour.games.nap.words import TRICKS
from parlour.mechanisms import trick_faults
from parlour.mechanisms.trick_deal import follow_suit, reply
from parlour.mechanisms.trick_faults import Breach, Tricks

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def whose_turn(game: NapTable) -> i64:
    """The caller at first, then who took the last trick; in a trick the first whose card is not in it."""
    deal = game.deal
    if deal.led < 0:
        return deal.winner if deal.winner >= 0 else deal.caller
    seat = deal.leader
    while trick_faults.has_played(deal, seat):
        seat = game.after(seat)
    return seat


def play_card(game: NapTable, seat: i64, card: i64) -> None:
    if not game.conduct.plays:
        game.opening = opening_of(game.deal)
    game.conduct.write_down(trick_faults.play_of(seat, card))
    if whose_turn(game) != seat:
        game.conduct.stray = seat
    put(game, seat, card)


def put(game: NapTable, seat: i64, card: i64) -> None:
    """One card as it was played; whoever plays out of turn shows by it nothing that he lacks."""
    deal = game.deal
    trick_faults.forget_what_it_showed(deal, seat, card)
    in_turn = whose_turn(game) == seat
    if deal.led < 0:
        game._lead(seat, card)
    else:
        if in_turn:
            follow_suit(deal, seat, card, ORDERS[deal.trump])
        else:
            reply(deal, seat, card, ORDERS[deal.trump], 0)
        events.followed(game, seat, card)
    if not in_turn:
        game.say("nap.R16", "plays-out-of-turn", seat)
    if count(deal.in_trick) == game.agreed.active:
        game._end_trick()
    else:
        game._turn(whose_turn(game))


class NapTricks(Tricks):
    game: NapTable

    def __init__(self, game: NapTable) -> None:
        self.game = game

    def deal(self) -> NapDeal:
        return self.game.deal

    def whose_turn(self) -> i64:
        return whose_turn(self.game)

    def due(self, seat: i64) -> i64:
        return self.game.playable(seat)

    def put(self, play: i64) -> None:
        put(self.game, trick_faults.seat_of(play), trick_faults.card_of(play))

    def lay_opening(self) -> None:
        now = self.game.deal
        deal = self.game.opening.copy()
        deal.hands = trick_faults.hands_before(now, deal)
        deal.laid = now.laid
        deal.out = now.out
        deal.spare = now.spare
        deal.deck = now.deck
        self.game.deal = deal
        self.game.phase = TRICKS


def breach(game: NapTable, kind: i64, claimant: i64, known: i64) -> Breach:
    """The first card of another that was wrong, judged by the cards that are known (a bit set of them)."""
    return trick_faults.judged_by(NapTricks(game.copy()), game.conduct.plays, kind, claimant, known)


def go_back(game: NapTable, k: i64, offender: i64, clause: str) -> None:
    """Play returns to the k-th card."""
    trick_faults.go_back(game, NapTricks(game), game.conduct, k, offender, clause)
    game.conduct.stray = NO_SEAT
    game._turn(whose_turn(game))
