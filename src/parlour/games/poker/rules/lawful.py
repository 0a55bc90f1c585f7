"""What each seat at the Poker table may do, and for how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NOTHING, PASS, Choices, Move, Verb, between, some_of
from parlour.games.poker import words
from parlour.games.poker.rules import loans
from parlour.games.poker.state import HAND_SIZE, PokerState
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

    def one_left(self) -> bool:
        return self.deal.playing & (self.deal.playing - 1) == 0

    def able(self) -> i64:
        """Seats in the game that still have counters and a turn in the betting."""
        open_to = self.deal.playing & ~self.deal.short
        if self.agreed.unlimited:
            return open_to
        found: i64 = 0
        for seat in range(self.seats):
            if open_to & BIT[seat] and self.ledger[seat] > 0:
                found |= BIT[seat]
        return found

    def due(self) -> i64:
        """Seats that have a turn still to come."""
        deal = self.deal
        if deal.highest == deal.level:
            able = self.able()
            if able & (able - 1):
                return able
            return 0  # poker.R16: nobody bets against empty places
        found: i64 = 0
        open_to = deal.playing & ~deal.short
        for seat in range(self.seats):
            if open_to & BIT[seat] and deal.stake[seat] < deal.highest:
                found |= BIT[seat]
        return found

    def may_show(self, seat: i64) -> bool:
        return not self.agreed.no_show and self.deal.bound & BIT[seat] == 0  # poker.law.60 to 62

    def may_do(self, seat: i64, verb: Verb) -> bool:
        """Whether a verb without a number is lawful for the seat on turn."""
        phase = self.phase
        if phase == words.SAY:
            return verb is PASS or (self.deal.opener >= 0 and self._may_meet(seat, verb, words.CALL))
        if phase == words.BETTING:
            if self.deal.highest > self.deal.level:
                return verb is words.RETIRE or self._may_meet(seat, verb, words.CALL)
            return verb is words.RETIRE or (verb is words.STAND and self.deal.stood & BIT[seat] == 0)  # poker.17
        if phase == words.STRADDLING:
            if verb is words.STRADDLE:
                return self.within_cap() and self.counters(seat) >= self.next_straddle()
            return verb is words.DECLINE
        if phase == words.MAKING_GOOD:
            return verb is words.RETIRE or self._may_meet(seat, verb, words.MAKE_GOOD)
        return phase == words.LENDING and (verb is words.LEND or verb is words.REFUSE)

    def _may_meet(self, seat: i64, verb: Verb, meeting: Verb) -> bool:
        """The highest stake is met in full or, without counters enough, by a show for less (poker.law.60)."""
        enough = self.counters(seat) >= self.deal.highest - self.deal.stake[seat]
        if verb is meeting:
            return enough
        return verb is words.SHOW_FOR and not enough and self.may_show(seat)

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
            if deal.highest > deal.level and self.able() & ~BIT[seat] == 0:
                return 0  # poker.R16: alone with counters
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
        found = Choices([])
        if self.phase == words.DISCARDING:
            found.add(some_of(words.TO_DISCARD, self.deal.hands[seat], 0, HAND_SIZE))  # poker.13
        for choice in words.FIXED[self.phase]:
            if self.may_do(seat, choice.like.verb):
                found.add(choice)
        least, most = self.least(seat), self.most(seat)
        if least <= most:
            found.add(between(self._made()[0], least, most))
        if self.agreed.borrowing:
            loans.add_choices(self, seat, found)
        return found
