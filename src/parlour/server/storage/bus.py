"""The bus tells the other processes that a table's log has grown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]  # table, sequence number of its last entry


class Bus(Protocol):
    """``heard`` is called in the event loop for what other processes published, and may be for what this one did."""

    async def subscribe(self, heard: Heard) -> None: ...

    async def publish(self, grown: dict[str, int]) -> None:
        """These tables now end with these entries."""

    async def close(self) -> None: ...


class MemoryBus:
    """For one process: nobody else listens."""

    async def subscribe(self, heard: Heard) -> None:
        """There is nobody to hear from."""

    async def publish(self, grown: dict[str, int]) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing to close."""
