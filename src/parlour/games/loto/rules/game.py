"""Loto: what both methods have in common, a box of tickets that are dealt out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.setup import order_of
from parlour.games.loto import events
from parlour.games.loto.rules.box import IN_ORDER, bearing_of, make_box
from parlour.games.loto.state import LotoState
from parlour.games.loto.words import DEAL

BOXES: Final = 1 << 30  # numbers a box may have


class Loto(LotoState):
    """Each method says how many tickets a seat gets, and what is done with them."""

    def open_box(self, wanted: dict[int, list[int]]) -> None:
        """A box is brought; a case may want some of its tickets (loto.4 to loto.6)."""
        self.rows = make_box(self.chance.pick(BOXES), self.agreed.tickets, wanted)
        self.bearing = bearing_of(self.rows)
        events.opened_box(self)

    def deal_tickets(self) -> None:
        """The tickets are shuffled; each seat gets its number of them, the others are laid aside."""
        order = IN_ORDER[: self.agreed.tickets]
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
        self.chance.given.append(order_of(self.deal_plan(), given, self.agreed.tickets))
