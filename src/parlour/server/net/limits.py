"""How much one guest, connection or address may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from msgspec import Struct


class Limits(Struct, frozen=True):
    frame: int = 16 * 1024  # bytes of one message
    buffer: int = 1024 * 1024  # bytes that wait for a connection that does not read
    rate: float = 20.0  # messages a second of one connection,
    burst: float = 60.0  # and so many at once
    sockets: int = 20  # connections of one guest
    tables: int = 30  # tables that one guest, or one address, makes in an hour
    tries: int = 20  # passwords tried from one address in an hour
    body: int = 64 * 1024  # bytes of one request


class Bucket:
    """So many at once, and then at this rate (each second)."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = monotonic()

    def take(self) -> bool:
        if self.left < 1.0:
            now = monotonic()
            self.left = min(self.burst, self.left + (now - self.then) * self.rate)
            self.then = now
            if self.left < 1.0:
                return False
        self.left -= 1.0
        return True


class Tally:
    """A bucket for each of many keys (guests, addresses): so many an hour."""

    MOST = 100_000

    def __init__(self, hourly: int) -> None:
        self.hourly = hourly
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.hourly / 3600, self.hourly)
        self.buckets[key] = bucket
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket.take()
