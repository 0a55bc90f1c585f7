"""Tables in which nothing has happened for long are deleted with their logs."""

from __future__ import annotations

import asyncio
import logging

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.store import StorageError, Store

DAY = 86_400_000  # milliseconds
EVERY = 3_600.0  # seconds between sweeps

log = logging.getLogger("parlour.server")


async def keep_sweeping(store: Store, days: int, every: float = EVERY) -> None:
    """Several processes may do this at once; what one has deleted, the others do not find."""
    while True:
        try:
            swept = await store.sweep(now_ms() - days * DAY)
            if swept:
                log.info("deleted %d tables without an entry for %d days", swept, days)
        except StorageError as error:
            log.warning("old tables could not be deleted: %s", error)
        await asyncio.sleep(every)
