"""What the server asks of a store about evenings: a book that only grows, its people, and its tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from parlour.evening.lines import Line, line_of
from parlour.server.storage.people import StorageError

MOST_EVENINGS = 100  # of one guest that are told of at once


class OtherEvening(StorageError):
    """The table belongs to an evening already."""


class Evening(Struct, frozen=True):
    """``key`` is for those whose tables join; ``last`` the number of the last line."""

    id: str
    name: str
    secretary: str
    key: str
    made: int
    last: int = 0


class EveningPerson(Struct, frozen=True):
    """Somebody in the book, by number; the name is what is left of it where the account is deleted."""

    number: int
    guest: str
    name: str


class Growth(Struct, frozen=True):
    """What is added to a book at once, all of it or nothing: lines after ``last``, and whom and what they speak of."""

    evening: str
    last: int
    lines: Sequence[Line]
    people: Sequence[EveningPerson] = ()
    tables: Sequence[str] = ()  # that join, or are laid for a round


class Evenings(Protocol):
    async def open_evening(self, evening: Evening, growth: Growth) -> None: ...

    async def evening(self, id: str) -> Evening | None: ...

    async def evening_lines(self, id: str) -> list[Line]: ...

    async def evening_people(self, id: str) -> list[EveningPerson]: ...

    async def evening_of(self, table: str) -> Evening | None: ...

    async def evenings_of(self, guest: str) -> list[Evening]:
        """Those he keeps, and those in whose books he stands, the newest first, as many as are told of at once."""

    async def grow_evening(self, growth: Growth) -> None:
        """Outdated where the book has grown otherwise meanwhile, OtherEvening where the table is another's.

        People whose account was deleted before get their initials.
        """

    async def sweep_evenings(self, before: int) -> int:
        """Delete the evenings whose last line is older than this; gives how many."""


def written(line: Line) -> str:
    """As JSON; counters may be larger than 64 bits hold."""
    return json.dumps(line.plain(), ensure_ascii=False, separators=(",", ":"))


def read_line(number: int, at: int, data: str) -> Line:
    return line_of(number, at, json.loads(data))
