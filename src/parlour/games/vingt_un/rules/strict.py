"""Vingt-un in strict conduct: the lawful moves alone, a stake found without the list of stakes."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance, below
from parlour.core.moves import Move
from parlour.games.vingt_un import words
from parlour.games.vingt_un.redeal.draw import deal_anew
from parlour.games.vingt_un.rules.game import VingtUn


class StrictVingtUn(VingtUn):
    """Nobody can err, and naturals are found by the game."""

    # -- without the list of stakes --------------------------------------------------------

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is words.STAKE:
            in_time = self.phase == words.STAKING and self.waits & BIT[seat] != 0
            return in_time and self.agreed.least <= move.a <= self.agreed.most and not move.overfull()
        return super().allows(seat, move)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase == words.STAKING:
            counters = self.agreed.least + below(state, self.agreed.most - self.agreed.least + 1)
            return words.STAKES[counters] if counters < 256 else Move(words.STAKE, counters)
        return super().pick(seat, state)

    # -- what a seat knows -----------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> StrictVingtUn:
        new = StrictVingtUn(self.options, self.names, chance, self)
        deal_anew(new, seat, chance)
        return new
