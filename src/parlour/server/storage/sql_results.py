"""Results and ratings in a database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, and_, bindparam, delete, exists, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.storage.results import Played, Rating, rated_seats, without_name
from parlour.server.storage.rows import counted, guests, ratings, records, results, sessions
from parlour.server.storage.sql_evenings import leave_initials
from parlour.server.storage.statements import NO_CHECKPOINTS, insert, record_once
from parlour.server.storage.transactions import Found, Transactions
from parlour.server.table.rating import MODEL, Skill
from parlour.server.table.results import Finished, Rate

_row = tuple([results.c["table_id" if name == "table" else name] for name in Finished.__struct_fields__])
_game = tuple_(results.c.table_id, results.c.number)
# Asked at the end of every game, so these are put together once.
RECORDED = select(records.c.table_id, records.c.number).where(
    records.c.table_id == bindparam("at_table"), records.c.number == bindparam("of_game")
)
SEATED = select(guests.c.id, guests.c.gone, guests.c.login).order_by(guests.c.id).with_for_update(read=True)
SEATED = SEATED.where(guests.c.id.in_(bindparam("there", expanding=True)))


class SqlResults(Transactions):
    async def uncounted(self, limit: int = 20) -> list[tuple[str, int]]:
        same = and_(counted.c.table_id == records.c.table_id, counted.c.number == records.c.number)
        wanted = select(records.c.table_id, records.c.number).where(~exists().where(same))
        return [(table, number) for table, number in await self._rows(wanted.limit(limit))]

    async def is_counted(self, table: str, number: int) -> bool:
        wanted = select(counted.c.number).where(counted.c.table_id == table, counted.c.number == number)
        return bool(await self._rows(wanted))

    async def enter_results(
        self,
        table: str,
        number: int,
        seats: Sequence[Finished],
        rate: Rate | None = None,
        record: bytes | None = None,
    ) -> bool:
        return await self._transact(partial(_enter, table=table, number=number, seats=seats, rate=rate, record=record))

    async def results_of(self, guest: str, limit: int = 100, offset: int = 0) -> list[Played]:
        latest = results.c.ended.desc(), results.c.table_id.desc(), results.c.number.desc()
        own = select(results.c.table_id, results.c.number).where(results.c.guest == guest, results.c.owned)
        games = own.order_by(*latest).limit(limit).offset(offset).correlate(None)
        same = and_(records.c.table_id == results.c.table_id, records.c.number == results.c.number)
        has_record = exists().where(same)
        wanted = select(*_row, has_record.label("has_record")).where(_game.in_(games)).order_by(*latest, results.c.seat)
        found = await self._rows(wanted)
        return [_played(list(rows)) for _key, rows in groupby(found, key=lambda row: (row.table_id, row.number))]

    async def drop_results(self, guest: str) -> int:
        async with self._writing() as connection:
            return await disown(connection, guest)

    async def ratings_of(self, guests: Sequence[str]) -> list[Rating]:
        wanted = select(ratings).where(ratings.c.guest.in_(list(guests)), ratings.c.model == MODEL, ratings.c.games > 0)
        rows = await self._rows(wanted.order_by(ratings.c.guest, ratings.c.game))
        return [Rating(row.guest, row.game, _skill(row)) for row in rows]

    async def sweep_results(self, before: int | None, now: int) -> int:
        swept = 0
        if before is not None:
            async with self._writing() as connection:
                swept = (await connection.execute(delete(results).where(results.c.ended < before))).rowcount
        known = select(guests.c.id).where(guests.c.login.is_not(None))
        here = select(sessions.c.guest).where(sessions.c.expires > now)
        lost = select(results.c.guest).where(results.c.owned, results.c.guest.not_in(known))
        lost = lost.where(results.c.guest.not_in(here)).distinct()
        for (guest,) in await self._rows(lost):
            async with self._writing() as connection:
                swept += await disown(connection, guest)
        return swept


def _enter(
    connection: Connection, table: str, number: int, seats: Sequence[Finished], rate: Rate | None, record: bytes | None
) -> bool:
    """The row that marks the game comes before results: of two who count it one waits, and then finds it counted."""
    key = {"at_table": table, "of_game": number}
    if record is not None:
        row = {"table_id": table, "number": number, "data": record}
        connection.execute(record_once(connection.dialect), row)
        connection.execute(NO_CHECKPOINTS, key)
    mark = insert(connection.dialect, counted).from_select(["table_id", "number"], RECORDED)
    if connection.execute(mark.on_conflict_do_nothing(), key).rowcount != 1:
        return False
    people = _people(connection, seats)
    seats = [without_name(seat) if seat.guest in people.gone else seat for seat in seats]
    if rate is not None and people.all_have_accounts:
        seats = _rated(connection, seats, rate)
    else:
        seats = [replace(seat, rated=False) for seat in seats]
    if seats:
        connection.execute(insert(connection.dialect, results), [_plain(seat) for seat in seats])
    return True


def _rated(connection: Connection, seats: Sequence[Finished], rate: Rate) -> list[Finished]:
    """Rows are locked in the order of their guests: two games of the same people are rated one after the other."""
    game = seats[0].game
    people = sorted({seat.guest for seat in seats if seat.guest})
    fresh = [{"guest": guest, "game": game, **_numbers(Skill())} for guest in people]
    if not fresh:
        return list(seats)
    connection.execute(insert(connection.dialect, ratings).on_conflict_do_nothing(), fresh)
    theirs = ratings.c.game == game, ratings.c.guest.in_(people)
    locked = select(ratings).where(*theirs).order_by(ratings.c.guest).with_for_update()
    after = rate({row.guest: _skill(row) for row in connection.execute(locked)})
    for guest, skill in after.items():
        his = update(ratings).where(ratings.c.game == game, ratings.c.guest == guest)
        connection.execute(his.values(_numbers(skill)))
    return rated_seats(seats, after)


async def disown(connection: AsyncConnection, guest: str) -> int:
    """Somebody's results are his own no longer; games of which nobody owns one any more are deleted."""
    his = results.c.guest == guest
    given_up = await connection.execute(update(results).where(his, results.c.owned).values(owned=False))
    kept = results.alias()
    owned = exists().where(kept.c.table_id == results.c.table_id, kept.c.number == results.c.number, kept.c.owned)
    games = select(results.c.table_id, results.c.number).where(his).correlate(None)
    await connection.execute(delete(results).where(_game.in_(games), ~owned))
    await connection.execute(delete(ratings).where(ratings.c.guest == guest))
    return given_up.rowcount


