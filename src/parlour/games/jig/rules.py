"""Jig: be first to play out your hand; no run is longer than five cards, and every card has its call.

Read it beside the rule book: first dealer, pool, deal, play, out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, count
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.ledger import Ledger
from parlour.core.moves import PLAY, Move, Refusal, Verb
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.jig import table
from parlour.games.jig.refusals import why_not
from parlour.mechanisms.board import set_counters, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KNAVE, OVER, PLAYING, Stops

SHEET: Final = vec[i64](ACE_LOW_52.cards)
LONGEST: Final = 5  # cards of a run: Snip, Snap, Snorum, Hicockalorum, Jig (jig.7)


class Jig(Stops):
    """All cards are dealt; a pool, where there is one, is won every deal."""

    pool_each: i64
    pool_dealer: i64
    pool: i64  # its account

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Jig | None = None) -> None:
        if source is None:
            super().__init__(options, names, chance, Ledger([*names, "pool"]), SHEET, None)
            self.pool_each = options.number("pool_each")
            self.pool_dealer = options.number("pool_dealer")
        else:
            super().__init__(options, names, chance, source.ledger.copy(), SHEET, source)
            self.pool_each = source.pool_each
            self.pool_dealer = source.pool_dealer
        self.pool = self.seats

    def copy(self) -> Jig:
        return Jig(self.options, self.names, self.chance.copy(), self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "jig.2")
            self.phase = DEAL
        else:
            self._deal()

    # -- pool and deal -----------------------------------------------------------------------

    def pay_in(self) -> None:
        if self.pool_each:
            for seat in range(self.seats):
                self.pay("jig.17", "pays-in", seat, self.pool, self.pool_each)
        if self.pool_dealer:
            self.pay("jig.18", "pays-in", self.dealer, self.pool, self.pool_dealer)

    def _deal(self) -> None:
        self.pay_in()
        self.deal_out()
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self.phase = PLAYING
        self.ask_lead(self.left(self.dealer))  # jig.5

    # -- play ------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        card = move.a
        first = self.played == 0
        followed = self.due >= 0
        self.put_down(seat, card)
        out = self.hands[seat] == 0
        ended = self.length == LONGEST or self.holder(card + 1) < 0  # jig.7, 9
        if self.detail == EVERYTHING:
            table.tell_played(self, seat, card, first, followed)
            table.tell_call(self, seat, ended)
        if out:
            self._out(seat)
        elif ended:
            if self.detail == EVERYTHING:
                table.tell_end_of_run(self)
            self.ask_lead(seat)  # jig.8, 10
        else:
            self.ask_next(card + 1)  # jig.6
            if self.detail == EVERYTHING:
                self.tell_due("jig.6")

    # -- out -----------------------------------------------------------------------------------------

    def _out(self, winner: i64) -> None:
        """The deal is over, even in mid-run: a counter for each card left (jig.4), and the pool (jig.16)."""
        self.say("jig.15", "out", winner)
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            self.pay("jig.4", "pays-for-cards", seat, winner, count(self.hands[seat]))
        take_all(self, self.pool, winner, "jig.16", "takes-pool")
        self.clear_table()
        self.finished += 1
        self._await_chance()
        if self.finished < self.deals_agreed:
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
        else:
            self.say("jig.21", "deals-done", NO_SEAT, self.finished)
            self.phase = OVER
            self.over = True

    # -- who may do what --------------------------------------------------------------------------------

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- what a seat knows ---------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> Jig:
        new = Jig(self.options, self.names, chance, self)
        new.deal_anew(seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases ------------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PLAY]

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """``phase play`` needs hands; the pool is paid in, and then as set."""
        super().arrange(setup)
        playing = setup.word("phase", ["play"], "") == "play"
        if playing:
            self.lay_cards(setup, 0)
            self.pay_in()
        set_counters(self, setup)
        if playing:
            self.lead_as_set(setup)
