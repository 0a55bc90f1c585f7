"""Backups taken while the server writes, and the sweep of old tables."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

import pytest

from parlour.server.storage.backup import back_up
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import FILE, open_sqlite
from parlour.server.storage.retention import DAY, Keeping, keep_sweeping
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.entries import Entry, Said
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
    restored = tmp_path / "restored" / FILE
    restored.parent.mkdir()
    shutil.copy(tmp_path / "copy.db", restored)
    again = await open_sqlite(restored)
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


async def _make(file: Path) -> None:
    store = await open_sqlite(file)
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
