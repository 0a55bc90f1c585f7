"""SQLite's journal: entries that are durable, but not yet at their places among those of their tables.

At its place an entry costs a page of its own, since tables lie apart: it is summed, written, and later written again.
So all entries of a batch become durable in one row.  They are filed when a page of one table has come together, when
something is to be deleted, and when they have waited long.  Who reads takes the others from here: reading must not have
to write, since a disk can be full.  What is in memory can be read from the rows at any time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from parlour.server.storage.growing import Growth, Written
from parlour.server.storage.journal_statements import ALL, END, FILE, GROW, NEWEST, PUT, TRIM
from parlour.server.storage.store import Taken

A_PAGE = 16  # entries of one table, about
LONGEST = 1_000  # batches in the journal,
MOST = 10_000  # and entries that are not filed
SOME = 500  # entries that are filed in one transaction where many are to be
TRIMMED = 32  # batches that leave it at once

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Written]).decode


class Journal:
    """As one connection sees it, inside its transactions; after a failure it is to be made anew."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._read()

    def _read(self) -> None:
        self._newest = 0
        self._oldest = 0  # both are numbers of batches
        self._count = 0  # entries that are not filed
        self._since: dict[str, int] = {}  # tables that have such entries, and the batch of the first of them, in order
        self._waiting: dict[str, list[Written]] = {}
        for number, data in self._connection.execute(ALL).fetchall():
            self._oldest = self._oldest or number
            self._note(number, _decode(data))

    def _note(self, number: int, rows: Sequence[Written]) -> None:
        self._newest = number
        self._count += len(rows)
        for row in rows:
            waiting = self._waiting.get(row[0])
            if waiting is None:
                self._waiting[row[0]] = [row]
                self._since[row[0]] = number
            else:
                waiting.append(row)

    def look(self) -> None:
        """Another process may have written: then there is a batch that is not known here."""
        newest = self._connection.execute(NEWEST).fetchone()[0]
        if (newest or 0) != self._newest:
            self._read()

    def append(self, grown: Sequence[Growth], rows: Sequence[Written]) -> None:
        """Put a batch into the journal, and file what is due; Taken, and nothing done, where a log ends elsewhere."""
        self.look()
        for one in grown:
            if self._end(one.table) != one.first - 1:
                raise Taken(one.table, one.first)
        number = self._newest + 1
        self._connection.execute(PUT, (number, _encode(rows)))
        self._oldest = self._oldest or number
        self._note(number, rows)
        self.file([one.table for one in grown if len(self._waiting[one.table]) >= A_PAGE])
        while self._count > MOST or (self._since and next(iter(self._since.values())) < number - LONGEST):
            self.file([next(iter(self._since))])
        self._trim()

    def _end(self, table: str) -> int:
        waiting = self._waiting.get(table)
        if waiting is not None:
            return waiting[-1][1]
        found = self._connection.execute(END, (table,)).fetchone()
        return int(found[0]) if found else 0

    def waiting(self, table: str) -> list[Written]:
        """The entries of a table that are not filed."""
        return list(self._waiting.get(table, ()))

    def grown(self) -> dict[str, int]:
        """When each table that has such entries has grown last."""
        return {table: rows[-1][2] for table, rows in self._waiting.items()}

    def file_some(self) -> bool:
        """File those that have waited longest, unless few wait, and say whether more than a few do."""
        left = self._count - SOME
        while self._count > max(left, SOME):
            self.file([next(iter(self._since))])
        return self._count > SOME

    def file_all(self) -> None:
        """Nothing is left: what is deleted afterwards is not found here either, nor in the memory of another process.

        By a last batch, of nothing, that one sees that what it knows is no longer so.
        """
        self.file(sorted(self._waiting))
        number = self._newest + 1
        self._connection.execute(PUT, (number, _encode([])))
        self._connection.execute(TRIM, (number,))
        self._newest = self._oldest = number

    def file(self, names: Iterable[str]) -> None:
        """Lay the entries of these tables at their places; twice does no harm."""
        for table in names:
            del self._since[table]
            rows = self._waiting.pop(table)
            self._count -= len(rows)
            self._connection.executemany(FILE, rows)
            _table, last, at, _data = rows[-1]
            self._connection.execute(GROW, (last, at, table, last))

    def _trim(self) -> None:
        """Of batches that are filed the newest one stays: by it a process sees that another has written."""
        needed = next(iter(self._since.values()), self._newest)
        if needed - self._oldest >= TRIMMED:
            self._connection.execute(TRIM, (needed,))
            self._oldest = needed
