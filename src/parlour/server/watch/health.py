"""Whether the server can do its work: whether what it writes becomes durable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from parlour.server.storage.store import StorageError
from parlour.server.storage.writer import Writer

log = logging.getLogger("parlour.server")

EVERY = 2.0  # seconds for which an answer holds, however many ask
PATIENCE = 5.0  # seconds until whoever asks is told that it takes too long
NOT_WRITTEN = "nothing can be written: the disk is full or read-only, or the database is away"
TOO_SLOW = f"a write has not become durable within {PATIENCE:.0f} seconds"


class Pulse:
    """Writes a mark through the writer when it is asked and the last answer is old."""

    def __init__(self, writer: Writer, clock: Callable[[], float] = monotonic, patience: float = PATIENCE) -> None:
        self.writer = writer
        self.clock = clock
        self.patience = patience
        self.last = ""  # the trouble there was when it was last tried
        self._answered: float | None = None
        self._beating: asyncio.Task[None] | None = None

    async def trouble(self) -> str:
        """Why nothing can be written, in a sentence; empty where something just was."""
        is_old = self._answered is None or self.clock() - self._answered >= EVERY
        if self._beating is None and is_old:
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        if self._beating is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self._beating), self.patience)
            except TimeoutError:
                self.last = TOO_SLOW
        return self.last

    async def _beat(self) -> None:
        found = ""
        try:
            await self.writer.beat()
        except StorageError as error:
            found = NOT_WRITTEN
            log.error("nothing can be written", extra={"about": {"reason": str(error)}})
        if self.last and not found:
            log.info("the server can write again")
        self.last = found
        self._answered = self.clock()
        self._beating = None
