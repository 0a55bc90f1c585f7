"""An observation as one row of numbers that a network takes: words, seats and cards by a column each.

A number has two columns, whether it is told and what it is; a word, a seat or a card has one for each that it can be;
a set one for each that can be in it, behind whether it is told; a row of cards one for each card, with its place there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.rules import Rules
from parlour.core.seen import UNTOLD, Column
from parlour.core.sight import CARD, CARDS, NUMBER, SEAT, WORD
from parlour.envs.columns import columns_of

MOST = 1 << 31  # a number as far as it is told


class Flat:
    """How the observations of one game become rows of numbers, all as long."""

    def __init__(self, rules: Rules) -> None:
        seen = rules.seen
        assert seen is not None
        self.names: list[str] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self._columns = columns_of(rules)
        self._firsts: list[int] = []
        self._seats = int(seen.seats)
        self._index = {card: i for i, card in enumerate(seen.pack.cards)}  # of a card among all cards
        faces = [seen.pack.face(card) for card in seen.pack.cards]
        for column in self._columns:
            self._firsts.append(len(self.names))
            if column.kind == NUMBER:
                self._add([f"{column.name} told"], 0, 1)
                self._add([column.name], -MOST, MOST)
            else:
                self._add([f"{column.name}: {thing}" for thing in self._things(column, faces)], 0, column.cells)

    def _add(self, names: list[str], low: int, high: int) -> None:
        self.names += names
        self.low += [low] * len(names)
        self.high += [high] * len(names)

    def _things(self, column: Column, faces: list[str]) -> list[str]:
        if column.kind == WORD:
            return column.words
        if column.kind == SEAT:
            return ["nobody", *[f"seat {seat}" for seat in range(self._seats)]]
        if column.kind == CARD:
            return faces
        if column.kind == CARDS:
            return ["told", *faces]
        return ["told", *[f"seat {seat}" for seat in range(self._seats + 1)]]

    def __len__(self) -> int:
        return len(self.names)

    def flatten(self, cells: Sequence[int]) -> list[int]:
        row = [0] * len(self.names)
        for at, value in self.entries(cells):
            row[at] = value
        return row

    def entries(self, cells: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Where in the row something else than nothing stands, and what."""
        for column, first in zip(self._columns, self._firsts, strict=True):
            if cells[column.at] != UNTOLD:
                for offset, value in self._told(column, cells):
                    yield first + offset, value

    def _told(self, column: Column, cells: Sequence[int]) -> Iterator[tuple[int, int]]:
        kind, value = column.kind, cells[column.at]
        if kind == CARD:
            for place in range(column.cells):
                card = cells[column.at + place]
                if card < 0:
                    return
                yield self._index[card], place + 1
        elif kind == NUMBER:
            yield 0, 1
            yield 1, max(-MOST, min(MOST, value))
        elif kind == WORD:
            yield value, 1
        elif kind == SEAT:
            yield value + 1, 1
        else:
            yield 0, 1
            for element in _elements(value):
                yield (self._index[element] if kind == CARDS else element) + 1, 1


def _elements(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
