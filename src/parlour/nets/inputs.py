"""What a net is given of a position: the cells of an observation as a few hundred inputs, of which most are nought.

Everything is told as the seat itself sees it: it is always seat 0, and the others follow in their order.  So whatever
is learnt on one seat holds on all of them.  An input is a function of one cell: whether a bit is set there, whether it
is a certain number, or how large it is.
"""

from __future__ import annotations

from hashlib import sha256
from math import log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF
from parlour.core.options import Options, Whole, Words
from parlour.core.rules import Rules
from parlour.core.seen import UNTOLD, Column
from parlour.core.sight import ANY_SEAT, CARD, CARDS, NUMBER, SEAT, SEATS, WORD
from parlour.envs.actions import actions_of
from parlour.envs.columns import columns_of
from parlour.envs.prompting import insights_of

BITS: Final = 0  # an input for each bit
EQUAL: Final = 1  # one for each value
SIZE: Final = 2  # whether it is told, how large it is, and one for each small value
SMALL: Final = 8
ROW: Final = 6  # so many cards of a row have their own inputs; of a longer one only whether a card is in it
HUGE: Final = 1 << 40
NO_INPUT: Final = -1
LEFT_OUT: Final = ("conduct", "accidents", "deals")  # options that change nothing for a single deal


class Cell:
    """How one cell is told."""

    at: int
    how: int
    first: int  # input
    values: list[int]  # of BITS and EQUAL: which of them have inputs, in their order
    turned: bool  # its values are seats
    name: str

    def __init__(self, at: int, how: int, first: int, values: list[int], turned: bool, name: str) -> None:
        self.at = at
        self.how = how
        self.first = first
        self.values = values
        self.turned = turned
        self.name = name

    @property
    def inputs(self) -> int:
        return 2 + SMALL if self.how == SIZE else len(self.values)


def size(value: i64) -> float:
    """A number as a net takes it: large ones closer together."""
    if value < 0:
        return -log2(1.0 - float(max(value, -HUGE))) / 4.0
    return log2(1.0 + float(min(value, HUGE))) / 4.0


