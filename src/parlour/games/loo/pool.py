"""The pool of Loo, and whose deal it is: fees and loos paid in, shares, who leaves, and the finish."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.game import EVERYTHING
from parlour.games.loo import telling
from parlour.games.loo.layout import FIXED_LOO, HANDS_LIE, TABLE_OF_FIVE, UNLIMITED, Layout
from parlour.games.loo.words import DEAL, LEAVING, OVER
from parlour.mechanisms.pools import share_out


def trick_share(stakes: int, tricks: int, i: int) -> int:
    """What the i-th trick is worth: the pool over the tricks, the odd counters to the first (loo.33, 34)."""
    share = stakes // tricks
    return share + 1 if i < stakes % tricks else share


class Pool(Layout):
    """What goes on between the cards of one deal and those of the next."""

    # -- whose deal it is ------------------------------------------------------------

    def next_deal(self) -> None:
        """It is the dealer's turn: he may have a word to say first (loo.6)."""
        if self.leaving:
            self.phase = LEAVING
            self._turn(self.dealer)
        else:
            self.prepare_deal()

    def leave(self, seat: i64) -> None:
        """He pays, deals himself nothing and is gone; a last player takes all (loo.6, R4)."""
        self.withdraws = True
        self.say("loo.6", "leaves", seat)
        if count(self.present) > 2:
            self.prepare_deal()
            return
        self.pay_in()
        self._withdraw()
        self.take_pool(self.next_of(seat, self.present), "loo.R4")
        self._end_game()

    def prepare_deal(self) -> None:
        """Who gets cards, and what sort of deal it is: a single when nothing lay in the pool before (loo.R3)."""
        out = self.withdraws or (self.dealer_out and count(self.present) > TABLE_OF_FIVE)  # loo.2, 6
        playing = self.present & ~BIT[self.dealer] if out else self.present
        n: i64 = 0
        seat = self.dealer
        for _i in range(self.seats):
            seat = self.left(seat)
            if playing & BIT[seat]:
                self.dealt[n] = seat
                n += 1
        self.hands_out = n
        self.single = self.owing == 0 and self.ledger.balance[self.pool] == 0
        self.last = self._is_last()
        self.phase = DEAL
        self._await_chance()

    def _is_last(self) -> bool:
        if self.deals_agreed:
            return self.deals + 1 >= self.deals_agreed
        return self.rounds + 1 == self.rounds_agreed and self._ends_round()

    def _ends_round(self) -> bool:
        """Whether the deal next comes to, or passes, the place of the first dealer."""
        seat = self.left(self.dealer)
        while self.present & BIT[seat] == 0 and seat != self.first_dealer:
            seat = self.left(seat)
        return seat == self.first_dealer

    # -- paying in, and what a trick or a loo comes to ---------------------------------

    def pay_in(self) -> None:
        """Loos owed, then the dealer's fee, lie in the pool before the deal (loo.13)."""
        self._pay_loos("loo.13")
        self.pay("loo.7", "pays-fee", self.dealer, self.pool, self.fee)

    def _pay_loos(self, clause: str) -> None:
        if self.owing == 0:
            return
        for seat in range(self.seats):
            if self.owing & BIT[seat]:
                self.pay(clause, "pays-loo", seat, self.pool, self.owed[seat])
                self.owed[seat] = 0
        self.owing = 0

    def loo_for(self, stakes: int) -> int:
        """The full loo of a deal played for these stakes (loo.33, 47, 49)."""
        if self.loo_mode == FIXED_LOO:
            return self.loo
        return stakes if self.loo_mode == UNLIMITED or stakes < self.limit else self.limit

    def share(self, seat: i64, stakes: int) -> int:
        """What the seat's tricks bring (loo.33)."""
        due = 0
        for i in range(self.each):
            if self.won >> 4 * i & 15 == seat:
                due += trick_share(stakes, self.each, i)
        return due

    def be_looed(self, seat: i64, loo: int, clause: str) -> None:
        """It goes into the next pool."""
        self.owed[seat] = loo
        self.owing |= BIT[seat]
        if self.detail == EVERYTHING:
            telling.tell_loo(self, seat, loo, clause)

    def take_pool(self, seat: i64, clause: str) -> None:
        self.pay(clause, "takes-pool", self.pool, seat, self.ledger.balance[self.pool])

    def end_deal(self) -> None:
        if self.lies == HANDS_LIE:
            self._gather()
        if self.until_single and self.owing == 0 and self.ledger.balance[self.pool] == 0:
            self.say("loo.4", "single-follows")
            self._end_game()
        elif self.last:
            self._finish()
        else:
            self._pass_the_deal()

    def _pass_the_deal(self) -> None:
        if self.owing == 0 and self.ledger.balance[self.pool] == 0:
            self.say("loo.33", "next-single")
        if self._ends_round():
            self.rounds += 1
        self._withdraw()
        self.dealer = self.next_of(self.dealer, self.present)
        self.next_deal()

    def _withdraw(self) -> None:
        if self.withdraws:
            self.present &= ~BIT[self.dealer]
            self.withdraws = False

    def _finish(self) -> None:
        """The deals agreed are played: loos are paid in, and what lies in the pool is shared (loo.3, 5)."""
        if self._ends_round():
            self.say("loo.5", "round-ends", self.dealer)
        self._withdraw()
        self._pay_loos("loo.3")
        share_out(self, self.pool, self.present, "loo.3", "shares-pool")
        self._end_game()

    def _end_game(self) -> None:
        self._withdraw()
        self.phase = OVER
        self.over = True
        self._await_chance()
