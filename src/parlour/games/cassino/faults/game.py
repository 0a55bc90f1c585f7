"""Cassino where the dealer may expose cards: in the first round that costs him the deal, later a fine (cassino.32, 33).

All see a card that is exposed, so claims are offered only where there was one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import Chance, below
from parlour.core.copying import take_over
from parlour.core.game import ALL_SEATS
from parlour.core.moves import Choices, Move, Verb, exactly
from parlour.core.options import Options
from parlour.core.vocabulary import Vocabulary
from parlour.games.cassino.faults.exposing import expose
from parlour.games.cassino.faults.setup import TABLE_VOCABULARY
from parlour.games.cassino.redeal import deal_anew
from parlour.games.cassino.rules.game import Cassino
from parlour.games.cassino.state import CassinoDeal, CassinoState
from parlour.games.cassino.words import CLAIM, DEAL, EXPOSED, PLAY, ROUND


class CassinoTable(Cassino):
    """Whoever plays still plays lawfully: only the dealer's hands err (cassino.R12)."""

    exposed: i64 = 0  # cards of this pack that were dealt face up to a hand
    unclaimed: i64 = 0  # those of this round, while they may still be claimed
    fine: i64 = 0  # points, on the dealer of this pack

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CassinoState | None = None) -> None:
        if isinstance(source, CassinoTable):
            take_over(self, source, CassinoTable)
        super().__init__(options, names, chance, source)

    def accidents(self) -> list[Verb]:
        return [EXPOSED]

    # -- the deal ---------------------------------------------------------------------

    def _shuffle(self) -> None:
        self.exposed = 0
        self.unclaimed = 0
        self.fine = 0
        super()._shuffle()

    def _deal_round(self) -> None:
        super()._deal_round()
        self.unclaimed = expose(self)
        self.exposed |= self.unclaimed
        if self.claimable():
            self._close(self.opponents() & ~self.may)
            self.may |= self.opponents()

    def claimable(self) -> bool:
        """A card was exposed just now; in a later round, if a fine is agreed on (cassino.R10, R11)."""
        return self.unclaimed != 0 and (self.deal.round == 1 or self.agreed.later_fine > 0)

    def opponents(self) -> i64:
        """The seats that may claim."""
        found = ALL_SEATS[self.seats]
        for seat in range(self.seats):
            if self.side(seat) == self.side(self.dealer):
                found &= ~BIT[seat]
        return found

    # -- who may do what ---------------------------------------------------------------

    def may_claim(self, seat: i64) -> bool:
        return self.claimable() and self.opponents() & BIT[seat] != 0

    def moves(self, seat: i64) -> Choices:
        if not self.may_claim(seat):
            return super().moves(seat)
        found = Choices(super().moves(seat).each[:])
        found.add(exactly(Move(CLAIM)))
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is CLAIM:
            return self.may_claim(seat) and not move.overfull()
        return super().allows(seat, move)

    def pick(self, seat: i64, state: i64) -> Move:
        choices = self.moves(seat)
        return choices[below(state, choices.size)]

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is CLAIM:
            self._claim(seat)
            return
        self.unclaimed = 0  # the next card ends the time for claims
        super().act(seat, move)

    def _claim(self, seat: i64) -> None:
        if self.deal.round == 1:
            self._lose_deal(seat)
            return
        points = self.agreed.later_fine * int(count(self.unclaimed))
        self.say("cassino.33", "claims-fine", seat, points, self.names[self.dealer])
        self.fine += points
        self.unclaimed = 0
        self.may = self.waits

    def _lose_deal(self, seat: i64) -> None:
        """All cards are gathered, nothing is scored, and the left neighbour deals (cassino.32, R11)."""
        self.say("cassino.32", "claims-deal", seat, 0, self.names[self.dealer])
        self.deal = CassinoDeal(self.agreed.sheet, len(self.agreed.sheet), self.seats)
        self.exposed = 0
        self.unclaimed = 0
        self.dealer = self.left(self.dealer)
        self.phase = DEAL
        self._await_chance()

    def _counted(self, piles: vec[i64]) -> vec[i64]:
        """The dealer's side counts less by his fines, but not less than nothing (cassino.R10)."""
        counts = super()._counted(piles)
        if self.fine:
            side = self.side(self.dealer)
            self.say("cassino.R10", "fine-taken-off", side, self.fine)
            counts[side] = counts[side] - self.fine if counts[side] > self.fine else 0
        return counts

    # -- what a seat knows --------------------------------------------------------------

    def in_view(self, seat: i64) -> i64:
        return self.deal.hands[seat] & self.exposed

    def seen(self, seat: i64) -> i64:
        return super().seen(seat) | self.exposed

    def redeal(self, seat: i64, chance: Chance) -> Cassino:
        """Exposed cards stay where all saw them fall; the dealer errs by chance, so they tell nothing of the others."""
        new = CassinoTable(self.options, self.names, chance, self)
        if self.phase == PLAY or self.phase == ROUND:
            for other in range(self.seats):
                new.deal.hands[other] &= ~self.in_view(other)
            deal_anew(new, seat, chance)
            for other in range(self.seats):
                new.deal.hands[other] |= self.in_view(other)
        return new

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY
