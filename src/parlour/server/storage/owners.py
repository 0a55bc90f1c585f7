"""Owners settle which process drives a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from parlour.server.storage.store import StorageError

EVERY = 2.0  # seconds between claims


class Owners(Protocol):
    """At most one process owns a table: it alone makes its bots and clocks act."""

    @property
    def name(self) -> str:
        """Of this process, by which others ask whether it is alive; empty where there are no others."""

    async def claim(self, table: str) -> bool:
        """Whether this process owns the table now."""

    def owns(self, table: str) -> bool:
        """Whether it does as far as is known; false again when the connection that held the claims is lost."""

    async def is_alive(self, name: str) -> bool:
        """Whether the process of this name still is."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class SoleOwner:
    """For one process: it owns every table."""

    name = ""

    async def claim(self, table: str) -> bool:
        return True

    def owns(self, table: str) -> bool:
        return True

    async def is_alive(self, name: str) -> bool:
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


async def keep_missing(
    owners: Owners, names: Callable[[], Iterable[str]], gone: Callable[[str], None], every: float = EVERY
) -> None:
    """Ask again and again whether these processes are alive; ``gone`` is called for each that is not."""
    while True:
        await asyncio.sleep(every)
        for name in names():
            try:
                alive = await owners.is_alive(name)
            except StorageError:
                break
            if not alive:
                gone(name)
