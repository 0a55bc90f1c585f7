"""The archive of the house: the record of each finished game, written once and never made anew."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

from parlour.server.protocol.cards import GameCard
from parlour.server.room.backlog import Due
from parlour.server.room.thinking import Thinking
from parlour.server.storage.store import Batch, StorageError, Store
from parlour.server.table.entries import Entry, bundle, unbundled
from parlour.server.table.position import Checkpoint
from parlour.server.table.position import unpacked as checkpoint_in
from parlour.server.table.rated import rate_of
from parlour.server.table.rating import can_rate
from parlour.server.table.recording import lost_record, record_of, stopped_record
from parlour.server.table.records import Record, packed, unpacked
from parlour.server.table.results import Finished, results_of
from parlour.server.table.standing import at_end, game_by_game, games_in, law_today, load, settings_of, up_to
from parlour.server.table.table import Differs, Table

log = logging.getLogger("parlour.server")


LOST_KEPT = 1000
NOT_WRITTEN = "the record of a game could not be written: %s"
NOT_ENTERED = "the results of a game could not be entered: %s"
REST = 0.5  # seconds between some records of old and the next


class Archive:
    """Records are made in a process of their own, which lets whoever plays go before."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store = store
        self.thinking = thinking
        self._making: dict[tuple[str, int], asyncio.Task[bytes]] = {}
        # those found to be lost last: the rules stay as they are while we run
        self._lost: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    async def close(self) -> None:
        """Wait for the records that are being written."""
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def stored(self, table: str, number: int) -> Record | None:
        """A record that was written; where the results of its game are missing, they are made up from it."""
        data = await self.store.record(table, number)
        if data is None:
            return None
        record = await asyncio.to_thread(unpacked, data)
        if not await self.store.is_counted(table, number):
            await self._count(table, number, results_of(record))
        return record

    async def is_complete(self, table: str, number: int) -> bool:
        """Whether a finished game has its record, and its results are entered."""
        return await self.store.record(table, number) is not None and await self.store.is_counted(table, number)

    async def count_rest(self) -> None:
        """Enter the results of all games that were recorded without: by older versions, or before a crash."""
        while found := await self.store.uncounted():
            for table, number in found:
                await self._count_old(table, number)
            if found == await self.store.uncounted(len(found)):
                return  # they cannot be entered now
            await asyncio.sleep(REST)

    async def _count_old(self, table: str, number: int) -> None:
        try:
            await self.stored(table, number)
        except (zlib.error, msgspec.MsgspecError) as error:
            log.warning("the record of game %d of table %s cannot be read: %s", number, table, error)

    async def _count(self, table: str, number: int, seats: Sequence[Finished]) -> None:
        try:
            await self._enter(table, number, seats)
        except StorageError as error:
            log.warning(NOT_ENTERED, error)

    async def _enter(self, table: str, number: int, seats: Sequence[Finished], record: bytes | None = None) -> None:
        """Enter results; of a game whose record is new with that: one transaction is all that its end costs."""
        rate = rate_of(seats)
        if rate is not None and not can_rate():
            log.warning(NOT_ENTERED, "the package openskill is missing")
            if record is not None:
                await self.store.append(Batch([], {}, {}, records={(table, number): record}))
            return
        if rate is not None:
            await asyncio.to_thread(rate, {})  # what it needs is imported now, and not while the store waits for it
        await self.store.enter_results(table, number, seats, rate, record)

    async def keep(self, due: Due) -> None:
        """Write the records of games that have ended, if they are not there yet.

        What is still due when the house closes is written when the table is next looked at, or the game is.
        """
        known = due.prelude[-1].seq if due.prelude else 0
        try:
            log_of_games = [*due.prelude, *await self.store.entries(due.table, known, due.until)]
        except StorageError as error:
            log.warning(NOT_WRITTEN, error)
            return
        for number, entries in game_by_game(log_of_games, due.first, due.last):
            try:
                await self._packed(due.table, number, entries)
            except StorageError as error:
                log.warning(NOT_WRITTEN, error)
            except Exception:  # the next one may be better
                log.exception("the record of game %d of table %s could not be made", number, due.table)

    async def finished(self, table: str, number: int, entries: Sequence[Entry]) -> Record:
        """The record of a finished game: as it was written, else made now from the log, once for all who ask."""
        return await asyncio.to_thread(unpacked, await self._packed(table, number, entries))

    async def _packed(self, table: str, number: int, entries: Sequence[Entry]) -> bytes:
        key = (table, number)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.get_running_loop().create_task(self._made(*key, entries))
            making.add_done_callback(lambda _task: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _made(self, table: str, number: int, entries: Sequence[Entry]) -> bytes:
        found = self._lost.get((table, number)) or await self.store.record(table, number)
        if found is not None:
            if (table, number) not in self._lost and not await self.store.is_counted(table, number):
                await self.stored(table, number)
            return found
        card = await self.store.game(table, number)
        game = games_in(entries)[number]
        law = law_today(entries, game)  # which a process that thinks would have to read
        kept = [] if game.law == law else await self.store.checkpoints(table, number)
        checks = digests([checkpoint_in(data) for data in kept])
        log_of_game = bundle(entries[: game.last_act + 1])
        data, is_lost, seats = await self.thinking.run(packed_from, log_of_game, number, card, checks, law)
        if is_lost:  # another version may know better: not to be written
            self._lost[table, number] = data
            if len(self._lost) > LOST_KEPT:
                self._lost.popitem(last=False)
        else:
            await self._enter(table, number, seats, data)
        return data


def digests(checkpoints: Sequence[Checkpoint]) -> dict[int, str]:
    """By entry."""
    return {checkpoint.position.seq: checkpoint.digest for checkpoint in checkpoints}


def packed_from(
    log_of_game: bytes, number: int, card: GameCard | None, checks: Mapping[int, str], law: str
) -> tuple[bytes, bool, list[Finished]]:
    """The record of a finished game, packed, for who sends it on, whether it is lost, and what it was for each seat.

    The log comes in a bundle; ``law`` is that of today.
    """
    record = made_from(unbundled(log_of_game), number, card, checks, law)
    return packed(record), record.how == "lost", results_of(record)


def made_from(
    entries: Sequence[Entry],
    number: int,
    card: GameCard | None,
    checks: Mapping[int, str] | None = None,
    law: str = "",
) -> Record:
    """The record of a finished game from its log, if it comes out as it did when it was played."""
    game = games_in(entries)[number]
    if game.stopped is not None:
        return stopped_record(at_end(entries, number), game.stopped.position)
    is_same_law = game.law == (law or law_today(entries, game))
    try:
        if not is_same_law:
            table = Table(entries[0].table)
            table.by_other_rules = table.has_gaps = True
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
