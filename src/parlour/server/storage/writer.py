"""The writer puts the entries of all tables on disk, those that came together in one transaction (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.server.net.counts import Durations
from parlour.server.net.outbox import Outbox
from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.storage.audit import tell
from parlour.server.storage.bus import Bus, MemoryBus
from parlour.server.storage.store import Batch, Note, StorageError, Store, Taken
from parlour.server.table.entries import Entry, Moved

Done = Callable[[StorageError | None], None]
Checkpoints = dict[tuple[str, int, int], bytes]  # as in a Batch; of one entry, mostly none

BREATH: Final = 0.002  # seconds; nobody notices so little
NO_CHECKPOINTS: Final[Checkpoints] = {}


class Waiting:
    """An entry on its way to the disk, the cards that it changes, and its line in the audit trail, if it has one."""

    entry: Entry
    table: TableCard | None
    game: GameCard | None
    note: Note | None
    checkpoints: Checkpoints | None

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.table = None
        self.game = None
        self.note = None
        self.checkpoints = None

    def settle(self, error: StorageError | None) -> None:
        """It is on disk; or it is not, for this reason."""
        raise NotImplementedError


class Called(Waiting):
    """Somebody is called when it is settled."""

    def __init__(self, entry: Entry, done: Done) -> None:
        super().__init__(entry)
        self.done = done

    def settle(self, error: StorageError | None) -> None:
        self.done(error)


class Writer:
    """While one batch is being written the next one gathers, so the slower the disk, the larger the batches.

    Where there is a next one, many write at once: then the writer takes a breath, so that those who have just been told
    something can answer, and their answers share the next sync too.

    Entries are settled in their order: with nothing once they are on disk, else with what went wrong.
    When an entry fails, so do all later ones of its table that were put meanwhile, since they rest on it; whoever put
    them loads the table again.  Taken by another process, an entry fails alone with its table, not the whole batch.
    """

    def __init__(self, store: Store, bus: Bus, outbox: Outbox | None = None) -> None:
        self.store = store
        self.bus = bus
        self.outbox = outbox or Outbox()
        self.written = 0  # entries,
        self.moves = 0  # and the moves among them
        self.failed = 0  # batches
        self.commits = Durations()
        self._waiting: list[Waiting] = []
        self._beats: list[asyncio.Future[None]] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, entry: Entry, done: Done, table: TableCard | None = None) -> None:
        """Queue an entry by itself."""
        waiting = Called(entry, done)
        waiting.table = table
        self.take(waiting)

    def take(self, waiting: Waiting) -> None:
        """Queue an entry, and what goes with it; call it in the event loop."""
        self._waiting.append(waiting)
        self._begin()

    async def beat(self) -> None:
        """Make a mark durable in turn with the entries; StorageError where that cannot be."""
        beaten: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._beats.append(beaten)
        self._begin()
        await beaten

    @property
    def queue(self) -> int:
        """Entries that wait for the batch being written."""
        return len(self._waiting)

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write())

    async def drained(self) -> None:
        """Wait until everything that was put is on disk or has failed."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def _write(self) -> None:
        try:
            while self._waiting or self._beats:
                batch, self._waiting = self._waiting, []
                beats, self._beats = self._beats, []
                await self._commit(batch)
                if beats:
                    await self._mark(beats)
                if self._waiting:
                    await asyncio.sleep(BREATH)
        finally:
            self._task = None

    async def _commit(self, batch: list[Waiting]) -> None:
        while batch:
            began = monotonic()
            try:
                await self.store.append(gathered(batch))
            except Taken as taken:
                batch = self._fail(batch, {taken.table}, taken)
            except StorageError as error:
                self.failed += 1
                batch = self._fail_all(batch, error)
            except Exception as bug:  # nobody may wait for ever
                _complain("the store failed in a way it should not", bug)
                batch = self._fail_all(batch, StorageError(f"{type(bug).__name__}: {bug}"))
            else:
                self.commits.add(monotonic() - began)
                self.written += len(batch)
                self._settle(batch)
                if type(self.bus) is not MemoryBus:  # nobody would hear of it
                    await self._publish(batch)
                return

    def _settle(self, batch: list[Waiting]) -> None:
        """All that these entries lead to is told in one go: who has a part in several is written to once."""
        self.outbox.hold()
        try:
            for waiting in batch:
                if type(waiting.entry.act) is Moved:
                    self.moves += 1
                if waiting.note is not None:
                    tell(waiting.note)
                _settle(waiting, None)
        finally:
            self.outbox.send()

    async def _mark(self, beats: list[asyncio.Future[None]]) -> None:
        trouble: StorageError | None = None
        try:
            await self.store.ping()
        except StorageError as error:
            trouble = error
        except Exception as bug:
            _complain("the store failed in a way it should not", bug)
            trouble = StorageError(f"{type(bug).__name__}: {bug}")
        for beaten in beats:
            if beaten.done():
                continue  # whoever asked has gone
            if trouble is None:
                beaten.set_result(None)
            else:
                beaten.set_exception(trouble)

    def _fail_all(self, batch: list[Waiting], error: StorageError) -> list[Waiting]:
        return self._fail(batch, {waiting.entry.table for waiting in batch}, error)

    def _fail(self, batch: list[Waiting], tables: set[str], error: StorageError) -> list[Waiting]:
        """Fail these tables; gives what is left of the batch."""
        failed = [waiting for waiting in batch + self._waiting if waiting.entry.table in tables]
        self._waiting = [waiting for waiting in self._waiting if waiting.entry.table not in tables]
        for waiting in failed:
            _settle(waiting, error)
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
        [waiting.note for waiting in batch if waiting.note is not None],
        checkpoints={key: data for waiting in batch for key, data in (waiting.checkpoints or NO_CHECKPOINTS).items()},
    )


def _settle(waiting: Waiting, error: StorageError | None) -> None:
    """What one table does with the news must not keep the others from theirs."""
    try:
        waiting.settle(error)
    except Exception as trouble:
        _complain("after an entry was written or refused", trouble)


def _complain(about: str, error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": about, "exception": error})
