"""What anybody may ask of the server, in what it costs: bytes, entries, seconds of its time, and of its thinking.

Everything is counted by one mechanism, buckets that fill with time.  A limit named ``guest_chat`` is that of a guest,
``address_chat`` that of all guests behind one address, ``table_chat`` that of one table: an address has many times what
a guest has, so that a class-room can play behind one.
"""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from time import monotonic
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.server.net.buckets import Bucket, Clock

try:
    from time import thread_time as processor_time
except ImportError:  # in a browser, where there is one thread
    from time import process_time as processor_time

Kind = Literal["tables", "tries", "reports", "chat", "written", "work", "thinking", "pictures"]

HOUR = 3600.0
MINUTE = 60.0
MOMENT = 15.0
PERIODS: dict[Kind, float] = {  # in which that much may be used, at once or bit by bit
    "tables": HOUR,
    "tries": HOUR,
    "reports": HOUR,
    "chat": HOUR,
    "written": HOUR,
    "work": MOMENT,
    "thinking": MINUTE,
    "pictures": MINUTE,
}
WORDS: dict[Kind, str] = {
    "tables": "tables an hour",
    "tries": "passwords an hour",
    "reports": "reports an hour",
    "chat": "bytes of talk an hour",
    "written": "bytes in the log an hour",
    "work": f"seconds of the server's time in {MOMENT:.0f}",
    "thinking": "seconds of thinking a minute",
    "pictures": "pictures a minute",
}
DEAREST = 0.25  # seconds
MOST_KEPT = 100_000  # buckets of one kind


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    frame: int = 16 * 1024  # bytes of one message
    body: int = 64 * 1024  # bytes of one request
    buffer: int = 1024 * 1024  # bytes that wait for a connection that does not read
    rate: float = 20.0  # messages a second of one connection,
    burst: float = 60.0  # and so many at once
    patience: float = 20.0  # seconds for a whole request, and for reading some of the answer
    connections: int = 400  # of one address, before they become web sockets
    sockets: int = 20  # web sockets of one guest,
    address_sockets: int = 200  # and of one address
    guest_tables: float = 30
    address_tables: float = 600
    login_tries: float = 20  # of one login from one address
    address_tries: float = 200
    guest_reports: float = 10  # of other people
    address_reports: float = 100
    guest_chat: float = 64 * 1024
    table_chat: float = 256 * 1024
    address_chat: float = 1024 * 1024
    guest_written: float = 4 * 1024 * 1024
    table_written: float = 16 * 1024 * 1024
    address_written: float = 64 * 1024 * 1024
    guest_work: float = 2
    address_work: float = 4
    guest_thinking: float = 20  # hints, records and replays,
    table_thinking: float = 60  # and bots
    address_thinking: float = 180
    address_pictures: float = 30  # of shared links, drawn anew


def limits_of(text: str) -> Limits:
    """The usual limits but for those in a text such as ``guest_tables=60 sockets=50``; ValueError where it is none."""
    given = dict(part.partition("=")[::2] for part in text.split())
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{error}; limits are {', '.join(Limits.__struct_fields__)}") from None
    wrong = [name for name in given if not getattr(limits, name) > 0]
    if wrong:
        raise ValueError(f"a limit is more than nothing: {', '.join(wrong)}")
    return limits


def unlimited() -> Limits:
    """Nobody is held up by any limit but that of one message; for measurements and tests.

    Frames are paid for by the lot, so a lot must stay small beside what an address may spend.
    """
    kept = ("frame", "body", "buffer", "patience", "rate", "burst")
    lifted = {name: 10**9 for name in Limits.__struct_fields__ if name not in kept}
    return Limits(**lifted, rate=10**5, burst=10**5)


class Tally:
    """A bucket for each of many keys.  Where there are too many keys that have used something, new ones share one."""

    def __init__(self, amount: float, period: float, clock: Clock = monotonic, most: int = MOST_KEPT) -> None:
        self.rate = amount / period
        self.amount = amount
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.crowd = Bucket(self.rate, amount, clock)

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is not None:
            self.buckets.move_to_end(key)
            return bucket
        if len(self.buckets) >= self.most and not self._forget_oldest():
            return self.crowd
        bucket = self.buckets[key] = Bucket(self.rate, self.amount, self.clock)
        return bucket

    def _forget_oldest(self) -> bool:
        """Let go of whatever was not used for longest, if it is full again: a new one would be the same."""
        key, bucket = next(iter(self.buckets.items()))
        if bucket.look() < bucket.burst:
            return False
        del self.buckets[key]
        return True


class Over(Struct, frozen=True):
    """A limit that is reached: its name, and after how many seconds there is more."""

    limit: str
    wait: int
    text: str


class Purse:
    """What somebody pays from for things of one kind: his own, his address's and his table's at once."""

    __slots__ = ("buckets", "kind")

    def __init__(self, kind: Kind, buckets: list[tuple[str, Bucket]]) -> None:
        self.kind = kind
        self.buckets = buckets  # each with the name of its limit

    def take(self, cost: float) -> Over | None:
        """Pay, or learn what is in the way; then nothing is paid."""
        for limit, bucket in self.buckets:
            if not bucket.has(cost):
                return self._over(limit, bucket, cost)
        self.spend(cost)
        return None

    def spend(self, cost: float) -> None:
        for _limit, bucket in self.buckets:
            bucket.spend(cost)

    def balance(self) -> float:
        """What is left where least is left."""
        return min([bucket.look() for _limit, bucket in self.buckets], default=0.0)

    def _over(self, limit: str, bucket: Bucket, cost: float) -> Over:
        wait = ceil(bucket.wait(cost))
        return Over(limit, wait, f"at most {bucket.burst:.0f} {WORDS[self.kind]} ({limit}): wait {wait} s")


class Allowances:
    """All that is counted of guests, addresses and tables."""

    def __init__(self, limits: Limits, clock: Clock = monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.tallies: dict[str, Tally] = {}
        for kind, period in PERIODS.items():
            for who in ("guest", "login", "address", "table"):
                amount = getattr(limits, f"{who}_{kind}", None)
                if amount is not None:
                    self.tallies[f"{who}_{kind}"] = Tally(amount, period, clock)

    def purse(self, kind: Kind, **keys: str) -> Purse:
        """Of whoever is named, as far as that is limited: ``purse("chat", guest=..., table=...)``."""
        named = [(f"{who}_{kind}", key) for who, key in keys.items() if key]
        return Purse(kind, [(limit, self.tallies[limit].of(key)) for limit, key in named if limit in self.tallies])


class Meter:
    """The processor's time that something takes, from now on."""

    def __init__(self) -> None:
        self.begun = processor_time()

    def taken(self) -> float:
        """Seconds; no more than things usually take: who is first also does what all after him need."""
        return min(DEAREST, processor_time() - self.begun)


class Counts:
    """How many of something each key holds at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        held = self.held.get(key, 0)
        if held >= self.most:
            return False
        self.held[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        held = self.held.pop(key, 0) - 1
        if held > 0:
            self.held[key] = held
