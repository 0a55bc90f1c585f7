"""kill -9 at random moments: what was acknowledged is in the log, and the log has no gap.

``./dev soak server`` does it a thousand times.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from multiprocessing.connection import Connection, wait

from parlour.server.storage.bus import MemoryBus
from parlour.server.storage.store import StorageError
from parlour.server.storage.writer import Writer
from tests.server.forks import forking
from tests.server.logs import entry, length
from tests.server.places import Database, File

KILLS = int(os.environ.get("PARLOUR_KILLS", "20"))
TABLES = 25
ROUND = 50  # kills, after which other tables are written, or reading them would take all the time
LONGEST_LIFE = 0.1  # seconds from the first acknowledgement


def write_for_ever(told: Connection, place: File | Database, tables: list[str]) -> None:
    asyncio.run(_write_for_ever(told, place, tables))


async def _write_for_ever(told: Connection, place: File | Database, tables: list[str]) -> None:
    """Go on with every table where its log ends, each entry after the one before it is acknowledged."""
    store = await place.open()
    writer = Writer(store, MemoryBus())

    def put(table: str, seq: int) -> None:
        writer.put(entry(table, seq), lambda error: acknowledge(table, seq, error))

    def acknowledge(table: str, seq: int, error: StorageError | None) -> None:
        told.send((table, seq, str(error or "")))
        put(table, seq + 1)

    for table in tables:
        put(table, await length(store, table) + 1)
    await writer.drained()


def acknowledged(place: File | Database, tables: list[str], life: float) -> dict[str, int]:
    """Let a process write, kill it, and give what it had acknowledged by then."""
    processes = forking()
    here, there = processes.Pipe(duplex=False)
    worker = processes.Process(target=write_for_ever, args=(there, place, tables))
    worker.start()
    there.close()
    ends: dict[str, int] = {}
    end = time.monotonic() + 60
    while time.monotonic() < end:
        wait([here], end - time.monotonic())
        table, seq, error = here.recv()
        assert not error, error
        if not ends:
            end = time.monotonic() + life
        ends[table] = seq
    worker.kill()
    worker.join()
    try:
        while True:
            table, seq, error = here.recv()
            ends[table] = seq
    except EOFError:
        return ends


def test_nothing_acknowledged_is_lost(lasting: File | Database) -> None:
    chance, total = random.Random(), 0
    for kill in range(KILLS):
        tables = [f"{kill // ROUND}.{number}" for number in range(TABLES)]
        ends = acknowledged(lasting, tables, chance.uniform(0, LONGEST_LIFE))
        lengths = asyncio.run(lengths_in(lasting, tables))
        assert {table: end for table, end in ends.items() if lengths[table] < end} == {}
        assert all(lengths[table] <= end + 1 for table, end in ends.items()), "an entry nobody asked for"
        total += len(ends)
    assert total > KILLS


async def lengths_in(place: File | Database, tables: list[str]) -> dict[str, int]:
    store = await place.open()
    found = {table: await length(store, table) for table in tables}
    await store.close()
    return found
