"""The store of a real server: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    delete,
    exists,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.storage.postgres import TROUBLE, said
from parlour.server.storage.rows import checkpoints, entries, games, guests, keys, players, records, tables
from parlour.server.storage.statements import insert
from parlour.server.storage.store import Batch, Guest, LoginTaken, StorageError
from parlour.server.table.entries import Entry, entry_of

KEY_BYTES = 32
SWEPT_AT_ONCE = 100  # tables in one transaction, so that a sweep holds nobody up
Wanted = Select[*tuple[Any, ...]]
Found = Row[*tuple[Any, ...]]
Columns = ReadOnlyColumnCollection[str, Any]
_card_of = msgspec.json.Decoder(TableCard).decode
_result_of = msgspec.json.Decoder(tuple[int, ...]).decode


class Log(Protocol):
    """Where the entries are appended; reading is the same for every database."""

    async def append(self, batch: Batch) -> None: ...

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class SqlStore:
    def __init__(self, engine: AsyncEngine, log: Log) -> None:
        self.engine = engine
        self.log = log

    async def append(self, batch: Batch) -> None:
        await self.log.append(batch)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        wanted = select(entries.c.seq, entries.c.at, entries.c.data)
        wanted = wanted.where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return [entry_of(table, seq, at, data) for seq, at, data in await self._rows(wanted)]

    async def tables(self, limit: int = 100) -> list[TableCard]:
        newest = tables.c.listed.desc(), tables.c.id.desc()
        wanted = select(tables.c.card).where(tables.c.public, tables.c.card.is_not(None)).order_by(*newest).limit(limit)
        return [_card_of(card) for (card,) in await self._rows(wanted)]

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        seat = exists().where(_same_game(players.c, games.c), players.c.guest == guest)
        return await self._cards(select(games).where(seat).order_by(*_last_begun(games.c)).limit(limit))

    async def game(self, table: str, number: int) -> GameCard | None:
        found = await self._cards(select(games).where(games.c.table_id == table, games.c.number == number))
        return found[0] if found else None

    async def record(self, table: str, number: int) -> bytes | None:
        found = await self._rows(select(records.c.data).where(records.c.table_id == table, records.c.number == number))
        return bytes(found[0].data) if found else None

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        wanted = select(checkpoints.c.data).order_by(checkpoints.c.seq)
        wanted = wanted.where(checkpoints.c.table_id == table, checkpoints.c.number == number)
        return [bytes(data) for (data,) in await self._rows(wanted)]

    async def guest(self, guest: str) -> Guest | None:
        return await self._guest(select(guests).where(guests.c.id == guest))

    async def guest_by_login(self, login: str) -> Guest | None:
        return await self._guest(select(guests).where(guests.c.login == login)) if login else None

    async def put_guest(self, guest: Guest) -> None:
        row = {
            "id": guest.guest,
            "name": guest.name,
            "made": guest.made,
            "generation": guest.generation,
            "login": guest.login or None,
            "password": guest.password,
        }
        put = insert(self.engine.dialect, guests).values(row)
        put = put.on_conflict_do_update(index_elements=[guests.c.id], set_=row)
        async with self._writing() as connection:
            try:
                await connection.execute(put)
            except IntegrityError as error:
                raise LoginTaken(f"the login {guest.login} is taken") from error

    async def forget(self, guest: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(guests).where(guests.c.id == guest))
            await connection.execute(update(players).where(players.c.guest == guest).values(guest=""))

    async def key(self, name: str) -> bytes:
        row = {"name": name, "value": os.urandom(KEY_BYTES)}
        async with self._writing() as connection:
            await connection.execute(insert(self.engine.dialect, keys).values(row).on_conflict_do_nothing())
            kept = await connection.execute(select(keys.c.value).where(keys.c.name == name))
            return bytes(kept.scalar_one())

    async def sweep(self, before: int) -> int:
        swept = 0
        while True:
            some = await self._sweep_some(before)
            swept += some
            if some < SWEPT_AT_ONCE:
                break
        async with self._writing() as connection:
            named = delete(guests).where(guests.c.login.is_(None), guests.c.made < before)
            await connection.execute(named.where(guests.c.id.not_in(select(players.c.guest))))
        return swept

    async def ping(self) -> None:
        await self.log.ping()

    async def close(self) -> None:
        await self.log.close()
        await self.engine.dispose()

    async def _sweep_some(self, before: int) -> int:
        """The rows of the tables go first: a process that appends to one in this moment waits, and then finds none."""
        old = select(tables.c.id).where(tables.c.changed < before).order_by(tables.c.id).limit(SWEPT_AT_ONCE)
        async with self._writing() as connection:
            gone = delete(tables).where(tables.c.id.in_(old), tables.c.changed < before).returning(tables.c.id)
            ids = (await connection.execute(gone)).scalars().all()
            for rows in (entries, games, players, records, checkpoints):
                await connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
            return len(ids)

    async def _guest(self, wanted: Wanted) -> Guest | None:
        for guest, name, made, generation, login, password in await self._rows(wanted):
            return Guest(guest, name, made, generation, login or "", password)
        return None

    async def _cards(self, wanted: Wanted) -> list[GameCard]:
        """These games with their players, the last begun first."""
        game = wanted.subquery()
        seats = select(game, players.c.seat, players.c.guest, players.c.name)
        seats = seats.join_from(game, players, _same_game(players.c, game.c), isouter=True)
        found = await self._rows(seats.order_by(*_last_begun(game.c), players.c.seat))
        return [_game_card(list(rows)) for _, rows in groupby(found, key=lambda row: (row.table_id, row.number))]

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


def _same_game(one: Columns, other: Columns) -> ColumnElement[bool]:
    return and_(one.table_id == other.table_id, one.number == other.number)


def _last_begun(game: Columns) -> tuple[ColumnElement[Any], ...]:
    return game.started.desc(), game.table_id.desc(), game.number.desc()


def _game_card(rows: Sequence[Found]) -> GameCard:
    """From one row for each player, or one without any."""
    game = rows[0]
    seated = tuple([Player(row.seat, row.guest, row.name) for row in rows if row.seat is not None])
    result = _result_of(game.result)
    return GameCard(game.table_id, game.number, game.game, game.started, game.ended, seated, result)
