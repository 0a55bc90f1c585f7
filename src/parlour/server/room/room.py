"""A room: a table in memory, what the company at it asks for, and the log that makes it so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from parlour.core.moves import IllegalMove
from parlour.server.net.frames import frame
from parlour.server.protocol import messages, replies
from parlour.server.protocol.messages import ENCODER, AnyAsk
from parlour.server.room.connections import Company, Item
from parlour.server.room.driver import Driver
from parlour.server.storage.store import StorageError, Taken
from parlour.server.table import entries, info
from parlour.server.table.commands import Wrong, acts_for
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.table import BEGUN, GAME, SEATS, Table

if TYPE_CHECKING:
    from parlour.server.room.connection import Visitor
    from parlour.server.room.house import House

log = logging.getLogger("parlour.server")

NOT_WRITTEN = "it could not be written down; nothing was done"


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.id = table.id
        self.company = Company(table, house.herald)
        self.visitors = self.company.visitors
        self.told = table.seq  # the last entry that is durable, and told or held
        self.heard_of = 0  # the last entry that the bus has told of
        self.is_true = True  # nothing was done here that is not, or will not be, in the log
        self.unwritten = 0
        self.last_item: Item | None = None
        self.waiting: list[tuple[Visitor, AnyAsk]] | None = None  # asks, while the log is read again
        self.went: set[str] = set()  # guests whose leaving is not in the log yet
        self.driver = Driver(self)
        self.idle_since = house.now()

    # -- visitors ------------------------------------------------------------------------

    def enter(self, visitor: Visitor, ask: messages.Enter) -> None:
        guest = visitor.asker.guest
        if guest in self.table.removed:
            visitor.send(replies.failure(ask.id, "forbidden", "you were sent away from this table"))
            return
        self.company.hold_nothing()
        seat = self.table.seat_of(guest)
        if seat >= 0 and not self.table.chairs[seat].connected:
            self.do([entries.Came(guest)])
        visitor.room = self
        self.company.admit(visitor)
        self.send(visitor, ENCODER.encode(self._table_message(visitor, ask)), ask)
        self._tell_watching(visitor)
        self.driver.look()

    def leave(self, visitor: Visitor) -> None:
        """A connection looks elsewhere or is gone; a seat of its guest is kept, for a while."""
        self.company.hold_nothing()
        visitor.room = None
        self.company.dismiss(visitor)
        guest = visitor.asker.guest
        seat = self.table.seat_of(guest)
        if self.waiting is not None:
            self.went.add(guest)
            return
        if seat >= 0 and self.table.chairs[seat].connected and not self.company.is_here(guest):
            self.do([entries.Went(guest)])
        self._tell_watching(visitor)
        if not self.visitors:
            self.idle_since = self.house.now()

    def _table_message(self, visitor: Visitor, ask: messages.Enter) -> dict[str, object]:
        table = self.table
        seat, eyes = self.visitors[visitor]
        view = self.company.view(eyes)
        since = ask.since or 0
        return {
            "t": "table",
            "re": ask.id,
            "seq": table.seq,
            "at": self.house.now(),
            "table": info.table_info(table),
            "you": seat if seat >= 0 else None,
            "view": view.plain() if view is not None else None,
            "told": info.told_since(table, eyes, since) if view is not None else [],
            "chat": [info.chat_line(*line) for line in table.chat if line[0] > since],
            "clocks": info.seat_clocks(table),
            "watching": self.company.watching(),
            "fair": info.fair(table),
        }

    def _tell_watching(self, came_or_went: Visitor) -> None:
        if self.table.seat_of(came_or_went.asker.guest) >= 0:
            return
        payload = ENCODER.encode(messages.Watching(self.company.watching()))
        for visitor in self.visitors:
            if visitor is not came_or_went:
                self.send(visitor, payload)

    def send(self, visitor: Visitor, payload: bytes, ask: AnyAsk | None = None) -> None:
        """Tell one connection something, or answer it, after all that was done before is durable and told."""
        self.company.hold_nothing()
        if self.unwritten and self.last_item is not None:
            self.last_item.frames.append((visitor, frame(payload)))
            if ask is not None:
                self.last_item.answered.append((visitor, ask))
        else:
            visitor.send(payload)

    # -- acts --------------------------------------------------------------------------

    def ask(self, visitor: Visitor, ask: AnyAsk) -> None:
        if self.waiting is not None:
            self.waiting.append((visitor, ask))
            return
        try:
            acts = acts_for(self.table, visitor.asker, ask)
        except Wrong as wrong:
            self.send(visitor, replies.failure(ask.id, wrong.code, wrong.text), ask)
        except IllegalMove as error:
            self.send(visitor, replies.refused(ask.id, error.refusal), ask)
        else:
            if acts:
                self.do(acts, visitor, ask)
            else:
                self.send(visitor, replies.done(ask.id), ask)

    def do(self, acts: Sequence[AnyAct], asker: Visitor | None = None, ask: AnyAsk | None = None) -> Item:
        """Put acts into the log: done in memory now, told when they are durable.  The last one answers the ask."""
        try:
            return self._do(acts, asker, ask)
        except Exception:
            self.start_again()  # half of it may be done here that is not in the log
            raise

    def _do(self, acts: Sequence[AnyAct], asker: Visitor | None, ask: AnyAsk | None) -> Item:
        table = self.table
        company = self.company
        last = len(acts) - 1
        at = max(self.house.now(), table.at)
        flags = 0
        for i, act in enumerate(acts):
            if company.fresh is not None or type(act) is not entries.Moved:
                company.hold_nothing()
            entry = Entry(self.id, table.seq + 1, at, act)
            changed = table.apply(entry)
            item = Item(entry, changed, asker, ask) if i == last else Item(entry, changed)
            self.unwritten += 1
            self.last_item = item
            company.take(item)
            card = table.card() if changed & SEATS else None
            game = table.game_card() if changed & BEGUN or (changed & SEATS and changed & GAME) else None
            self.house.writer.put(entry, partial(self._settled, item), card, game)
            flags |= changed
        if flags & SEATS or (flags & GAME and not self.driver.is_idle):
            self.driver.look()
        return item

    # -- the log -----------------------------------------------------------------------------

    def _settled(self, item: Item, error: StorageError | None) -> None:
        """An entry is durable, and told now; or it is not in the log, and did not happen."""
        if error is None:
            self.unwritten -= 1
            self.told = item.entry.seq
            if item is self.company.fresh:
                self.company.tell_move(item)
            for visitor, data in item.frames:
                visitor.write(data)
            if item.told is not None and not item.told.done():
                item.told.set_result(None)
            if self.heard_of > self.table.seq:
                self.heard(self.heard_of)  # another process answered before we knew that our own entry was durable
        else:
            self._lost(item, error)

    def _lost(self, item: Item, error: StorageError) -> None:
        """Where another process was first, ask again; else say that it failed.  Later answers rested on it."""
        again = isinstance(error, Taken)
        self.company.owed += item.owed
        asks = list(item.answered)
        for visitor, ask in asks:
            if isinstance(ask, messages.Enter):
                self.company.dismiss(visitor)  # he has not been shown the table
        if item.asker is not None and item.ask is not None:
            if again:
                asks.insert(0, (item.asker, item.ask))
            else:
                item.asker.send(replies.failure(item.ask.id, "storage", NOT_WRITTEN))
        if isinstance(item.entry.act, entries.Went):
            self.went.add(item.entry.act.guest)
        elif isinstance(item.entry.act, entries.Removed):
            self._call_back(item, item.entry.act.guest)
        self._read_again(asks)
        if item.told is not None and not item.told.done():
            item.told.set_exception(Wrong("busy" if again else "storage", NOT_WRITTEN))

    def _call_back(self, item: Item, guest: str) -> None:
        """Those who were sent away by an entry that is not in the log have not been told, and may come in again."""
        told = [hearer for hearer, _data in item.frames]
        for visitor in self.house.visitors.get(guest, ()):
            if visitor.room is None and visitor in told:
                visitor.send(ENCODER.encode(messages.Gone("reload")))

    def heard(self, seq: int) -> None:
        """Another process has written entries up to this one."""
        self.heard_of = max(seq, self.heard_of)
        if seq > self.table.seq and not self.unwritten and self.waiting is None:
            self.company.hold_nothing()
            self.driver.stop()
            self.waiting = []
            self.house.spawn(self._catch_up())

    def start_again(self) -> None:
        """Something went wrong here: whatever is not in the log did not happen."""
        self.is_true = False
        if self.waiting is None:
            if self.company.fresh is not None:
                self.company.hold_nothing()
            self.company.owe_held()
            self.waiting = []
            self.driver.stop()
            self.house.spawn(self._after_writing())

    async def _after_writing(self) -> None:
        await self.house.writer.drained()
        self.unwritten = 0  # what was done only here was never put
        self.last_item = None
        await self._catch_up()

    def _read_again(self, asks: list[tuple[Visitor, AnyAsk]]) -> None:
        self.is_true = False
        self.unwritten = 0
        self.last_item = None
        self.company.fresh = None
        self.company.owe_held()
        self.driver.stop()
        if self.waiting is None:
            self.waiting = asks
            self.house.spawn(self._catch_up())
        else:
            self.waiting += asks

    async def _catch_up(self) -> None:
        """Bring the table to what the log says and tell what is new; then go on with what was asked meanwhile."""
        behind = True
        while behind:
            heard_of = self.heard_of
            if self.is_true:
                self._tell_all(await self._read(self.table.seq))
            else:
                self._replay(await self._read(0))
            behind = not self.is_true or self.heard_of > heard_of  # again, if there was more while it was read
        waiting, self.waiting = self.waiting or [], None
        self._say_who_is_here()
        for visitor, ask in waiting:
            self._ask_again(visitor, ask)
        self.driver.look()

    def _ask_again(self, visitor: Visitor, ask: AnyAsk) -> None:
        if visitor.room is not self:
            visitor.send(replies.failure(ask.id, "not_entered", "you no longer look at this table"))
        elif isinstance(ask, messages.Enter):
            self.company.dismiss(visitor)
            visitor.room = None
            self.enter(visitor, ask)
        else:
            self.ask(visitor, ask)

    async def _read(self, after: int) -> list[Entry]:
        """The log after this entry, however long it takes."""
        delay = 0.1
        while True:
            try:
                return await self.house.store.entries(self.id, after)
            except Exception:
                log.exception("the log of a table cannot be read")
                await asyncio.sleep(delay)
                delay = min(delay * 2, 5.0)

    def _replay(self, log_now: Sequence[Entry]) -> None:
        """Make the table anew: what was done here and is not in the log did not happen."""
        self.is_true = True
        self.table = Table(self.id, self.table.patience)
        told = [entry for entry in log_now if entry.seq <= self.told]
        for entry in told:
            self.table.apply(entry)
        self.company.begin_again(self.table)
        self._tell_all(log_now[len(told) :])

    def _tell_all(self, new: Sequence[Entry]) -> None:
        for entry in new:
            self.company.tell(entry, self.table.apply(entry))
            self.told = entry.seq

    def _say_who_is_here(self) -> None:
        """Set right what the log says of guests whose connections are ours."""
        for chair in self.table.chairs:
            if chair.guest and not chair.connected and self.company.is_here(chair.guest):
                self.do([entries.Came(chair.guest)])
            elif chair.guest in self.went and chair.connected and not self.company.is_here(chair.guest):
                self.do([entries.Went(chair.guest)])
        self.went.clear()
