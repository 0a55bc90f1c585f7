"""Two houses in this process on one log, both of which can be killed or held up, while the store goes wrong at random.

Time is clockwork, so a history of many seconds takes milliseconds and is the same for the same seed.
"""

from __future__ import annotations

import asyncio
import errno
import os
from collections import Counter
from itertools import count
from random import Random

from parlour.server.protocol.api import NewTable
from parlour.server.protocol.settings import Settings
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.room.thinking import Inline, Pace
from parlour.server.storage.bus import Ended, Heard, Held, nobody_ends, none_held
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.callers import Caller
from parlour.server.table.entries import Entry
from tests.server.clockwork import clock_ms
from tests.server.hall import FREE, at_ease, overworked, payloads
from tests.server.proofs.checking import Counts, check
from tests.server.proofs.witness import Cut, Line, Witness

LIFE = 0.6  # seconds by the clockwork
LONGEST_WRITE = 0.01
REFUSED, LATE, KILLED, HELD, AWAY = "disk full", "answer lost", "killed", "paused", "database restarted"


class Disk(MemoryStore):
    """What outlives every house, and who is to be told when it grows."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: dict[object, Heard] = {}
        self.owners: dict[str, object] = {}
        self.alive: set[str] = set()  # the names of the houses that hold their sessions
        self.names = count(1)
        self.is_away = False

    def tell(self, listener: object, table: str, seq: int) -> None:
        heard = self.listeners.get(listener)
        if heard is not None:
            heard(table, seq)


class Shaky(MemoryStore):
    """One house's way to the disk; also its bus, and its claims to drive tables."""

    def __init__(self, disk: Disk, chance: Random, befell: Counts) -> None:
        super().__init__()
        self.disk = disk
        self.chance = chance
        self.befell = befell
        self.rate = 0.0
        self.is_dead = False
        self.free = asyncio.Event()  # cleared while the house is held up
        self.free.set()
        self.connect()

    def connect(self) -> None:
        """A session of its own, under another name than any before."""
        self.name = f"house {next(self.disk.names)}"
        self.disk.alive.add(self.name)

    async def is_alive(self, name: str) -> bool:
        await self._reach()
        return name in self.disk.alive

    def lose_session(self) -> None:
        """What others know of this house by its session is no more."""
        self.disk.alive.discard(self.name)
        self.disk.owners = {table: owner for table, owner in self.disk.owners.items() if owner is not self}

    async def _reach(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, LONGEST_WRITE))
        await self.free.wait()
        if self.is_dead:
            await asyncio.get_running_loop().create_future()  # nobody is left who could be told
        if self.disk.is_away:
            raise StorageError("the database is away")

    async def append(self, batch: Batch) -> None:
        await self._reach()
        trouble = self.chance.choice((REFUSED, LATE)) if self.chance.random() < self.rate else ""
        self.befell[trouble or "written"] += 1
        if trouble == REFUSED:
            raise StorageError(os.strerror(errno.ENOSPC))
        await self.disk.append(batch)
        await self._reach()
        if trouble == LATE:
            raise StorageError("the connection broke")

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        await self._reach()
        return await self.disk.entries(table, after, until)

    async def subscribe(self, heard: Heard, _ended: Ended = nobody_ends, _held: Held = none_held) -> None:
        self.disk.listeners[self] = heard

    async def publish(self, grown: dict[str, int]) -> None:
        loop = asyncio.get_running_loop()
        for listener in self.disk.listeners:
            for table, seq in grown.items():
                loop.call_later(self.chance.uniform(0, LONGEST_WRITE), self.disk.tell, listener, table, seq)

    async def claim(self, table: str) -> bool:
        await self._reach()
        return self.disk.owners.setdefault(table, self) is self

    def owns(self, table: str) -> bool:
        return self.disk.owners.get(table) is self

    async def release(self, table: str) -> None:
        if self.owns(table):
            del self.disk.owners[table]

    def die(self) -> None:
        self.is_dead = True
        self.disk.listeners.pop(self, None)
        self.lose_session()


