"""A knock-out as a tree of plain text: a column for each round, and each match beside those that lead to it.

Who goes on is whoever plays in the next round, or has won it all.  Pairings are drawn anew for each round: so the cells
of a column are put in the order of those that they lead to, from the last round back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

GAP = 3  # columns between two rounds
GOES_ON = "▸"
APART = 1  # lines between two cells


class Cell:
    """People who meet, or one who meets nobody; ``top`` is the line on which the first of them stands."""

    def __init__(self, people: Sequence[int]) -> None:
        self.people = list(people)
        self.winners: set[int] = set()
        self.next: list[int] = []  # the cells of the next round into which somebody of it goes
        self.top = 0

    @property
    def bottom(self) -> int:
        return self.top + len(self.people)

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


def columns(rounds: Sequence[Sequence[Sequence[int]]], champions: Sequence[int]) -> list[list[Cell]]:
    """The cells by round, in their order; the champions, if there are any, are a column of their own."""
    found = [[Cell(people) for people in round] for round in rounds]
    found += [[Cell(champions)]] if champions else []
    for column, later in reversed(list(pairwise(found))):
        at = {person: i for i, cell in enumerate(later) for person in cell.people}
        for cell in column:
            cell.winners = {person for person in cell.people if person in at}
            cell.next = sorted({at[person] for person in cell.winners})
        column.sort(key=lambda cell: cell.next[0] if cell.next else len(later))
    return found


def _settle(tree: Sequence[Sequence[Cell]]) -> None:
    """Each cell stands in the middle of those that lead to it, and none upon another."""
    for i, column in enumerate(tree):
        free = 0
        for j, cell in enumerate(column):
            leading = [one.middle for one in tree[i - 1] if j in one.next] if i else []
            wanted = round(sum(leading) / len(leading) - len(cell.people) / 2) if leading else free
            cell.top = max(free, wanted)
            free = cell.bottom + APART


def tree_lines(
    rounds: Mapping[str, Sequence[Sequence[int]]], champions: tuple[str, Sequence[int]], name: Callable[[int], str]
) -> list[str]:
    """The tree with its headings: each round's, and that of the champions."""
    tree = columns(list(rounds.values()), champions[1])
    _settle(tree)
    heads = [*rounds, *([champions[0]] if champions[1] else [])]
    texts = []
    for head, column in zip(heads, tree, strict=True):
        lines = {
            cell.top + i: name(person) + (f" {GOES_ON}" if person in cell.winners else "")
            for cell in column
            for i, person in enumerate(cell.people)
        }
        texts.append([head, *[lines.get(line, "") for line in range(max(lines, default=-1) + 1)]])
    widths = [max(map(len, text)) + GAP for text in texts]
    height = max(map(len, texts), default=0)
    rows = [[text[line] if line < len(text) else "" for text in texts] for line in range(height)]
    return ["".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
