"""Owners on PostgreSQL: a process owns a table as long as its session holds the advisory lock for it."""

from __future__ import annotations

import asyncio
import hashlib

from sqlalchemy import BigInteger, bindparam, func, select

from parlour.server.storage.postgres import PATIENCE, TROUBLE, Session, connect, said
from parlour.server.storage.statements import POSTGRES, for_driver
from parlour.server.storage.store import StorageError

_lock = bindparam("lock", type_=BigInteger)
CLAIM = for_driver(POSTGRES, select(func.pg_try_advisory_lock(_lock)), "lock")
RELEASE = for_driver(POSTGRES, select(func.pg_advisory_unlock(_lock)), "lock")


class PostgresOwners:
    """PostgreSQL ends the session, and with it all claims, when the process dies; so does a lost connection."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._owned: set[str] = set()
        self._connection: Session | None = None
        self._one_at_a_time = asyncio.Lock()

    async def claim(self, table: str) -> bool:
        async with self._one_at_a_time:
            if table not in self._owned and await self._ask(CLAIM, table):
                self._owned.add(table)
            return table in self._owned

    def owns(self, table: str) -> bool:
        return table in self._owned

    async def release(self, table: str) -> None:
        async with self._one_at_a_time:
            if table in self._owned:
                self._owned.discard(table)
                await self._ask(RELEASE, table)

    async def close(self) -> None:
        async with self._one_at_a_time:
            self._lose()

    async def _ask(self, question: str, table: str) -> bool:
        try:
            if self._connection is None:
                self._connection = await connect(self.url, self.patience)
                self._connection.add_termination_listener(self._lost)
            return bool(await self._connection.fetchval(question, number_of(table)))
        except TROUBLE as error:
            self._lose()
            raise StorageError(f"who owns a table could not be settled: {said(error)}") from error

    def _lost(self, connection: object) -> None:
        if connection is self._connection:
            self._lose()

    def _lose(self) -> None:
        connection, self._connection = self._connection, None
        self._owned.clear()
        if connection is not None:
            connection.terminate()


def number_of(table: str) -> int:
    """The 64-bit number under which PostgreSQL knows the lock of a table."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)
