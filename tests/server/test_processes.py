"""Several processes on one PostgreSQL: the same log for all, one owner, and another when that one dies."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing.connection import Connection

import asyncpg
import pytest

from parlour.server.storage import postgres, postgres_bus
from parlour.server.storage.bus import Bus
from parlour.server.storage.owners import keep_claiming
from parlour.server.storage.postgres import PostgresLog, Session
from parlour.server.storage.postgres_owners import PostgresOwners
from parlour.server.storage.store import Batch, StorageError, Store, Taken
from tests.server.forks import forking
from tests.server.logs import entry, length, log
from tests.server.places import PATIENCE, Database, in_loop
from tests.server.test_trouble import hang_up

SOON = 10.0  # seconds, on a busy machine
TABLES = 12
EACH = 40
LONG = 1_000.0


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end, "it never came about"
        await asyncio.sleep(0.01)


async def write(store: Store, bus: Bus, batch: Batch) -> None:
    """As the writer does: told when it is written."""
    await store.append(batch)
    await bus.publish({entry.table: entry.seq for entry in batch.entries})


class Ear:
    """What a process heard: for each table, its last entry; and the sessions that have ended."""

    def __init__(self) -> None:
        self.ends: dict[str, int] = {}
        self.ended: list[Sequence[str]] = []

    def heard(self, table: str, seq: int) -> None:
        self.ends[table] = max(seq, self.ends.get(table, 0))


@in_loop
async def test_what_one_writes_all_hear(database: Database) -> None:
    here, there = await database.open(), await database.open()
    ears = [Ear(), Ear()]
    buses: list[Bus] = [database.bus(), database.bus()]
    for bus, ear in zip(buses, ears, strict=True):
        await bus.subscribe(ear.heard)
    await write(here, buses[0], log("a", 1, 2))
    await write(there, buses[1], log("a", 3))
    many = [f"{number:032x}" for number in range(600)]
    await write(here, buses[0], Batch([entry(table, 1) for table in many], {}, {}))
    wanted = {"a": 3, **dict.fromkeys(many, 1)}
    await until(lambda: all(ear.ends == wanted for ear in ears))
    assert await length(here, "a") == 3
    for bus in buses:
        await bus.close()
    for store in (here, there):
        await store.close()


@in_loop
async def test_nothing_is_heard_of_what_was_not_written(database: Database) -> None:
    store, ear, bus = await database.open(), Ear(), database.bus()
    await bus.subscribe(ear.heard)
    await write(store, bus, log("a", 1))
    with pytest.raises(Taken):
        await write(store, bus, Batch([entry("b", 1), entry("a", 1)], {}, {}))
    await write(store, bus, log("c", 1))
    await until(lambda: "c" in ear.ends)
    assert ear.ends == {"a": 1, "c": 1}
    await bus.close()
    await store.close()


@in_loop
async def test_what_was_missed_is_told_when_the_bus_listens_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, ear, bus, other = await database.open(), Ear(), database.bus(), database.bus()
    await bus.subscribe(ear.heard, ear.ended.append, lambda: ["a", "b"])
    await other.subscribe(Ear().heard)
    away = True

    async def connect(url: str, patience: float, **settings: str) -> Session:
        if away:
            raise OSError("the network is away")
        return await postgres.connect(url, patience, **settings)

    monkeypatch.setattr(postgres_bus, "connect", connect)
    monkeypatch.setattr(postgres_bus, "RETRY", 0.05)
    await hang_up(database)
    await store.append(log("a", 1))  # by somebody who ends before he can tell
    await write(store, other, log("b", 1))
    await asyncio.sleep(0.2)
    assert ear.ends == {}
    assert ear.ended == []
    away = False
    await until(lambda: ear.ends == {"a": 1, "b": 1})
    assert ear.ended == [[]], "some may have ended meanwhile"
    await write(store, other, log("c", 1))
    await until(lambda: ear.ends == {"a": 1, "b": 1, "c": 1})
    for one in (bus, other):
        await one.close()
    await store.close()


@in_loop
async def test_what_nobody_told_is_found_out(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process has ended between its commit and its notice."""
    monkeypatch.setattr(postgres_bus, "CHECK", 0.05)
    monkeypatch.setattr(postgres_bus, "AT_ONCE", 2)
    store, ear, bus = await database.open(), Ear(), database.bus()
    held = ["a", "b", "c"]
    await bus.subscribe(ear.heard, held=lambda: held)
    for table in "abcd":
        await store.append(log(table, 1))
    await until(lambda: ear.ends == {"a": 1, "b": 1, "c": 1})
    await bus.close()
    await store.close()


