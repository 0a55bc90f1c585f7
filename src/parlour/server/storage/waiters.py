"""What the server asks of a store about those who wait for a game with other people.

Whoever waits has one row, which the process that he is connected to renews: where nobody does, because he has gone or
the process has, it fades.  He is called to a table by a transaction that marks his row with it, once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from msgspec import Struct

from parlour.server.protocol.finding import Wanted
from parlour.server.storage.people import StorageError

MOST_WAITING = 10_000
FADED = 60_000  # milliseconds after which a row that nobody renewed is deleted


class TooManyWait(StorageError):
    """There is no room on the list."""


class Waiter(Struct, frozen=True):
    """``agreement``: two who wait for the same have the same; ``since`` when he waits, ``until`` when the row fades.

    ``table``: that to which he was called, ``called`` when; it has so many ``seats``, and is there once it is ``made``.
    """

    guest: str
    name: str
    program: bool
    agreement: str
    wanted: Wanted
    since: int
    until: int
    table: str = ""
    seats: int = 0
    called: int = 0
    made: bool = False


class Party(Struct, frozen=True):
    """Some who are called to a table of so many seats; bots take those that are left."""

    table: str
    guests: tuple[str, ...]
    seats: int


Apart = Collection[tuple[str, str]]  # guest and other: the one has blocked the other
Choose = Callable[[Sequence[Waiter], Apart], Sequence[Party]]


class Waiting(Protocol):
    async def wait(self, waiter: Waiter, now: int) -> Waiter:
        """Put somebody on the list; gives his row.  Who waits for the same already keeps his place, and his call."""

    async def renew(self, guests: Collection[str], until: int) -> None:
        """Those of them who were not called wait on."""

    async def fade(self, guest: str, known: int, until: int) -> None:
        """He is gone: his row fades then, unless another process has renewed it after what was ``known``."""

    async def give_up(self, guest: str) -> bool:
        """He waits no longer; whether he did."""

    async def waiters(self, now: int) -> list[Waiter]:
        """All whose row has not faded, and all who were called, in the order in which they came."""

    async def call(self, agreement: str, now: int, choose: Choose) -> list[Party]:
        """Call some of those who wait for the same, as ``choose`` says; whoever does so at once waits for it."""

    async def table_made(self, table: str) -> None:
        """The table to which some were called is there."""

    async def recall(self, table: str, kept: Collection[str], until: int) -> None:
        """A table has come to nothing: these wait again, in their old places; the others wait no longer."""

    async def strike(self, table: str, guests: Collection[str] | None = None) -> None:
        """These, or all, who were called to this table wait no longer."""
