"""An observation: what a seat sees, as numbers for a program.  No words are made, and no view."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, cards_in, count, lowest
from parlour.core.events import NO_SEAT, Place
from parlour.core.game import Game
from parlour.core.moves import Choices
from parlour.core.seen import UNTOLD, Seen
from parlour.core.sight import ANY_SEAT, EACH, Fact, Sight

MOST: Final = (1 << 62) - 1  # what is more is told as this; an environment promises less


class Observation(Sight):
    """The cells of one seat's sight; looked at again, the same cells are filled anew.

    There may be room behind them for more than a game tells.  Several sights may lie in one row (``in_one_row``):
    ``base`` is the first cell of this one.
    """

    seen: Seen
    cells: vec[i64]
    base: i64
    starts: vec[i64]  # where each fact begins; one that is not declared to be seen has no cell: an IndexError
    spots: vec[i64]  # where each place begins
    sets: vec[i64]  # the same of places with a set of faces
    rooms: vec[i64]  # for how many cards in their order it has room
    whiches: vec[i64]  # which it is of those that share their cells
    _blank: vec[i64]  # the cells of a sight of which nothing is told
    _before: vec[i64]  # those before its own, in the same memory

    def __init__(self, seen: Seen, more: int = 0, before: vec[i64] | None = None) -> None:
        super().__init__(NO_SEAT, False)
        self.seen = seen
        self.starts = seen.starts
        self.spots = seen.spots
        self.sets = seen.sets
        self.rooms = seen.rooms
        self.whiches = seen.whiches
        width = seen.width + more
        self._blank = vec[i64]([UNTOLD for _i in range(width)])
        self._before = before if before is not None else vec[i64](capacity=width)
        self.base = len(self._before)
        self.cells = extend(self._before, self._blank)

    def look(self, game: Game, seat: int, moves: Choices | None = None) -> vec[i64]:
        """What the seat sees now; the cells are the observation's own.  ``moves`` are its lawful ones, if at hand."""
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
            self._tell_choices(moves if moves is not None else game.moves(seat))
        return self.cells

    def _wipe(self) -> None:
        """All at once: ``extend`` fills the cells behind ``_before`` where they are, as there is room for them."""
        extend(self._before, self._blank)

    def _tell_choices(self, moves: Choices) -> None:
        """What a view shows by its choices alone."""
        cells, base, places = self.cells, self.base, self.seen.choosing
        for choosing in self.seen.choices:
            at = base + places[choosing.verb.number]
            cells[at] = 0
            cells[at + 1] = 0
        for choice in moves.each:
            like = choice.like
            number = like.verb.number
            if number < len(places) and places[number] >= 0:
                at = base + places[number]
                cells[at] |= BIT[like.a + 1]
                cells[at + 1] |= choice.cards

    def _count(self, game: Game, at: i64) -> None:
        """Scores, accounts of seats and those of pools, each kind behind as many cells as there can be seats."""
        cells, room, seats, ledger = self.cells, self.seen.seats, game.seats, game.ledger
        for seat in range(seats):
            cells[at + seat] = within(game.points_of(seat))
        at += room
        row = ledger.row
        if ledger.large is not None:
            row = vec[i64]([within(counters) for counters in ledger.large])
        for account in range(seats):
            cells[at + account] = row[account]
        at += room - seats
        for account in range(seats, len(row)):
            cells[at + account] = row[account]

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

    def tell_each(self, fact: Fact, row: vec[i64], clause: str = "") -> None:
        cells, at = self.cells, self.base + self.starts[fact.number]
        for value in row:
            cells[at] = value
            at += 1

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        if index < fact.times or fact.times == EACH:
            self.cells[self.base + self.starts[fact.number] + index] = within(value)

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        self.cells[self.base + self.starts[fact.number]] = within(value)

    def remark(self, word: str, text: str, clause: str = "") -> None:
        pass

    def lay(self, place: Place, cards: i64, backs: i64 = 0, clause: str = "") -> None:
        number = place.number
        at = self.sets[number]
        if at >= 0:
            at += self.base
            cells = self.cells
            cells[at] = backs
            cells[at + 1] = cards
        elif self.rooms[number] > 0:
            self.lay_row(place, cards_in(cards), backs)
        else:
            at = self.base + self.spots[number]
            if cards or at < 0:
                raise LookupError(f"{place.name} is not declared to be seen here, or to show no faces")
            self.cells[at] = backs

    def lay_row(self, place: Place, cards: list[int], backs: i64 = 0, clause: str = "") -> None:
        at = self._begin_row(place, len(cards), backs)
        for card in cards:
            at += 1
            self.cells[at] = card

    def lay_part(self, place: Place, row: vec[i64], at: i64, end: i64, backs: i64 = 0, clause: str = "") -> None:
        cells, into = self.cells, self._begin_row(place, end - at, backs)
        while at < end:
            card = row[at]
            if card != NO_CARD:
                into += 1
                cells[into] = card
            at += 1

    def lay_trick(self, place: Place, played: vec[i64], leader: i64, trick: i64, clause: str = "") -> None:
        at = self._begin_row(place, count(trick))
        if trick == 0:
            return
        cells, seat = self.cells, leader
        for _i in range(len(played)):
            lying = played[seat] & trick
            while lying:
                at += 1
                cells[at] = lowest(lying)
                lying &= lying - 1
            seat += 1
            if seat == len(played):
                seat = 0

    def _begin_row(self, place: Place, most: i64, backs: i64 = 0) -> i64:
        """Gives the cell before its first card."""
        at, room, which = self._at(place), self.rooms[place.number], self.whiches[place.number]
        if most > room:
            raise LookupError(f"{place.name} is not declared to show {most} cards in their order")
        self.cells[at] = backs
        if which >= 0:
            self.cells[at + 1 + room] = which
        return at

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        at = self._at(place)
        self.cells[at] = within(counters)
        self.cells[at + 1] = card

    def _at(self, place: Place) -> i64:
        if place.number < len(self.spots):
            at = self.spots[place.number]
            if at >= 0:
                return self.base + at
        raise LookupError(f"{place.name} is not declared to be seen here")


def in_one_row(seen: Seen, more: int, sights: int) -> list[Observation]:
    """So many sights, one behind the other, that share their cells."""
    cells = vec[i64](capacity=(seen.width + more) * sights)
    found: list[Observation] = []
    for _i in range(sights):
        found.append(Observation(seen, more, cells))
        cells = found[-1].cells
    for each in found:
        each.cells = cells
        each._blank = found[0]._blank
    return found


def within(value: int) -> i64:
    """The number, or the nearest that a cell holds."""
    if value > MOST:
        return MOST
    if value < -MOST:
        return -MOST
    return value
