"""Poker in strict conduct: the lawful moves alone, one of them found without the list of all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count, nth
from parlour.core.chance import Chance, below
from parlour.core.game import Game
from parlour.core.moves import NONE, Move, nth_subset
from parlour.games.poker import words
from parlour.games.poker.redeal import deal_anew
from parlour.games.poker.rules import loans
from parlour.games.poker.rules.game import Poker

PAT: Final = 32  # ways to discard any of five cards
MANY: Final = 1 << 30  # of a longer range, chance looks at the lowest so many


class StrictPoker(Poker):
    """Nobody can err, and the game deals and draws."""

    def allows(self, seat: i64, move: Move) -> bool:
        """The same questions as ``moves`` asks, without the list: ``play`` asks this of every move."""
        if self.waits & BIT[seat] == 0:
            return False
        verb = move.verb
        if verb is words.BORROW:
            return loans.may_borrow(self, seat, move.a, move.b) and move.c == NONE
        if move.b != NONE or move.c != NONE:
            return False
        if verb is words.DISCARD:
            return self.phase == words.DISCARDING and move.a >= 0 and move.a & ~self.deal.hands[seat] == 0
        if verb is words.OPEN or verb is words.RAISE or verb is words.BET:
            return verb is self._made()[0].verb and self.least(seat) <= move.a <= self.most(seat)
        return move.a == NONE and self.may_do(seat, verb)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.agreed.borrowing:
            return super().pick(seat, state)
        if self.phase == words.DISCARDING:  # here and below without the list, of which a playout needs but one
            return Move(words.DISCARD, nth_subset(self.deal.hands[seat], 0, below(state, PAT)))
        least = self.least(seat)
        numbers = self.most(seat) - least + 1
        if numbers < 0:
            numbers = 0
        elif numbers > MANY:
            numbers = MANY
        fixed = self.fixed(seat)
        k = below(state, numbers + count(fixed))
        if k < numbers:
            return words.number_move(self._made(), least + k)
        return words.FIXED[self.phase][nth(fixed, k - numbers)].like

    def redeal(self, seat: i64, chance: Chance) -> StrictPoker:
        return self._dealt_anew(StrictPoker(self.options, self.names, chance, self), seat, chance)

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if not isinstance(spent, StrictPoker):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        return self._dealt_anew(spent, seat, chance)

    def _dealt_anew(self, copy: StrictPoker, seat: i64, chance: Chance) -> StrictPoker:
        if self.deal.dealt[0]:
            deal_anew(copy, self.deal, seat, chance)
        return copy
