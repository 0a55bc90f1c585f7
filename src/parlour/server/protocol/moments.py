"""Moments, as messages, entries and rows have them: milliseconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def ticks_ms() -> int:
    """Since some moment or other; nobody can set this clock."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Begins with the wall clock and then runs by itself: when that is set, no time is lost or gained at any table."""

    def __init__(self, wall: Callable[[], int] = now_ms, ticks: Callable[[], int] = ticks_ms) -> None:
        self.wall = wall
        self.ticks = ticks
        self.follow()

    def __call__(self) -> int:
        return self.ticks() + self.offset

    def follow(self) -> None:
        """Be what the wall clock is now; for a moment in which nothing is measured."""
        self.offset = self.wall() - self.ticks()
