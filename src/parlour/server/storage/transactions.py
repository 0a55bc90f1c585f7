"""Reading and writing through SQLAlchemy, for all that no move waits for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.server.storage.people import StorageError
from parlour.server.storage.postgres import TROUBLE, said
from parlour.server.storage.sqlite import SqliteLog
from parlour.server.storage.sqlite_reader import Found as Found
from parlour.server.storage.sqlite_reader import SqliteReader
from parlour.server.storage.sqlite_reader import Wanted as Wanted

Answer = TypeVar("Answer")


class Transactions:
    def __init__(
        self, engine: AsyncEngine, reader: SqliteReader | None = None, writer: SqliteLog | None = None
    ) -> None:
        self.engine = engine
        self.reader = reader  # where there are shorter ways
        self.writer = writer

    async def _rows(self, wanted: Wanted, given: Mapping[str, object] | None = None) -> Sequence[Found]:
        async with storage_errors():
            if self.reader is not None:
                return await self.reader.rows(wanted, given)
            async with self.engine.connect() as connection:
                return (await connection.execute(wanted, given)).all()

    async def _settled(self) -> None:
        """Before entries are changed or deleted: they may still be in SQLite's journal."""
        if self.writer is not None:
            await self.writer.settle()

    async def _transact(self, work: Callable[[Connection], Answer], settled: bool = False) -> Answer:
        """One transaction, in one step where there is a shorter way: for what is written while people play.

        ``settled``: all entries that were written before it are where they belong.
        """
        if self.writer is not None:
            async with storage_errors():
                return await self.writer.transact(work, settled)
        async with self._writing() as connection:
            return await connection.run_sync(work)

    @property
    def _is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; on SQLite it must say at once that it will write, or it may come too late to."""
        async with storage_errors(), self.engine.connect() as connection:
            if self._is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def _noting(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that nobody waits for the disk for; the next one that somebody does takes it along."""
        if not self._is_sqlite:
            async with self._writing() as connection:
                await connection.execute(select(func.set_config("synchronous_commit", "off", True)))
                yield connection
            return
        async with storage_errors(), self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA synchronous = NORMAL")
            try:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                await connection.commit()
            finally:
                await connection.rollback()
                await connection.exec_driver_sql("PRAGMA synchronous = FULL")


@asynccontextmanager
async def storage_errors() -> AsyncIterator[None]:
    """What the drivers say becomes a StorageError of one line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(said(getattr(error, "orig", None) or error)) from error
    except TROUBLE as error:
        raise StorageError(said(error)) from error
