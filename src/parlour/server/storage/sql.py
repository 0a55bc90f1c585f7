"""The store of a real server: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any, Protocol

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, bindparam, delete, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.storage.rows import (
    audit,
    checkpoints,
    counted,
    entries,
    games,
    guests,
    keys,
    marks,
    players,
    records,
    reviews,
    sessions,
    tables,
)
from parlour.server.storage.sql_blocks import SqlBlocks
from parlour.server.storage.sql_evenings import SqlEvenings
from parlour.server.storage.sql_invitations import SqlInvitations
from parlour.server.storage.sql_people import SqlPeople
from parlour.server.storage.sql_results import SqlResults
from parlour.server.storage.sql_waiters import SqlWaiters
from parlour.server.storage.sqlite import SqliteLog
from parlour.server.storage.sqlite_reader import SqliteReader
from parlour.server.storage.statements import insert
from parlour.server.storage.store import Batch, Note, PublicGame, Sought
from parlour.server.storage.transactions import Found, Wanted
from parlour.server.table.entries import Entry, entry_of

KEY_BYTES = 32
LAST = 2**31 - 1  # no entry has a higher number
LONG = 300  # entries: more are read in a thread, so that nobody waits for them
SWEPT_TABLES = 10  # in one transaction: each may be long, and moves wait meanwhile
TALK = "talk"  # the mark: what was said at tables that had changed last before it is deleted
Columns = ReadOnlyColumnCollection[str, Any]
_card_of = msgspec.json.Decoder(TableCard).decode
_result_of = msgspec.json.Decoder(tuple[int, ...]).decode


class Log(Protocol):
    """Where the entries are appended; reading is the same for every database."""

    async def append(self, batch: Batch) -> None: ...

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


class SqlStore(SqlPeople, SqlEvenings, SqlInvitations, SqlResults, SqlBlocks, SqlWaiters):
    def __init__(self, engine: AsyncEngine, log: Log, reader: SqliteReader | None = None) -> None:
        super().__init__(engine, reader, log if isinstance(log, SqliteLog) else None)
        self.log = log

    async def append(self, batch: Batch) -> None:
        await self.log.append(batch)

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        end = LAST if until is None else until
        # asked first, since what is filed meanwhile is then found in both places, and not in neither
        unfiled = [] if self.writer is None else await self.writer.unfiled(table)
        rows = await self._rows(LOG, {"at_table": table, "after": after, "until": end})
        found = _read(table, rows) if len(rows) <= LONG else await asyncio.to_thread(_read, table, rows)
        last = found[-1].seq if found else after
        rest = [row for row in unfiled if last < row[1] <= end]
        if rest and rest[0][1] == last + 1:  # else the table was swept in this moment
            found += [entry_of(*row) for row in rest]
        return found

    async def tables(self, limit: int = 100) -> list[TableCard]:
        newest = tables.c.listed.desc(), tables.c.id.desc()
        wanted = select(tables.c.card).where(tables.c.public, tables.c.card.is_not(None)).order_by(*newest).limit(limit)
        return [_card_of(card) for (card,) in await self._rows(wanted)]

    async def public_games(self, since: int, limit: int = 500) -> list[PublicGame]:
        listed = await self._listed(since, limit)
        ids = [card.table for card, _at in listed if card.state == "playing"]
        running = select(games).where(games.c.ended == 0, games.c.table_id.in_(ids))
        by_table = {game.table: game for game in _cards(await self._rows(_with_players(running)))}
        return [PublicGame(card, by_table[card.table], at) for card, at in listed if card.table in by_table]

    async def _listed(self, since: int, limit: int) -> list[tuple[TableCard, int]]:
        """Public tables that have changed since then, and when they did: those first that have changed last."""
        grown = {} if self.writer is None else await self.writer.grown()
        wanted = select(tables.c.id, tables.c.card, tables.c.changed).where(tables.c.public, tables.c.card.is_not(None))
        newest = tables.c.changed.desc(), tables.c.id
        rows = list(await self._rows(wanted.where(tables.c.changed >= since).order_by(*newest).limit(limit)))
        if grown:  # later than their rows say: any of them may be among the first
            named = select(func.json_each(msgspec.json.encode(list(grown)).decode()).table_valued("value").c.value)
            rows += await self._rows(wanted.where(tables.c.id.in_(named)))
        changed = {id: max(at, grown.get(id, 0)) for id, _card, at in rows}
        cards = {id: card for id, card, _at in rows}
        ids = sorted([id for id in cards if changed[id] >= since], key=lambda id: (-changed[id], id))
        return [(_card_of(cards[id]), changed[id]) for id in ids[:limit]]

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        his = select(players.c.table_id, players.c.number).where(players.c.guest == guest)
        game = tuple_(games.c.table_id, games.c.number)
        wanted = select(games).where(game.in_(his)).order_by(*_last_begun(games.c)).limit(limit)
        return _cards(await self._rows(_with_players(wanted)))

    async def game(self, table: str, number: int) -> GameCard | None:
        found = _cards(await self._rows(ONE_GAME, {"at_table": table, "of_game": number}))
        return found[0] if found else None

    async def record(self, table: str, number: int) -> bytes | None:
        return await self._kept(records, table, number)

    async def review(self, table: str, number: int) -> bytes | None:
        return await self._kept(reviews, table, number)

    async def _kept(self, rows: Table, table: str, number: int) -> bytes | None:
        """What is kept of a game in one piece."""
        found = await self._rows(KEPT[rows.name], {"at_table": table, "of_game": number})
        return bytes(found[0].data) if found else None

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        wanted = select(checkpoints.c.data).order_by(checkpoints.c.seq)
        wanted = wanted.where(checkpoints.c.table_id == table, checkpoints.c.number == number)
        return [bytes(data) for (data,) in await self._rows(wanted)]

    async def key(self, name: str) -> bytes:
        row = {"name": name, "value": os.urandom(KEY_BYTES)}
        async with self._writing() as connection:
            await connection.execute(insert(self.engine.dialect, keys).values(row).on_conflict_do_nothing())
            kept = await connection.execute(select(keys.c.value).where(keys.c.name == name))
            return bytes(kept.scalar_one())

    async def sweep(self, before: int) -> int:
        swept = 0
        while True:
            some = await self._transact(partial(_sweep_some, before=before), settled=True)
            swept += some
            if some < SWEPT_TABLES:
                break
        async with self._writing() as connection:
            named = delete(guests).where(guests.c.login.is_(None), ~guests.c.gone, guests.c.made < before)
            for kept in (players.c.guest, sessions.c.guest):
                named = named.where(guests.c.id.not_in(select(kept)))
            await connection.execute(named)
        return swept

    async def note(self, note: Note) -> None:
        row = {"at": note.at, "what": note.what, "who": note.who, "table_id": note.table, "detail": note.detail}
        async with self._writing() as connection:
            await connection.execute(insert(self.engine.dialect, audit).values(row))

    async def notes(self, limit: int = 100, sought: Sought | None = None) -> list[Note]:
        wanted = select(audit.c.at, audit.c.what, audit.c.who, audit.c.table_id, audit.c.detail)
        if sought is not None:
            wanted = wanted.where(*_fitting(sought))
        return [Note(*row) for row in await self._rows(wanted.order_by(audit.c.id.desc()).limit(limit))]

    async def sweep_notes(self, before: int) -> int:
        async with self._writing() as connection:
            return (await connection.execute(delete(audit).where(audit.c.at < before))).rowcount

    async def sweep_talk(self, before: int) -> int:
        """A table that grows again comes to stand behind the mark, and is swept once more when it is old again."""
        await self._settled()
        quiet = select(tables.c.id).where(tables.c.changed >= await self._mark(TALK), tables.c.changed < before)
        swept = await self._silence([id for (id,) in await self._rows(quiet)])
        await self._set_mark(TALK, before)
        return swept

    async def _mark(self, name: str) -> int:
        found = await self._rows(select(marks.c.at).where(marks.c.name == name))
        return int(found[0].at) if found else 0

    async def _set_mark(self, name: str, at: int) -> None:
        put = insert(self.engine.dialect, marks).values(name=name, at=at)
        further = {"at": func.max(marks.c.at, at) if self._is_sqlite else func.greatest(marks.c.at, at)}
        async with self._writing() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=[marks.c.name], set_=further))

    async def ping(self) -> None:
        await self.log.ping()

    async def close(self) -> None:
        await self.log.close()
        if self.reader is not None:
            await self.reader.close()
        await self.engine.dispose()


def _read(table: str, rows: Sequence[Found]) -> list[Entry]:
    return [entry_of(table, seq, at, data) for seq, at, data in rows]


def _sweep_some(connection: Connection, before: int) -> int:
    """The rows of the tables go first: a process that appends to one in this moment waits, and then finds none."""
    is_old = tables.c.changed < before
    oldest = select(tables.c.id).where(is_old).order_by(tables.c.changed, tables.c.id).limit(SWEPT_TABLES)
    gone = delete(tables).where(tables.c.id.in_(oldest), is_old).returning(tables.c.id)
    ids = connection.execute(gone).scalars().all()
    for rows in (entries, games, players, records, reviews, checkpoints, counted):
        connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    return len(ids)


def _fitting(sought: Sought) -> list[ColumnElement[bool]]:
    """What must be so of a line of the audit trail."""
    found = [audit.c.at >= sought.since, audit.c.at < sought.until]
    if sought.what:
        found.append(audit.c.what.in_(sought.what))
    if sought.table:
        found.append(audit.c.table_id == sought.table)
    if sought.who:
        called = select(guests.c.id).where(or_(guests.c.login.in_(sought.who), guests.c.name.in_(sought.who)))
        found.append(or_(audit.c.who.in_(sought.who), audit.c.who.in_(called)))
    return found


def _same_game(one: Columns, other: Columns) -> ColumnElement[bool]:
    return and_(one.table_id == other.table_id, one.number == other.number)


def _last_begun(game: Columns) -> tuple[ColumnElement[Any], ...]:
    return game.started.desc(), game.table_id.desc(), game.number.desc()


def _with_players(wanted: Wanted) -> Wanted:
    """These games, the last begun first, a row for each player."""
    game = wanted.subquery()
    seats = select(game, players.c.seat, players.c.guest, players.c.name, players.c.program)
    seats = seats.join_from(game, players, _same_game(players.c, game.c), isouter=True)
    return seats.order_by(*_last_begun(game.c), players.c.seat)


# Asked at the end of every game, so these are put together once, which takes as long as to execute them.  One with a
# subquery leaves circles behind, too: the collector stopped the house for a fifth of a second to take those of some
# hundred games away.
LOG = select(entries.c.seq, entries.c.at, entries.c.data).where(
    entries.c.table_id == bindparam("at_table"),
    entries.c.seq > bindparam("after"),
    entries.c.seq <= bindparam("until"),
)
LOG = LOG.order_by(entries.c.seq)
KEPT = {
    rows.name: select(rows.c.data).where(
        rows.c.table_id == bindparam("at_table"), rows.c.number == bindparam("of_game")
    )
    for rows in (records, reviews)
}
ONE_GAME = _with_players(
    select(games).where(games.c.table_id == bindparam("at_table"), games.c.number == bindparam("of_game"))
)


def _cards(found: Sequence[Found]) -> list[GameCard]:
    return [_game_card(list(rows)) for _, rows in groupby(found, key=lambda row: (row.table_id, row.number))]


def _game_card(rows: Sequence[Found]) -> GameCard:
    """From one row for each player, or one without any."""
    game = rows[0]
    seated = tuple([Player(row.seat, row.guest, row.name, row.program) for row in rows if row.seat is not None])
    result = _result_of(game.result)
    return GameCard(game.table_id, game.number, game.game, game.started, game.ended, seated, result)
