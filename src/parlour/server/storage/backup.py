"""A copy of the data folder's database, taken while the server runs; and the way back from one."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from parlour.server.storage.migrate import refuse_newer
from parlour.server.storage.opening import FILE, LOCK, Folder
from parlour.server.storage.store import StorageError

OWNER_ALONE = 0o600  # the secrets of running games are in it
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite lays beside a database in use


def back_up(folder: Path, target: Path) -> int:
    """Write the copy whole or not at all, by SQLite's own backup; gives its size in bytes."""
    source = folder / FILE
    if not source.is_file():
        raise StorageError(f"there is no database in {folder}")
    if target.exists() and any(own.exists() and own.samefile(target) for own in _files_of(folder)):
        raise StorageError("the backup would overwrite the database itself")
    with _told("the backup failed"):
        _copy(source, target)
    return target.stat().st_size


def restore(source: Path, folder: Path, overwrite: bool = False) -> int:
    """Make a backup the database of a folder that no server uses; gives its size in bytes.

    It is checked first.  Until the last step, which the file system does at once, the folder is as it was.
    """
    if not source.is_file():
        raise StorageError(f"there is no backup {source}")
    target = folder / FILE
    if target.exists() and source.samefile(target):
        raise StorageError("that is the database itself, and no backup of it")
    with _told(f"{source} cannot be restored"):
        _check_backup(source)
    kept = Folder(folder)  # as a server would: it and a restoring one keep each other out
    try:
        if target.exists() and not overwrite:
            raise StorageError(f"there is a database in {folder} already: say --overwrite to lose it")
        with _told("the restoring failed"):
            _copy(source, target, before=lambda: _put_away(target))
    finally:
        kept.close()
    return target.stat().st_size


def _files_of(folder: Path) -> list[Path]:
    """What a server works with: what it has not yet moved into its database stands beside that."""
    return [folder / name for name in (FILE, *(FILE + suffix for suffix in BESIDE), LOCK)]


@contextmanager
def _told(what: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{what}: {error}") from error


def _check_backup(source: Path) -> None:
    """Whether it is whole, ours, and not written by a newer program."""
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as backup:
        _check(backup)
        tables = {name for (name,) in backup.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "entries", "tables", "keys"} <= tables:
            raise StorageError(f"{source} is no backup of Parlour's")
        (revision,) = backup.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
    refuse_newer(revision)


def _check(connection: sqlite3.Connection) -> None:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"it is damaged: {verdict}")


def _put_away(target: Path) -> None:
    """What an ended server has left beside its database must not be taken for the new one's."""
    if target.exists():
        with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA journal_mode = DELETE")  # whole again by itself, should it be needed after all
    for suffix in BESIDE:
        target.with_name(target.name + suffix).unlink(missing_ok=True)


def _copy(source: Path, target: Path, before: Callable[[], None] | None = None) -> None:
    """Beside the target and then in its place; ``before`` is called when only that last step is left."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)  # in one step, or each entry written meanwhile would start it anew; nobody waits for it
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            _check(copy)
        _sync(part)
        if before is not None:
            before()
        os.replace(part, target)
        if os.name != "nt":  # where a folder is no file
            _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
