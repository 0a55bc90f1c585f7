"""Owners settle which process drives a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from parlour.server.storage.store import StorageError

EVERY = 2.0  # seconds between claims


class Owners(Protocol):
    """At most one process owns a table: it alone makes its bots and clocks act."""

    async def claim(self, table: str) -> bool:
        """Whether this process owns the table now."""

    def owns(self, table: str) -> bool:
        """Whether it does as far as is known; false again when the connection that held the claims is lost."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class SoleOwner:
    """For one process: it owns every table."""

    async def claim(self, table: str) -> bool:
        return True

    def owns(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """There is nobody to leave it to."""

    async def close(self) -> None:
        """Nothing to close."""


async def keep_claiming(
    owners: Owners, tables: Callable[[], Iterable[str]], gained: Callable[[str], None], every: float = EVERY
) -> None:
    """Claim again and again what nobody, or a process now dead, owns; ``gained`` is called for each table won."""
    while True:
        for table in [table for table in tables() if not owners.owns(table)]:
            try:
                won = await owners.claim(table)
            except StorageError:
                break  # no connection: all is lost until the next round
            if won:
                gained(table)
        await asyncio.sleep(every)
