"""Databases from empty, from every earlier revision, and from a program newer than this one."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from parlour.evening.lines import OPENED, Line
from parlour.server.storage.evenings import Evening, Growth
from parlour.server.storage.migrate import FOLDER, NewerDatabase, migrate
from parlour.server.storage.opening import postgres_engine, sqlite_engine
from parlour.server.storage.rows import metadata, records
from parlour.server.storage.sql import SqlStore
from parlour.server.table.entries import Entry
from tests.server.logs import log
from tests.server.places import PATIENCE, Cluster, Database, File, in_loop

REVISIONS = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


async def opened(place: File | Database) -> SqlStore:
    store = await place.open()
    assert isinstance(store, SqlStore)
    return store


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


@in_loop
async def test_the_newest_revision_is_what_the_program_uses(lasting: File | Database) -> None:
    store = await opened(lasting)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


@pytest.mark.parametrize("revision", REVISIONS)
@in_loop
async def test_every_earlier_revision_is_brought_up(lasting: File | Database, revision: str) -> None:
    engine = sqlite_engine(lasting.file) if isinstance(lasting, File) else postgres_engine(lasting.url)
    await migrate(engine, revision)
    has_records = revision >= "0003"
    if has_records:
        async with engine.connect() as connection:
            await connection.execute(records.insert().values(table_id="old", number=1, data=b"record"))
            await connection.commit()
    await engine.dispose()
    store = await opened(lasting)
    async with store.engine.connect() as connection:
        found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    assert found == REVISIONS[-1]
    await store.append(log("a", 1))
    await store.open_evening(Evening("e", "Friday", "g", "key", 1), Growth("e", 0, [Line(1, 1, 0, OPENED)]))
    assert [one.last for one in await store.evenings_of("g")] == [1]
    assert await store.uncounted() == [("old", 1)] * has_records  # from what was recorded, results can be made up
    assert await store.enter_results("old", 1, []) is has_records
    assert await store.uncounted() == []
    await store.close()


@pytest.fixture
def database(postgres: Cluster) -> Database:
    return postgres.database()


class OlderServer:
    """Goes on writing to its tables, a game among them, as it did before anybody thought of a newer revision."""

    def __init__(self, url: str, table: str) -> None:
        self.url = url
        self.table = table
        self.written = 0

    async def write(self, enough: asyncio.Event) -> None:
        session = await asyncpg.connect(self.url)
        try:
            while not enough.is_set():
                await self._append(session, log(self.table, self.written + 1).entries[0])
                self.written += 1
        finally:
            await session.close()

    async def _append(self, session: asyncpg.Connection, entry: Entry) -> None:
        game = self.table, entry.seq
        async with session.transaction():
            if entry.seq == 1:
                await session.execute(
                    "INSERT INTO tables (id, last, changed) VALUES ($1, 1, $2)", entry.table, entry.at
                )
            else:
                grown = "UPDATE tables SET last = $2, changed = $3 WHERE id = $1 AND last = $2 - 1"
                assert await session.execute(grown, entry.table, entry.seq, entry.at) == "UPDATE 1"
            row = entry.table, entry.seq, entry.at, entry.data()
            await session.execute("INSERT INTO entries (table_id, seq, at, data) VALUES ($1, $2, $3, $4)", *row)
            begun = (
                "INSERT INTO games (table_id, number, game, started, ended, result) VALUES ($1, $2, 'nap', 1, 0, '[]')"
            )
            await session.execute(begun, *game)
            seat = "INSERT INTO players (table_id, number, seat, guest, name) VALUES ($1, $2, 0, 'g', 'Ann')"
            await session.execute(seat, *game)


@pytest.mark.parametrize("revision", REVISIONS[2:-1])
@in_loop
async def test_who_writes_while_a_newer_one_brings_the_database_up_loses_nothing(
    database: Database, revision: str
) -> None:
    engine = postgres_engine(database.url)
    await migrate(engine, revision)
    await engine.dispose()
    older = [OlderServer(database.url, f"t{number}") for number in range(3)]
    enough = asyncio.Event()
    writing = asyncio.gather(*[one.write(enough) for one in older])
    await some_more(older, writing)
    store = await opened(database)
    await some_more(older, writing)
    enough.set()
    await writing
    for one in older:
        assert [entry.seq for entry in await store.entries(one.table)] == [*range(1, one.written + 1)]
        card = await store.game(one.table, one.written)
        assert card is not None
        assert [(player.guest, player.program) for player in card.players] == [("g", False)]
    await store.close()


async def some_more(older: list[OlderServer], writing: asyncio.Future[list[None]]) -> None:
    """Until each has written three times more."""
    then = [one.written for one in older]
    while not writing.done() and any(one.written < so_far + 3 for one, so_far in zip(older, then, strict=True)):
        await asyncio.sleep(0.01)
    assert not writing.done(), "an older server has failed"


@in_loop
async def test_a_database_is_brought_up_however_long_that_takes(database: Database) -> None:
    """Whoever has a large one, or waits for others who are at it, is never done within the time of one statement."""
    engine = postgres_engine(database.url)
    await migrate(engine, "0005")
    await engine.dispose()
    session = await asyncpg.connect(database.url)
    held = session.transaction()
    await held.start()
    await session.execute("LOCK TABLE players IN ACCESS SHARE MODE")
    opening = asyncio.create_task(opened(database))
    await asyncio.sleep(PATIENCE * 1.5)
    assert not opening.done()
    await held.commit()
    await session.close()
    await (await opening).close()


@in_loop
async def test_a_newer_database_is_refused_in_one_line(lasting: File | Database) -> None:
    store = await opened(lasting)
    async with store.engine.connect() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.commit()
    await store.close()
    with pytest.raises(NewerDatabase, match=r"newer Parlour \(revision 9999; .*: run that one") as refused:
        await lasting.open()
    assert "\n" not in str(refused.value)


@in_loop
async def test_processes_that_start_together_migrate_once(lasting: File | Database) -> None:
    stores = await asyncio.gather(*[lasting.open() for _process in range(4)])
    await stores[0].append(log("a", 1))
    assert [len(await store.entries("a")) for store in stores] == [1] * 4
    for store in stores:
        await store.close()