class Inputs:
    """The inputs of one game."""

    seats: i64
    cells: list[Cell]
    count: int  # inputs that tell of the position; those that tell what was agreed follow
    total: int
    agreed: list[tuple[str, int]]  # options with their first inputs
    mark: str  # changes whenever an input or an action comes to mean another thing
    _rules: Rules
    _how: vec[i64]  # by number of the cell among ``cells``
    _first: vec[i64]
    _turned: vec[i64]
    _index: vec[i64]  # 64 for each cell: by value or bit, which of its inputs
    _sources: dict[int, vec[i64]]  # by seats and viewer: where each of the cells is found

    def __init__(self, rules: Rules) -> None:
        seen = rules.seen
        assert seen is not None
        self._rules = rules
        self.seats = seen.seats
        self.cells = []
        self.count = 0
        self._sources = {}
        cards = [int(card) for card in seen.pack.cards if card < 63]
        for column in [*columns_of(rules), *insights_of(rules)]:
            self._add(column, cards)
        self._how = vec[i64]([i64(cell.how) for cell in self.cells])
        self._first = vec[i64]([i64(cell.first) for cell in self.cells])
        self._turned = vec[i64]([i64(cell.turned) for cell in self.cells])
        self._index = vec[i64]([NO_INPUT for _i in range(64 * len(self.cells))])
        for n, cell in enumerate(self.cells):
            for i, value in enumerate(cell.values):
                self._index[n * 64 + value] = i
        self.total = self.count
        self.agreed = []
        self._add_agreed()
        names = [f"{cell.name} {cell.how} {cell.values}" for cell in self.cells]
        names += [f"{name} {first}" for name, first in self.agreed] + actions_of(rules).names
        self.mark = sha256("\n".join(names).encode()).hexdigest()[:16]

    def _add(self, column: Column, cards: list[int]) -> None:
        kind, name, at = column.kind, column.name, column.at
        if kind == NUMBER:
            self._add_cell(at, SIZE, [], False, name)
        elif kind == WORD:
            self._add_cell(at, EQUAL, list(range(min(64, len(column.words)))), False, name)
        elif kind == SEAT:
            self._add_cell(at, EQUAL, list(range(self.seats)), True, name)
        elif kind in (SEATS, ANY_SEAT):
            self._add_cell(at, BITS, list(range(self.seats)), not column.part.startswith("may "), name)
        elif kind == CARDS:
            self._add_cell(at, BITS, cards, False, name)
        elif kind == CARD:
            for place in range(min(column.cells, ROW)):
                self._add_cell(at + place, EQUAL, cards, False, f"{name} {place}")

    def _add_cell(self, at: int, how: int, values: list[int], turned: bool, name: str) -> None:
        cell = Cell(at, how, self.count, values, turned, name)
        self.cells.append(cell)
        self.count += cell.inputs

    def _add_agreed(self) -> None:
        for option in self._rules.options.each:
            if option.name in LEFT_OUT or not isinstance(option, (Words, Whole)):
                continue
            self.agreed.append((option.name, self.total))
            self.total += len(option.values) if isinstance(option, Words) else 2 + SMALL + len(option.words)

    def terms(self, options: Options) -> list[tuple[int, float]]:
        """The inputs that tell what was agreed."""
        found: list[tuple[int, float]] = []
        for name, first in self.agreed:
            option, value = self._rules.options.find(name), options.values[name]
            if isinstance(option, Words):
                found.append((first + option.values.index(str(value)), 1.0))
            elif isinstance(value, int):
                found += [(first, 1.0), (first + 1, size(value))]
                if 0 <= value < SMALL:
                    found.append((first + 2 + value, 1.0))
            elif isinstance(option, Whole):
                found.append((first + 2 + SMALL + option.words.index(str(value)), 1.0))
        return found

    def sources(self, players: int, viewer: int) -> vec[i64]:
        """Where each of the cells is found, as ``viewer`` counts the seats."""
        key = players * 64 + viewer
        if key not in self._sources:
            self._sources[key] = self._turn(players, viewer)
        return self._sources[key]

    def _turn(self, players: int, viewer: int) -> vec[i64]:
        columns = columns_of(self._rules)
        by_group: dict[tuple[str, int], dict[int, Column]] = {}
        for column in columns:
            if column.seat >= 0:
                by_group.setdefault(_group(column), {})[column.seat] = column
        moved: dict[int, int] = {}
        for group in by_group.values():
            for seat, column in group.items():
                source = group.get((seat + viewer) % players) if seat < players else None
                if source is not None:
                    for place in range(column.cells):
                        moved[column.at + place] = source.at + place
        return vec[i64]([i64(moved.get(cell.at, cell.at)) for cell in self.cells])

    def entries(
        self, cells: vec[i64], players: i64, viewer: i64, ids: vec[i64], values: vec[float]
    ) -> tuple[vec[i64], vec[float]]:
        """The inputs of a position that are not nought, and what they are, put behind those given."""
        source = self.sources(players, viewer)
        n: i64 = 0
        while n < len(source):
            value = cells[source[n]]
            if value != UNTOLD:
                how = self._how[n]
                first = self._first[n]
                if how == SIZE:
                    ids = append(append(ids, first), first + 1)
                    values = append(append(values, 1.0), size(value))
                    if 0 <= value < SMALL:
                        ids = append(ids, first + 2 + value)
                        values = append(values, 1.0)
                elif how == EQUAL:
                    if self._turned[n] and 0 <= value < players:
                        value = (value - viewer + players) % players
                    if 0 <= value < 64 and self._index[n * 64 + value] >= 0:
                        ids = append(ids, first + self._index[n * 64 + value])
                        values = append(values, 1.0)
                elif value > 0:
                    if self._turned[n]:
                        value = (value >> viewer | value << (players - viewer)) & (BIT[players] - 1)
                    while value:
                        low = value & -value
                        value ^= low
                        bit = CARD_OF[low % 67]
                        if self._index[n * 64 + bit] >= 0:
                            ids = append(ids, first + self._index[n * 64 + bit])
                            values = append(values, 1.0)
            n += 1
        return ids, values


def _group(column: Column) -> tuple[str, int]:
    """What columns of different seats have in common."""
    words = column.name.split()
    return " ".join(
        [word.partition("/")[2] if word.partition("/")[0].isdigit() else word for word in words]
    ), column.kind
