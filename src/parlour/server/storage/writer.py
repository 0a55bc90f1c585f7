"""The writer puts the entries of all tables on disk, those that came together in one transaction (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.storage.bus import Bus
from parlour.server.storage.store import Batch, StorageError, Store, Taken
from parlour.server.table.entries import Entry

Done = Callable[[StorageError | None], None]
Checkpoints = dict[tuple[str, int, int], bytes]  # as in a Batch; of one entry, mostly none

BREATH: Final = 0.002  # seconds; nobody notices so little


class Waiting:
    """An entry on its way to the disk, and the cards that it changes."""

    __slots__ = ("checkpoints", "done", "entry", "game", "table")

    def __init__(
        self, entry: Entry, done: Done, table: TableCard | None, game: GameCard | None, checkpoints: Checkpoints
    ) -> None:
        self.entry = entry
        self.done = done
        self.table = table
        self.game = game
        self.checkpoints = checkpoints


class Writer:
    """While one batch is being written the next one gathers, so the slower the disk, the larger the batches.

    Where there is a next one, many write at once: then the writer takes a breath, so that those who have just been told
    something can answer, and their answers share the next sync too.

    ``done`` is called in the order of the entries: with nothing once the entry is on disk, else with what went wrong.
    When an entry fails, so do all later ones of its table that were put meanwhile, since they rest on it; whoever put
    them loads the table again.  Taken by another process, an entry fails alone with its table, not the whole batch.
    """

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def put(
        self,
        entry: Entry,
        done: Done,
        table: TableCard | None = None,
        game: GameCard | None = None,
        checkpoints: Checkpoints | None = None,
    ) -> None:
        """Queue an entry, and the cards that it changes; call it in the event loop."""
        self._waiting.append(Waiting(entry, done, table, game, checkpoints or {}))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write())

    async def drained(self) -> None:
        """Wait until everything that was put is on disk or has failed."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
                if self._waiting:
                    await asyncio.sleep(BREATH)
        finally:
            self._task = None

    async def _commit(self, batch: list[Waiting]) -> None:
        while batch:
            try:
                await self.store.append(gathered(batch))
            except Taken as taken:
                batch = self._fail(batch, {taken.table}, taken)
            except StorageError as error:
                batch = self._fail_all(batch, error)
            except Exception as bug:  # nobody may wait for ever
                _complain("the store failed in a way it should not", bug)
                batch = self._fail_all(batch, StorageError(f"{type(bug).__name__}: {bug}"))
            else:
                for waiting in batch:
                    _call(waiting.done, None)
                await self._publish(batch)
                return

    def _fail_all(self, batch: list[Waiting], error: StorageError) -> list[Waiting]:
        return self._fail(batch, {waiting.entry.table for waiting in batch}, error)

    def _fail(self, batch: list[Waiting], tables: set[str], error: StorageError) -> list[Waiting]:
        """Fail these tables; gives what is left of the batch."""
        failed = [waiting for waiting in batch + self._waiting if waiting.entry.table in tables]
        self._waiting = [waiting for waiting in self._waiting if waiting.entry.table not in tables]
        for waiting in failed:
            _call(waiting.done, error)
        return [waiting for waiting in batch if waiting.entry.table not in tables]

    async def _publish(self, batch: list[Waiting]) -> None:
        try:
            await self.bus.publish({waiting.entry.table: waiting.entry.seq for waiting in batch})
        except StorageError as error:
            _complain("the bus could not be told", error)


def gathered(batch: list[Waiting]) -> Batch:
    """One transaction's worth; of several cards of the same thing the last one counts."""
    return Batch(
        [waiting.entry for waiting in batch],
        {waiting.table.table: waiting.table for waiting in batch if waiting.table is not None},
        {(game.table, game.number): game for game in [waiting.game for waiting in batch] if game is not None},
        checkpoints={key: data for waiting in batch for key, data in waiting.checkpoints.items()},
    )


def _call(done: Done, error: StorageError | None) -> None:
    """What one table does with the news must not keep the others from theirs."""
    try:
        done(error)
    except Exception as trouble:
        _complain("after an entry was written or refused", trouble)


def _complain(about: str, error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": about, "exception": error})
