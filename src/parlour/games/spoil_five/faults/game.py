"""Spoil Five in table conduct: what hands can do is accepted, and what goes wrong is claimed or lapses.

The dealer errs by accident; robbing without the ace, not robbing with it, and playing any card are the players' own
acts.  What they may do stands in acts, the tricks in tricks, claims and what they bring in remedies.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, altered
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import HAND, NO_SEAT
from parlour.core.game import ALL_SEATS, UNSAID
from parlour.core.moves import NOTHING, PLAY, Choices, Move, Verb
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.spoil_five import words
from parlour.games.spoil_five.faults import acts, remedies, tricks
from parlour.games.spoil_five.faults.misdeals import Misdeals, complete, complete_all
from parlour.games.spoil_five.faults.redeal import deal_anew
from parlour.games.spoil_five.faults.rights import RIGHTS, ROBBED
from parlour.games.spoil_five.faults.setup import FIVING_TABLE_VOCABULARY, TABLE_VOCABULARY
from parlour.games.spoil_five.faults.state import GOES_ON, JINKED, SPOILT, WON, SpoilFiveConduct
from parlour.games.spoil_five.rules.game import SpoilFive
from parlour.games.spoil_five.state import EACH, SpoilFiveDeal, SpoilFiveState
from parlour.games.spoil_five.view import DEBARRED
from parlour.mechanisms.faults import Claims
from parlour.mechanisms.trick_deal import end_trick
from parlour.mechanisms.trick_faults import DEALT, GATHERED, IN_PLAY
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS

ALL_PAY = 0  # stakes before the next deal
DEALER_PAYS = 1
NOBODY_PAYS = 2


class SpoilFiveTable(SpoilFive):
    """Everybody has moves while cards lie there, and the game remembers what may be claimed."""

    claims: Claims
    conduct: SpoilFiveConduct
    opening: SpoilFiveDeal  # the hand before its first card, what lies hidden left out
    opening_points: Shared
    paying: i64 = ALL_PAY

    def __init__(
        self, options: Options, names: list[str], chance: Chance, source: SpoilFiveState | None = None
    ) -> None:
        if isinstance(source, SpoilFiveTable):
            take_over(self, source, SpoilFiveTable)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = SpoilFiveConduct(len(names))
            self.opening = SpoilFiveDeal(len(names))
            self.opening_points = vec[i64]()
        super().__init__(options, names, chance, source)

    def redeal(self, seat: i64, chance: Chance) -> SpoilFive:
        """Others are believed to keep the law until they are seen to break it; no accident here is hidden."""
        new = SpoilFiveTable(self.options, self.names, chance, self)
        if self.deal.trump >= 0:
            deal_anew(new, seat, chance)
        return new

    def stock_in_order(self) -> bool:
        """Whether cards may still be taken from the top of the stock."""
        return self.agreed.fiving or self.conduct.short != 0

    def vocabulary(self) -> Vocabulary:
        return FIVING_TABLE_VOCABULARY if self.agreed.fiving else TABLE_VOCABULARY

    def accidents(self) -> list[Verb]:
        return DEAL_ACCIDENTS

    # -- the deal ---------------------------------------------------------------------------

    def _settled(self, turn: i64) -> int:
        return -1

    def _pay_in(self) -> None:
        """After a misdeal the stakes lie in the pool already (spoil-five.14, 15)."""
        paying = self.paying
        self.paying = ALL_PAY
        if paying == ALL_PAY:
            super()._pay_in()
        elif paying == DEALER_PAYS and self.agreed.dealer_stake:
            self.pay("spoil-five.9", "dealer-stake", self.dealer, self.seats, self.agreed.dealer_stake)

    def _show_deal(self, deck: vec[i64]) -> None:
        self.claims.forget_all()
        self.claims.reach(DEALT)
        self.conduct = SpoilFiveConduct(self.seats)
        misdeals = Misdeals(self, deck)
        misdeals.shorten_hands()
        super()._show_deal(deck)
        misdeals.befall()

    def misdealt(self) -> None:
        """He loses the deal, or may pay and deal again where that is agreed (spoil-five.14, 15)."""
        self.claims.forget_all()
        self.deal = SpoilFiveDeal(self.seats)
        self.conduct = SpoilFiveConduct(self.seats)
        if self.agreed.rebuys:
            self.phase = words.MISDEALT
            self._turn(self.dealer)
        else:
            self._lose_deal()

    def _lose_deal(self) -> None:
        """The next player deals; in a round the lost deal counts as that seat's (spoil-five.14, R3)."""
        self.say("spoil-five.14", "deal-lost", self.dealer)
        self._await_chance()
        if self.agreed.round:
            self.finished += 1
        if self.finished == self.agreed.deals and self.agreed.deals:
            self._end_game(False)
            return
        self.dealer = self.left(self.dealer)
        self.paying = DEALER_PAYS
        self.phase = words.DEAL

    def _rebuy(self) -> None:
        self.pay("spoil-five.15", "rebuys", self.dealer, self.seats, self.agreed.dealer_stake)
        self.paying = NOBODY_PAYS
        self.phase = words.DEAL
        self._await_chance()

    def _change_trumps(self) -> None:
        """Before more cards are turned, every hand is made complete (spoil-five.R30)."""
        complete_all(self)
        super()._change_trumps()

    # -- who may do what ----------------------------------------------------------------------

    def _turn(self, seat: i64) -> None:
        """Whose turn it is has all his cards (spoil-five.R30)."""
        if self.conduct.short & BIT[seat]:
            complete(self, seat)
        self.waits = BIT[seat]
        self.may = ALL_SEATS[self.seats]
        self._close(self.may)

    def moves(self, seat: i64) -> Choices:
        return acts.moves(self, seat) if self.may & BIT[seat] else NOTHING

    def lawful_moves(self, seat: i64) -> Choices:
        return super().moves(seat)

    def open_plays(self, seat: i64) -> i64:
        return UNSAID

    # -- acts -------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            remedies.claim(self, seat, move.a)
        elif verb is PLAY:
            self.claims.reach(IN_PLAY)
            complete_all(self)
            tricks.play_card(self, seat, move.a)
        elif verb is words.REBUY:
            self._rebuy()
        elif verb is words.YIELD:
            self._lose_deal()
        elif verb is words.GATHER:
            self.say("spoil-five.R9", "gathers-cards", seat)
            self._finish_hand()
        else:
            if verb is words.PLAY_ON:
                tricks.note_jink(self, seat)
            super().act(seat, move)

    def _rob(self, seat: i64, card: i64) -> None:
        """Whoever robs is believed to hold the ace, but nobody has seen it (spoil-five.27)."""
        self.conduct.lose_sight(seat, self.deal.hands[seat])
        if self.phase == words.DEALER_ROBS:
            super()._rob(seat, card)
            return
        tricks.note_rob(self, seat)
        self.claims.reach(ROBBED)
        self.take_for(seat, BIT[card])
        self._turn(seat)

    def take_for(self, seat: i64, laid: i64) -> None:
        """The turn-up for this card (a bit)."""
        deal = self.deal
        deal.robber = seat
        deal.laid = laid
        deal.hands[seat] &= ~laid
        deal.ace = 0
        self.carry(self.rob_clause(), "lays-face-down", seat, laid, HAND[seat], words.LAID[seat], BIT[seat])
        self._take_turn_up(seat)

    # -- the end of a hand -----------------------------------------------------------------------------

    def debarred(self, side: i64) -> bool:
        """Whether a fault keeps the side from winning this hand (spoil-five.23, 27, R11, R20)."""
        seat = side
        while seat < self.seats:
            if self.conduct.debarred & BIT[seat] or remedies.omitted_rob(self, seat):
                return True
            seat += self.agreed.sides
        return False

    def _enough_tricks(self, winner: i64) -> None:
        """Two tricks of one who cannot win leave it to the others (spoil-five.R11)."""
        side = self.agreed.side[winner]
        if self.agreed.need == 3 or not self.debarred(side):
            super()._enough_tricks(winner)
            return
        remedies.tell_omission(self, side)
        if self.deal.tricks_made == EACH:
            self._spoil()
        else:
            self._turn(winner)

    def award(self, winner: i64) -> None:
        """Of tricks that are more than enough nothing follows: he could not win with fewer."""
        side = self.agreed.side[winner]
        if self.agreed.target or self.deal.jinker >= 0 or self.won(side) + 1 <= self.agreed.need:
            super().award(winner)
            return
        deal = self.deal
        deal.winner = winner
        end_trick(deal)
        deal.leader = winner
        if deal.tricks_made == EACH:
            self._spoil()
        else:
            self._turn(winner)

    def _win_pool(self, winner: i64, clause: str) -> None:
        self._hand_over(WON, winner, clause)

    def _spoil(self) -> None:
        self._hand_over(SPOILT, NO_SEAT, "")

    def _jink_goes_on(self, winner: i64, side: i64) -> None:
        if side == self.agreed.side[self.deal.jinker] and self.deal.tricks_made == EACH:
            self._hand_over(JINKED, winner, "spoil-five.33")
        else:
            super()._jink_goes_on(winner, side)

    def _hand_over(self, ending: i64, winner: i64, clause: str) -> None:
        """The cards lie until the next dealer gathers them (spoil-five.R9)."""
        conduct = self.conduct
        conduct.ending = ending
        conduct.winner = winner
        conduct.clause = clause
        self.phase = words.GATHERING
        self._turn(self.left(self.dealer))

    def _score_trick(self, winner: i64, side: i64) -> None:
        """One who cannot win stops five short of the target (spoil-five.R11)."""
        short = self.agreed.target - 5
        if not self.debarred(side) or (self.points[side] < short and self.won(side) < EACH):
            super()._score_trick(winner, side)
            return
        remedies.tell_omission(self, side)
        if self.points[side] < short:
            self.points = altered(self.points, side, self.points[side] + 5)
            self.say("spoil-five.34", "scores", winner, self.points[side])
        if self.deal.tricks_made == EACH:
            self.fresh = False
            self._end_hand(False)
        else:
            self._turn(winner)

    def _end_hand(self, won: bool) -> None:
        """A hand of points that nobody won lies there, too, until it is gathered."""
        if self.agreed.target and self.phase == words.TRICKS:
            self._hand_over(GOES_ON, NO_SEAT, "")
            return
        self.claims.reach(GATHERED)
        super()._end_hand(won)

    def _finish_hand(self) -> None:
        conduct = self.conduct
        side = self.agreed.side[conduct.winner] if conduct.winner >= 0 else 0
        if conduct.ending in (WON, JINKED) and self.debarred(side):
            remedies.tell_omission(self, side)
            self.say("spoil-five.R11", "cannot-win", conduct.winner)
            if self.agreed.target:
                self.points = altered(self.points, side, min(self.points[side], self.agreed.target - 5))
                conduct.ending = GOES_ON
            else:
                conduct.ending = SPOILT
        if conduct.ending == GOES_ON:
            self.fresh = False
            self._end_hand(False)
        elif conduct.ending == SPOILT:
            super()._spoil()
        else:
            if conduct.ending == JINKED:
                self._pay_jink(side)
            super()._win_pool(conduct.winner, conduct.clause)

    # -- what a seat knows ------------------------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        known = super().seen(seat)
        return known | self.conduct.known_to(seat) if self.deal.trump >= 0 else known

    def glimpsed(self, seat: i64) -> i64:
        return self.conduct.known_to(seat)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        for s in range(self.seats):
            if self.conduct.debarred & BIT[s] and self.deal.trump >= 0:
                sight.tell(DEBARRED, s, "spoil-five.R11")

    def _advice(self, seat: i64) -> list[str]:
        found = ["spoil-five.16"]
        return found if self.phase == words.MISDEALT and seat == self.dealer else super()._advice(seat)
