"""What is counted for those who run a server: plain numbers, read when somebody asks for them.

They are the whole process's, as such numbers are; the way of a move pays an addition for each, and no more.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds

closed: Counter[int] = Counter()  # by code: connections that the server closed; 0 where it cut them off


class Durations:
    """How long something took, by the bound under which each lies; the last place is for those beyond all bounds."""

    def __init__(self) -> None:
        self.places = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.places[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