@in_loop
async def test_two_that_write_the_same_tables_lose_nothing(database: Database) -> None:
    """Each writes batches of all tables, in another order; who comes second reads and tries again."""
    stores = [await database.open(), await database.open()]
    await asyncio.gather(write_all(stores[0], 1), write_all(stores[1], -1))
    assert [await length(stores[0], f"t{number}") for number in range(TABLES)] == [EACH] * TABLES
    for store in stores:
        await store.close()


async def write_all(store: Store, step: int) -> None:
    ends = {f"t{number}": 0 for number in range(TABLES)}
    while open_tables := [table for table, end in ends.items() if end < EACH]:
        try:
            await store.append(Batch([entry(table, ends[table] + 1) for table in open_tables[::step]], {}, {}))
            ends.update({table: ends[table] + 1 for table in open_tables})
        except Taken as taken:
            ends[taken.table] = len(await store.entries(taken.table))


def own_and_wait(told: Connection, url: str) -> None:
    asyncio.run(_own_and_wait(told, url))


async def _own_and_wait(told: Connection, url: str) -> None:
    owners = PostgresOwners(url, PATIENCE)
    told.send([await owners.claim(table) for table in ("a", "b")])
    await asyncio.sleep(LONG)


@in_loop
async def test_an_owner_that_dies_is_followed(database: Database) -> None:
    processes = forking()
    here, there = processes.Pipe()
    worker = processes.Process(target=own_and_wait, args=(there, database.url))
    worker.start()
    assert await asyncio.to_thread(here.recv) == [True, True]
    owners = PostgresOwners(database.url, PATIENCE)
    gained: list[str] = []
    claiming = asyncio.create_task(keep_claiming(owners, lambda: ["a", "b", "c"], gained.append, 0.05))
    await until(lambda: gained == ["c"])
    await asyncio.sleep(0.2)
    assert [owners.owns(table) for table in "abc"] == [False, False, True]
    worker.kill()
    await until(lambda: sorted(gained) == ["a", "b", "c"])
    worker.join()
    claiming.cancel()
    await owners.close()


@in_loop
async def test_claims_are_exclusive_and_can_be_given_up(database: Database) -> None:
    one, other = PostgresOwners(database.url, PATIENCE), PostgresOwners(database.url, PATIENCE)
    assert await one.claim("a")
    assert await one.claim("a")
    assert not await other.claim("a")
    await one.release("a")
    await one.release("a")
    assert not one.owns("a")
    assert await other.claim("a")
    for owners in (one, other):
        await owners.close()
    assert await one.claim("a")
    await one.close()


@in_loop
async def test_who_loses_the_connection_loses_the_tables(database: Database) -> None:
    one, other = PostgresOwners(database.url, PATIENCE), PostgresOwners(database.url, PATIENCE)
    assert await one.claim("a")
    await hang_up(database)
    await until(lambda: not one.owns("a"))
    assert await other.claim("a")
    assert not await one.claim("a")
    for owners in (one, other):
        await owners.close()


@in_loop
async def test_a_process_is_alive_as_long_as_its_session(database: Database) -> None:
    one, other = PostgresOwners(database.url, PATIENCE), PostgresOwners(database.url, PATIENCE)
    for owners in (one, other):
        await owners.claim("a")
    names = [one.name, other.name]
    assert len(set(names)) == 2
    assert [await other.is_alive(name) for name in [*names, "nobody"]] == [True, True, False]
    assert [await one.is_alive(name) for name in names] == [True, True], "to ask leaves nothing behind"
    await hang_up(database)
    await until(lambda: not one.owns("a"))
    await one.claim("a")
    assert [await other.is_alive(name) for name in (*names, one.name)] == [False, False, True]
    await one.close()
    while await other.is_alive(one.name):
        await asyncio.sleep(0.01)  # until PostgreSQL has noticed
    await other.close()


@in_loop
async def test_a_machine_that_is_lost_without_a_word_loses_its_claims_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody closes the connections of a machine without power: PostgreSQL must ask whether anybody is there."""
    asked: list[dict[str, str]] = []

    async def connect(_url: str, server_settings: dict[str, str], **_more: object) -> None:
        asked.append(server_settings)
        raise OSError("away")

    monkeypatch.setattr(asyncpg, "connect", connect)
    sessions: list[Awaitable[object]] = [PostgresOwners("").claim("a"), PostgresLog("").ping()]
    for session in sessions:
        with pytest.raises(StorageError):
            await session
    assert len(asked) == len(sessions)
    for settings in asked:
        idle, interval, count = [int(settings[f"tcp_keepalives_{name}"]) for name in ("idle", "interval", "count")]
        assert 0 < idle + interval * count <= 30
