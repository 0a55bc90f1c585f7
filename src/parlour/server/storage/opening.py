"""Open what a server works with: PostgreSQL where an address is given, else SQLite in the data folder."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.server.storage import postgres, sqlite
from parlour.server.storage.bus import Bus, MemoryBus
from parlour.server.storage.migrate import migrate
from parlour.server.storage.owners import Owners, SoleOwner
from parlour.server.storage.postgres_bus import PostgresBus
from parlour.server.storage.postgres_owners import PostgresOwners
from parlour.server.storage.sql import SqlStore
from parlour.server.storage.sqlite_reader import SqliteReader
from parlour.server.storage.store import StorageError
from parlour.server.storage.transactions import storage_errors

FILE = "parlour.db"
LOCK = "parlour.lock"


def sqlite_engine(file: Path, patience: float = sqlite.PATIENCE) -> AsyncEngine:
    address = URL.create("sqlite+aiosqlite", database=str(file))
    engine = create_async_engine(address, connect_args={"timeout": patience, "isolation_level": None})
    event.listen(engine.sync_engine, "connect", sqlite.set_pragmas)
    return engine


def postgres_engine(url: str, patience: float = postgres.PATIENCE, hurried: bool = True) -> AsyncEngine:
    """For the database at this address, as libpq takes it."""
    made = partial(postgres.connect, url, patience, hurried)
    return create_async_engine("postgresql+asyncpg://", async_creator=made, pool_pre_ping=True)


async def open_sqlite(file: Path, patience: float = sqlite.PATIENCE) -> SqlStore:
    """A store in this file, which is made or migrated as needed."""
    await asyncio.to_thread(sqlite.prepare, file, patience)
    log, reader = sqlite.SqliteLog(file, patience), SqliteReader(file, patience)
    return await _migrated(SqlStore(sqlite_engine(file, patience), log, reader))


async def open_postgres(url: str, patience: float = postgres.PATIENCE) -> SqlStore:
    """A store in this database, whose rows are made or migrated as needed, however long that takes."""
    unhurried = postgres_engine(url, patience, hurried=False)
    try:
        return await _migrated(SqlStore(postgres_engine(url, patience), postgres.PostgresLog(url, patience)), unhurried)
    finally:
        await unhurried.dispose()


async def _migrated(store: SqlStore, unhurried: AsyncEngine | None = None) -> SqlStore:
    try:
        async with storage_errors():
            await migrate(unhurried or store.engine)
    except BaseException:
        await store.close()
        raise
    return store


async def existing(data: Path, url: str = "") -> SqlStore:
    """The store of a server that may be running: nothing is made that is not there."""
    if url:
        return await open_postgres(url)
    if not (data / FILE).is_file():
        raise StorageError(f"there is no database in {data}")
    return await open_sqlite(data / FILE)


class Folder:
    """The data folder, for this process alone: two servers would each drive every table in it.

    The lock is one of SQLite's: every system has it, and it ends with the process however that ends.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the secrets of running games are in it
            self._lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"the data folder {folder} cannot be used: {error}") from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            raise StorageError(f"the data folder {folder} is another server's, or read-only: {error}") from error

    def close(self) -> None:
        self._lock.close()


class Opened(Struct):
    """Where the logs are, who is told of them, and who drives the tables."""

    store: SqlStore
    bus: Bus
    owners: Owners
    folder: Folder | None = None

    async def close(self) -> None:
        await self.owners.close()
        await self.bus.close()
        await self.store.close()
        if self.folder is not None:
            self.folder.close()


async def opened(data: Path, url: str = "") -> Opened:
    """PostgreSQL for as many processes as one likes; the data folder for one."""
    if url:
        return Opened(await open_postgres(url), PostgresBus(url), PostgresOwners(url))
    folder = Folder(data)
    try:
        return Opened(await open_sqlite(folder.file), MemoryBus(), SoleOwner(), folder)
    except BaseException as error:
        folder.close()
        if isinstance(error, StorageError):
            raise StorageError(f"the database {folder.file} cannot be used: {error}") from error
        raise
