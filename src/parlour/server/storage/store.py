"""What the server asks of a store.  The log is the truth; the other rows can be made from it or are the guests' own."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.storage.blocks import Blocking
from parlour.server.storage.evenings import Evenings
from parlour.server.storage.invitations import Invitations
from parlour.server.storage.people import People, StorageError
from parlour.server.storage.results import Results
from parlour.server.storage.waiters import Waiting
from parlour.server.table.entries import Entry

__all__ = ["Batch", "StorageError", "Store", "Taken"]


NEVER = 2**63 - 1  # milliseconds; no later moment has a place in a row


class Taken(StorageError):
    """Another process has written this entry of the table: nothing of the batch was written."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} is already there")
        self.table = table
        self.seq = seq


class Note(Struct, frozen=True):
    """A line of the audit trail: when, what, and who did it where; ``detail`` is a JSON object."""

    at: int
    what: str
    who: str = ""  # a guest; empty for the house itself
    table: str = ""
    detail: str = "{}"


class Sought(Struct, frozen=True):
    """Which lines of the audit trail are wanted: those to which all of this applies; what is empty applies to all."""

    what: tuple[str, ...] = ()  # any of these
    who: tuple[str, ...] = ()  # guests who have any of these as id, login or name
    table: str = ""
    since: int = 0  # milliseconds since 1970,
    until: int = NEVER  # and before this


class Batch(Struct):
    """What is written in one transaction: all of it or nothing.

    A record is written once: where there is one it stays, and with it go the checkpoints of its game.
    """

    entries: list[Entry]
    tables: dict[str, TableCard]  # by table
    games: dict[tuple[str, int], GameCard]  # by table and number of the game
    notes: list[Note] = []
    records: dict[tuple[str, int], bytes] = {}  # by the same
    checkpoints: dict[tuple[str, int, int], bytes] = {}  # by these and the entry
    reviews: dict[tuple[str, int], bytes] = {}  # of finished games; one that is there stays,
    outdated: dict[tuple[str, int], bytes] = {}  # unless it is this one: it goes before

    @classmethod
    def empty(cls) -> Batch:
        return cls([], {}, {})


class PublicGame(Struct, frozen=True):
    """A game that is played at a public table, and when something last happened there."""

    card: TableCard
    game: GameCard
    at: int


class Store(People, Evenings, Invitations, Results, Blocking, Waiting, Protocol):
    async def append(self, batch: Batch) -> None:
        """Make all of it durable, or raise Taken or another StorageError and change nothing."""

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries of a table after this one, until that one, in order; none for a table that does not exist."""

    async def tables(self, limit: int = 100) -> list[TableCard]:
        """The public tables, those that changed last first."""

    async def public_games(self, since: int, limit: int = 500) -> list[PublicGame]:
        """The games that are played at public tables where something has happened since, the last such first."""

    async def games_of(self, guest: str, limit: int = 100) -> list[GameCard]:
        """The games a guest had a seat in, the last begun first."""

    async def game(self, table: str, number: int) -> GameCard | None: ...

    async def record(self, table: str, number: int) -> bytes | None:
        """What was written of a game when it ended."""

    async def review(self, table: str, number: int) -> bytes | None:
        """What was found when a finished game was gone through, if it was."""

    async def checkpoints(self, table: str, number: int) -> list[bytes]:
        """Those of a game that has no record yet, the first one first."""

    async def key(self, name: str) -> bytes:
        """32 random bytes that stay the same from the first call on, also across restarts."""

    async def sweep(self, before: int) -> int:
        """Delete every table (log and cards) whose last entry is older than this; gives how many.

        The names of guests from before that, who have no account, no session and no game left, are deleted too.
        """

    async def note(self, note: Note) -> None:
        """Put a line into the audit trail that no entry brings."""

    async def notes(self, limit: int = 100, sought: Sought | None = None) -> list[Note]:
        """The last lines of the audit trail that are wanted, the newest first."""

    async def sweep_notes(self, before: int) -> int:
        """Delete the lines of the audit trail that are older than this; gives how many."""

    async def sweep_talk(self, before: int) -> int:
        """Delete what was said at tables whose last entry is older than this; gives how many lines."""

    async def ping(self) -> None:
        """Make a mark durable, or raise StorageError: so it is seen whether anything can be written."""

    async def close(self) -> None: ...
