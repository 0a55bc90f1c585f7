"""The tricks of Loo: what may be played, what that shows, who wins, and what he gets."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.games.loo import telling
from parlour.games.loo.layout import FIVE_CARD, THREE_CARD
from parlour.games.loo.pool import Pool
from parlour.games.loo.ranks import CIVIL, NO_CARD, ORDERS, original_lead, second_lead
from parlour.games.loo.words import TRICKS
from parlour.mechanisms.tricks import NEVER, TO_WIN, follow, follow_and_head, shown_lacking


class Play(Pool):
    """Three tricks, or five, each worth its share of the pool."""

    # -- play ---------------------------------------------------------------------------------

    def begin_play(self) -> None:
        if self.standing & (self.standing - 1) == 0:
            self._take_unplayed()
            return
        self.phase = TRICKS
        self.leader = self.next_of(self.dealer, self.standing)  # loo.22
        if self.miss_leads and self.miss_holder >= 0:
            self.leader = self.miss_holder  # loo.23
        if self.detail == EVERYTHING:
            telling.tell_leader(self)
        self._turn(self.leader)

    def _take_unplayed(self) -> None:
        """Only one stands: he takes the pool (loo.21, R5)."""
        winner = self.next_of(self.dealer, self.standing)
        self.take_pool(winner, "loo.21" if self.variant == THREE_CARD else "loo.R5")
        self.end_deal()

    def playable(self, seat: i64) -> i64:
        hand = self.hands[seat]
        order = ORDERS[self.ranking]
        if self.led >= 0:
            if self.civil:
                return follow(hand, self.led, ORDERS[self.ranking + CIVIL])  # loo.56, R7
            return follow_and_head(hand, self.led, self.best, order, TO_WIN)  # loo.28-30
        if self.made == 0:
            return original_lead(hand, self.key, order, self.any_trump)
        return second_lead(hand, order) if self.made == 1 else hand  # loo.32, R14

    def may_be_civil(self, card: i64) -> bool:
        """With the ace of trumps led, "Pam, be civil" may be said (loo.56)."""
        return self.pam != NO_CARD and self.led < 0 and card == self.trump * 16 + self.ace

    def _play_card(self, seat: i64, card: i64, civil: bool) -> None:
        if self.detail == EVERYTHING:
            telling.tell_card(self, seat, card, civil)
        bit = BIT[card]
        self.hands[seat] ^= bit
        self.played |= bit
        self.row[seat * self.each + self.made] = card
        order = ORDERS[self.ranking]
        if self.led < 0:
            self._note_lead(seat, card)
            self.led = card
            self.best = card
            self.best_seat = seat
            self.civil = civil
        else:
            self._note_follow(seat, card)
            if order.above[self.best] & bit:
                self.best = card
                self.best_seat = seat
        following = self.next_of(seat, self.standing)
        if following == self.leader:
            self._end_trick()
        else:
            self._turn(following)

    def _note_lead(self, seat: i64, card: i64) -> None:
        """What a lawful lead shows the leader not to hold."""
        order = ORDERS[self.ranking]
        trump = order.trumps & BIT[card] != 0
        if self.made == 0 and self.key & BIT[card] == 0:
            self.lacks[seat] |= self.key
            if not trump:
                self.few = seat
            elif not self.any_trump:
                self.lacks[seat] |= order.above[card]
        elif self.made == 1:
            self.lacks[seat] |= order.above[card] if trump else order.trumps
        if trump and self.few == seat:
            self._no_more_trumps(seat)

    def _note_follow(self, seat: i64, card: i64) -> None:
        order = ORDERS[self.ranking]
        if self.civil:
            self.lacks[seat] |= shown_lacking(self.led, self.best, ORDERS[self.ranking + CIVIL], NEVER, card)
        else:
            self.lacks[seat] |= shown_lacking(self.led, self.best, order, TO_WIN, card)
        if self.few == seat and order.trumps & BIT[card]:
            self._no_more_trumps(seat)

    def _no_more_trumps(self, seat: i64) -> None:
        """He began with at most one trump, and has played it."""
        self.lacks[seat] |= ORDERS[self.ranking].trumps
        self.few = NO_SEAT

    def _end_trick(self) -> None:
        """Its winner leads to the next (loo.31)."""
        winner = self.best_seat
        self.note_trick(winner)
        self.leader = winner
        self.led = NO_CARD
        if self.detail == EVERYTHING:
            telling.tell_trick(self, winner)
        if self.made < self.each:
            self._turn(winner)
        else:
            self._settle()

    def note_trick(self, winner: i64) -> None:
        self.won |= winner << 4 * self.made
        self.tricks[winner] += 1
        self.made += 1

    # -- settling --------------------------------------------------------------------------------

    def _settle(self) -> None:
        stakes = self.ledger.balance[self.pool]
        tricks: int = self.each
        clause = "loo.33" if stakes % tricks == 0 else "loo.34"
        loo = self.loo_for(stakes)
        for i in range(self.hands_out):
            seat = self.dealt[i]
            if self.standing & BIT[seat] == 0 or seat == self.for_pool:
                continue
            if self.tricks[seat]:
                self.pay(clause, "takes-share", self.pool, seat, self.share(seat, stakes))
            elif not (self.last and self.release):  # loo.3
                self.be_looed(seat, loo, "loo.53" if self.variant == FIVE_CARD else "loo.33")
        if self.for_pool >= 0:
            self.say("loo.20", "pool-keeps", self.for_pool, self.tricks[self.for_pool])  # loo.R19
        self.end_deal()
