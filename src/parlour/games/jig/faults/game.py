"""Jig where the players make the calls themselves: a wrong one may be claimed until the next card is played.

What call is right is decided by the cards that all have seen, so a claim is offered only where there is one.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, UNSAID
from parlour.core.moves import NOTHING, Choices, Move, exactly
from parlour.core.options import Options
from parlour.core.vocabulary import Vocabulary
from parlour.games.jig import events
from parlour.games.jig.faults.setup import TABLE_VOCABULARY
from parlour.games.jig.rules import Jig
from parlour.games.jig.state import JigState
from parlour.games.jig.words import CLAIM, LAST_CALL, LONGEST, OUT, READY, SAY, SAYINGS
from parlour.mechanisms.stops import Stops


class JigTable(Jig):
    """Every card is played with a call, right or wrong."""

    erring: i64 = NO_SEAT  # who has made a wrong call that may still be claimed
    right: str = ""  # what he should have said

    def __init__(self, options: Options, names: list[str], chance: Chance, source: JigState | None = None) -> None:
        if isinstance(source, JigTable):
            take_over(self, source, JigTable)
        super().__init__(options, names, chance, source)

    def twin(self, chance: Chance) -> Stops:
        return JigTable(self.options, self.names, chance, self)

    # -- who may do what ----------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        found = Choices([])
        if self.erring >= 0 and seat != self.erring:
            found.add(exactly(Move(CLAIM)))
        if self.phase == LAST_CALL:
            found.add(exactly(Move(READY)))
        cards = self.playable(seat)
        last = cards == self.deal.hands[seat] and cards & (cards - 1) == 0
        for card in range(63):
            if cards & BIT[card]:
                self._offer_calls(found, card, last)
        return found

    def _offer_calls(self, found: Choices, card: i64, last: bool) -> None:
        for call in range(OUT):
            found.add(exactly(Move(SAY, card, call)))
            if last:
                found.add(exactly(Move(SAY, card, call, OUT)))

    def open_plays(self, seat: i64) -> i64:
        return UNSAID

    def rightly(self, seat: i64, card: i64) -> Move:
        """The card with what must be said."""
        last = self.deal.hands[seat] == BIT[card]
        call = SAYINGS.index(self.call_due(card))
        return Move(SAY, card, call, OUT) if last else Move(SAY, card, call)

    def call_due(self, card: i64) -> str:
        """The right call of a card that the seat has not yet played: cards all have seen decide (jig.9, R6)."""
        position: i64 = 1 if self.deal.due < 0 else self.deal.length + 1
        return events.call_of(position, position == LONGEST or self.stops() & BIT[card] != 0)

    def offends(self, seat: i64, move: Move) -> str:
        if move.verb is not SAY:
            return ""
        right = self.rightly(seat, move.a)
        if move.b != right.b:
            return "jig.20"
        return "jig.15" if move.c != right.c else ""

    # -- acts ------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is SAY:
            self._play_and_say(seat, move)
        elif move.verb is CLAIM:
            self._claim(seat)
        else:
            self.say("jig.R7", "lets-it-be", seat)
            self.waits &= ~BIT[seat]
            self.may = self.waits
            if self.waits == 0:
                self._settle()

    def _play_and_say(self, seat: i64, move: Move) -> None:
        """The run goes by the cards, whatever is said (jig.R6)."""
        card = move.a
        right = self.rightly(seat, card)
        follower: i64 = NO_SEAT
        self.erring = NO_SEAT  # the next card ends the time for claims (jig.20)
        self.put_down(seat, card)
        if self.deal.length < LONGEST:
            follower = self.holder(card + 1)
        events.played_aloud(self, seat, card, follower, SAYINGS[move.b])
        if self.agreed.fine and not right.same(move):  # jig.R8, R9
            self.erring = seat
            self.right = SAYINGS[right.b]
        if self.deal.hands[seat] == 0:
            self._empty(seat, move.c == OUT)
        elif follower >= 0:
            self.ask_holder(follower, card + 1)
            events.card_due(self)
        else:
            events.run_over(self)
            self.ask_lead(seat)
        self._let_all_claim()

    def _empty(self, seat: i64, said: bool) -> None:
        """He has won, whether he says so or not; a wrong call of the last card is answered first (jig.15, R9)."""
        if said:
            self.say("jig.15", "out", seat)
        else:
            self.say("jig.R9", "out-unsaid", seat)
        if self.erring < 0:
            self._out(seat)
            return
        self.phase = LAST_CALL
        self.deal.due = NO_CARD
        self._ask(ALL_SEATS[self.seats] & ~BIT[seat])

    def _let_all_claim(self) -> None:
        """Whosever turn it is, anybody but the offender may claim."""
        if self.erring >= 0 and self.phase != LAST_CALL:
            others = ALL_SEATS[self.seats] & ~BIT[self.erring]
            self._close(others & ~self.may)
            self.may |= others

    def _claim(self, seat: i64) -> None:
        """The fine goes to the pool and the right call counts as made; cards and turn stand (jig.20)."""
        offender = self.erring
        self.say("jig.20", "claims", seat, 0, self.names[offender])
        self.pay("jig.20", "pays-fine", offender, self.seats, self.agreed.fine)
        self.say("jig.20", "taken-as-said", offender, 0, self.right)
        self.erring = NO_SEAT
        self.may = self.waits
        if self.phase == LAST_CALL:
            self._settle()

    def _settle(self) -> None:
        self.erring = NO_SEAT
        self._out(self.deal.player)

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY
