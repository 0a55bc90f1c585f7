"""What both methods of Loto share: the box, the tickets in front of the players, the bag and the knobs called."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.core.setup import Setup, order_of
from parlour.core.view import View
from parlour.games.loto import position, table
from parlour.games.loto.box import NUMBERS, ON_TICKET, bearing_of, make_box
from parlour.games.loto.words import BOX, DEAL, KNOBS, PHASES

BOXES: Final = 1 << 30  # numbers a box may have
ALL_KNOBS: Final = vec[i64](list(range(NUMBERS)))
NO_ROWS: Final = vec[i64]([-1 for _i in range(24 * ON_TICKET)])
NO_BEARING: Final = vec[i64]([0 for _i in range(NUMBERS)])
FULL: Final = 32767  # fifteen numbers covered
ROW: Final = vec[i64]([31, 992, 31744])


class Loto(Game):
    """A table with tickets: who holds which, what is covered, what is still in the bag."""

    in_box: i64
    agreed: i64  # games of the first method, drawings of the second
    rows: vec[i64]  # the tickets of the box; never changed, so that copies share them
    bearing: vec[i64]  # by knob, the tickets that bear its number; never changed
    held: vec[i64]  # by seat, its tickets
    covered: vec[i64]  # by ticket, which of its fifteen numbers
    called: vec[i64]  # the knobs of this game or drawing, in order
    calls: i64  # how many of them

    def __init__(
        self, options: Options, names: list[str], chance: Chance, accounts: list[str], source: Loto | None
    ) -> None:
        if source is None:
            super().__init__(options, names, KNOBS, chance, Ledger([*names, *accounts]))
            self.in_box = int(options.word("tickets"))
            deals = options.values["deals"]
            self.agreed = deals if isinstance(deals, int) else self.seats
            self.rows = NO_ROWS
            self.bearing = NO_BEARING
            self.held = vec[i64]([0 for _name in names])
            self.called = vec[i64]([0 for _i in range(NUMBERS)])
            self.clear_tickets()
        else:
            super().__init__(options, names, KNOBS, chance, source.ledger.copy())
            self._copy_base(source)
            self.in_box = source.in_box
            self.agreed = source.agreed
            self.rows = source.rows
            self.bearing = source.bearing
            self.held = source.held[:]
            self.covered = source.covered[:]
            self.called = source.called[:]
            self.calls = source.calls

    def clear_tickets(self) -> None:
        self.covered = vec[i64]([0 for _i in range(24)])
        self.calls = 0

    # -- the box and the tickets ------------------------------------------------------

    def open_box(self, wanted: dict[int, list[int]]) -> None:
        """A box is brought; a case may want some of its tickets (loto.4 to loto.6)."""
        self.rows = make_box(self.chance.pick(BOXES), self.in_box, wanted)
        self.bearing = bearing_of(self.rows)
        self.phase = self._after_box()
        if self.detail == EVERYTHING:
            table.tell_box(self)

    def _after_box(self) -> i64:
        return DEAL

    def deal(self) -> None:
        """The tickets are shuffled; each seat gets its number of them, the others are laid aside."""
        order = vec[i64](list(range(self.in_box)))
        eldest = self.eldest_seat()
        top = 0
        for seat in range(self.seats):
            top += int(self.tickets_due(seat))
        self.chance.shuffle(order, top)
        at: i64 = 0
        for step in range(self.seats):
            seat = (eldest + step) % self.seats
            self.held[seat] = 0
            for _i in range(self.tickets_due(seat)):
                self.held[seat] |= BIT[order[at]]
                at += 1

    def eldest_seat(self) -> i64:
        """Who gets the first tickets."""
        return 0

    def tickets_due(self, seat: i64) -> i64:
        """How many tickets the seat gets."""
        raise NotImplementedError

    def taken(self) -> i64:
        """All tickets in front of players."""
        tickets: i64 = 0
        for seat in range(self.seats):
            tickets |= self.held[seat]
        return tickets

    def aside(self) -> i64:
        return ALL_SEATS[self.in_box] & ~self.taken() if self.phase != BOX else 0

    def holder(self, ticket: i64) -> i64:
        for seat in range(self.seats):
            if self.held[seat] & BIT[ticket]:
                return seat
        return NO_SEAT

    def spot(self, ticket: i64, knob: i64) -> i64:
        """Where on the ticket, 0 to 14, the number stands."""
        first = ticket * ON_TICKET
        i: i64 = 0
        while self.rows[first + i] != knob:
            i += 1
        return i

    def knobs_on(self, ticket: int) -> list[int]:
        return [self.rows[ticket * ON_TICKET + i] for i in range(ON_TICKET)]

    def knobs_covered(self, ticket: int) -> list[int]:
        return [self.rows[ticket * ON_TICKET + i] for i in cards_in(self.covered[ticket])]

    def knobs_called(self) -> list[int]:
        return [self.called[i] for i in range(self.calls)]

    def knobs_in_bag(self) -> list[int]:
        raise NotImplementedError

    # -- what a seat knows ------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        """Everybody knows which knobs are in the bag; only their order does not exist before they are drawn."""
        return True

    def redeal(self, seat: i64, chance: Chance) -> Game:
        """Tickets, counters and knobs drawn lie open, and each draw is chance: only the chance is another."""
        twin = self.copy()
        twin.chance = chance
        return twin

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view)
        self.lay_out_own(view, seat)

    def lay_out_own(self, view: View, seat: i64) -> None:
        """What only this method lays on the table."""
        raise NotImplementedError

    # -- cases ----------------------------------------------------------------------------

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS + self.own_words()

    def own_words(self) -> list[str]:
        raise NotImplementedError

    def read_own(self, word: str, seat: int) -> list[str]:
        raise NotImplementedError

    def ordered(self) -> list[str]:
        return ["ticket", "called", "board"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat, part)
        if word in self.own_words():
            return self.read_own(word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        position.arrange(self, setup)

    def arrange_own(self, setup: Setup) -> None:
        """What a case sets of this method alone, once the tickets are dealt."""
        raise NotImplementedError

    def arrange_start(self, setup: Setup) -> None:
        """What a case sets before the tickets are dealt."""

    def begin(self) -> None:
        """The box is open: deal, and what follows at once."""
        raise NotImplementedError

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        plan: dict[str, list[int]] = {}
        at = 0
        for step in range(self.seats):
            seat = (self.eldest_seat() + step) % self.seats
            n = int(self.tickets_due(seat))
            plan[f"tickets {self.names[seat]}"] = list(range(at, at + n))
            at += n
        return plan

    def give(self, given: dict[str, list[int]]) -> None:
        """Tickets, not knobs, are what a deal brings here."""
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order_of(self.deal_plan(), given, self.in_box))


def rows_covered(covered: i64) -> i64:
    """How many rows of a ticket are covered."""
    n: i64 = 0
    row: i64 = 0
    while row < 3:
        if covered & ROW[row] == ROW[row]:
            n += 1
        row += 1
    return n
