"""Buckets that fill with time: what may be used at once, and how fast there is more.

Every message pays from one, so they compile.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

Clock = Callable[[], float]


class Bucket:
    """So much at once, and then at this rate (each second).  What is used before it is known may leave it in debt."""

    __slots__ = ("burst", "clock", "left", "rate", "then")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.then = clock()

    def look(self) -> float:
        """What is left now; less than nothing where it is in debt."""
        now = self.clock()
        left = self.left + (now - self.then) * self.rate
        self.left = left if left < self.burst else self.burst
        self.then = now
        return self.left

    def has(self, cost: float) -> bool:
        """Whether so much can be had; whatever costs more than all there ever is, can be had from a full one."""
        return self.look() >= min(cost, self.burst)

    def take(self, cost: float = 1.0) -> bool:
        """The clock is asked only where too little is left, so a full bucket may give twice as much at once."""
        if self.left < cost and not self.has(cost):
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """It has been used, whether it could be had or not; a debt is never larger than what is given at once."""
        self.left = max(self.look() - cost, -self.burst)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much can be had."""
        return max(0.0, (min(cost, self.burst) - self.look()) / self.rate)
