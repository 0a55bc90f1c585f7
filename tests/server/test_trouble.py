"""A disk that is full, read-only or locked, a database that goes away: a clear error, and nothing false is said."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import asyncpg
import pytest

from parlour.server.storage.bus import MemoryBus
from parlour.server.storage.opening import FILE, Folder, open_sqlite, opened
from parlour.server.storage.sqlite import connect
from parlour.server.storage.store import StorageError
from parlour.server.storage.writer import Writer
from tests.server.forks import forking
from tests.server.logs import entry, length, log
from tests.server.places import Database, in_loop

SPARE = 450_000  # bytes that the full disk has left
NOBODY = 65534
Told = tuple[int, str]  # entries acknowledged, and what was said to the one that was not


def in_another_process(work: Callable[[Connection, Path], None], file: Path) -> Told:
    """What limits a process must not limit the tests."""
    processes = forking()
    here, there = processes.Pipe()
    worker = processes.Process(target=work, args=(there, file))
    worker.start()
    there.close()
    told: Told = here.recv()
    worker.join()
    return told


def fill_the_disk(told: Connection, file: Path) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # then a write past the limit fails as on a full disk
    resource.setrlimit(resource.RLIMIT_FSIZE, (SPARE, SPARE))
    told.send(asyncio.run(_until_refused(file)))


def be_nobody(told: Connection, file: Path) -> None:
    """Root may write what is read-only, so be somebody else."""
    if os.geteuid() == 0:
        os.setuid(NOBODY)
    told.send(asyncio.run(_until_refused(file)))


async def _until_refused(file: Path) -> Told:
    try:
        store = await open_sqlite(file, 0.2)
    except StorageError as error:
        return 0, str(error)
    writer = Writer(store, MemoryBus())
    refused: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    acknowledged = 0

    def put(seq: int) -> None:
        writer.put(entry("a", seq), lambda error: done(seq, error))

    def done(seq: int, error: StorageError | None) -> None:
        nonlocal acknowledged
        if error is None:
            acknowledged = seq
            put(seq + 1)
        elif not refused.done():
            refused.set_result(str(error))

    put(1)
    said = await refused
    assert await length(store, "a") == acknowledged, "what is there can still be read"
    return acknowledged, said


@in_loop
async def test_a_full_disk(tmp_path: Path) -> None:
    file = tmp_path / FILE
    acknowledged, said = await asyncio.to_thread(in_another_process, fill_the_disk, file)
    assert "could not be written" in said
    assert acknowledged > 10
    store = await open_sqlite(file)
    assert await length(store, "a") == acknowledged
    await store.append(log("a", acknowledged + 1))
    await store.close()


@in_loop
async def test_a_read_only_disk(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / FILE)
    await store.append(log("a", 1))
    await store.close()
    for path in (tmp_path / FILE, tmp_path):
        path.chmod(0o555)
    try:
        told = await asyncio.to_thread(in_another_process, be_nobody, tmp_path / FILE)
    finally:
        tmp_path.chmod(0o755)
    assert told[0] == 0
    assert "readonly" in told[1] or "unable to open" in told[1]


@in_loop
async def test_a_locked_database(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / FILE, 0.2)
    await store.append(log("a", 1))
    other = connect(tmp_path / FILE)
    other.execute("BEGIN IMMEDIATE")
    for asked in (store.append(log("a", 2)), store.ping(), store.key("cookies")):
        with pytest.raises(StorageError, match="database is locked"):
            await asked
    assert await length(store, "a") == 1
    other.execute("ROLLBACK")
    other.close()
    await store.ping()
    await store.append(log("a", 2))
    assert await length(store, "a") == 2
    await store.close()


@in_loop
async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("Lorem ipsum\n" * 1_000)
    with pytest.raises(StorageError, match="not a database"):
        await opened(tmp_path)
    Folder(tmp_path).close()


@in_loop
async def test_one_server_in_a_data_folder(tmp_path: Path) -> None:
    first = await opened(tmp_path / "data")
    with pytest.raises(StorageError, match="another server's"):
        await opened(tmp_path / "data")
    await first.close()
    await (await opened(tmp_path / "data")).close()


@in_loop
async def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StorageError, match="cannot be used"):
        await opened(tmp_path / "data")


def test_the_log_is_synced_at_every_commit(tmp_path: Path) -> None:
    connection = connect(tmp_path / FILE)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@in_loop
async def test_postgres_hangs_up(database: Database) -> None:
    """Sessions are ended as by a restart: a batch may fail if that is not yet known, the next one is written."""
    store = await database.open()
    for seq in range(1, 20, 2):
        await store.append(log("a", seq))
        await hang_up(database)
        with contextlib.suppress(StorageError):
            await store.append(log("a", seq + 1))
        if await length(store, "a") == seq:
            await store.append(log("a", seq + 1))
    assert await length(store, "a") == 20
    await store.close()


@in_loop
async def test_postgres_is_not_there(database: Database) -> None:
    with pytest.raises(StorageError, match="does not exist"):
        await Database(database.url.replace("/parlour_", "/nothing_")).open()
    with pytest.raises(StorageError, match="No such file"):
        await Database("postgresql://postgres@/parlour?host=/nowhere").open()


async def hang_up(database: Database) -> None:
    """End every session in the database but our own."""
    session = await asyncpg.connect(database.url)
    await session.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await session.close()
