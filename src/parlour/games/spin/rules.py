"""Spin: be first to play out your hand; the ace of diamonds, joined to a card that follows, makes it a stop.

Read it beside the rule book: first dealer, pool, deal, play, declarations, settlement.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at, count, rank
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import UNSAID
from parlour.core.moves import PLAYS, Choices, Move, exactly
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.spin import events
from parlour.games.spin.setup import VOCABULARY
from parlour.games.spin.state import SpinState
from parlour.games.spin.view import lay_out
from parlour.games.spin.words import ACE, COUPLES, COURT, DECLARE, DECLARING, GAME, SPIN, SPINS, TAKES
from parlour.mechanisms.board import divide, lying, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, INTRIGUE, KING, KNAVE, MATRIMONY, Stops


class Spin(SpinState):
    """Matrimony and Intrigue are carried from deal to deal, Game is won every time."""

    def twin(self, chance: Chance) -> Stops:
        return Spin(self.options, self.names, chance, self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "spin.R19")
            self.phase = DEAL
        else:
            self._deal()

    def pay_in(self) -> None:
        """One stake on Game from all but the dealer, his are two on Matrimony and one on Intrigue (spin.10)."""
        dealer = self.dealer
        stake = self.agreed.stake
        for step in range(1, self.seats):
            self._pay_game((dealer + step) % self.seats, "spin.10")
        clause = "spin.23" if self.winner == dealer else "spin.10"
        self.pay(clause, "stakes", dealer, self.seats + MATRIMONY, 2 * stake)
        self.pay(clause, "stakes", dealer, self.seats + INTRIGUE, stake)
        if self.agreed.dealer_pays_game:
            self._pay_game(dealer, "spin.11")

    def _pay_game(self, seat: i64, clause: str) -> None:
        if seat == self.winner:
            self.say("spin.22", "winner-free", seat)
        else:
            self.pay(clause, "stakes", seat, self.seats + GAME, self.agreed.stake)

    def _deal(self) -> None:
        self.pay_in()
        self.deal_out()
        events.dealt(self)
        self.begin_play()  # spin.14

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is DECLARE:
            self._declare(seat, move.a)
        else:
            self._play_card(seat, move.a, move.verb is SPIN)

    def _play_card(self, seat: i64, card: i64, joined: bool) -> None:
        events.played(self, seat, card, joined)
        if joined:
            self.put_down(seat, ACE)
        self.put_down(seat, card)
        if rank(card) == KING:
            self._king_played(seat)
        if joined or card == ACE:
            self._spin_played(seat)
        if COURT & BIT[card]:
            self.play_court(seat, rank(card))
        if self.deal.hands[seat] == 0:
            self._out(seat)
        elif joined or not self.ask_next(card + 1):
            self._lead_next(joined)
        else:
            events.card_due(self)

    def _king_played(self, player: i64) -> None:
        self._pay_all(player, 1, "spin.8", "pays-for-king")

    def _spin_played(self, player: i64) -> None:
        self._pay_all(player, self.agreed.spin_payment, "spin.7", "pays-for-spin")
        self.say("spin.19", "paid-at-once", player)

    def _pay_all(self, player: i64, counters: i64, clause: str, message: str) -> None:
        for seat in range(self.seats):
            if seat != player:
                self.pay(clause, message, seat, player, counters)

    def _join(self, couple: i64, seat: i64, other: i64) -> None:
        """Whoever plays both cards of a couple in one deal takes its pool, if it is still there (spin.R7)."""
        if other == seat:
            take_all(self, self.seats + couple, seat, "spin.R7", TAKES[couple])

    def _lead_next(self, joined: bool) -> None:
        """A stop, or a card that Spin has made one (spin.18): its player goes on with any card (spin.16)."""
        events.stopped(self, joined)
        self.ask_lead(self.deal.player)

    def declarable(self, seat: i64) -> i64:
        """The couples that whoever leads after a stop may show from his hand (spin.15, R6)."""
        if self.deal.played == 0 or not self.leads(seat):
            return 0
        hand = self.deal.hands[seat]
        found: i64 = 0
        for couple in range(2):
            if COUPLES[couple] & ~hand == 0 and self.ledger[self.seats + couple]:
                found |= BIT[couple]
        return found

    def _declare(self, seat: i64, couple: i64) -> None:
        self.deal.shown |= COUPLES[couple]
        events.declared(self, seat, couple)
        take_all(self, self.seats + couple, seat, "spin.15", TAKES[couple])
        self._turn(seat)

    def _out(self, winner: i64) -> None:
        """He takes Game, and the others pay for their cards, double whoever has kept Spin (spin.20, 21)."""
        self.say("spin.21", "is-out", winner)
        take_all(self, self.seats + GAME, winner, "spin.21", TAKES[GAME])
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            due = count(self.deal.hands[seat]) * self.agreed.stake
            if self.deal.hands[seat] & BIT[ACE]:
                events.kept_spin(self, seat)
                self.pay("spin.20", "pays-double", seat, winner, 2 * due)
            else:
                self.pay("spin.21", "pays-for-cards", seat, winner, due)
        self.winner = winner
        if lying(self):
            self.say("spin.R9", "pools-stay", NO_SEAT, lying(self))
        if not self.finish_deal():
            self.end_game("spin.R17")
            divide(self, "spin.R17", "gathers", "shares-pool")

    def may_join(self, seat: i64) -> bool:
        """Spin may go down with a card that follows, not with one that is led (spin.5, R3)."""
        return self.deal.due >= 0 and self.waits & BIT[seat] != 0 and self.deal.hands[seat] & BIT[ACE] != 0

    def moves(self, seat: i64) -> Choices:
        plain = super().moves(seat)
        joins = self.may_join(seat)
        couples = self.declarable(seat)
        if not joins and not couples:
            return plain
        found = Choices(plain.each[:])
        if joins:
            found.add(exactly(SPINS[self.deal.due]))
        for couple in range(2):
            if couples & BIT[couple]:
                found.add(DECLARING[couple])
        return found

    def open_plays(self, seat: i64) -> i64:
        if self.deal.due >= 0:
            if self.may_join(seat):
                return UNSAID
        elif self.declarable(seat):
            return UNSAID
        return super().open_plays(seat)

    def pick(self, seat: i64, state: i64) -> Move:
        due = self.deal.due
        if due >= 0:  # most moves of a playout: no list for one card or two moves
            if self.may_join(seat) and below(state, 2):
                return SPINS[due]
            return PLAYS[due]
        if self.declarable(seat):
            return super().pick(seat, state)
        return PLAYS[card_at(self.deal.hands[seat], state)]

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return ["spin.24"] if seat < self.seats and self.leads(seat) else []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
