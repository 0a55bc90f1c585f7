"""By what the logs of tables grow in one batch, the same for every database.  A move's way leads through here."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.storage.store import Taken
from parlour.server.table.entries import Entry

Written = tuple[str, int, int, str]  # an entry: table, number, when, and the act as JSON


class Growth:
    """By what the log of one table grows: its first and its last new entry, and when that was."""

    __slots__ = ("at", "first", "last", "table")

    def __init__(self, table: str, first: int, at: int) -> None:
        self.table = table
        self.first = first
        self.last = first
        self.at = at


def growths(new: Sequence[Entry]) -> list[Growth]:
    """One for each table, by id: processes that write the same tables lock them in the same order."""
    found: dict[str, Growth] = {}
    for entry in new:
        table, seq = entry.table, entry.seq
        growth = found.get(table)
        if growth is None:
            found[table] = Growth(table, seq, entry.at)
        elif seq == growth.last + 1:
            growth.last = seq
            growth.at = entry.at
        else:
            raise Taken(table, seq)
    return [found[table] for table in sorted(found)]


def new_tables(grown: Sequence[Growth]) -> list[tuple[str, int, int]]:
    """Each with its last entry, and when that was."""
    return [(one.table, one.last, one.at) for one in grown if one.first == 1]


def lay_down(new: Sequence[Entry], logs: dict[str, list[Entry]]) -> None:
    """Put all of them at the ends of logs in memory; or none, and Taken, where a log ends elsewhere."""
    for one in growths(new):
        if one.first != len(logs.get(one.table, ())) + 1:
            raise Taken(one.table, one.first)
    for entry in new:
        log = logs.get(entry.table)
        if log is None:
            logs[entry.table] = [entry]
        else:
            log.append(entry)


def written(new: Sequence[Entry]) -> list[Written]:
    return [(entry.table, entry.seq, entry.at, entry.data()) for entry in new]
