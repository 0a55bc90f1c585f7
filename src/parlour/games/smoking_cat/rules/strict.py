"""Smoking Cat in strict conduct: the lawful moves alone, the commonest of them found without a list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at, count
from parlour.core.chance import Chance, below
from parlour.core.game import UNSAID, Game
from parlour.core.moves import PLAY, PLAYS, Move, may_play, nth_subset
from parlour.games.smoking_cat.rules.game import TO_PASS, SmokingCat
from parlour.games.smoking_cat.words import PASS, PASSING, TRICKS

WAYS_TO_PASS: Final = 56  # 3 of 8


class StrictSmokingCat(SmokingCat):
    """Nobody can err: while nobody may end the round early, cards alone are open."""

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is PLAY and not self._may_end_early():
            return self.phase == TRICKS and self.waits & BIT[seat] != 0 and may_play(self._playable(seat), move)
        if move.verb is PASS:  # asked by search of every pass it has tried
            cards = move.a
            if cards < 0 or cards & ~self.deal.hands[seat] or self.phase != PASSING or self.waits & BIT[seat] == 0:
                return False
            return count(cards) == TO_PASS and not move.overfull()
        return super().allows(seat, move)

    def open_plays(self, seat: i64) -> i64:
        if self.phase != TRICKS or self.waits & BIT[seat] == 0 or self._may_end_early():
            return UNSAID
        return self._playable(seat)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase == PASSING:  # without the list of passes
            return Move(PASS, nth_subset(self.deal.hands[seat], TO_PASS, below(state, WAYS_TO_PASS)))
        if self._may_end_early():
            return super().pick(seat, state)
        return PLAYS[card_at(self._playable(seat), state)]  # playouts ask only who is to play

    def redeal(self, seat: i64, chance: Chance) -> SmokingCat:
        return StrictSmokingCat(self.options, self.names, chance, self)._as_known_to(seat, chance)

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if not isinstance(spent, StrictSmokingCat):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        return spent._as_known_to(seat, chance)
