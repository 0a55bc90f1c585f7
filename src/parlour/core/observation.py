"""An observation: what a seat sees, as numbers for a program.  No words are made, and no view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, cards_in
from parlour.core.events import NO_SEAT, Place
from parlour.core.game import Game
from parlour.core.moves import Choices
from parlour.core.seen import UNTOLD, Seen
from parlour.core.sight import ANY_SEAT, EACH, Fact, Sight

MOST: Final = (1 << 62) - 1  # what is more is told as this; an environment promises less


class Observation(Sight):
    """The cells of one seat's sight; looked at again, the same cells are filled anew.

    There may be room behind them for more than a game tells, and room for several sights: ``base`` is the first cell of
    the one that is filled.
    """

    seen: Seen
    cells: vec[i64]
    base: i64
    row: i64  # cells of one sight
    starts: vec[i64]  # where each fact begins; one that is not declared to be seen has no cell: an IndexError

    def __init__(self, seen: Seen, more: int = 0, sights: int = 1) -> None:
        super().__init__(NO_SEAT, False)
        self.seen = seen
        self.starts = seen.starts
        self.base = 0
        self.row = seen.width + more
        self.cells = vec[i64]([UNTOLD for _i in range(self.row * sights)])

    def look(self, game: Game, seat: int) -> vec[i64]:
        """What the seat sees now; the cells are the observation's own."""
        self.seat = seat
        self._wipe()
        cells, at = self.cells, self.base  # the first cells are the same in all games, in the order of ``Seen``
        cells[at] = self.seat if self.seat < game.seats else i64(NO_SEAT)
        cells[at + 1] = 1 if game.over else 0
        cells[at + 2] = game.waits
        cells[at + 3] = game.may
        cells[at + 4] = game.phase
        self._count(game, at + 5)
        game._lay_out(self, seat)
        if self.seen.choices and seat < game.seats:
            self._tell_choices(game.moves(seat))
        return self.cells

    def _wipe(self) -> None:
        cells = self.cells
        i = self.base
        end = i + self.row
        while i < end:
            cells[i] = UNTOLD
            i += 1

    def _tell_choices(self, moves: Choices) -> None:
        """What a view shows by its choices alone."""
        for choosing in self.seen.choices:
            first: i64 = 0
            open_part: i64 = 0
            for choice in moves.each:
                if choice.like.verb is choosing.verb:
                    first |= BIT[choice.like.a + 1]
                    open_part |= choice.cards
            self.tell(choosing.first, first)
            self.tell(choosing.open, open_part)

    def _count(self, game: Game, at: i64) -> None:
        """Scores, accounts of seats and those of pools, each kind behind as many cells as there can be seats."""
        cells, room = self.cells, self.seen.seats
        accounts = at + room
        for points in game.score:
            cells[at] = within(points)
            at += 1
        at = accounts
        for counters in game.ledger.balance:
            if at == accounts + game.seats:
                at = accounts + room
            cells[at] = within(counters)
            at += 1

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        at = self.base + self.starts[fact.number]
        if fact.kind != ANY_SEAT:
            self.cells[at] = within(value)
        elif self.cells[at] == UNTOLD:
            self.cells[at] = BIT[value]
        else:
            self.cells[at] |= BIT[value]

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        self.cells[self.base + self.starts[fact.number] + seat] = within(value)

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        if index < fact.times or fact.times == EACH:
            self.cells[self.base + self.starts[fact.number] + index] = within(value)

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        self.cells[self.base + self.starts[fact.number]] = within(value)

    def remark(self, word: str, text: str, clause: str = "") -> None:
        pass

    def lay(self, place: Place, cards: i64, backs: int = 0, clause: str = "") -> None:
        spot = self.seen.spot(place)
        if spot.in_order:
            self.lay_row(place, cards_in(cards), backs, clause)
            return
        cells, at = self.cells, self.base + spot.at
        cells[at] = backs
        if spot.cards:
            cells[at + 1] = cards
        elif cards:
            raise LookupError(f"{place.name} is declared to show no faces")

    def lay_row(self, place: Place, cards: list[int], backs: int = 0, clause: str = "") -> None:
        spot = self.seen.spot(place)
        if not spot.in_order or len(cards) > spot.cards:
            raise LookupError(f"{place.name} is not declared to show {len(cards)} cards in their order")
        at = self.base + spot.at
        self.cells[at] = backs
        for card in cards:
            at += 1
            self.cells[at] = card
        if spot.which >= 0:
            self.cells[self.base + spot.at + 1 + spot.cards] = spot.which

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        at = self.base + self.seen.spot(place).at
        self.cells[at] = within(counters)
        self.cells[at + 1] = card


def within(value: int) -> i64:
    """The number, or the nearest that a cell holds."""
    if value > MOST:
        return MOST
    if value < -MOST:
        return -MOST
    return value
