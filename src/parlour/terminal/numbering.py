"""Which number stands before what can be pressed: a number that was seen stays with its move."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import count

LET_BE = 0  # the number of letting it be, at every table


class Numbering:
    """A list that changes while somebody reaches for a key must not put another move under his finger.

    So a number that was given is given to nothing else until the person has acted; and what is still there then keeps
    the number it had.
    """

    def __init__(self) -> None:
        self.given: dict[Hashable, int] = {}
        self.acted = True

    def number(self, keys: Sequence[Hashable]) -> list[int]:
        if self.acted and keys:
            self.given = {key: number for key, number in self.given.items() if key in keys}
            self.acted = False
        for key in keys:
            if key not in self.given:
                taken = set(self.given.values())
                self.given[key] = next(number for number in count(LET_BE + 1) if number not in taken)
        return [self.given[key] for key in keys]
