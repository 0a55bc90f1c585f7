"""Appending to PostgreSQL: one connection for the log, which is made anew after any failure."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import asyncpg
from sqlalchemy import bindparam, update

from parlour.server.storage.growing import Growth, growths, new_tables, written
from parlour.server.storage.rows import entries, tables
from parlour.server.storage.statements import NEW, POSTGRES, Beside, Pulse, Row, for_driver, insert
from parlour.server.storage.store import Batch, StorageError, Taken

Session: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

PATIENCE = 10.0  # seconds for one statement
ENDED = "parlour_ended"  # where a transaction tells all processes which sessions it has ended
NOTICE_SIZE = 7_000  # bytes; PostgreSQL takes fewer than 8,000
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, asyncio.TimeoutError)

_grown = update(tables).where(tables.c.id == bindparam("grown"), tables.c.last == bindparam("before"))
# each tells which table it has found as it should be
NEW_TABLE = for_driver(POSTGRES, insert(POSTGRES, tables).on_conflict_do_nothing().returning(tables.c.id), NEW, NEW)
GROW = for_driver(POSTGRES, _grown.returning(tables.c.id), "last changed grown before", "last changed")
ENTRY = for_driver(POSTGRES, insert(POSTGRES, entries), "table_id seq at data")
BESIDE = Beside(POSTGRES)


async def connect(url: str, patience: float = PATIENCE, hurried: bool = True, /, **settings: str) -> Session:
    """A session that PostgreSQL ends within half a minute when this machine is gone, and so frees its locks.

    ``hurried``: no statement may take longer than one is patient.
    """
    given, limit = {**KEEPALIVES, **settings}, patience if hurried else None
    return await asyncpg.connect(url, timeout=patience, command_timeout=limit, server_settings=given)


class PostgresLog:
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._connection: Session | None = None
        self._one_at_a_time = asyncio.Lock()
        self._pulse = Pulse(POSTGRES)

    async def append(self, batch: Batch) -> None:
        grown = growths(batch.entries)
        async with self._one_at_a_time:
            try:
                await self._write(batch, grown)
            except TROUBLE as error:
                self._hang_up()
                raise StorageError(f"the log could not be written: {said(error)}") from error

    async def ping(self) -> None:
        async with self._one_at_a_time:
            try:
                connection = await self._connected()
                async with connection.transaction():
                    for statement, row in self._pulse.rows():
                        await connection.execute(statement, *row)
            except TROUBLE as error:
                self._hang_up()
                raise StorageError(f"nothing could be written: {said(error)}") from error

    async def close(self) -> None:
        async with self._one_at_a_time:
            self._hang_up()

    async def _write(self, batch: Batch, grown: Sequence[Growth]) -> None:
        connection = await self._connected()
        async with connection.transaction():
            new = new_tables(grown)
            if new:
                await _grow(connection, NEW_TABLE, new, grown)
            longer = [(one.last, one.at, one.table, one.first - 1) for one in grown if one.first > 1]
            await _grow(connection, GROW, longer, grown)
            await connection.executemany(ENTRY, written(batch.entries))
            for statement, rows in BESIDE.rows(batch):
                await connection.executemany(statement, rows)

    async def _connected(self) -> Session:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self.url, self.patience)
        return self._connection

    def _hang_up(self) -> None:
        """After a failure nothing is known of the transaction, so the next batch makes a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def _grow(connection: Session, statement: str, rows: Sequence[Row], grown: Sequence[Growth]) -> None:
    """One table after the other, in the order of their ids; each says whether its log ended where it should."""
    done = {row["id"] for row in await connection.fetchmany(statement, rows)}
    if len(done) == len(rows):
        return
    is_new = statement is NEW_TABLE
    raise next(Taken(one.table, one.first) for one in grown if (one.first == 1) == is_new and one.table not in done)


def in_notices(given: Iterable[str]) -> Iterator[str]:
    """Lines in as few notices as will hold them."""
    lines: list[str] = []
    size = 0
    for line in given:
        if size + len(line) >= NOTICE_SIZE:
            yield "\n".join(lines)
            lines, size = [], 0
        lines.append(line)
        size += len(line) + 1
    if lines:
        yield "\n".join(lines)


def said(error: BaseException) -> str:
    """One line, also for errors that say nothing."""
    return " ".join(str(error).split()) or type(error).__name__
