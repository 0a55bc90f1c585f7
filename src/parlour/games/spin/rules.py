"""Spin: be first to play out your hand; the ace of diamonds, joined to a card that follows, makes it a stop.

Read it beside the rule book: first dealer, pool, deal, play, declarations, settlement.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.ledger import Ledger
from parlour.core.moves import NONE, PLAY, PLAYS, Choices, Move, Refusal, Verb, exactly
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.spin import table
from parlour.games.spin.refusals import why_not
from parlour.games.spin.words import (
    ACE,
    COUPLES,
    DECLARATIONS,
    DECLARE,
    DECLARING,
    GAME,
    INTRIGUE,
    MATRIMONY,
    POOLS,
    SHEET,
    SPIN,
    SPINS,
)
from parlour.mechanisms.board import divide, lying, set_counters, take_all
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.stops import DEAL, FIRST_DEALER, KING, KNAVE, OVER, PLAYING, Stops


class Spin(Stops):
    """Matrimony and Intrigue are carried from deal to deal, Game is won every time."""

    stake: i64
    spin_payment: i64
    dealer_pays_game: bool
    played_by: vec[i64]  # by seat, what it has played of the couples
    winner: i64  # of the last deal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Spin | None = None) -> None:
        if source is None:
            ledger = Ledger([*names, *[f"pool/{name}" for name in POOLS]])
            super().__init__(options, names, chance, ledger, SHEET, None)
            self.stake = options.number("stake")
            self.spin_payment = options.number("spin_payment")
            self.dealer_pays_game = options.is_on("dealer_pays_game")
            self.played_by = vec[i64]([0 for _name in names])
            self.winner = NO_SEAT
        else:
            super().__init__(options, names, chance, source.ledger.copy(), SHEET, source)
            self.stake = source.stake
            self.spin_payment = source.spin_payment
            self.dealer_pays_game = source.dealer_pays_game
            self.played_by = source.played_by[:]
            self.winner = source.winner

    def copy(self) -> Spin:
        return Spin(self.options, self.names, self.chance.copy(), self)

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "spin.R19")
            self.phase = DEAL
        else:
            self._deal()

    # -- pool and deal ----------------------------------------------------------------------

    def pay_in(self) -> None:
        """One stake on Game from all but the dealer, his are two on Matrimony and one on Intrigue (spin.10)."""
        dealer = self.dealer
        for step in range(1, self.seats):
            self._pay_game((dealer + step) % self.seats, "spin.10")
        clause = "spin.23" if self.winner == dealer else "spin.10"
        self.pay(clause, "stakes", dealer, self.seats + MATRIMONY, 2 * self.stake)
        self.pay(clause, "stakes", dealer, self.seats + INTRIGUE, self.stake)
        if self.dealer_pays_game:
            self._pay_game(dealer, "spin.11")

    def _pay_game(self, seat: i64, clause: str) -> None:
        if seat == self.winner:
            self.say("spin.22", "winner-free", seat)
        else:
            self.pay(clause, "stakes", seat, self.seats + GAME, self.stake)

    def _deal(self) -> None:
        self.pay_in()
        self.deal_out()
        self.played_by = vec[i64]([0 for _name in self.names])
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self.phase = PLAYING
        self.ask_lead(self.left(self.dealer))  # spin.14

    # -- play ----------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is DECLARE:
            self._declare(seat, move.a)
        else:
            self._play_card(seat, move.a, move.verb is SPIN)

    def _play_card(self, seat: i64, card: i64, joined: bool) -> None:
        if self.detail == EVERYTHING:
            table.tell_played(self, seat, card, joined)
        if joined:
            self.put_down(seat, ACE)
        self.put_down(seat, card)
        if card & 15 == KING:
            self._pay_all(seat, 1, "spin.8", "pays-for-king")
        if joined or card == ACE:
            self._pay_all(seat, self.spin_payment, "spin.7", "pays-for-spin")
            self.say("spin.19", "paid-at-once", seat)
        if (COUPLES[MATRIMONY] | COUPLES[INTRIGUE]) & BIT[card]:
            self._complete(seat, card)
        if self.hands[seat] == 0:
            self._out(seat)
        elif joined or not self.ask_next(card + 1):
            self._lead_next(joined)
        elif self.detail == EVERYTHING:
            self.tell_due("spin.14")

    def _pay_all(self, player: i64, counters: i64, clause: str, message: str) -> None:
        for seat in range(self.seats):
            if seat != player:
                self.pay(clause, message, seat, player, counters)

    def _complete(self, seat: i64, card: i64) -> None:
        """Whoever plays both cards of a couple in one deal takes its pool, if it is still there (spin.R7)."""
        self.played_by[seat] |= BIT[card]
        for couple in range(2):
            cards = COUPLES[couple]
            if cards & BIT[card] and cards & ~self.played_by[seat] == 0:
                take_all(self, self.seats + couple, seat, "spin.R7", table.TAKES[couple])

    def _lead_next(self, joined: bool) -> None:
        """A stop, or a card that Spin has made one (spin.18): its player goes on with any card (spin.16)."""
        if self.detail == EVERYTHING:
            table.tell_stop(self, joined)
        self.ask_lead(self.player)

    # -- declarations ------------------------------------------------------------------------------

    def declarable(self, seat: i64) -> i64:
        """The couples that whoever leads after a stop may show from his hand (spin.15, R6)."""
        if self.phase != PLAYING or self.waits & BIT[seat] == 0 or self.due >= 0 or self.played == 0:
            return 0
        found: i64 = 0
        for couple in range(2):
            if COUPLES[couple] & ~self.hands[seat] == 0 and self.ledger.balance[self.seats + couple]:
                found |= BIT[couple]
        return found

    def _declare(self, seat: i64, couple: i64) -> None:
        self.shown |= COUPLES[couple]
        if self.detail == EVERYTHING:
            table.tell_declared(self, seat, couple)
        take_all(self, self.seats + couple, seat, "spin.15", table.TAKES[couple])
        self._turn(seat)

    # -- settlement -----------------------------------------------------------------------------------

    def _out(self, winner: i64) -> None:
        """He takes Game, and the others pay for their cards, double whoever has kept Spin (spin.20, 21)."""
        self.say("spin.21", "is-out", winner)
        take_all(self, self.seats + GAME, winner, "spin.21", table.TAKES[GAME])
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            due = count(self.hands[seat]) * self.stake
            if self.hands[seat] & BIT[ACE]:
                table.tell_unplayed(self, seat)
                self.pay("spin.20", "pays-double", seat, winner, 2 * due)
            else:
                self.pay("spin.21", "pays-for-cards", seat, winner, due)
        self.winner = winner
        self._finish_deal()

    def _finish_deal(self) -> None:
        if lying(self):
            self.say("spin.R9", "pools-stay", NO_SEAT, lying(self))
        self.clear_table()
        self.finished += 1
        if self.finished < self.deals_agreed:
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
        else:
            self._end_game()
        self._await_chance()

    def _end_game(self) -> None:
        self.say("spin.R17", "deals-done", NO_SEAT, self.finished)
        if lying(self):
            divide(self, "spin.R17", "gathers", "shares-pool")
        self.phase = OVER
        self.over = True

    # -- who may do what --------------------------------------------------------------------------------

    def may_join(self, seat: i64) -> bool:
        """Spin may go down with a card that follows, not with one that is led (spin.5, R3)."""
        return self.due >= 0 and self.waits & BIT[seat] != 0 and self.hands[seat] & BIT[ACE] != 0

    def moves(self, seat: i64) -> Choices:
        found = super().moves(seat)
        if self.may_join(seat):
            found.add(exactly(SPINS[self.due]))
        couples = self.declarable(seat)
        for couple in range(2):
            if couples & BIT[couple]:
                found.add(DECLARING[couple])
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is SPIN:
            return move.a == self.due and self.may_join(seat) and move.b == NONE and move.c == NONE
        return super().allows(seat, move)

    def pick(self, seat: i64, s: i64) -> Move:
        if self.due >= 0:
            return SPINS[self.due] if self.may_join(seat) and below(s, 2) else PLAYS[self.due]
        hand = self.hands[seat]
        couples = self.declarable(seat)
        cards = count(hand)
        k = below(s, cards + count(couples))
        return PLAYS[nth(hand, k)] if k < cards else DECLARATIONS[nth(couples, k - cards)]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- what a seat knows ---------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> Spin:
        new = Spin(self.options, self.names, chance, self)
        new.deal_anew(seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases -----------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PLAY, SPIN, DECLARE]

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, part)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """``winner`` is the last deal's; ``phase play`` needs hands, and everybody has paid in."""
        super().arrange(setup)
        winner = setup.word("winner", [*self.names, "nobody"], "nobody")
        self.winner = self.names.index(winner) if winner != "nobody" else NO_SEAT
        playing = setup.word("phase", ["play"], "") == "play"
        if playing:
            self.lay_cards(setup, 0)
            self.pay_in()
        set_counters(self, setup)
        if playing:
            self.lead_as_set(setup)
