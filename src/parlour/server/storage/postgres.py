"""Appending to PostgreSQL: one connection for the log, which is made anew after any failure."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import asyncpg
from sqlalchemy import ARRAY, String, any_, bindparam, func, select

from parlour.server.storage.rows import tables
from parlour.server.storage.statements import POSTGRES, Appending, Growth, Pulse, check, for_driver, growths
from parlour.server.storage.store import Batch, StorageError

Session: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

PATIENCE = 10.0  # seconds for one statement
CHANNEL = "parlour"  # where a transaction tells all processes which tables have grown,
ENDED = "parlour_ended"  # and here which sessions it has ended
NOTICE_SIZE = 7_000  # bytes; PostgreSQL takes fewer than 8,000
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, asyncio.TimeoutError)

_ends = select(tables.c.id, tables.c.last).where(tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))
_notify = select(func.pg_notify(bindparam("channel", type_=String), bindparam("notice", type_=String)))
APPENDING = Appending(POSTGRES)
ENDS = for_driver(POSTGRES, _ends.order_by(tables.c.id).with_for_update(), "ids")
NOTIFY = for_driver(POSTGRES, _notify, "channel notice")


async def connect(url: str, patience: float = PATIENCE) -> Session:
    """A session that PostgreSQL ends within half a minute when this machine is gone, and so frees its locks."""
    return await asyncpg.connect(url, timeout=patience, command_timeout=patience, server_settings=KEEPALIVES)


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
                await self._write_again(batch, grown)
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

    async def _write_again(self, batch: Batch, grown: Sequence[Growth]) -> None:
        """Where another process has made one of the tables in the same moment, the second try sees it."""
        try:
            await self._write(batch, grown)
        except asyncpg.UniqueViolationError:
            await self._write(batch, grown)

    async def _write(self, batch: Batch, grown: Sequence[Growth]) -> None:
        connection = await self._connected()
        async with connection.transaction():
            ends = await connection.fetch(ENDS, [one.table for one in grown])
            check(grown, {row["id"]: row["last"] for row in ends})
            for statement, rows in APPENDING.rows(batch, grown):
                await connection.executemany(statement, rows)
            for notice in notices(grown):
                await connection.execute(NOTIFY, CHANNEL, notice)

    async def _connected(self) -> Session:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self.url, self.patience)
        return self._connection

    def _hang_up(self) -> None:
        """After a failure nothing is known of the transaction, so the next batch makes a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def notices(grown: Sequence[Growth]) -> Iterator[str]:
    """Table and last entry, a line each."""
    return in_notices(f"{one.table} {one.last}" for one in grown)


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
