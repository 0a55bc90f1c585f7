"""Reading from SQLite: a thread with a connection of its own, so that a question costs one change of threads.

The asynchronous driver changes threads for every step of one: it opens a cursor, executes, fetches, closes, rolls back.
A thousand tables end dozens of games a second, and each end asks several questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Row, Select, create_engine

from parlour.server.storage.one_thread import OneThread

Wanted = Select[*tuple[Any, ...]]
Found = Row[*tuple[Any, ...]]


def engine_of(file: Path, patience: float) -> Engine:
    """For a thread that does all of a question, or of a transaction, by itself."""
    address = URL.create("sqlite", database=str(file))
    return create_engine(address, connect_args={"timeout": patience, "isolation_level": None})


class SqliteReader:
    def __init__(self, file: Path, patience: float) -> None:
        self.engine = engine_of(file, patience)
        self._thread = OneThread("reader")

    async def rows(self, wanted: Wanted, given: Mapping[str, object] | None) -> Sequence[Found]:
        return await self._thread.do(partial(self._read, wanted, given))

    def _read(self, wanted: Wanted, given: Mapping[str, object] | None) -> Sequence[Found]:
        with self.engine.connect() as connection:
            return connection.execute(wanted, given).all()

    async def close(self) -> None:
        """Whoever asks after that is answered by another thread."""
        thread, self._thread = self._thread, OneThread("reader")
        await thread.do(self.engine.dispose)
        thread.end()
