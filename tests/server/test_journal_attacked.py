"""SQLite's journal under attack: failures at every statement, several who write, sweep, read and are killed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.storage import sqlite
from parlour.server.storage.backup import back_up, restore
from parlour.server.storage.opening import FILE, existing, open_sqlite
from parlour.server.storage.sql import SqlStore
from parlour.server.storage.sqlite_journal import A_PAGE
from parlour.server.storage.store import Batch, Note, StorageError, Taken
from parlour.server.table.entries import Entry, Said
from tests.server.logs import entry, length, log
from tests.server.places import in_loop


class Frail(sqlite3.Connection):
    """A connection that fails at a statement, before it is done or after."""

    left = -1  # statements until then; below zero it holds
    afterwards = False

    def execute(self, *given: Any) -> sqlite3.Cursor:
        return self._frail(super().execute, given)

    def executemany(self, *given: Any) -> sqlite3.Cursor:
        return self._frail(super().executemany, given)

    def _frail(self, does: Any, given: Any) -> sqlite3.Cursor:
        Frail.left -= 1
        fails = Frail.left == 0
        if fails and not Frail.afterwards:
            raise sqlite3.OperationalError("disk I/O error")
        done: sqlite3.Cursor = does(*given)
        if fails and given[0] != "COMMIT":  # of that nobody could tell
            del done  # or its trace would keep the transaction open
            raise sqlite3.OperationalError("disk I/O error")
        return done


@pytest.fixture
def frail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Frail]]:
    def connect(file: Path, patience: float) -> sqlite3.Connection:
        return sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False, factory=Frail)

    sqlite.prepare(tmp_path / FILE)
    monkeypatch.setattr(sqlite, "connect", connect)
    yield Frail
    Frail.left = -1


def rich(number: int, ends: dict[str, int]) -> Batch:
    """A new table, one that comes to a page, one that does not, and something beside them."""
    new = [entry(f"new{number}", 1), entry("idle", ends["idle"] + 1)]
    new += [entry("busy", ends["busy"] + more) for more in range(1, A_PAGE + 1)]
    return Batch(new, {}, {}, [Note(1, f"note {number}")], checkpoints={("busy", 1, number): b"x"})


async def lengths(store: SqlStore, names: Iterable[str]) -> dict[str, int]:
    return {name: await length(store, name) for name in names}


@pytest.mark.parametrize("afterwards", [False, True])
@in_loop
async def test_a_failure_at_any_statement_leaves_nothing_and_harms_nothing(
    afterwards: bool, tmp_path: Path, frail: type[Frail]
) -> None:
    store = await open_sqlite(tmp_path / FILE)
    assert store.writer is not None
    ends = {"idle": 1, "busy": 1}
    await store.append(Batch([entry(table, 1) for table in ends], {}, {}))
    at, failed = 0, True
    while failed:  # first at the first statement, then at the second, until all of them were
        at += 1
        batch = rich(at, ends)
        new = batch.entries[0].table
        frail.left, frail.afterwards = at, afterwards
        try:
            await store.append(batch)
            failed = frail.left <= 0  # at the commit, which is done
            frail.left = -1
        except StorageError:
            frail.left = -1
            assert await lengths(store, [*ends, new]) == {**ends, new: 0}
            await store.append(batch)
        ends |= {one.table: one.seq for one in batch.entries}
    assert at > 6
    settled, failed = 0, True
    while failed:
        settled += 1
        frail.left = settled
        try:
            await store.writer.settle()
            failed = frail.left <= 0
        except StorageError:
            pass
        frail.left = -1
        assert await length(store, "idle") == ends["idle"]
    assert settled > 6
    assert await lengths(store, ends) == ends
    notes = [note.what for note in await store.notes()]
    assert len(notes) == len(set(notes)) == len(ends) - 2
    await store.close()
    again = await open_sqlite(tmp_path / FILE)
    assert await lengths(again, ends) == ends
    await again.close()


@in_loop
async def test_what_one_has_swept_another_does_not_put_back(tmp_path: Path) -> None:
    one, other = await open_sqlite(tmp_path / FILE), await open_sqlite(tmp_path / FILE)
    await one.append(Batch([entry("a", 1), entry("b", 1, Said("g", "Ann", "a secret"))], {}, {}))
    assert await other.sweep_talk(10**15) == 1
    assert await other.sweep(entry("a", 1).at + 1) == 2
    assert await one.entries("a") == await one.entries("b") == []
    await one.append(log("a", 1))  # a table of that name that knows nothing of the other
    await one.close()
    await other.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT table_id, seq FROM entries").fetchall() == [("a", 1)]
        assert "secret" not in str(database.execute("SELECT data FROM journal").fetchall())


def shown(table: str, at: int) -> Batch:
    """A public table that plays, and its last entry."""
    card = TableCard(table, table, "ecarte", True, "playing", 2, 0, "Ann", at)
    return Batch([], {table: card}, {(table, 1): GameCard(table, 1, "ecarte", 1, 0, (), ())})


@in_loop
async def test_reading_does_not_have_to_write(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / FILE, 0.1)
    for table in ("a", "b", "c"):
        await store.append(log(table, 1))
        await store.append(shown(table, 1))
    await store.append(log("b", 2, 3))
    await store.append(log("a", 2))
    with closing(sqlite.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [await length(store, table) for table in ("a", "b", "c")] == [2, 3, 1]
        assert [one.seq for one in await store.entries("b", 1, 2)] == [2]
        assert await store.entries("b", 3) == []
        assert [(one.card.table, one.at) for one in await store.public_games(1_002)] == [("b", 1_003), ("a", 1_002)]
        assert [one.card.table for one in await store.public_games(0, limit=1)] == ["b"]
        other.execute("ROLLBACK")
    await store.close()


@in_loop
async def test_a_command_beside_a_server_leaves_its_journal_alone(tmp_path: Path) -> None:
    server = await open_sqlite(tmp_path / FILE)
    await server.append(Batch([entry("a", 1)], {}, {}, [Note(1, "table made")]))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        before = database.execute("SELECT number, data FROM journal").fetchall()
        command = await existing(tmp_path)
        assert len(await command.notes()) == 1
        await command.close()
        assert database.execute("SELECT number, data FROM journal").fetchall() == before
    await server.close()


@in_loop
async def test_a_journal_that_a_newer_program_has_written_is_not_touched(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / FILE)
    await store.append(log("a", 1))
    await store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'r9999'")
        database.execute("UPDATE journal SET data = x'ff'")
    with pytest.raises(StorageError, match="newer"):
        await open_sqlite(tmp_path / FILE)


@in_loop
async def test_a_backup_of_a_running_server_has_what_is_not_filed(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    store = await open_sqlite(tmp_path / "data" / FILE)
    await store.append(log("a", *range(1, A_PAGE + 1)))
    await store.append(log("a", A_PAGE + 1))
    await store.append(log("b", 1))
    back_up(tmp_path / "data", tmp_path / "copy.db")
    await store.append(log("a", A_PAGE + 2))
    restore(tmp_path / "copy.db", tmp_path / "other")
    for_there = await open_sqlite(tmp_path / "other" / FILE)
    assert await length(for_there, "a") == A_PAGE + 1
    assert await length(for_there, "b") == 1
    await for_there.append(log("a", A_PAGE + 2))
    for one in (store, for_there):
        await one.close()


OLD = 5_000  # entries before that moment are swept; tables whose name begins with "old" have no others


async def random_acts(file: Path, chance: Random, acts: int) -> None:
    """Several who write, read, sweep, fail, are killed and come again, beside a model that knows what must be there."""
    stores = [await open_sqlite(file) for _ in range(2)]
    ends: dict[str, int] = {}
    names = [f"{age}{number}" for age in ("old", "new") for number in range(5)]

    def made(table: str, seq: int) -> Entry:
        plain = entry(table, seq)
        return plain if table.startswith("old") else Entry(table, seq, plain.at + OLD, plain.act)

    for _act in range(acts):
        store = chance.choice(stores)
        what = chance.choices(["append", "late", "read", "fail", "kill", "sweep", "settle"], [30, 4, 10, 4, 2, 2, 2])[0]
        if what in ("append", "fail"):
            new = []
            grown = dict(ends)
            for table in chance.sample(names, chance.randint(1, 4)):
                for _entry in range(chance.choice([1, 1, 2, A_PAGE])):
                    grown[table] = grown.get(table, 0) + 1
                    new.append(made(table, grown[table]))
            Frail.left, Frail.afterwards = (chance.randint(1, 12) if what == "fail" else -1), chance.random() < 0.5
            try:
                await store.append(Batch(new, {}, {}))
                ends = grown
            except StorageError:
                assert what == "fail"
            Frail.left = -1
        elif what == "late":
            table = chance.choice(names)
            with pytest.raises(Taken):
                await store.append(Batch([made(table, ends.get(table, 0) + chance.choice([0, 2, 5]))], {}, {}))
        elif what == "read":
            table = chance.choice(names)
            after = chance.randint(0, 20)
            wanted = [made(table, seq) for seq in range(after + 1, ends.get(table, 0) + 1)]
            assert await store.entries(table, after) == wanted
        elif what == "sweep":
            swept = [table for table in ends if table.startswith("old") and made(table, ends[table]).at < OLD]
            assert await store.sweep(OLD) == len(swept)
            ends = {table: end for table, end in ends.items() if table not in swept}
        elif what == "settle":
            assert store.writer is not None
            await store.writer.settle()
        else:
            stores[stores.index(store)] = await open_sqlite(file)
            assert store.writer is not None
            store.writer._hang_up()  # as if it had died: nothing is filed at its end
            await store.close()
    for store in stores:
        for table in names:
            assert [one.seq for one in await store.entries(table)] == list(range(1, ends.get(table, 0) + 1))
        await store.close()
    with closing(sqlite3.connect(file)) as database:
        kept = dict(database.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())
        assert kept == ends
        assert dict(database.execute("SELECT id, last FROM tables").fetchall()) == ends


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("frail")
@in_loop
async def test_several_who_do_anything_at_all(seed: int, tmp_path: Path) -> None:
    await (await open_sqlite(tmp_path / FILE)).close()
    await random_acts(tmp_path / FILE, Random(seed), 120)
