"""Games that have ended and whose records are due.

On a busy evening games end sooner than records are made.  However far the records lag behind, what waits is little: one
line for many games of a table, whose entries are on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

from parlour.server.table.prelude import Prelude

log = logging.getLogger("parlour.server")

TOGETHER = 32  # games of a table whose entries are read at once
LONG = 32  # lines: while so many wait there is no rest
REST = 1  # times as long as the last line has taken


class Due:
    """Games of one table that ended one after the other, from ``first`` to ``last``.

    ``prelude`` is what the log needs before the first, so that of a long one only these games are read; ``until`` is
    the entry that ended the last.  Where they are not given, the log is read from its beginning, or to its end.
    """

    __slots__ = ("first", "last", "prelude", "table", "until")

    def __init__(self, table: str, number: int, prelude: Prelude = (), until: int | None = None) -> None:
        self.table = table
        self.first = self.last = number
        self.prelude = prelude
        self.until = until

    def take(self, number: int, until: int) -> bool:
        """Take the next game of the table to these, and say whether that could be."""
        if self.until is None or number != self.last + 1 or number - self.first >= TOGETHER:
            return False
        self.last = number
        self.until = until
        return True


class Backlog:
    """Written down one after the other, with a rest after each: whoever plays goes before."""

    def __init__(
        self, write: Callable[[Due], Awaitable[None]], spawn: Callable[[Coroutine[object, object, None]], object]
    ) -> None:
        self.write = write
        self.spawn = spawn
        self.lines: deque[Due] = deque()
        self.newest: dict[str, Due] = {}  # by table, of those that wait
        self.is_writing = False

    def add(self, table: str, number: int, prelude: Prelude = (), until: int | None = None) -> None:
        newest = self.newest.get(table)
        if newest is not None and until is not None and newest.take(number, until):
            return
        self.newest[table] = due = Due(table, number, prelude, until)
        self.lines.append(due)
        if not self.is_writing:
            self.is_writing = True
            self.spawn(self._write_all())

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.lines:
                begun = loop.time()
                await self._write_next()
                if len(self.lines) < LONG:
                    await asyncio.sleep(REST * (loop.time() - begun))
        finally:
            self.is_writing = False

    async def _write_next(self) -> None:
        due = self.lines.popleft()
        if self.newest.get(due.table) is due:
            del self.newest[due.table]
        try:
            await self.write(due)
        except Exception:  # other tables may fare better
            log.exception("the records of table %s could not be written", due.table)
