"""Evenings in a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Table, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.evening.lines import Line
from parlour.evening.people import initials
from parlour.server.storage.evenings import (
    MOST_EVENINGS,
    Evening,
    EveningPerson,
    Growth,
    OtherEvening,
    read_line,
    written,
)
from parlour.server.storage.people import Outdated
from parlour.server.storage.rows import evening_lines, evening_people, evening_tables, evenings, guests
from parlour.server.storage.statements import insert
from parlour.server.storage.transactions import Transactions, Wanted

_row = (evenings.c.id, evenings.c.name, evenings.c.secretary, evenings.c.key, evenings.c.made, evenings.c.last)

EVENING_OF = select(evening_tables.c.evening_id).where(evening_tables.c.table_id == bindparam("at_table"))


class SqlEvenings(Transactions):
    async def open_evening(self, evening: Evening, growth: Growth) -> None:
        row = {name: getattr(evening, name) for name in ("id", "name", "secretary", "key", "made")}
        async with self._writing() as connection:
            await connection.execute(insert(self.engine.dialect, evenings).values(**row, changed=evening.made, last=0))
            await self._grow(connection, growth)

    async def evening(self, id: str) -> Evening | None:
        return next(iter(await self._evenings(select(*_row).where(evenings.c.id == id))), None)

    async def evening_lines(self, id: str) -> list[Line]:
        lines = evening_lines.c
        wanted = select(lines.number, lines.at, lines.data).where(lines.evening_id == id).order_by(lines.number)
        return [read_line(*row) for row in await self._rows(wanted)]

    async def evening_people(self, id: str) -> list[EveningPerson]:
        people = evening_people.c
        wanted = select(people.number, people.guest, people.name).where(people.evening_id == id).order_by(people.number)
        return [EveningPerson(*row) for row in await self._rows(wanted)]

    async def evening_of(self, table: str) -> Evening | None:
        found = await self._rows(EVENING_OF, {"at_table": table})
        return await self.evening(found[0].evening_id) if found else None

    async def evenings_of(self, guest: str) -> list[Evening]:
        stands = select(evening_people.c.evening_id).where(evening_people.c.guest == guest)
        his = or_(evenings.c.secretary == guest, evenings.c.id.in_(stands))
        newest = evenings.c.made.desc(), evenings.c.id
        return await self._evenings(select(*_row).where(his).order_by(*newest).limit(MOST_EVENINGS))

    async def grow_evening(self, growth: Growth) -> None:
        async with self._writing() as connection:
            await self._grow(connection, growth)

    async def sweep_evenings(self, before: int) -> int:
        async with self._writing() as connection:
            gone = delete(evenings).where(evenings.c.changed < before).returning(evenings.c.id)
            ids = (await connection.execute(gone)).scalars().all()
            for rows in (evening_lines, evening_people, evening_tables):
                await connection.execute(delete(rows).where(rows.c.evening_id.in_(ids)))
            return len(ids)

    async def _evenings(self, wanted: Wanted) -> list[Evening]:
        return [Evening(*row) for row in await self._rows(wanted)]

    async def _grow(self, connection: AsyncConnection, growth: Growth) -> None:
        """The row of the evening goes first: of two who write at once one waits, and then finds another last line."""
        newest = growth.lines[-1]
        where = evenings.c.id == growth.evening, evenings.c.last == growth.last
        longer = update(evenings).where(*where).values(last=newest.number, changed=newest.at)
        if (await connection.execute(longer)).rowcount != 1:
            raise Outdated("the book has grown meanwhile")
        dialect = self.engine.dialect
        lines = [
            {"evening_id": growth.evening, "number": line.number, "at": line.at, "data": written(line)}
            for line in growth.lines
        ]
        await connection.execute(insert(dialect, evening_lines), lines)
        if growth.people:
            await connection.execute(insert(dialect, evening_people), await _people(connection, growth))
        for table in growth.tables:
            row = {"table_id": table, "evening_id": growth.evening}
            put = insert(dialect, evening_tables).values(row).on_conflict_do_nothing()
            if (await connection.execute(put)).rowcount != 1:
                raise OtherEvening("the table belongs to an evening already")


async def _people(connection: AsyncConnection, growth: Growth) -> list[dict[str, Any]]:
    """Who deletes his account meanwhile waits for us, and then finds his name here, or we wait for him."""
    gone = await _gone(connection, [person.guest for person in growth.people])
    return [
        {
            "evening_id": growth.evening,
            "number": person.number,
            "guest": person.guest,
            "name": initials(person.name) if person.guest in gone else person.name,
        }
        for person in growth.people
    ]


async def _gone(connection: AsyncConnection, ids: Collection[str]) -> set[str]:
    wanted = select(guests.c.id, guests.c.gone).where(guests.c.id.in_(ids)).with_for_update(read=True)
    return {id for id, gone in (await connection.execute(wanted)).all() if gone}


async def leave_initials(connection: AsyncConnection, rows: Table, whose: str, **also: str) -> None:
    """Of a deleted account's name in these rows, which stay."""
    his = rows.c.guest == whose
    found = await connection.execute(select(rows.c.name).where(his).distinct())
    for name in found.scalars().all():
        await connection.execute(update(rows).where(his, rows.c.name == name).values(name=initials(name), **also))
