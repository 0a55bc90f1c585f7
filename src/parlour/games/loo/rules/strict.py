"""Loo in strict conduct: the lawful moves alone, the commonest of them found without a list."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at
from parlour.core.chance import Chance, below
from parlour.core.game import UNSAID
from parlour.core.moves import PLAYS, Move, nth_subset, subsets
from parlour.games.loo import words
from parlour.games.loo.redeal import deal_anew
from parlour.games.loo.rules import play
from parlour.games.loo.rules.game import Loo
from parlour.games.loo.rules.ranks import NO_PAM
from parlour.games.loo.state import HANDS_LIE
from parlour.games.loo.words import DECLARE, DECLARED, TRICKS


class StrictLoo(Loo):
    """Nobody can err: cards alone are open in most tricks."""

    def open_plays(self, seat: i64) -> i64:
        if self.phase != TRICKS or self.waits & BIT[seat] == 0 or self.agreed.pam_played != NO_PAM:
            return UNSAID
        return play.playable(self, seat)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase == TRICKS and self.agreed.pam_played == NO_PAM:
            return PLAYS[card_at(play.playable(self, seat), state)]  # most moves of all: a tenth faster uncompiled
        if self.phase != DECLARE:
            return super().pick(seat, state)
        said = DECLARED[self.declarations()]  # without the list of exchanges
        n: i64 = len(said)
        if not self.agreed.changes:
            return said[below(state, n)]
        k = below(state, n + subsets(self.agreed.each, 1, self.most_exchanged()))
        return said[k] if k < n else Move(words.EXCHANGE, nth_subset(self.deal.hands[seat], 1, k - n))

    def _clear_table(self) -> None:
        """Nobody keeps the last deal, so its rows serve again."""
        self.deal.refresh(self.agreed.nothing_dealt)

    def redeal(self, seat: i64, chance: Chance) -> StrictLoo:
        new = StrictLoo(self.options, self.names, chance, self)
        if self.deal.lies == HANDS_LIE:
            deal_anew(new, seat, chance)
        return new
