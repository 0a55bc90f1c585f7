"""Backups taken while the server writes, and the sweep of old tables."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.server.storage.backup import back_up, restore
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import FILE, LOCK, open_sqlite, opened
from parlour.server.storage.retention import DAY, Keeping, keep_sweeping
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.entries import Entry, Said
from tests.server.hall import Person, a_game, house_of, make, settled, until
from tests.server.logs import length, log
from tests.server.places import in_loop


@in_loop
async def test_a_backup_in_full_play_is_a_whole_database(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / FILE)
    key = await store.key("cookies")
    await store.append(log("a", *range(1, 3_000)))
    copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path, tmp_path / "copy.db"))
    seq = 3_000
    while not copying.done():
        await store.append(log("a", seq))
        seq += 1
    assert await copying == (tmp_path / "copy.db").stat().st_size
    await store.close()
    restore(tmp_path / "copy.db", tmp_path / "restored")
    again = await open_sqlite(tmp_path / "restored" / FILE)
    end = await length(again, "a")
    assert 2_999 <= end < seq
    assert await again.key("cookies") == key
    await again.append(log("a", end + 1))
    await again.close()


def test_a_backup_that_cannot_be_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database in"):
        back_up(tmp_path, tmp_path / "copy.db")
    asyncio.run(_make(tmp_path / FILE))
    with pytest.raises(StorageError, match="overwrite"):
        back_up(tmp_path, tmp_path / FILE)
    with pytest.raises(StorageError, match="the backup failed"):
        back_up(tmp_path, tmp_path / "nowhere" / "copy.db")
    (tmp_path / FILE).write_bytes(b"no database" * 1_000)
    with pytest.raises(StorageError, match="not a database"):
        back_up(tmp_path, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == []


@in_loop
async def test_a_backup_overwrites_nothing_of_a_running_server(tmp_path: Path) -> None:
    """What stands in the write-ahead log is in no other file yet."""
    running = await opened(tmp_path)
    await running.store.append(log("a", 1, 2))
    for name in (f"{FILE}-wal", f"{FILE}-shm", LOCK):
        with pytest.raises(StorageError, match="overwrite"):
            back_up(tmp_path, tmp_path / name)
    (tmp_path / "link").symlink_to(tmp_path / f"{FILE}-wal")
    with pytest.raises(StorageError, match="overwrite"):
        back_up(tmp_path, tmp_path / "link")
    await running.store.append(log("a", 3))
    await running.close()
    again = await open_sqlite(tmp_path / FILE)
    assert await length(again, "a") == 3
    await again.close()


def test_only_its_owner_reads_a_backup_and_the_database(tmp_path: Path) -> None:
    asyncio.run(_make(tmp_path / FILE))
    copy = tmp_path / "copy.db"
    copy.touch(0o644)
    back_up(tmp_path, copy)
    restore(copy, tmp_path / "restored")
    for file in (tmp_path / FILE, copy, tmp_path / "restored" / FILE):
        assert file.stat().st_mode & 0o077 == 0, file


@in_loop
async def test_a_backup_is_restored_over_what_an_ended_server_left(tmp_path: Path) -> None:
    await _make(tmp_path / FILE, 5)
    back_up(tmp_path, tmp_path / "copy.db")
    folder = tmp_path / "data"
    folder.mkdir()
    await _make(folder / FILE, 9)
    for suffix in ("-wal", "-shm"):  # as after a kill
        folder.joinpath(FILE + suffix).write_bytes(b"of the other database" * 100)
    with pytest.raises(StorageError, match="already: say --overwrite"):
        restore(tmp_path / "copy.db", folder)
    assert restore(tmp_path / "copy.db", folder, overwrite=True) == (folder / FILE).stat().st_size
    assert sorted(path.name for path in folder.iterdir()) == [FILE, LOCK]
    store = await open_sqlite(folder / FILE)
    assert await length(store, "a") == 5
    await store.close()


@in_loop
async def test_nothing_is_restored_under_a_server(tmp_path: Path) -> None:
    await _make(tmp_path / FILE, 5)
    back_up(tmp_path, tmp_path / "copy.db")
    server = await opened(tmp_path)
    with pytest.raises(StorageError, match="another server's"):
        restore(tmp_path / "copy.db", tmp_path, overwrite=True)
    await server.close()
    restore(tmp_path / "copy.db", tmp_path, overwrite=True)


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_make(tmp_path / FILE, 5))
    copy, folder = str(tmp_path / "copy.db"), str(tmp_path / "data")
    for given in (["backup", copy, "--data", str(tmp_path)], ["restore", copy, "--data", folder]):
        with pytest.raises(SystemExit, match="0"):
            main(given)
    assert "bytes restored" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(["restore", copy, "--data", folder])
    assert "say --overwrite" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", "postgresql://localhost/parlour")
    for command in ("backup", "restore"):
        with pytest.raises(SystemExit, match="2"):
            main([command, copy])
        assert "pg_dump" in capsys.readouterr().err


def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(_make(tmp_path / FILE, 300))
    copy = tmp_path / "copy.db"
    back_up(tmp_path, copy)
    whole = copy.read_bytes()
    before = (tmp_path / FILE).read_bytes()
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE t (x)")
    newer = tmp_path / "newer.db"
    newer.write_bytes(whole)
    with closing(sqlite3.connect(newer)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    damaged = tmp_path / "damaged.db"
    page = whole.rindex(b"play a ") & ~0xFFF
    damaged.write_bytes(whole[:page] + b"\xff" * 64 + whole[page + 64 :])
    truncated = tmp_path / "truncated.db"
    truncated.write_bytes(whole[: len(whole) // 2])
    for source, said in (
        (foreign, "no backup of Parlour's"),
        (newer, "newer Parlour"),
        (damaged, "damaged|malformed"),
        (truncated, "cannot be restored"),
        (tmp_path / "nothing.db", "there is no backup"),
        (tmp_path / FILE, "the database itself"),
    ):
        with pytest.raises(StorageError, match=said):
            restore(source, tmp_path, overwrite=True)
        assert (tmp_path / FILE).read_bytes() == before


async def _make(file: Path, entries: int = 0) -> None:
    store = await open_sqlite(file)
    if entries:
        await store.append(log("a", *range(1, entries + 1)))
    await store.close()


@in_loop
async def test_old_tables_are_swept_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    store, now = MemoryStore(), time.time_ns() // 1_000_000
    for table, days in (("old", 31), ("new", 29)):
        await store.append(Batch([Entry(table, 1, now - days * DAY, Said("g", "Ann", "hello"))], {}, {}))
    sweeping = asyncio.create_task(keep_sweeping(store, Keeping(30), 0.01))
    await asyncio.sleep(0.1)
    assert list(store.logs) == ["new"]
    await store.append(Batch([Entry("older", 1, now - 40 * DAY, Said("g", "Ann", "hello"))], {}, {}))
    await asyncio.sleep(0.1)
    assert list(store.logs) == ["new"]
    sweeping.cancel()
    assert [record.message for record in caplog.records] == ["deleted 1 tables without an entry for 30 days"] * 2


@in_loop
async def test_who_looks_at_a_table_that_is_swept_is_told_so() -> None:
    """A page may stay open for days; whatever it asks for then has an answer."""
    house = house_of()
    ann, ben = Person(house, "ann", "Ann"), Person(house, "ben", "Ben")
    table = await make(house, ann, settled(a_game(2), 2))
    await ben.ask("enter", table=table)
    await ben.ask("sit")
    await ann.ask("start")
    await house.writer.drained()
    assert await house.store.sweep(house.now() + 1) == 1
    asked = [ann.say("say", text="Still there?"), ann.say("stand"), ben.say("say", text="Yes.")]
    answers = [await person.answer(number) for person, number in zip((ann, ann, ben), asked, strict=True)]
    assert {answer["t"] for answer in answers} == {"error"}
    assert {answer["code"] for answer in answers} <= {"storage", "no_such_table"}
    await until(lambda: all(person.told[-1] == {"t": "gone", "reason": "reload"} for person in (ann, ben)))
    assert (await ben.ask("say", text="Where are we?"))["code"] == "not_entered"
    assert (await ben.ask("enter", table=table))["code"] == "no_such_table"
    assert table not in house.rooms
    assert await house.store.entries(table) == []
    await house.close()
