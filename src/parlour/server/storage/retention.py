"""How long things are kept: an hourly sweep takes what is older.  Sessions that have expired go in any case."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.store import StorageError, Store

DAY = 86_400_000  # milliseconds
EVERY = 3_600.0  # seconds between sweeps
USUAL_SESSION = 90  # days
USUAL_AUDIT = 365

log = logging.getLogger("parlour.server")


class Keeping(Struct, frozen=True):
    """Days after which something is deleted; None: never."""

    tables: int | None = None  # since the last entry of a table: all of it,
    talk: int | None = None  # and what was said at it
    sessions: int = USUAL_SESSION  # since the last use
    audit: int = USUAL_AUDIT  # lines of the audit trail
    results: int | None = None  # since a game ended: what it was for those who played


FOR_EVER = Keeping()


async def keep_sweeping(store: Store, keeping: Keeping, every: float = EVERY) -> None:
    """Several processes may do this at once; what one has deleted, the others do not find."""
    while True:
        try:
            await sweep(store, keeping)
        except StorageError as error:
            log.warning("what is old could not be deleted: %s", error)
        await asyncio.sleep(every)


async def sweep(store: Store, keeping: Keeping, now: Callable[[], int] = now_ms) -> None:
    await store.sweep_sessions(now())
    swept = await store.sweep_notes(now() - keeping.audit * DAY)
    if swept:
        log.info("deleted %d lines of the audit trail older than %d days", swept, keeping.audit)
    await store.sweep_results(None if keeping.results is None else now() - keeping.results * DAY, now())
    if keeping.tables is not None:
        swept = await store.sweep(now() - keeping.tables * DAY)
        if swept:
            log.info("deleted %d tables without an entry for %d days", swept, keeping.tables)
        swept = await store.sweep_evenings(now() - keeping.tables * DAY)
        if swept:
            log.info("deleted %d evenings without a line for %d days", swept, keeping.tables)
    if keeping.talk is not None:
        swept = await store.sweep_talk(now() - keeping.talk * DAY)
        if swept:
            log.info("deleted %d lines said at tables without an entry for %d days", swept, keeping.talk)
