"""Those who wait for a game, in memory: for benches and tests."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from parlour.server.storage.memory_blocks import MemoryBlocks
from parlour.server.storage.waiters import FADED, MOST_WAITING, Choose, Party, TooManyWait, Waiter


class MemoryWaiters(MemoryBlocks):
    def __init__(self) -> None:
        super().__init__()
        self.waits: dict[str, Waiter] = {}  # by guest

    async def wait(self, waiter: Waiter, now: int) -> Waiter:
        self.waits = {guest: one for guest, one in self.waits.items() if one.table or one.until >= now - FADED}
        old = self.waits.get(waiter.guest)
        if old is None and len(self.waits) >= MOST_WAITING:
            raise TooManyWait(f"at most {MOST_WAITING}")
        self.waits[waiter.guest] = renewed(old, waiter, now)
        return self.waits[waiter.guest]

    async def renew(self, guests: Collection[str], until: int) -> None:
        for guest in guests:
            one = self.waits.get(guest)
            if one is not None and not one.table:
                self.waits[guest] = replace(one, until=max(until, one.until))

    async def fade(self, guest: str, known: int, until: int) -> None:
        one = self.waits.get(guest)
        if one is not None and not one.table and until < one.until <= known:
            self.waits[guest] = replace(one, until=until)

    async def give_up(self, guest: str) -> bool:
        return self.waits.pop(guest, None) is not None

    async def waiters(self, now: int) -> list[Waiter]:
        return sorted([one for one in self.waits.values() if one.table or one.until >= now], key=in_order)

    async def call(self, agreement: str, now: int, choose: Choose) -> list[Party]:
        waiting = [one for one in await self.waiters(now) if one.agreement == agreement and not one.table]
        parties = list(choose(waiting, set(self.blocked)))
        for party in parties:
            for guest in party.guests:
                called = replace(self.waits[guest], table=party.table, seats=party.seats, called=now, made=False)
                self.waits[guest] = called
        return parties

    async def table_made(self, table: str) -> None:
        for guest, one in self.waits.items():
            if one.table == table:
                self.waits[guest] = replace(one, made=True)

    async def recall(self, table: str, kept: Collection[str], until: int) -> None:
        await self.strike(table, [one.guest for one in self.waits.values() if one.guest not in kept])
        for guest, one in self.waits.items():
            if one.table == table:
                self.waits[guest] = replace(one, table="", seats=0, called=0, made=False, until=until)

    async def strike(self, table: str, guests: Collection[str] | None = None) -> None:
        struck = [one for one in self.waits.values() if one.table == table and (guests is None or one.guest in guests)]
        for one in struck:
            del self.waits[one.guest]

    def _forget_waiting(self, guest: str) -> None:
        self.waits.pop(guest, None)


def in_order(one: Waiter) -> tuple[int, str]:
    return one.since, one.guest


def renewed(old: Waiter | None, new: Waiter, now: int) -> Waiter:
    """The row of somebody who says what he waits for: his place and his call are kept where it is the same."""
    if old is None or old.agreement != new.agreement or (not old.table and old.until < now):
        return new
    kept = {name: getattr(old, name) for name in ("since", "table", "seats", "called", "made")}
    return replace(new, until=max(old.until, new.until), **kept)
