"""What the server asks of a store.  The log is the truth; the other rows can be made from it or are the guests' own."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.errors import ParlourError
from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.table.entries import Entry


class StorageError(ParlourError):
    """The store could not do what was asked; nothing of it was done."""


class Taken(StorageError):
    """Another process has written this entry of the table: nothing of the batch was written."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} is already there")
        self.table = table
        self.seq = seq


class LoginTaken(StorageError):
    """Another guest has this login."""


class Guest(Struct, frozen=True):
    """Somebody with a cookie; with an account where ``login`` is not empty."""

    guest: str
    name: str
    made: int  # when the row was first written, in milliseconds since 1970; 0 before
    generation: int = 0  # cookies of an earlier generation are no longer good
    login: str = ""
    password: str = ""  # hashed


class Batch(Struct):
    """What is written in one transaction: all of it or nothing.

    A record is written once: where there is one it stays, and with it go the checkpoints of its game.
    """

    entries: list[Entry]
    tables: dict[str, TableCard]  # by table
    games: dict[tuple[str, int], GameCard]  # by table and number of the game
    records: dict[tuple[str, int], bytes] = {}  # by the same
    checkpoints: dict[tuple[str, int, int], bytes] = {}  # by these and the entry

    @classmethod
    def empty(cls) -> Batch:
        return cls([], {}, {})


class Store(Protocol):
    async def append(self, batch: Batch) -> None:
        """Make all of it durable, or raise Taken or another StorageError and change nothing."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a greater number, in order; none for a table that does not exist."""

    async def tables(self, limit: int = 100) -> list[TableCard]:
        """The public tables, those that changed last first."""

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        """The games a guest had a seat in, the last begun first."""

    async def game(self, table: str, number: int) -> GameCard | None: ...

    async def record(self, table: str, number: int) -> bytes | None:
        """What was written of a game when it ended."""

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        """Those of a game that has no record yet, the first one first."""

    async def guest(self, guest: str) -> Guest | None: ...

    async def guest_by_login(self, login: str) -> Guest | None: ...

    async def put_guest(self, guest: Guest) -> None:
        """Write a guest's row, new or changed; LoginTaken where another has the login."""

    async def forget(self, guest: str) -> None:
        """Delete a guest's row and take his id out of the players of all game cards."""

    async def key(self, name: str) -> bytes:
        """32 random bytes that stay the same from the first call on, also across restarts."""

    async def sweep(self, before: int) -> int:
        """Delete every table (log and cards) whose last entry is older than this; gives how many.

        The names of guests from before that, who have no account and no game left, are deleted too.
        """

    async def ping(self) -> None:
        """Raise StorageError where the store cannot be reached."""

    async def close(self) -> None: ...
