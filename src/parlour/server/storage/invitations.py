"""Invitations of programs to tables, as a store keeps them until they are answered or too old."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

INVITATIONS_KEPT = 86_400_000  # milliseconds
MOST_INVITATIONS = 50  # that are told of at once


class Invitation(Struct, frozen=True):
    guest: str  # who is invited
    table: str
    name: str  # of the table
    game: str
    by: str  # the host's name
    at: int  # milliseconds since 1970


class Invitations(Protocol):
    async def invite(self, invitation: Invitation) -> None:
        """The newest of one guest to one table replaces the one before."""

    async def invitations(self, guest: str, since: int) -> list[Invitation]:
        """The last ones (``MOST_INVITATIONS``) that are at least so young, the oldest first."""

    async def drop_invitation(self, guest: str, table: str) -> None:
        """The guest has come, if he was invited."""
