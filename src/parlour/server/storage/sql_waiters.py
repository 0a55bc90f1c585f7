"""Those who wait for a game, in a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.protocol.finding import Wanted
from parlour.server.storage.memory_waiters import renewed
from parlour.server.storage.rows import blocks, waiters
from parlour.server.storage.statements import insert, text
from parlour.server.storage.transactions import Found, Transactions
from parlour.server.storage.waiters import FADED, MOST_WAITING, Apart, Choose, Party, TooManyWait, Waiter

LIST = 7_246_810  # the lock of the list, on PostgreSQL: all that change it do so one by one
IDLE = waiters.c.table_id == ""  # was not called
NOT_CALLED = {"table_id": "", "seats": 0, "called": 0, "made": False}
_wanted_of = msgspec.json.Decoder(Wanted).decode
_row = tuple([waiters.c["table_id" if name == "table" else name] for name in Waiter.__struct_fields__])


class SqlWaiters(Transactions):
    @asynccontextmanager
    async def _at_the_list(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing() as connection:
            if not self._is_sqlite:  # where nobody else writes meanwhile anyway
                await connection.execute(select(func.pg_advisory_xact_lock(LIST)))
            yield connection

    async def wait(self, waiter: Waiter, now: int) -> Waiter:
        async with self._at_the_list() as connection:
            await connection.execute(delete(waiters).where(IDLE, waiters.c.until < now - FADED))
            found = (await connection.execute(select(*_row).where(waiters.c.guest == waiter.guest))).all()
            count = await connection.scalar(select(func.count()).select_from(waiters)) or 0
            if not found and count >= MOST_WAITING:
                raise TooManyWait(f"at most {MOST_WAITING}")
            row = renewed(_waiter(found[0]) if found else None, waiter, now)
            values = _values(row)
            put = insert(self.engine.dialect, waiters).values(values)
            await connection.execute(put.on_conflict_do_update(index_elements=[waiters.c.guest], set_=values))
            return row

    async def renew(self, guests: Collection[str], until: int) -> None:
        waiting = IDLE, waiters.c.guest.in_(guests), waiters.c.until < until
        async with self._at_the_list() as connection:
            await connection.execute(update(waiters).where(*waiting).values(until=until))

    async def fade(self, guest: str, known: int, until: int) -> None:
        waiting = IDLE, waiters.c.guest == guest, waiters.c.until <= known, waiters.c.until > until
        async with self._at_the_list() as connection:
            await connection.execute(update(waiters).where(*waiting).values(until=until))

    async def give_up(self, guest: str) -> bool:
        async with self._at_the_list() as connection:
            return (await connection.execute(delete(waiters).where(waiters.c.guest == guest))).rowcount == 1

    async def waiters(self, now: int) -> list[Waiter]:
        wanted = select(*_row).where(or_(~IDLE, waiters.c.until >= now))
        return [_waiter(row) for row in await self._rows(wanted.order_by(waiters.c.since, waiters.c.guest))]

    async def call(self, agreement: str, now: int, choose: Choose) -> list[Party]:
        waiting = IDLE, waiters.c.agreement == agreement, waiters.c.until >= now
        wanted = select(*_row).where(*waiting).order_by(waiters.c.since, waiters.c.guest)
        async with self._at_the_list() as connection:
            rows = [_waiter(row) for row in (await connection.execute(wanted)).all()]
            parties = list(choose(rows, await _apart(connection, [row.guest for row in rows])))
            for party in parties:
                called = {"table_id": party.table, "seats": party.seats, "called": now, "made": False}
                await connection.execute(update(waiters).where(waiters.c.guest.in_(party.guests)).values(**called))
            return parties

    async def table_made(self, table: str) -> None:
        async with self._at_the_list() as connection:
            await connection.execute(update(waiters).where(waiters.c.table_id == table).values(made=True))

    async def recall(self, table: str, kept: Collection[str], until: int) -> None:
        async with self._at_the_list() as connection:
            await connection.execute(delete(waiters).where(_called(table), waiters.c.guest.not_in(kept)))
            await connection.execute(update(waiters).where(_called(table)).values(until=until, **NOT_CALLED))

    async def strike(self, table: str, guests: Collection[str] | None = None) -> None:
        struck = _called(table) if guests is None else and_(_called(table), waiters.c.guest.in_(guests))
        async with self._at_the_list() as connection:
            await connection.execute(delete(waiters).where(struck))


async def forget_waiting(connection: AsyncConnection, guest: str) -> None:
    """Of a deleted account."""
    await connection.execute(delete(waiters).where(waiters.c.guest == guest))


async def _apart(connection: AsyncConnection, guests: Sequence[str]) -> Apart:
    both = blocks.c.guest.in_(guests), blocks.c.other.in_(guests)
    return {(by, other) for by, other in await connection.execute(select(blocks.c.guest, blocks.c.other).where(*both))}


def _called(table: str) -> ColumnElement[bool]:
    return waiters.c.table_id == table


def _waiter(row: Found) -> Waiter:
    guest, name, program, agreement, wanted, *rest = row
    return Waiter(guest, name, program, agreement, _wanted_of(wanted), *rest)


def _values(row: Waiter) -> dict[str, Any]:
    values = {column.name: getattr(row, name) for name, column in zip(Waiter.__struct_fields__, _row, strict=True)}
    return {**values, "wanted": text(row.wanted)}
