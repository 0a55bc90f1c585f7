"""Writing to SQLite: a thread of its own, so that a batch costs one change of threads, and a transaction no more.

What is written there never waits for anything else that is: SQLite sleeps, up to a tenth of a second at a time, before
it looks again whether the file is still locked.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from parlour.server.storage.growing import Written, growths, new_tables, written
from parlour.server.storage.one_thread import OneThread
from parlour.server.storage.rows import tables
from parlour.server.storage.sqlite_journal import Journal
from parlour.server.storage.sqlite_reader import engine_of
from parlour.server.storage.statements import NEW, SQLITE, Beside, Pulse, for_driver, insert
from parlour.server.storage.store import Batch, StorageError, Taken

Answer = TypeVar("Answer")

PATIENCE = 5.0  # seconds to wait for a lock
PAUSE = 0.02  # seconds between two tries where SQLite itself does not wait
PRAGMAS = ("synchronous = FULL", "fullfsync = ON")  # a commit returns when it is on disk
NEW_TABLE = for_driver(SQLITE, insert(SQLITE, tables), NEW, NEW)
BESIDE = Beside(SQLITE)


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
        self._journal: Journal | None = None  # as that connection sees it
        self._thread = OneThread("log")
        self._pulse = Pulse(SQLITE)
        self.engine = engine_of(file, patience)
        event.listen(self.engine, "connect", set_pragmas)

    async def append(self, batch: Batch) -> None:
        await self._do(partial(self._append, batch))

    async def settle(self) -> None:
        """See to it that all entries lie at their places."""
        await self._file_most()
        await self._do(self._settle)

    async def _file_most(self) -> None:
        """Bit by bit, so that moves are written in between."""
        while await self._do(self._file_some):
            pass

    async def unfiled(self, table: str) -> list[Written]:
        """The entries of a table that are durable and do not lie at their places."""
        return await self._do(partial(self._unfiled, table))

    async def grown(self) -> dict[str, int]:
        """The tables that have such entries, and when they have grown last."""
        return await self._do(self._grown)

    async def ping(self) -> None:
        await self._do(self._mark)

    async def transact(self, work: Callable[[Connection], Answer], settled: bool = False) -> Answer:
        """Do something else in one transaction, between two batches; ``settled``: when all entries are filed."""
        if settled:
            await self._file_most()
        return await self._thread.do(partial(self._transact, work, settled))

    async def close(self) -> None:
        await self._thread.do(self._close)
        self._thread.end()

    async def _do(self, work: Callable[[sqlite3.Connection, Journal], Answer]) -> Answer:
        return await self._thread.do(partial(self._work, work))

    def _work(self, work: Callable[[sqlite3.Connection, Journal], Answer]) -> Answer:
        try:
            return work(*self._ready())
        except Taken:
            raise  # nothing was done
        except BaseException as error:
            self._hang_up()
            if isinstance(error, (sqlite3.Error, OSError)):
                raise StorageError(f"the log could not be written: {error}") from error
            raise

    def _ready(self) -> tuple[sqlite3.Connection, Journal]:
        if self._connection is None:
            self._connection = connect(self.file, self.patience)
        if self._journal is None:
            self._journal = Journal(self._connection)
        return self._connection, self._journal

    def _append(self, batch: Batch, connection: sqlite3.Connection, journal: Journal) -> None:
        grown = growths(batch.entries)
        rows = written(batch.entries)
        connection.execute("BEGIN IMMEDIATE")
        try:
            if rows:
                journal.append(grown, rows)
        except Taken:
            connection.execute("ROLLBACK")
            raise
        connection.executemany(NEW_TABLE, new_tables(grown))
        for statement, values in BESIDE.rows(batch):
            connection.executemany(statement, values)
        connection.execute("COMMIT")

    def _file_some(self, connection: sqlite3.Connection, journal: Journal) -> bool:
        connection.execute("BEGIN IMMEDIATE")
        journal.look()
        is_left = journal.file_some()
        connection.execute("COMMIT")
        return is_left

    def _settle(self, connection: sqlite3.Connection, journal: Journal) -> None:
        connection.execute("BEGIN IMMEDIATE")
        journal.look()
        journal.file_all()
        connection.execute("COMMIT")

    def _unfiled(self, table: str, _connection: sqlite3.Connection, journal: Journal) -> list[Written]:
        journal.look()
        return journal.waiting(table)

    def _grown(self, _connection: sqlite3.Connection, journal: Journal) -> dict[str, int]:
        journal.look()
        return journal.grown()

    def _mark(self, connection: sqlite3.Connection, _journal: Journal) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for statement, row in self._pulse.rows():
            connection.execute(statement, row)
        connection.execute("COMMIT")

    def _transact(self, work: Callable[[Connection], Answer], settled: bool) -> Answer:
        if settled:
            self._work(self._settle)
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            found = work(connection)
            connection.commit()
            return found

    def _hang_up(self) -> None:
        """After a failure nothing is known of the connection, so the next batch makes a new one."""
        connection, self._connection, self._journal = self._connection, None, None
        if connection is not None:
            connection.close()

    def _close(self) -> None:
        if self._journal is not None:  # who has not asked for it changes nothing: the file may be a newer program's
            with contextlib.suppress(StorageError):  # what is not filed is found in the journal
                self._work(self._settle)
        self._hang_up()
        self.engine.dispose()
