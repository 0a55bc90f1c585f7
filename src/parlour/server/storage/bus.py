"""The bus tells the other processes that a table's log has grown, or that sessions have ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

Heard = Callable[[str, int], None]  # table, sequence number of its last entry
Ended = Callable[[Sequence[str]], None]  # sessions; none: some may have ended without being told of

Held = Callable[[], Iterable[str]]  # the tables that this process has in memory


def none_held() -> Iterable[str]:
    return ()


def nobody_ends(_sessions: Sequence[str]) -> None:
    """For whoever does not care."""


class Bus(Protocol):
    """What is heard is told in the event loop: what other processes did, and perhaps what this one did.

    What is missed, because a process ended before it could tell or a connection was lost, is found out for the tables
    that are ``held``.
    """

    async def subscribe(self, heard: Heard, ended: Ended = nobody_ends, held: Held = none_held) -> None: ...

    async def publish(self, grown: dict[str, int]) -> None:
        """These tables now end with these entries."""

    async def close(self) -> None: ...


class MemoryBus:
    """For one process: nobody else listens."""

    async def subscribe(self, heard: Heard, ended: Ended = nobody_ends, held: Held = none_held) -> None:
        """There is nobody to hear from."""

    async def publish(self, grown: dict[str, int]) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing to close."""
