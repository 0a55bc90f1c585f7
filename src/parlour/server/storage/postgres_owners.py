"""Owners on PostgreSQL: a process owns a table as long as its session holds the advisory lock for it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from sqlalchemy import BigInteger, bindparam, func, select

from parlour.server.storage.postgres import PATIENCE, TROUBLE, Session, connect, said
from parlour.server.storage.statements import POSTGRES, for_driver
from parlour.server.storage.store import StorageError

_lock = bindparam("lock", type_=BigInteger)
CLAIM = for_driver(POSTGRES, select(func.pg_try_advisory_lock(_lock)), "lock")
ALIVE = for_driver(POSTGRES, select(~func.pg_try_advisory_xact_lock_shared(_lock)), "lock")  # its lock is held
RELEASE = for_driver(POSTGRES, select(func.pg_advisory_unlock(_lock)), "lock")


class PostgresOwners:
    """PostgreSQL ends the session, and with it all claims, when the process dies; so does a lost connection.

    A process is alive as long as the session that bears its name holds the lock of that name.  Over another connection
    it has another name: the lock of the old one may be held for a while by a session that nobody uses any more.
    """

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self.name = ""
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

    async def is_alive(self, name: str) -> bool:
        async with self._one_at_a_time:
            return name == self.name or await self._ask(ALIVE, _process(name))

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
                name = secrets.token_hex(8)
                await self._connection.fetchval(CLAIM, number_of(_process(name)))
                self.name = name
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


def _process(name: str) -> str:
    """What the lock of a process is known by; no table can be called so."""
    return f"process {name}"


def number_of(table: str) -> int:
    """The 64-bit number under which PostgreSQL knows the lock of a table."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)