class Wire:
    """A line to a house in this process."""

    def __init__(self, door: Door, witness: Witness) -> None:
        self.door = door
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        caller = Caller(witness.guest or witness.name, witness.name)
        self.connection = Connection(door.house, caller, self._write, lambda _code, _why: self.cut())
        door.wires.append(self)
        door.house.welcome(self.connection)

    def _write(self, data: bytes) -> None:
        if self in self.door.wires:
            for payload in payloads(data):
                self.waiting.put_nowait(payload)

    async def send(self, data: bytes) -> None:
        await asyncio.sleep(self.door.store.chance.uniform(0, LONGEST_WRITE))
        await self.door.store.free.wait()
        if self not in self.door.wires:
            raise Cut
        self.connection.receive(data)

    async def hear(self) -> bytes:
        payload = await self.waiting.get()
        if payload is None:
            raise Cut
        return payload

    def cut(self) -> None:
        self.waiting.put_nowait(None)

    async def close(self) -> None:
        if self in self.door.wires:
            self.door.wires.remove(self)
            self.connection.gone()


class Door:
    """A process: a house that can be killed and started again."""

    def __init__(self, disk: Disk, chance: Random, befell: Counts) -> None:
        self.disk = disk
        self.chance = chance
        self.befell = befell

    async def start(self) -> None:
        self.wires: list[Wire] = []
        self.store = store = Shaky(self.disk, self.chance, self.befell)
        self.house = House(store, store, store, FREE, Inline(0.02), Pace(0.0, 0.2), now=clock_ms)
        self.house.batches.strain = overworked() if self.chance.random() < 0.5 else at_ease()
        await self.house.open()

    async def kill(self) -> None:
        """Nothing more is done, told or written; what was on its way to the disk is there or not."""
        self.store.die()
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.cut()
        for room in self.house.rooms.values():
            room.driver.stop()
        for task in [*self.house.tasks, self.house.writer._task, *self.house.loading.values()]:
            if task is not None:
                task.cancel()
        await self.start()

    async def hold(self, seconds: float) -> None:
        self.store.free.clear()
        await asyncio.sleep(seconds)
        self.store.free.set()


class SmallHistory:
    """A table of three from its making to the check of its log; each seat a person's, or the last a bot's."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.befell: Counts = Counter()
        self.disk = Disk()
        self.log: list[Entry] = []
        self.bots: list[str | None] = [None, None, "random"] if seed % 3 == 0 else []
        self.doors = [Door(self.disk, self.chance, self.befell) for _door in range(1 + seed % 2)]
        moments = count(1)
        self.people = [Witness(f"guest{i}", self.chance, moments, hosts=i == 0) for i in range(4)]

    async def open_line(self, witness: Witness) -> Line:
        return Wire(self.chance.choice(self.doors), witness)

    async def run(self, settings: Settings) -> Counts:
        for door in self.doors:
            await door.start()
        caller = Caller(self.people[0].name, self.people[0].name, here=False)
        table = await self.doors[0].house.make(caller, NewTable(settings, self.bots))
        playing = [asyncio.create_task(person.attend(table, self.open_line)) for person in self.people]
        await self._trouble()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(outcome, asyncio.CancelledError):
                raise AssertionError("a witness was told what cannot be") from outcome
        for person in self.people:
            await person.say_goodbye(table, self.open_line)
        for door in self.doors:
            await door.house.close()
        self.log = self.disk.logs[table]
        return check(self.log, self.people, refused_is_lost=False) + self.befell

    async def _trouble(self) -> None:
        end = asyncio.get_running_loop().time() + LIFE
        while asyncio.get_running_loop().time() < end:
            for door in self.doors:
                door.store.rate = self.chance.choice((0.0, 0.1, 0.5))
            await asyncio.sleep(self.chance.uniform(0, LIFE / 4))
            await self._befall(self.chance.choice((KILLED, HELD, AWAY)), self.chance.choice(self.doors))
        for door in self.doors:
            door.store.rate = 0.0

    async def _befall(self, what: str, door: Door) -> None:
        self.befell[what] += 1
        if what == KILLED:
            await door.kill()
        elif what == HELD:
            await door.hold(self.chance.uniform(0, 0.2))
        else:
            self.disk.is_away = True
            await asyncio.sleep(self.chance.uniform(0, 0.1))
            self.disk.is_away = False
