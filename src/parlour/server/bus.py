"""The bus tells the other processes that a table's log has grown; owners settle which process drives a table."""

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


class Owners(Protocol):
    """At most one process owns a table: it alone makes its bots and clocks act."""

    async def claim(self, table: str) -> bool:
        """Whether this process owns the table now."""

    def owns(self, table: str) -> bool:
        """Whether it does as far as is known; false again when the connection that held the claims is lost."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class MemoryBus:
    """For one process: nobody else listens."""

    async def subscribe(self, heard: Heard) -> None:
        """There is nobody to hear from."""

    async def publish(self, grown: dict[str, int]) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing to close."""


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
