"""A store in memory that puts what is written on a shelf, which outlasts it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from msgspec import MsgspecError

from parlour.server.pocket.kept import read, written
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.newer import Newer
from parlour.server.table.results import Finished, Rate

log = logging.getLogger("parlour.server")

MOST_TABLES = 30  # that are kept; the oldest make room


class Shelf(Protocol):
    """Where a browser keeps texts, each with the table that it is about."""

    async def put(self, texts: dict[str, str]) -> None:
        """All of them or none; OSError where that cannot be."""

    async def drop(self, table: str) -> None: ...


class PocketStore(MemoryStore):
    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.shelf = shelf

    async def append(self, batch: Batch) -> None:
        try:
            await self.shelf.put(written(batch))
        except OSError as error:
            raise StorageError(f"the browser keeps nothing more: {error}") from error
        await super().append(batch)

    async def enter_results(
        self, table: str, number: int, seats: Sequence[Finished], rate: Rate | None = None, record: bytes | None = None
    ) -> bool:
        """The record goes on the shelf; what it came to is made up from it again."""
        if record is not None:
            await self.append(Batch([], {}, {}, records={(table, number): record}))
        return await super().enter_results(table, number, seats, rate)

    async def take_down(self, texts: Sequence[tuple[str, str]]) -> None:
        """Know again what was put on the shelf.  A table of which something cannot be read leaves it."""
        spoilt = set[str]()
        for table, text in texts:
            if table not in spoilt:
                try:
                    await super().append(read(table, text))
                except (MsgspecError, Newer, StorageError, ValueError) as error:
                    log.warning("table %s cannot be read any more: %s", table, error)
                    spoilt.add(table)
        for table in spoilt:
            await self._drop(table)
        await self._make_room()

    async def _make_room(self) -> None:
        tables = sorted(self.logs, key=lambda table: self.logs[table][-1].at)
        for table in tables[:-MOST_TABLES]:
            await self._drop(table)

    async def _drop(self, table: str) -> None:
        self.remove([table])
        await self.shelf.drop(table)
