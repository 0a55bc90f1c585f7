"""What it costs to put an entry on disk: ``./dev bench storage [DATABASE_URL]``, else SQLite in a temporary folder.

So many tables play at once; each writes its next entry when the one before is acknowledged, so a batch holds one entry
of each table.  CPU seconds are those of this process, all its threads; bytes are all that it has written, as Linux
counts them: with SQLite to the disk, with PostgreSQL to the database.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from parlour.server.storage.bus import MemoryBus
from parlour.server.storage.opening import open_postgres, open_sqlite
from parlour.server.storage.store import StorageError, Store
from parlour.server.storage.writer import Writer
from parlour.server.table.entries import Entry, Moved

TABLES = (1, 10, 20, 50)
EACH = 300  # entries of each table
HEAD = "0" * 64  # an entry names its own, and the one that its player had seen
IO = Path("/proc/self/io")


class Run:
    def __init__(self, store: Store, tables: int) -> None:
        self.writer = Writer(store, MemoryBus())
        self.tables = [secrets.token_urlsafe(16) for _table in range(tables)]

    def put(self, table: str, seq: int) -> None:
        entry = Entry(table, seq, time.time_ns() // 1_000_000, Moved(2, "play KS", saw=HEAD), HEAD)
        self.writer.put(entry, partial(self.done, table, seq))

    def done(self, table: str, seq: int, error: StorageError | None) -> None:
        if error is not None:
            raise error
        if seq < EACH:
            self.put(table, seq + 1)

    async def measure(self) -> str:
        wall, cpu, bytes = time.perf_counter(), time.process_time(), put_out()
        for table in self.tables:
            self.put(table, 1)
        await self.writer.drained()
        wall, cpu, bytes = time.perf_counter() - wall, time.process_time() - cpu, put_out() - bytes
        total = len(self.tables) * EACH
        each = 1e6 * cpu / total
        return f"{len(self.tables):6}{each:14.1f}{total / cpu:22.0f}{total / wall:18.0f}{bytes / total:16.0f}"


def put_out() -> int:
    """Bytes that this process has written; 0 where nobody counts them."""
    counts = dict(line.split(": ") for line in IO.read_text().splitlines()) if IO.exists() else {}
    return int(counts.get("wchar", 0))


async def main(url: str) -> None:
    print("tables  us an entry  entries a CPU second  entries a second  bytes an entry")
    with tempfile.TemporaryDirectory() as folder:
        store = await (open_postgres(url) if url else open_sqlite(Path(folder) / "bench.db"))
        for tables in TABLES:
            print(await Run(store, tables).measure(), flush=True)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if sys.argv[1:] else ""))
