"""What each seat at the Poker table may do, and for how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, Choice, Choices, Move, Verb, between, some_of
from parlour.games.poker import words
from parlour.games.poker.rules import loans
from parlour.games.poker.state import HAND_SIZE, WEALTH, PokerState
from parlour.mechanisms.rankings import least_pair

OPENERS: Final = vec[i64]([9, 10, 11])  # knave, queen, king


class Lawful(PokerState):
    """Questions only: nothing here changes the game."""

    def jackpot_law(self) -> str:
        return "poker.law.30" if self.jackpot == 0 else "poker.law.31" if self.jackpot == 1 else "poker.law.32"

    def minimum(self) -> i64:
        """The number of the lowest hand that may open (poker.law.30 to 32)."""
        if self.jackpot < 0:
            return 0
        return least_pair(OPENERS[self.jackpot % 3])

    def next_straddle(self) -> i64:
        """Double the ante, then one ante more each time (poker.5)."""
        return self.deal.before_deal + self.agreed.ante

    def within_cap(self) -> bool:
        return self.agreed.uncapped or 2 * self.next_straddle() <= self.agreed.limit  # poker.law.22

    def counters(self, seat: i64) -> i64:
        """What the seat can still lay."""
        if self.agreed.unlimited:
            return WEALTH
        return self.ledger.row[seat]  # what can run out is never too large for the row

    def one_left(self) -> bool:
        return self.deal.playing & (self.deal.playing - 1) == 0

    def able(self) -> i64:
        """Seats in the game that still have counters and a turn in the betting."""
        open_to = self.deal.playing & ~self.deal.short
        found: i64 = 0
        for seat in range(self.seats):
            if open_to & BIT[seat] and self.has_counters(seat):
                found |= BIT[seat]
        return found

    def has_counters(self, seat: i64) -> bool:
        return self.agreed.unlimited or self.ledger.row[seat] > 0 or self.has_early_bet(seat)

    def has_early_bet(self, seat: i64) -> bool:
        """Table conduct: who has laid his last counters out of turn has his turn still."""
        return False

    def is_alone(self, seat: i64) -> bool:
        """Whether nobody else is able (poker.R16)."""
        others = self.deal.playing & ~self.deal.short & ~BIT[seat]
        for other in range(self.seats):
            if others & BIT[other] and self.has_counters(other):
                return False
        return True

    def outbid(self) -> i64:
        """Seats without counters, where these can run out, raised above what they have laid."""
        deal, counters = self.deal, self.ledger.row
        found: i64 = 0
        for seat in range(self.seats):
            if counters[seat] == 0 and deal.stake[seat] < deal.highest and not self.has_early_bet(seat):
                found |= BIT[seat]
        return found & deal.playing & ~deal.short

    def next_due(self, seat: i64) -> i64:
        """The first on the left who has a turn still to come, the seat itself last; NO_SEAT where nobody has."""
        deal = self.deal
        highest = deal.highest
        if highest == deal.level:
            able = self.able()
            if able & (able - 1):
                return self.next_of(seat, able)
            return NO_SEAT  # poker.R16: nobody bets against empty places
        open_to = deal.playing & ~deal.short
        stake, seats = deal.stake, self.seats
        for _i in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if open_to & BIT[seat] and stake[seat] < highest:
                return seat
        return NO_SEAT

    def may_show(self, seat: i64) -> bool:
        return not self.agreed.no_show and self.deal.bound & BIT[seat] == 0  # poker.law.60 to 62

    def may_do(self, seat: i64, verb: Verb) -> bool:
        """Whether a verb without a number is lawful for the seat on turn."""
        choices = words.FIXED[self.phase]
        for i in range(len(choices)):
            if choices[i].like.verb is verb:
                return self.fixed(seat) & BIT[i] != 0
        return False

    def fixed(self, seat: i64) -> i64:
        """Which of the choices without a number the seat on turn has: bits, in the order of ``words.FIXED``."""
        phase = self.phase
        deal = self.deal
        if phase == words.BETTING:
            if deal.highest > deal.level:
                return words.RETIRING | self._meeting(seat) << 1
            if deal.stood & BIT[seat]:  # poker.17
                return words.RETIRING
            return words.RETIRING | words.STANDING
        if phase == words.SAY:
            if deal.opener < 0:
                return words.PASSING
            return words.PASSING | self._meeting(seat) << 1
        if phase == words.STRADDLING:
            if self.within_cap() and self.counters(seat) >= self.next_straddle():
                return words.EITHER
            return words.DECLINING
        if phase == words.MAKING_GOOD:
            return words.GIVING_UP | self._meeting(seat)
        if phase == words.LENDING:
            return words.EITHER
        return 0

    def _meeting(self, seat: i64) -> i64:
        """The highest stake is met in full or, without counters enough, by a show for less (poker.law.60)."""
        if self.counters(seat) >= self.deal.highest - self.deal.stake[seat]:
            return words.IN_FULL
        if self.may_show(seat):
            return words.FOR_LESS
        return 0

    def most_open(self) -> i64:
        """The highest opening by the limit (poker.7, 12, R5)."""
        before = self.deal.before_deal
        return self.agreed.limit + (before if before == self.agreed.ante else 2 * before)

    def least(self, seat: i64) -> i64:
        """The least that the seat on turn may open, bet or raise to."""
        if self.phase == words.BETTING:
            return self.deal.highest - self.deal.level + 1
        return 2 * self.deal.before_deal if self.deal.opener < 0 else self.deal.highest + 1  # poker.law.25

    def most(self, seat: i64) -> i64:
        """The most; 0 where nothing may be opened, bet or raised."""
        deal = self.deal
        if self.phase == words.BETTING:
            if deal.highest > deal.level and self.is_alone(seat):
                return 0  # with counters
            return self._affordable(seat, deal.highest + self.agreed.limit) - deal.level
        if self.phase != words.SAY:
            return 0
        if deal.opener >= 0:
            return self._affordable(seat, deal.highest + self.agreed.limit)  # poker.4
        if self.jackpot >= 0 and self.agreed.order.value(deal.hands[seat]) < self.minimum():
            return 0
        return self._affordable(seat, self.most_open())

    def _affordable(self, seat: i64, total: i64) -> i64:
        have = self.deal.stake[seat] + self.counters(seat)
        return have if self.agreed.limit == 0 or have < total else total

    def _made(self) -> list[Move]:
        if self.phase == words.BETTING:
            return words.BETS if self.deal.highest == self.deal.level else words.RAISES
        return words.OPENS if self.deal.opener < 0 else words.RAISES

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        each: list[Choice] = []
        if self.phase == words.DISCARDING:
            each.append(some_of(words.TO_DISCARD, self.deal.hands[seat], 0, HAND_SIZE))  # poker.13
        fixed = self.fixed(seat)
        choices = words.FIXED[self.phase]
        for i in range(len(choices)):
            if fixed & BIT[i]:
                each.append(choices[i])
        least, most = self.least(seat), self.most(seat)
        if least <= most:
            each.append(between(self._made()[0], least, most))
        found = Choices(each)
        if self.agreed.borrowing:
            loans.add_choices(self, seat, found)
        return found
