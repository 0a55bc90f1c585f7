"""Reviews of finished games: made when somebody first asks, in a process of their own, and kept with the record.

Where a table does not open its cards each decision is judged as anywhere, by what its seat could know; what a result is
made of, which is reckoned from all hands, is left out, and a player is told of his own seat alone.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.review.course import Course
from parlour.review.document import FORMAT, document
from parlour.review.review import review
from parlour.server.room.thinking import Thinking
from parlour.server.storage.store import Batch, StorageError, Store
from parlour.server.table.callers import Rejected
from parlour.server.table.entries import Entry
from parlour.server.table.recording import everything_of

log = logging.getLogger("parlour.server")

WAITING = 20  # reviews that may be due at a time
FAILED_KEPT = 1000
Key = tuple[str, int]  # a table, and the number of a game


class Reviews:
    """One is made at a time; whoever asks meanwhile is told to ask again."""

    def __init__(self, store: Store, thinking: Thinking, more: float = 1.0) -> None:
        self.store = store
        self.thinking = thinking
        self.more = more  # than usually is reckoned
        self.making: dict[Key, asyncio.Task[None]] = {}
        self.failed: set[Key] = set()

    async def kept(self, table: str, number: int) -> dict[str, Any] | None:
        """The document of a review that was made before, by a program that meant the same by it."""
        return await _understood(await self.store.review(table, number))

    def is_due(self, table: str, number: int) -> bool:
        """Whether it is being made, or waits for that."""
        return (table, number) in self.making

    def begin(self, table: str, number: int, text: str) -> None:
        """Have a record gone through that opens every card.  Rejected: there are too many, or it cannot be."""
        self._begin((table, number), reviewed, text)

    def begin_closed(self, table: str, number: int, log: Sequence[Entry], seats: Sequence[int]) -> None:
        """Have these seats of a game gone through whose cards stay closed, from the log of its table."""
        self._begin((table, number), reviewed_closed, log, number, seats)

    def _begin(self, key: Key, work: Callable[..., bytes], *about: object) -> None:
        if key in self.failed:
            raise Rejected("lost", "this game cannot be gone through by the rules of today")
        if key in self.making:
            return
        if len(self.making) >= WAITING:
            raise Rejected("busy", f"too many games are gone through just now: {len(self.making)} wait")
        self.making[key] = task = asyncio.get_running_loop().create_task(self._make(key, work, *about))
        task.add_done_callback(lambda _task: self.making.pop(key, None))

    async def _make(self, key: Key, work: Callable[..., bytes], *about: object) -> None:
        """Unless it was made, here or elsewhere, while whoever asked for it was told that there is none."""
        try:
            before = await self.store.review(*key)
            if await _understood(before) is None:
                data = await self.thinking.ponder(work, *about, self.more)
                outdated = {} if before is None else {key: before}
                await self.store.append(Batch([], {}, {}, reviews={key: data}, outdated=outdated))
        except StorageError as error:
            log.warning("a review could not be written: %s", error)
        except Exception:  # whatever other rules may say to moves that were not made by them
            if len(self.failed) < FAILED_KEPT:
                self.failed.add(key)
            log.exception("game %d of table %s could not be gone through", key[1], key[0])

    def close(self) -> None:
        """What is not ready is made when somebody asks again."""
        for task in self.making.values():
            task.cancel()


async def _understood(data: bytes | None) -> dict[str, Any] | None:
    """A review, if there is one, by a program that meant the same by it."""
    found = None if data is None else await asyncio.to_thread(unpacked, data)
    return found if found is not None and found["format"] == FORMAT else None


def reviewed(text: str, more: float) -> bytes:
    """The review of a record, packed."""
    return zlib.compress(msgspec.json.encode(document(review(Course(text), more=more))), 3)


def reviewed_closed(log: Sequence[Entry], number: int, seats: Sequence[int], more: float) -> bytes:
    """The same of some seats, each from what it could know; with it, how many steps each entry has brought."""
    text, written = everything_of(log, number)
    found = document(review(Course(text), seats, more, all_open=False))
    return zlib.compress(msgspec.json.encode({**found, "written": written}), 3)


def unpacked(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return found
