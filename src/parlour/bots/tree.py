"""The tree of a search: moves and the positions after them, one row of numbers each.

A node is known by where its row begins.  Rows, not objects: a search looks at dozens of nodes in each trial.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, PLAY, Move

# the columns of a row
ACTOR: Final = 0  # whose move it is
CODE: Final = 1  # of the move: the bit of the card played, where the move is no more than that
VISITS: Final = 2
OFFERED: Final = 3  # how often the move could have been made
FIRST: Final = 4  # the move from here that was added last
AFTER: Final = 5  # the next move from the same position
ONWARD: Final = 6  # where play goes on when the others see less of the move than was made
SEEN: Final = 7  # the position after a move of which the others see less: that which was added last
ROW: Final = 8
ROW_BITS: Final = 3  # a node shifted by so many is its number

NOBODY: Final = -1
NO_NODE: Final = -1
ROOT: Final = 0
AT_FIRST: Final = 256  # rows
ROWS: Final = vec[i64]([0 for _i in range(AT_FIRST * ROW)])
MEANS: Final = vec[float]([0.0 for _i in range(AT_FIRST)])

TABLED: Final = 4096
PARTS: Final = vec[float]([1.0 / max(n, 1) for n in range(TABLED)])
BONUS: Final = 0.7
WISHED: Final = vec[float]([BONUS * sqrt(log(n + 1.0)) for n in range(TABLED)])  # by how often it was offered
WORN: Final = vec[float]([1.0 / sqrt(n + 1.0) for n in range(TABLED)])  # by how often it was tried


def part(visits: i64) -> float:
    """What one of so many visits is to their mean."""
    return PARTS[visits] if visits < TABLED else 1.0 / float(visits)


def bonus(offered: i64, visits: i64) -> float:
    """What a move is given because it was seldom tried where it could have been, as it was each time it was tried."""
    if offered < TABLED:
        return WISHED[offered] * WORN[visits]
    return BONUS * sqrt(log(float(offered + 1)) / float(visits + 1))


def code_of(move: Move) -> i64:
    """The bit of the card that a move plays and no more; else a negative number, equal for equal moves."""
    if move.verb is PLAY and 0 <= move.a < 63 and move.b == NONE and move.c == NONE:
        return BIT[move.a]
    if move.a >= 0:  # no conditional expression: the numbers would be boxed
        return -2 - move.a
    return -1


class Tried:
    """A move from a position, and what came of it."""

    actor: i64
    move: Move
    visits: i64
    mean: float

    def __init__(self, actor: i64, move: Move, visits: i64, mean: float) -> None:
        self.actor = actor
        self.move = move
        self.visits = visits
        self.mean = mean


class Tree:
    rows: vec[i64]
    means: vec[float]  # what its actor gained by the move
    moves: list[Move]

    def __init__(self, nothing: Move) -> None:
        self.rows = ROWS[:]
        self.means = MEANS[:]
        self.moves = []
        self._new(NOBODY, nothing, NO_NODE)

    def add(self, at: i64, actor: i64, move: Move) -> i64:
        new = self._new(actor, move, self.rows[at + FIRST])
        self.rows[at + FIRST] = new
        return new

    def _new(self, actor: i64, move: Move, after: i64) -> i64:
        new: i64 = len(self.moves) * ROW
        if new == len(self.rows):
            self.rows = extend(self.rows, self.rows)  # whatever these hold: a row is filled when it is taken
            self.means = extend(self.means, self.means)
        rows = self.rows
        rows[new + ACTOR] = actor
        rows[new + CODE] = code_of(move)
        rows[new + VISITS] = 0
        rows[new + OFFERED] = 0
        rows[new + FIRST] = NO_NODE
        rows[new + AFTER] = after
        rows[new + ONWARD] = NO_NODE
        rows[new + SEEN] = NO_NODE
        self.means[new >> ROW_BITS] = 0.0
        self.moves.append(move)
        return new

    def lead_on(self, node: i64, onward: i64) -> None:
        self.rows[node + ONWARD] = onward

    def position(self, at: i64, seen: Move) -> i64:
        """The position after a move of which the others see only this."""
        known = self.rows[at + SEEN]
        while known != NO_NODE:
            if self.moves[known >> ROW_BITS].same(seen):
                return known
            known = self.rows[known + AFTER]
        new = self._new(NOBODY, seen, self.rows[at + SEEN])
        self.rows[at + SEEN] = new
        return new

    def credit(self, path: vec[i64], steps: i64, gains: vec[float]) -> None:
        """Each move of a trial has brought its actor what he gained."""
        rows = self.rows
        means = self.means
        i: i64 = 0
        while i < steps:
            node = path[i]
            visits = rows[node + VISITS] + 1
            rows[node + VISITS] = visits
            mean = means[node >> ROW_BITS]
            means[node >> ROW_BITS] = mean + (gains[rows[node + ACTOR]] - mean) * part(visits)
            i += 1

    def children(self, at: i64) -> list[Tried]:
        """The moves from a position, in the order in which they were first tried."""
        found: list[Tried] = []
        child = self.rows[at + FIRST]
        while child != NO_NODE:
            i = child >> ROW_BITS
            found.append(Tried(self.rows[child + ACTOR], self.moves[i], self.rows[child + VISITS], self.means[i]))
            child = self.rows[child + AFTER]
        found.reverse()
        return found

    def best(self) -> Tried:
        """The move tried most often; of equals, the one with the better mean, or the first tried."""
        tried = self.children(ROOT)
        best = tried[0]
        for found in tried:
            if (found.visits, found.mean) > (best.visits, best.mean):
                best = found
        return best
