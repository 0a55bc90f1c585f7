"""Nap in table conduct: what hands and tongues can do is accepted, and what goes wrong is claimed or lapses.

The dealer errs by accident; handling cards, calling twice, out of turn or what was not agreed, and playing any card are
the players' own acts.  What they may do stands in acts, the tricks in tricks, claims and what they bring in remedies.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import NOTHING, PLAY, Choices, Move, Verb
from parlour.core.options import Options
from parlour.core.vocabulary import Vocabulary
from parlour.games.nap import words
from parlour.games.nap.faults import acts, misdeals, remedies, tricks
from parlour.games.nap.faults.redeal import deal_anew
from parlour.games.nap.faults.rights import RIGHTS
from parlour.games.nap.faults.setup import TABLE_VOCABULARY
from parlour.games.nap.faults.state import NapConduct
from parlour.games.nap.rules import settle
from parlour.games.nap.rules.game import Nap
from parlour.games.nap.state import NapDeal, NapState
from parlour.mechanisms.faults import Claims
from parlour.mechanisms.trick_faults import BEGUN, DEALT, GATHERED, IN_PLAY, TOUCH
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS


class NapTable(Nap):
    """Everybody has moves while cards lie there, and the game remembers what may be claimed."""

    claims: Claims
    conduct: NapConduct
    opening: NapDeal  # the deal before its first card, what lies hidden left out
    again: bool = False  # the pack is dealt again by the same player (nap.13)

    def __init__(self, options: Options, names: list[str], chance: Chance, source: NapState | None = None) -> None:
        if isinstance(source, NapTable):
            take_over(self, source, NapTable)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = NapConduct(len(names))
            self.opening = NapDeal(vec[i64](), len(names))
        super().__init__(options, names, chance, source)

    def redeal(self, seat: i64, chance: Chance) -> Nap:
        """Others are believed to keep the law until they are seen to break it; no accident of Nap is hidden."""
        new = NapTable(self.options, self.names, chance, self)
        if self.dealt():
            deal_anew(new, seat, chance)
        return new

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY

    def accidents(self) -> list[Verb]:
        return DEAL_ACCIDENTS

    def dealt(self) -> bool:
        return self.phase == words.GATHERING or super().dealt()

    # -- the deal ---------------------------------------------------------------------------

    def _deal(self) -> None:
        self.claims.forget_all()
        self.claims.reach(DEALT)
        self.conduct = NapConduct(self.seats)
        super()._deal()
        if self.again:
            self.deals -= 1  # a redeal is no new deal
            self.again = False

    def _pay_kitty(self) -> None:
        if not self.again:
            super()._pay_kitty()

    def _settled(self) -> int:
        return -1

    def _deal_round_by_round(self, deck: vec[i64]) -> None:
        super()._deal_round_by_round(deck)
        misdeals.befall(self, deck)

    def deal_anew_by_same(self) -> None:
        """The whole pack is gathered, shuffled, cut and dealt again by the same player (nap.13)."""
        self.again = True
        self.claims.forget_all()
        self._clear_table()
        self.phase = words.DEAL
        self._await_chance()

    # -- who may do what ----------------------------------------------------------------------

    def _turn(self, seat: i64) -> None:
        """Whose turn it is has all his cards (nap.R25); a dealer without cards may claim like the rest."""
        if self.conduct.short & BIT[seat]:
            misdeals.complete(self, seat)
        self.waits = BIT[seat]
        self.may = ALL_SEATS[self.seats]
        self._close(self.may)

    def moves(self, seat: i64) -> Choices:
        return acts.moves(self, seat) if self.may & BIT[seat] else NOTHING

    def lawful_moves(self, seat: i64) -> Choices:
        return super().moves(seat)

    # -- acts -------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            remedies.claim(self, seat, move.a)
        elif verb is TOUCH:
            acts.touch(self, seat, move.a)
        elif verb is words.CONSULT:
            self.conduct.consulted |= BIT[seat]
            self.say("nap.27", "consults", seat)
        elif verb is words.GATHER:
            self.say("nap.R15", "gathers-cards", seat)
            self.settle(self.conduct.made)
        elif verb is words.CALL and self.deal.said[seat] >= 0:
            acts.call_again(self, seat, move.a)
        else:
            self.claims.reach(BEGUN)
            misdeals.complete_all(self)
            self.conduct.stray = NO_SEAT
            if verb is PLAY:
                self.claims.reach(IN_PLAY)
                tricks.play_card(self, seat, move.a)
            elif verb is words.CALL:
                acts.call(self, seat, move.a)
            else:
                super().act(seat, move)

    def _most_bought(self) -> i64:
        """Not the cards that other hands lack: they are served first (nap.R25)."""
        return min(super()._most_bought(), self.stock() - count(self.conduct.short))

    def _next_call(self, seat: i64) -> None:
        """The next who has not called: some may have done so out of turn."""
        asked = self.after(self.dealer)
        for _i in range(self.agreed.active):
            if self.deal.said[asked] < 0:
                self._ask_call(asked)
                return
            asked = self.after(asked)
        super()._next_call(self.last_caller())

    def _buy(self, seat: i64, thrown: i64) -> None:
        if thrown:
            self.conduct.lose_sight(seat, self.deal.hands[seat])
        super()._buy(seat, thrown)

    def _lay(self, seat: i64, cards: i64) -> None:
        self.conduct.lose_sight(seat, self.deal.hands[seat])
        super()._lay(seat, cards)

    # -- the end of a deal -----------------------------------------------------------------------------

    def play_decided(self, made: bool) -> None:
        """The cards lie until the next dealer gathers them (nap.R4, R15)."""
        self.conduct.made = made
        self.phase = words.GATHERING
        self._turn(self.left(self.dealer))

    def settle(self, made: bool) -> None:
        self.claims.reach(GATHERED)
        settle.settle(self, made)

    # -- what a seat knows ------------------------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        known = super().seen(seat)
        return known | self.conduct.known_to(seat) if self.dealt() else known

    def glimpsed(self, seat: i64) -> i64:
        return self.conduct.known_to(seat)
