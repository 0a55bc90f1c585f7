"""Tables in which nothing has happened for long are deleted with their logs; so are old lines of the audit trail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.store import StorageError, Store

DAY = 86_400_000  # milliseconds
EVERY = 3_600.0  # seconds between sweeps

log = logging.getLogger("parlour.server")


async def keep_sweeping(store: Store, days: int, every: float = EVERY) -> None:
    await _keep(store.sweep, days, "tables without an entry for %d days", every)


async def keep_sweeping_notes(store: Store, days: int, every: float = EVERY) -> None:
    await _keep(store.sweep_notes, days, "lines of the audit trail older than %d days", every)


async def _keep(sweep: Callable[[int], Awaitable[int]], days: int, which: str, every: float) -> None:
    """Several processes may do this at once; what one has deleted, the others do not find."""
    while True:
        try:
            swept = await sweep(now_ms() - days * DAY)
            if swept:
                log.info(f"deleted %d {which}", swept, days)
        except StorageError as error:
            log.warning(f"{which} could not be deleted: %s", days, error)
        await asyncio.sleep(every)
