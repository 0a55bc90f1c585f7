"""Loo in table conduct: what hands can do is accepted, and what goes wrong is claimed or lapses.

The dealer errs by accident; looking, touching, exposing, declaring out of turn and playing any card are the players'
own acts.  What they may do stands in acts, the tricks in tricks, claims and what they bring in remedies.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.moves import NONE, NOTHING, Choices, Move, Verb
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.loo import words
from parlour.games.loo.faults import acts, misdeals, remedies, tricks
from parlour.games.loo.faults.redeal import deal_anew
from parlour.games.loo.faults.rights import RIGHTS
from parlour.games.loo.faults.setup import TABLE_VOCABULARIES
from parlour.games.loo.faults.state import LooConduct
from parlour.games.loo.rules import play, pool
from parlour.games.loo.rules.game import Loo
from parlour.games.loo.state import HANDS_LIE, LooDeal, LooState
from parlour.games.loo.view import FORFEITS
from parlour.mechanisms.faults import Claims
from parlour.mechanisms.trick_faults import BEGUN, DEALT, GATHERED, IN_PLAY, TOUCH
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS


class LooTable(Loo):
    """All who sit at the table have moves while cards lie there, and the game remembers what may be claimed."""

    claims: Claims
    conduct: LooConduct
    opening: LooDeal  # the deal before its first card, what lies hidden left out
    again: bool = False  # the pack is dealt again by the same player (loo.39)

    def __init__(self, options: Options, names: list[str], chance: Chance, source: LooState | None = None) -> None:
        if isinstance(source, LooTable):
            take_over(self, source, LooTable)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = LooConduct(len(names))
            self.opening = LooDeal(vec[i64](), len(names), 0)
        super().__init__(options, names, chance, source)

    def redeal(self, seat: i64, chance: Chance) -> Loo:
        """Others are believed to keep the law until they are seen to break it; no accident of Loo is hidden."""
        new = LooTable(self.options, self.names, chance, self)
        if self.deal.lies == HANDS_LIE:
            deal_anew(new, seat, chance)
        return new

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARIES[self.agreed.variant]

    def accidents(self) -> list[Verb]:
        return DEAL_ACCIDENTS

    # -- the deal ---------------------------------------------------------------------------

    def _deal(self) -> None:
        self.claims.forget_all()
        self.conduct = LooConduct(self.seats)
        if not self.again:
            super()._deal()
            return
        self.again = False
        self._clear_table()
        self._deal_hands(self.agreed.sheet[:])
        self._begin_declaring()

    def _settled(self, cards: i64) -> int:
        return -1

    def _deal_hands(self, deck: vec[i64]) -> None:
        super()._deal_hands(deck)
        self.deal.deck = deck
        self.claims.reach(DEALT)
        misdeals.befall(self, deck)

    def deal_anew_by_same(self) -> None:
        """The whole pack is gathered, shuffled and dealt again; fee and loos are paid already (loo.39)."""
        self.again = True
        self.claims.forget_all()
        self._clear_table()
        self.phase = words.DEAL
        self._await_chance()

    def deal_plan(self) -> dict[str, list[int]]:
        plan = super().deal_plan()
        if plan and not self.single and "stock" not in plan:
            plan["stock"] = list(range(plan["turn"][0] + 1, len(self.agreed.sheet)))
        return plan

    # -- who may do what ----------------------------------------------------------------------

    def at_table(self) -> bool:
        """Whether cards lie hidden or may still be claimed for, so that everybody has moves."""
        return self.phase in (words.DECLARE, words.FLUSHES, words.TRICKS, words.GATHERING)

    def _turn(self, seat: i64) -> None:
        if not self.at_table():
            super()._turn(seat)
            return
        if self.conduct.short & BIT[seat]:
            misdeals.complete(self, seat)  # loo.R33: whose turn it is has all his cards
        self.waits = BIT[seat]
        self.may = self.present
        self._close(self.present)

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        return acts.moves(self, seat) if self.at_table() else super().moves(seat)

    def lawful_moves(self, seat: i64) -> Choices:
        """What the strict game would let the seat do at its turn."""
        return super().moves(seat)

    # -- acts -------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            remedies.claim(self, seat, move.a)
        elif verb is words.LOOK or verb is words.LOOK_AT:
            acts.look(self, seat, move)
        elif verb is words.EXPOSE:
            acts.expose(self, seat, move.a)
        elif verb is TOUCH:
            acts.touch(self, seat, move.a)
        elif verb is words.GATHER:
            remedies.gather(self, seat)
        elif self.phase == words.TRICKS:
            self.begun()
            self.claims.reach(IN_PLAY)
            tricks.play_card(self, seat, move.a, move.b != NONE)
        elif self.phase == words.DECLARE and acts.has_declared(self, seat):
            acts.declare_again(self, seat)
        else:
            if self.phase == words.DECLARE:
                acts.note_declaration(self, seat)
            if self.phase != words.LEAVING:
                self.begun()
            super().act(seat, move)

    def begun(self) -> None:
        """Nobody can claim the deal any more: every hand is made complete (loo.R33)."""
        self.claims.reach(BEGUN)
        misdeals.complete_all(self)

    # -- declaring ------------------------------------------------------------------------------------

    def most_exchanged(self) -> i64:
        """Not the cards that hands lack: they are served first (loo.R33)."""
        return min(super().most_exchanged(), self.stock() - count(self.conduct.short))

    def _declared(self) -> None:
        """The next who has not declared, perhaps the one who was asked before another spoke out of turn (loo.41)."""
        deal = self.deal
        asked = deal.asked
        while deal.asked < len(self.dealt) and acts.has_declared(self, self.dealt[deal.asked]):
            deal.asked += 1
        if deal.asked == len(self.dealt):
            self._end_declaring()
        elif deal.asked == asked and not self._alone():
            self._turn(self.dealt[asked])
        else:
            self._ask_to_declare()

    def _ask_to_declare(self) -> None:
        if self._alone():
            self._walk_over(self.dealt[self.deal.asked])
        else:
            super()._ask_to_declare()

    def _alone(self) -> bool:
        """All others have thrown up, whatever the order in which they spoke (loo.19)."""
        if self.deal.standing:
            return False
        for seat in self.dealt:
            if seat != self.dealt[self.deal.asked] and not acts.has_declared(self, seat):
                return False
        return True

    def _walk_over(self, seat: i64) -> None:
        """Nobody wins the pool where the last one left must throw up (loo.42)."""
        if self.conduct.barred & BIT[seat] == 0:
            super()._walk_over(seat)
            return
        self.deal.thrown[seat] = self.deal.hands[seat]
        self.deal.hands[seat] = 0
        self.say("loo.42", "pool-stays", seat)
        pool.end_deal(self)

    def _exchange(self, seat: i64, cards: i64) -> None:
        """Of what others knew in this hand they now know that it is there or among what was laid out."""
        self.conduct.lose_sight(seat, self.deal.hands[seat])
        super()._exchange(seat, cards)

    # -- the end of a deal -----------------------------------------------------------------------------

    def tricks_done(self) -> None:
        """The cards lie until the next dealer gathers them (loo.35, R8)."""
        self.phase = words.GATHERING
        self._turn(self.next_of(self.dealer, self.present))

    def settle(self) -> None:
        """Fines for faults in play, shares and loos (loo.36, 38, R9, R11)."""
        conduct = self.conduct
        loo = pool.loo_for(self, self.pool())
        for seat in range(self.seats):
            if conduct.fined & ~conduct.paid & BIT[seat]:
                pool.be_looed(self, seat, loo, "loo.36")
        self.claims.reach(GATHERED)
        play.settle(self, conduct.forfeit, conduct.fined | conduct.paid)

    def take_pool(self, seat: i64, clause: str) -> None:
        if self.conduct.forfeit & BIT[seat] and self.deal.lies == HANDS_LIE:
            self.say("loo.42", "pool-stays", seat)
        else:
            super().take_pool(seat, clause)

    def account_of(self, seat: i64) -> i64:
        return self.seats if self.conduct.forfeit & BIT[seat] else seat

    # -- what a seat knows ------------------------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        known = super().seen(seat)
        return known | self.conduct.known_to(seat) if self.deal.lies == HANDS_LIE else known

    def glimpsed(self, seat: i64) -> i64:
        return self.conduct.known_to(seat)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        for s in range(self.seats):
            if self.conduct.forfeit & BIT[s] and self.at_table():
                sight.tell(FORFEITS, s, "loo.36")
