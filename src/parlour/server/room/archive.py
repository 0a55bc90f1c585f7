"""The archive of the house: the record of each finished game, written once and never made anew."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from parlour.server.protocol.cards import GameCard
from parlour.server.storage.store import Batch, StorageError, Store
from parlour.server.table.entries import Entry
from parlour.server.table.played import Played
from parlour.server.table.position import unpacked as checkpoint_in
from parlour.server.table.recording import lost_record, record_of, recorded, stopped_record
from parlour.server.table.records import Record, packed, unpacked
from parlour.server.table.standing import at_end, games_in, law_today, load, settings_of, up_to
from parlour.server.table.table import Differs, Table

log = logging.getLogger("parlour.server")


NOT_WRITTEN = "the record of a game could not be written: %s"
REST = 9  # times as long as a record has taken for which a game was played again


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._writes = asyncio.Lock()  # one record after the other is written,
        self._plays = asyncio.Lock()  # and one game after the other played again
        self._rests_until = 0.0
        self._making: dict[tuple[str, int], asyncio.Task[Record]] = {}
        self._lost: dict[tuple[str, int], Record] = {}  # found to be lost since we opened: the rules stay as they are

    async def close(self) -> None:
        """Wait for the records that are being written."""
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def stored(self, table: str, number: int) -> Record | None:
        data = await self.store.record(table, number)
        return None if data is None else await asyncio.to_thread(unpacked, data)

    def put(self, played: Played) -> None:
        """Write the record of a game that has just ended here, of which everything was gathered; soon."""
        if (played.id, played.number) not in self._making:
            self._begin((played.id, played.number), self._gathered(played))

    async def _gathered(self, played: Played) -> Record:
        async with self._writes:
            record, data = await asyncio.to_thread(_written, played)
        try:
            await self.store.append(Batch([], {}, {}, records={(played.id, played.number): data}))
        except StorageError as error:
            log.warning(NOT_WRITTEN, error)
        return record

    async def keep(self, table: str, number: int) -> None:
        """Write the record of a game that has ended, if it is not there yet: it is played again for that.

        One after the other, and then a rest: whoever plays goes before.  What is still due when the house closes is
        written when the table is next looked at.
        """
        loop = asyncio.get_running_loop()
        async with self._plays:
            await asyncio.sleep(max(0.0, self._rests_until - loop.time()))
            begun = loop.time()
            try:
                await self.finished(table, number, await self.store.entries(table))
            except StorageError as error:
                log.warning(NOT_WRITTEN, error)
            self._rests_until = loop.time() + REST * (loop.time() - begun)

    async def finished(self, table: str, number: int, entries: Sequence[Entry]) -> Record:
        """The record of a finished game: as it was written, else made now from the log, once for all who ask."""
        making = self._making.get((table, number))
        if making is None:
            making = self._begin((table, number), self._made(table, number, entries))
        return await asyncio.shield(making)

    def _begin(self, key: tuple[str, int], make: Coroutine[Any, Any, Record]) -> asyncio.Task[Record]:
        making = self._making[key] = asyncio.get_running_loop().create_task(make)
        making.add_done_callback(lambda _task: self._making.pop(key, None))
        return making

    async def _made(self, table: str, number: int, entries: Sequence[Entry]) -> Record:
        found = self._lost.get((table, number)) or await self.stored(table, number)
        if found is not None:
            return found
        card = await self.store.game(table, number)
        checks = digests(await self.store.checkpoints(table, number))
        record = await asyncio.to_thread(made_from, entries, number, card, checks)
        if record.how == "lost":  # another version may know better: not to be written
            self._lost[table, number] = record
        else:
            data = await asyncio.to_thread(packed, record)
            await self.store.append(Batch([], {}, {}, records={(table, number): data}))
        return record


def _written(played: Played) -> tuple[Record, bytes]:
    record = recorded(played)
    return record, packed(record)


def digests(checkpoints: Sequence[bytes]) -> dict[int, str]:
    """By entry, from checkpoints as they are stored."""
    found = [checkpoint_in(data) for data in checkpoints]
    return {checkpoint.position.seq: checkpoint.digest for checkpoint in found}


def made_from(
    entries: Sequence[Entry], number: int, card: GameCard | None, checks: Mapping[int, str] | None = None
) -> Record:
    """The record of a finished game from its log, if it comes out as it did when it was played."""
    game = games_in(entries)[number]
    if game.stopped is not None:
        return stopped_record(at_end(entries, number), game.stopped.position)
    is_same_law = game.law == law_today(entries, game)
    try:
        if not is_same_law:
            table = Table(entries[0].table)
            table.by_other_rules = True
            load(table, up_to(entries, number, True), checks=checks)
        record = record_of(entries, number, "then" if is_same_law else "later")
        if card is not None and card.ended and record.result != list(card.result):
            raise Differs(entries[game.last_act].seq)
    except Exception as error:  # whatever other rules may say to moves that were not made by them
        if card is None:
            raise
        log.warning("game %d of table %s cannot be played again: %s", number, card.table, error)
        return lost_record(card, settings_of(entries, game))
    return record
