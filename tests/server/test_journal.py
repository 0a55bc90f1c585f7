"""SQLite's journal: nothing is lost in it, nothing is written twice, nothing stays in it that was deleted elsewhere."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from parlour.server.storage import sqlite_journal
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.sql import SqlStore
from parlour.server.storage.sqlite_journal import A_PAGE, TRIMMED
from parlour.server.storage.store import Batch, Note, StorageError, Taken
from parlour.server.table.entries import Said
from tests.server.logs import entry, length, log
from tests.server.places import in_loop

TABLES = "abcdefgh"


def counted(file: Path, rows: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(f"SELECT count(*) FROM {rows}").fetchone()[0])


async def grown(store: SqlStore, chance: Random, batches: int, ends: dict[str, int]) -> None:
    """Batches of some tables each, some with several entries of one."""
    for _batch in range(batches):
        new = []
        for table in chance.sample(TABLES, chance.randint(1, len(TABLES))):
            for _entry in range(chance.choice([1, 1, 1, 2, 20])):
                ends[table] = ends.get(table, 0) + 1
                new.append(entry(table, ends[table]))
        await store.append(Batch(new, {}, {}))


@in_loop
async def test_every_entry_is_found_wherever_it_lies(tmp_path: Path) -> None:
    file, chance = tmp_path / "parlour.db", Random(1)
    ends: dict[str, int] = {}
    stores = [await open_sqlite(file)]
    for _restart in range(6):
        await grown(stores[-1], chance, 12, ends)
        some = chance.choice(TABLES)
        assert await length(stores[-1], some) == ends.get(some, 0)
        stores.append(await open_sqlite(file))  # the one before was killed
    assert {table: await length(stores[-1], table) for table in ends} == ends
    await stores[-1].close()
    assert counted(file, "entries") == sum(ends.values())
    again = await open_sqlite(file)
    assert {table: await length(again, table) for table in ends} == ends
    for store in [again, *stores[:-1]]:
        await store.close()


@in_loop
async def test_two_who_write_see_each_other(tmp_path: Path) -> None:
    one, other = await open_sqlite(tmp_path / "parlour.db"), await open_sqlite(tmp_path / "parlour.db")
    await one.append(log("a", 1, 2))
    with pytest.raises(Taken):
        await other.append(log("a", 2))
    await other.append(log("a", 3))
    with pytest.raises(Taken):
        await one.append(log("a", 3))
    assert await length(other, "a") == 3  # filed by one, while the other still has it in mind
    await one.append(log("a", *range(4, 4 + A_PAGE)))
    with pytest.raises(Taken):
        await other.append(log("a", 4))
    for store in (one, other):
        assert await length(store, "a") == 3 + A_PAGE
        await store.close()


@in_loop
async def test_the_journal_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_journal, "LONGEST", 50)
    file = tmp_path / "parlour.db"
    store = await open_sqlite(file)
    await store.append(log("idle", 1))
    for seq in range(1, 200):
        await store.append(log("busy", seq))
        assert counted(file, "journal") <= 50 + TRIMMED + 1
    assert counted(file, "entries") >= 1 + 200 - A_PAGE
    monkeypatch.setattr(sqlite_journal, "MOST", 10)
    await store.append(Batch([entry(f"t{i}", 1) for i in range(30)], {}, {}))
    assert counted(file, "entries") >= 20
    await store.close()


@in_loop
async def test_after_a_failure_memory_is_what_the_file_is(tmp_path: Path) -> None:
    file = tmp_path / "parlour.db"
    store = await open_sqlite(file)
    await store.append(log("a", 1))
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
    with pytest.raises(StorageError, match="full"):
        await store.append(Batch([entry("a", 2)], {}, {}, [Note(1, "x")]))
    assert await length(store, "a") == 1
    await store.append(log("a", 2))
    assert await length(store, "a") == 2
    await store.close()


@in_loop
async def test_what_was_said_and_deleted_is_nowhere(tmp_path: Path) -> None:
    file = tmp_path / "parlour.db"
    store = await open_sqlite(file)
    await store.append(Batch([entry("a", 1), entry("a", 2, Said("g", "Ann", "a secret"))], {}, {}))
    assert await store.sweep_talk(10**15) == 1
    await store.append(log("a", 3))
    with closing(sqlite3.connect(file)) as database:
        kept = [data for rows in ("journal", "entries") for (data,) in database.execute(f"SELECT data FROM {rows}")]
    assert not [data for data in kept if "secret" in str(data)]
    assert [one.seq for one in await store.entries("a")] == [1, 2, 3]
    await store.close()


@in_loop
async def test_a_sweep_knows_what_is_not_filed(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "parlour.db")
    old = entry("a", 1)
    await store.append(Batch([old, entry("b", 1)], {}, {}))
    await store.sweep(0)  # all are filed
    await store.append(log("a", 2))
    assert await store.sweep(old.at + 1) == 1
    assert await length(store, "a") == 2
    assert await length(store, "b") == 0
    with pytest.raises(Taken):
        await store.append(log("b", 2))
    await store.append(log("b", 1))
    await store.close()


@in_loop
async def test_a_long_journal_is_filed_bit_by_bit_and_moves_go_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_journal, "SOME", 10)
    store = await open_sqlite(tmp_path / "parlour.db")
    assert store.writer is not None
    for sweep in (store.sweep, store.sweep_talk):
        names = [f"{sweep.__name__}{number}" for number in range(30)]
        await store.append(Batch([entry(table, seq) for table in names for seq in range(1, 11)], {}, {}))
        sweeping = asyncio.create_task(sweep(0))
        await asyncio.sleep(0)
        await store.append(log(f"{sweep.__name__} meanwhile", 1))
        assert len(await store.writer.grown()) > 1
        await sweeping
        assert await store.writer.grown() == {}
        assert await length(store, names[-1]) == 10
    await store.close()
