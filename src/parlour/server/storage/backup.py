"""A copy of the data folder's database, taken while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.server.storage.opening import FILE
from parlour.server.storage.store import StorageError


def back_up(folder: Path, target: Path) -> int:
    """Write the copy whole or not at all, by SQLite's own backup; gives its size in bytes."""
    source = folder / FILE
    if not source.is_file():
        raise StorageError(f"there is no database in {folder}")
    if target.exists() and source.samefile(target):
        raise StorageError("the backup would overwrite the database itself")
    part = target.with_name(f"{target.name}.part")
    try:
        _copy(source, part)
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StorageError(f"the backup failed: {error}") from error
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)  # in one step, or each entry written meanwhile would start it anew; nobody waits for it
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
    with part.open("rb+") as file:
        os.fsync(file.fileno())
