"""Writing to SQLite: a thread of its own, so that a batch costs one change of threads, and a transaction no more.

What is written there never waits for anything else that is: SQLite sleeps, up to a tenth of a second at a time, before
it looks again whether the file is still locked.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, bindparam, event, select
from sqlalchemy.engine.interfaces import DBAPIConnection

from parlour.server.storage.rows import tables
from parlour.server.storage.sqlite_reader import engine_of
from parlour.server.storage.statements import SQLITE, Appending, Growth, Pulse, check, for_driver, growths
from parlour.server.storage.store import Batch, StorageError

What = TypeVar("What")
Answer = TypeVar("Answer")

PATIENCE = 5.0  # seconds to wait for a lock
PAUSE = 0.02  # seconds between two tries where SQLite itself does not wait
PRAGMAS = ("synchronous = FULL", "fullfsync = ON")  # a commit returns when it is on disk
APPENDING = Appending(SQLITE)
END = for_driver(SQLITE, select(tables.c.last).where(tables.c.id == bindparam("table")), "table")


def connect(file: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection whose transactions we begin ourselves; it may be closed by another thread."""
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        _write_ahead(connection, patience)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    """For a connection that SQLAlchemy has made."""
    for pragma in PRAGMAS:
        connection.cursor().execute(f"PRAGMA {pragma}")


def prepare(file: Path, patience: float = PATIENCE) -> None:
    """Make the file, or an older one, keep a write-ahead log; it stays so for whoever opens it later."""
    with contextlib.suppress(OSError):  # it is there, or SQLite will say why it cannot be
        file.touch(0o600, exist_ok=False)  # only its owner may read it: the secrets of running games are in it
    try:
        connect(file, patience).close()
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Whoever finds another process at this is told at once that the file is locked, however patient he is."""
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(PAUSE)
        else:
            return


class SqliteLog:
    def __init__(self, file: Path, patience: float = PATIENCE) -> None:
        self.file = file
        self.patience = patience
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "log")
        self._pulse = Pulse(SQLITE)
        self._engine = engine_of(file, patience)
        event.listen(self._engine, "connect", set_pragmas)

    async def append(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._work, _write, batch)

    async def ping(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._work, _mark, self._pulse)

    async def transact(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do something else in one transaction, between two batches."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def _work(self, write: Callable[[sqlite3.Connection, What], None], what: What) -> None:
        try:
            if self._connection is None:
                self._connection = connect(self.file, self.patience)
            write(self._connection, what)
        except (sqlite3.Error, OSError) as error:
            self._hang_up()
            raise StorageError(f"the log could not be written: {error}") from error

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            found = work(connection)
            connection.commit()
            return found

    def _hang_up(self) -> None:
        """After a failure nothing is known of the connection, so the next batch makes a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _write(connection: sqlite3.Connection, batch: Batch) -> None:
    grown = growths(batch.entries)
    connection.execute("BEGIN IMMEDIATE")
    if _is_next(connection, batch, grown):
        connection.execute("COMMIT")
        return
    connection.execute("ROLLBACK")
    check(grown, {one.table: _end(connection, one.table) for one in grown})
    raise StorageError("the log changed while it was written")


def _mark(connection: sqlite3.Connection, pulse: Pulse) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for statement, row in pulse.rows():
        connection.execute(statement, row)
    connection.execute("COMMIT")


def _is_next(connection: sqlite3.Connection, batch: Batch, grown: Sequence[Growth]) -> bool:
    """Write it all, as far as every log ends where it should."""
    if any(_end(connection, one.table) for one in grown if one.first == 1):
        return False
    for statement, rows in APPENDING.rows(batch, grown):
        written = connection.executemany(statement, rows).rowcount
        if statement is APPENDING.grow and written != len(rows):
            return False
    return True


def _end(connection: sqlite3.Connection, table: str) -> int:
    found = connection.execute(END, (table,)).fetchone()
    return int(found[0]) if found else 0
