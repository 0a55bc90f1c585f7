"""Nap in strict conduct: the lawful moves alone, the commonest of them found without a list."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at
from parlour.core.chance import Chance
from parlour.core.game import UNSAID, Game
from parlour.core.moves import PLAYS, Move
from parlour.games.nap import words
from parlour.games.nap.redeal import deal_anew
from parlour.games.nap.rules.game import Nap


class StrictNap(Nap):
    """Nobody can err: in the tricks cards alone are open."""

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is words.CALL:  # search asks it of every call it has tried: without the list, twice as many trials
            may_say = self.phase == words.CALLING and self.waits & BIT[seat] != 0 and 0 <= move.a <= words.BLUCHER
            return may_say and self.open_calls() & BIT[move.a] != 0 and not move.overfull()
        return super().allows(seat, move)

    def open_plays(self, seat: i64) -> i64:
        if self.phase != words.TRICKS or self.waits & BIT[seat] == 0:
            return UNSAID
        return self.playable(seat)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase == words.TRICKS:  # most moves of all
            return PLAYS[card_at(self.playable(seat), state)]
        if self.phase == words.CALLING:  # without the list of calls
            return words.CALLS[card_at(self.open_calls(), state)]
        return super().pick(seat, state)

    def _clear_table(self) -> None:
        """Nobody keeps the last deal, so its rows serve again."""
        self.deal.refresh(self.agreed.nothing_dealt)

    def redeal(self, seat: i64, chance: Chance) -> StrictNap:
        new = StrictNap(self.options, self.names, chance, self)
        if self.dealt():
            deal_anew(new, seat, chance)
        return new

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if not self.dealt() or not isinstance(spent, StrictNap):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        deal_anew(spent, seat, chance)
        return spent
