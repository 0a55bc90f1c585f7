"""The games of a run, by their numbers, parted into pieces of work.

How they are parted follows from how many there are, never from who plays them: so sums of fractions come out alike
everywhere, and a run that was interrupted goes on with other workers.
"""

from __future__ import annotations

from typing import NamedTuple

PIECES = 512  # of a run: few enough to cost nothing, and many, so that nobody waits long for the last
MOST_IN_ONE = 5000  # games: what is lost with a worker


class Piece(NamedTuple):
    """Some games of a run, from the number ``first`` on."""

    first: int
    games: int

    def numbers(self) -> range:
        return range(self.first, self.first + self.games)


def pieces_of(games: int, size: int = 0) -> list[Piece]:
    """The numbers of the games, parted; by this size, if it is given."""
    size = size or min(MOST_IN_ONE, max(1, games // PIECES))
    return [Piece(first, min(size, games - first)) for first in range(0, games, size)]
