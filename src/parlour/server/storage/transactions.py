"""Reading and writing through SQLAlchemy, for all that no move waits for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.server.storage.people import StorageError
from parlour.server.storage.postgres import TROUBLE, said

Wanted = Select[*tuple[Any, ...]]
Found = Row[*tuple[Any, ...]]


class Transactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: Wanted) -> Sequence[Found]:
        async with storage_errors(), self.engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; on SQLite it must say at once that it will write, or it may come too late to."""
        async with storage_errors(), self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()


@asynccontextmanager
async def storage_errors() -> AsyncIterator[None]:
    """What the drivers say becomes a StorageError of one line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(said(getattr(error, "orig", None) or error)) from error
    except TROUBLE as error:
        raise StorageError(said(error)) from error
