"""What the server asks of a store about people who do not want to meet each other."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.server.storage.people import StorageError
from parlour.server.table.callers import Blocks

MOST_BLOCKS = 500  # of one guest


class TooManyBlocks(StorageError):
    """Nobody blocks more people than that."""


class Blocked(Struct, frozen=True):
    """Whom somebody has blocked, by the name he knew him under."""

    guest: str
    name: str
    at: int


class Blocking(Protocol):
    async def block(self, guest: str, blocked: Blocked) -> None:
        """Once more changes the name; TooManyBlocks where there is no room."""

    async def unblock(self, guest: str, other: str) -> bool:
        """Whether he was blocked."""

    async def blocked_by(self, guest: str) -> list[Blocked]:
        """The last first."""

    async def blocks_about(self, guest: str) -> Blocks:
        """Whom a guest has blocked, and who has blocked him."""
