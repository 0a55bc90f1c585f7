"""People in a database: their names, accounts, sessions and recovery codes, and what they said at tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, String, and_, bindparam, delete, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.storage.invitations import INVITATIONS_KEPT
from parlour.server.storage.people import REPORTED, Guest, LoginTaken, Outdated, Session
from parlour.server.storage.postgres import ENDED, in_notices
from parlour.server.storage.rows import audit, codes, entries, evening_people, guests, invitations, players, sessions
from parlour.server.storage.sql_blocks import forget_blocks, sweep_blocks
from parlour.server.storage.sql_evenings import leave_initials
from parlour.server.storage.sql_results import leave_results
from parlour.server.storage.sql_waiters import forget_waiting
from parlour.server.storage.statements import insert
from parlour.server.storage.transactions import Found, Transactions
from parlour.server.table.entries import Entry, Said, entry_of

NO_OLD_COOKIES = -1  # as a generation
SWEPT_AT_ONCE = 100  # tables whose talk goes in one transaction, so that a sweep holds nobody up
ASKED_AT_ONCE = 500  # sessions in one question
IDS_KEPT = 400 * 86_400_000  # milliseconds that the id of a deleted account is kept: no browser keeps a cookie longer
SAID = '{"kind":"said"%'  # how the data of such an entry begins
_row = tuple([guests.c[name] for name in ("id", "name", "made", "version", "login", "program", "password")])
_next_version = {"version": guests.c.version + 1}
_no_account = {"login": None, "looks": None, "password": "", "program": False}


class SqlPeople(Transactions):
    async def guest(self, guest: str) -> Guest | None:
        return await self._guest(guests.c.id == guest)

    async def guest_by_login(self, login: str) -> Guest | None:
        return await self._guest(guests.c.login == login) if login else None

    async def is_anothers(self, looks: Collection[str], guest: str) -> bool:
        wanted = select(guests.c.id).where(guests.c.looks.in_(looks), guests.c.id != guest).limit(1)
        return bool(await self._rows(wanted))

    async def rename(self, guest: str, name: str, now: int) -> None:
        put = insert(self.engine.dialect, guests).values(_new_row(guest, name, now))
        put = put.on_conflict_do_update(
            index_elements=[guests.c.id], set_={"name": name, **_next_version}, where=~guests.c.gone
        )
        async with self._writing() as connection:
            _one((await connection.execute(put)).rowcount)

    async def open_account(self, guest: Guest, looks: str, new_codes: Sequence[str], session: Session) -> list[str]:
        account = {"login": guest.login, "looks": looks, "password": guest.password, "program": guest.program}
        put = insert(self.engine.dialect, guests).values({**_new_row(guest.guest, guest.name, guest.made), **account})
        free = and_(guests.c.login.is_(None), ~guests.c.gone)
        put = put.on_conflict_do_update(index_elements=[guests.c.id], set_={**account, **_next_version}, where=free)
        async with self._writing() as connection:
            try:
                _one((await connection.execute(put)).rowcount)
            except IntegrityError as error:
                raise LoginTaken(f"the login {guest.login} is taken") from error
            await _put_codes(connection, guest.guest, new_codes)
            return await self._begin_anew(connection, session)

    async def set_password(self, guest: Guest, password: str, session: Session | None = None) -> list[str]:
        async with self._changing(guest, {"password": password}) as connection:
            return [] if session is None else await self._begin_anew(connection, session)

    async def recover(self, guest: str, code: str, password: str, session: Session) -> list[str] | None:
        good = or_(codes.c.expires == 0, codes.c.expires > session.made)
        use_up = delete(codes).where(codes.c.guest == guest, codes.c.code == code, good)
        change = update(guests).where(guests.c.id == guest, guests.c.login.is_not(None))
        async with self._writing() as connection:
            if (await connection.execute(use_up)).rowcount != 1:
                return None
            _one((await connection.execute(change.values(password=password, **_next_version))).rowcount)
            return await self._begin_anew(connection, session)

    async def put_codes(self, guest: Guest, new_codes: Sequence[str]) -> None:
        async with self._changing(guest, {}) as connection:
            await _put_codes(connection, guest.guest, new_codes)

    async def put_code(self, guest: str, code: str, expires: int) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(self.engine.dialect, codes).values(guest=guest, code=code, expires=expires))

    async def codes_left(self, guest: str) -> int:
        wanted = select(func.count()).select_from(codes).where(codes.c.guest == guest, codes.c.expires == 0)
        return int((await self._rows(wanted))[0][0])

    async def forget(self, guest: Guest, now: int) -> list[str]:
        """What he said goes first, some tables at a time; whoever is interrupted there still has his account."""
        id = guest.guest
        played = select(players.c.table_id).where(players.c.guest == id).distinct()
        tables = [table for (table,) in await self._rows(played)]
        await self._silence(tables, id)
        blank = {"name": "", "made": now, "gone": True, "generation": NO_OLD_COOKIES, **_no_account}
        async with self._changing(guest, blank) as connection:
            await connection.execute(delete(codes).where(codes.c.guest == id))
            await connection.execute(update(players).where(players.c.guest == id).values(guest=""))
            await leave_initials(connection, evening_people, id)
            await leave_results(connection, id)
            await forget_blocks(connection, id)
            await forget_waiting(connection, id)
            await connection.execute(delete(audit).where(audit.c.what == REPORTED, audit.c.who == id))
            await connection.execute(delete(invitations).where(invitations.c.guest == id))
            return await self._end(connection, sessions.c.guest == id)

    async def begin(self, session: Session, password: str = "") -> None:
        same = guests.c.id == session.guest, guests.c.password == password
        async with self._noting() as connection:
            if password and await connection.scalar(select(guests.c.id).where(*same).with_for_update()) is None:
                raise Outdated("the password has been changed meanwhile")
            await self._begin(connection, session)

    async def session(self, id: str, now: int) -> tuple[Session, Guest | None] | None:
        his = and_(guests.c.id == sessions.c.guest, ~guests.c.gone)
        wanted = select(*sessions.c, *_row).join_from(sessions, guests, his, isouter=True)
        for row in await self._rows(wanted.where(sessions.c.id == id, sessions.c.expires > now)):
            return _session(row), None if row[-1] is None else _guest(row[-len(_row) :])
        return None

    async def sessions_of(self, guest: str, now: int) -> list[Session]:
        wanted = select(sessions).where(sessions.c.guest == guest, sessions.c.expires > now)
        return [_session(row) for row in await self._rows(wanted.order_by(sessions.c.used.desc(), sessions.c.id))]

    async def touch(self, id: str, used: int, expires: int) -> None:
        async with self._noting() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == id).values(used=used, expires=expires))

    async def end(self, guest: str, ids: Collection[str]) -> list[str]:
        async with self._writing() as connection:
            return await self._end(connection, sessions.c.guest == guest, sessions.c.id.in_(ids))

    async def end_others(self, guest: str, kept: str) -> list[str]:
        async with self._writing() as connection:
            return await self._end(connection, sessions.c.guest == guest, sessions.c.id != kept)

    async def living(self, ids: Collection[str], now: int) -> set[str]:
        asked, found = list(ids), set()
        for first in range(0, len(asked), ASKED_AT_ONCE):
            some = sessions.c.id.in_(asked[first : first + ASKED_AT_ONCE])
            found |= {id for (id,) in await self._rows(select(sessions.c.id).where(some, sessions.c.expires > now))}
        return found

    async def upgrade(self, guest: str, generation: int, name: str, session: Session) -> bool:
        same = guests.c.id == guest, guests.c.generation == generation, guests.c.login.is_(None), ~guests.c.gone
        take = update(guests).where(*same).values(generation=NO_OLD_COOKIES, **_next_version)
        row = _new_row(guest, name, session.made)
        add = insert(self.engine.dialect, guests).values(row).on_conflict_do_nothing()
        played = select(exists().where(players.c.guest == guest))
        async with self._writing() as connection:
            good = (await connection.execute(take)).rowcount == 1
            if not good and generation == 0 and await connection.scalar(played):
                good = (await connection.execute(add)).rowcount == 1
            if good:
                await self._begin(connection, session)
            return good

    async def sweep_sessions(self, now: int) -> int:
        async with self._writing() as connection:
            swept = (await connection.execute(delete(sessions).where(sessions.c.expires <= now))).rowcount
            await connection.execute(delete(codes).where(codes.c.expires != 0, codes.c.expires <= now))
            await connection.execute(delete(guests).where(guests.c.gone, guests.c.made < now - IDS_KEPT))
            await connection.execute(delete(invitations).where(invitations.c.at < now - INVITATIONS_KEPT))
            await sweep_blocks(connection)
            return swept

    async def _guest(self, which: ColumnElement[bool]) -> Guest | None:
        for row in await self._rows(select(*_row).where(which, ~guests.c.gone)):
            return _guest(row)
        return None

    @asynccontextmanager
    async def _changing(self, guest: Guest, to: dict[str, Any]) -> AsyncIterator[AsyncConnection]:
        """A transaction in which this very version of a row is changed."""
        same = guests.c.id == guest.guest, guests.c.version == guest.version, ~guests.c.gone
        async with self._writing() as connection:
            _one((await connection.execute(update(guests).where(*same).values(**to, **_next_version))).rowcount)
            yield connection

    async def _begin_anew(self, connection: AsyncConnection, session: Session) -> list[str]:
        """One session in the place of all that the guest has."""
        ended = await self._end(connection, sessions.c.guest == session.guest)
        await self._begin(connection, session)
        return ended

    async def _begin(self, connection: AsyncConnection, session: Session) -> None:
        await connection.execute(insert(self.engine.dialect, sessions).values(msgspec.structs.asdict(session)))

    async def _end(self, connection: AsyncConnection, *which: ColumnElement[bool]) -> list[str]:
        """All processes are told by the transaction itself, where they can be."""
        ended = list((await connection.execute(delete(sessions).where(*which).returning(sessions.c.id))).scalars())
        if not self._is_sqlite:
            for notice in in_notices(ended):
                await connection.execute(select(func.pg_notify(ENDED, notice)))
        return ended

    async def _silence(self, tables: Sequence[str], guest: str = "") -> int:
        """Delete what was said at tables, by one guest or by all; that something was said stays in the log."""
        parts = [tables[first : first + SWEPT_AT_ONCE] for first in range(0, len(tables), SWEPT_AT_ONCE)]
        return sum([await self._silence_some(some, guest) for some in parts])

    async def _silence_some(self, tables: Collection[str], guest: str) -> int:
        wanted: Select[Any] = select(entries).where(entries.c.table_id.in_(tables), entries.c.data.like(SAID))
        number = entries.c.table_id == bindparam("table"), entries.c.seq == bindparam("number")
        silent = update(entries).where(*number).values(data=bindparam("silence", type_=String))
        await self._settled()
        found = [entry_of(*row) for row in await self._rows(wanted)]  # before the transaction: moves wait for that
        gone = [_silenced(entry) for entry in found if _is_spoken(entry, guest)]
        if gone:
            async with self._writing() as connection:
                await connection.execute(silent, gone)
        return len(gone)


def _is_spoken(entry: Entry, guest: str) -> bool:
    return isinstance(entry.act, Said) and bool(entry.act.text) and guest in ("", entry.act.guest)


def _silenced(entry: Entry) -> dict[str, str | int]:
    return {"table": entry.table, "number": entry.seq, "silence": Entry("", 0, 0, Said("", "", "")).data()}


def _one(changed: int) -> None:
    if changed != 1:
        raise Outdated("it has been changed meanwhile")


async def _put_codes(connection: AsyncConnection, guest: str, new: Sequence[str]) -> None:
    await connection.execute(delete(codes).where(codes.c.guest == guest, codes.c.expires == 0))
    rows = [{"guest": guest, "code": code, "expires": 0} for code in new]
    if rows:
        await connection.execute(insert(connection.dialect, codes), rows)


def _new_row(guest: str, name: str, now: int) -> dict[str, Any]:
    return {"id": guest, "name": name, "made": now, "generation": NO_OLD_COOKIES, **_no_account}


def _guest(row: Sequence[Any]) -> Guest:
    id, name, made, version, login, program, password = row
    return Guest(id, name, made, version, login or "", password, program)


def _session(row: Found) -> Session:
    return Session(*row[: len(Session.__struct_fields__)])
