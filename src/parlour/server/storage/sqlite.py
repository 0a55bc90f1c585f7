"""Appending to SQLite: a thread with a connection of its own, so that a batch costs one change of threads."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import bindparam, select

from parlour.server.storage.rows import tables
from parlour.server.storage.statements import SQLITE, Appending, Growth, Pulse, check, for_driver, growths
from parlour.server.storage.store import Batch, StorageError

What = TypeVar("What")

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

    async def append(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._work, _write, batch)

    async def ping(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._work, _mark, self._pulse)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _work(self, write: Callable[[sqlite3.Connection, What], None], what: What) -> None:
        try:
            if self._connection is None:
                self._connection = connect(self.file, self.patience)
            write(self._connection, what)
        except (sqlite3.Error, OSError) as error:
            self._hang_up()
            raise StorageError(f"the log could not be written: {error}") from error

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