async def leave_results(connection: AsyncConnection, guest: str) -> None:
    """An account is deleted: what others own of its games keeps initials, and nothing that leads to it."""
    await disown(connection, guest)
    await leave_initials(connection, results, guest, guest="")


class _People(NamedTuple):
    gone: set[str]
    all_have_accounts: bool  # or had one


def _people(connection: Connection, seats: Sequence[Finished]) -> _People:
    """Who deletes his account meanwhile waits for us, and then finds his name here, or we wait for him."""
    there = {seat.guest for seat in seats if seat.guest}
    rows = connection.execute(SEATED, {"there": sorted(there)}).all()
    gone = {row.id for row in rows if row.gone}
    return _People(gone, there == gone | {row.id for row in rows if row.login})


def _plain(seat: Finished) -> dict[str, Any]:
    row = asdict(seat)
    return {**row, "table_id": row.pop("table"), "points": str(seat.points), "counters": str(seat.counters)}


def _played(rows: Sequence[Found]) -> Played:
    return Played(tuple([_finished(row) for row in rows]), bool(rows[0].has_record))


def _finished(row: Found) -> Finished:
    given = dict(zip(Finished.__struct_fields__, row, strict=False))
    return Finished(**{**given, "points": int(row.points), "counters": int(row.counters)})


def _numbers(skill: Skill) -> dict[str, float]:
    return {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games, "model": MODEL}


def _skill(row: Found) -> Skill:
    """One of another model is begun anew."""
    return Skill(row.mu, row.sigma, row.games) if row.model == MODEL else Skill()
