"""Spin where nobody brings the money: what a king or Spin earns is collected before another card, or it is lost."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.chance import Chance, below
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import UNSAID
from parlour.core.moves import NOTHING, PASS, Choices, Move, exactly, the_moves
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.spin.faults.setup import TABLE_VOCABULARY
from parlour.games.spin.rules import Spin
from parlour.games.spin.state import SpinState
from parlour.games.spin.view import OWED
from parlour.games.spin.words import COLLECT, DECLARE, PENDING
from parlour.mechanisms.stops import PLAYING, Stops


class SpinTable(Spin):
    """Debtors need not remind anybody (spin.R10); all see what is due, so nothing is hidden but the cards."""

    creditor: i64 = NO_SEAT  # to whom money is due,
    for_king: bool = False  # by a king,
    for_spin: bool = False  # by Spin, or by both at once (spin.R11)

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SpinState | None = None) -> None:
        if isinstance(source, SpinTable):
            take_over(self, source, SpinTable)
        super().__init__(options, names, chance, source)

    def twin(self, chance: Chance) -> Stops:
        return SpinTable(self.options, self.names, chance, self)

    def owed(self) -> int:
        """What the creditor may collect."""
        each = (1 if self.for_king else 0) + (int(self.agreed.spin_payment) if self.for_spin else 0)
        return each * (int(self.seats) - 1)

    # -- who may do what ----------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == PENDING:
            return the_moves([Move(COLLECT), Move(PASS)])
        plain = super().moves(seat)
        if self.creditor != seat:
            return plain
        found = Choices(plain.each[:])
        found.add(exactly(Move(COLLECT)))
        return found

    def open_plays(self, seat: i64) -> i64:
        if self.creditor >= 0:
            return UNSAID
        return super().open_plays(seat)

    def pick(self, seat: i64, state: i64) -> Move:
        choices = self.moves(seat)
        return choices[below(state, choices.size)]

    def offends(self, seat: i64, move: Move) -> str:
        """Whoever lets his money go is the only loser."""
        lost = self.creditor == seat and move.verb is not COLLECT and move.verb is not DECLARE
        return "spin.9" if lost else ""

    def due_act(self, seat: i64) -> Move | None:
        """A careful player takes what is due to him."""
        return Move(COLLECT) if self.creditor == seat else None

    # -- money due --------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        if move.verb is COLLECT:
            self._collect(seat)
        elif move.verb is PASS:
            self._forfeit()
        else:
            super().act(seat, move)
            return
        self._after_money(seat)

    def _play_card(self, seat: i64, card: i64, joined: bool) -> None:
        """Another card ends the time for collecting; the two of diamonds waits for whoever led Spin (spin.9)."""
        self._forfeit()
        super()._play_card(seat, card, joined)
        if self.creditor >= 0 and self.phase == PLAYING and self.deal.due >= 0:
            self._await_creditor()

    def _king_played(self, player: i64) -> None:
        self.creditor = player
        self.for_king = True

    def _spin_played(self, player: i64) -> None:
        self.creditor = player
        self.for_spin = True

    def _await_creditor(self) -> None:
        self.phase = PENDING
        self._turn(self.creditor)

    def _collect(self, seat: i64) -> None:
        if self.for_king:
            super()._king_played(seat)
        if self.for_spin:
            super()._spin_played(seat)
        self._nothing_due()

    def _forfeit(self) -> None:
        if self.creditor >= 0:
            self.say("spin.9", "forfeits", self.creditor, self.owed())
            self._nothing_due()

    def _nothing_due(self) -> None:
        self.creditor = NO_SEAT
        self.for_king = False
        self.for_spin = False

    def _after_money(self, seat: i64) -> None:
        """He leads, or the deal is settled, or the two of diamonds follows at last."""
        if self.phase != PENDING:
            self._turn(seat)
        elif self.deal.hands[seat] == 0:
            self._out(seat)
        else:
            self.phase = PLAYING
            self._turn(self.holder(self.deal.due))

    def _out(self, winner: i64) -> None:
        """What his last card has earned is collected before the settlement (spin.R12)."""
        if self.creditor == winner:
            self.deal.due = NO_CARD
            self._await_creditor()
        else:
            super()._out(winner)

    # -- what a seat knows ---------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        if self.creditor >= 0:
            sight.tell_of(OWED, self.creditor, self.owed(), "spin.9")

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY
