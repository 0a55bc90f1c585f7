"""Jig: be first to play out your hand; no run is longer than five cards, and every card has its call.

Read it beside the rule book: first dealer, pool, deal, play, out.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import Move
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.jig import events
from parlour.games.jig.setup import VOCABULARY
from parlour.games.jig.state import JigState
from parlour.games.jig.view import advice, lay_out
from parlour.games.jig.words import LONGEST
from parlour.mechanisms.board import take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KNAVE, Stops


class Jig(JigState):
    """A pool, where there is one, is won every deal."""

    def twin(self, chance: Chance) -> Stops:
        return Jig(self.options, self.names, chance, self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "jig.2")
            self.phase = DEAL
        else:
            self._deal()

    def pay_in(self) -> None:
        pool = self.seats
        if self.agreed.pool_each:
            self.collect("jig.17", "pays-in", ALL_SEATS[self.seats], pool, self.agreed.pool_each)
        if self.agreed.pool_dealer:
            self.pay("jig.18", "pays-in", self.dealer, pool, self.agreed.pool_dealer)

    def _deal(self) -> None:
        self.pay_in()
        self.deal_out()
        events.dealt(self)
        self.begin_play()  # jig.5

    def act(self, seat: i64, move: Move) -> None:
        card = move.a
        follower: i64 = NO_SEAT
        self.put_down(seat, card)
        if self.deal.length < LONGEST:
            follower = self.holder(card + 1)  # jig.7, 9
        events.played(self, seat, card, follower)
        if self.deal.hands[seat] == 0:
            self.say("jig.15", "out", seat)
            self._out(seat)
        elif follower >= 0:
            self.ask_holder(follower, card + 1)  # jig.6
            events.card_due(self)
        else:
            events.run_over(self)
            self.ask_lead(seat)  # jig.8, 10

    def _out(self, winner: i64) -> None:
        """The deal is over, even in mid-run: a counter for each card left (jig.4), and the pool (jig.16)."""
        self.pay_for_cards(winner, "jig.4")
        take_all(self, self.seats, winner, "jig.16", "takes-pool")
        if not self.finish_deal():
            self.end_game("jig.21")

    # -- what a seat knows ---------------------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY
