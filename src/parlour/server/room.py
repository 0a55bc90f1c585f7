"""A room: a table in memory, the connections that look at it, and what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from parlour.moves import IllegalMove
from parlour.server import entries, messages, news
from parlour.server.asks import Wrong, acts_for
from parlour.server.audience import Addressed, Audience, Owed, in_one_piece
from parlour.server.driving import Driver
from parlour.server.entries import AnyAct, Entry
from parlour.server.frames import frame
from parlour.server.messages import ENCODER, AnyAsk
from parlour.server.storage.store import StorageError, Taken
from parlour.server.table import BEGUN, FAIR, GAME, NO_EYES, OTHERS, SAID, SEATS, Table
from parlour.view import View

if TYPE_CHECKING:
    from parlour.server.house import House
    from parlour.server.visitor import Visitor

log = logging.getLogger("parlour.server")

NOT_WRITTEN = "it could not be written down; nothing was done"


class Item:
    """An entry that is done in memory but not yet durable, with what is to be told once it is."""

    __slots__ = ("ask", "asker", "entry", "frames", "owed", "told")

    def __init__(self, entry: Entry, asker: Visitor | None, ask: AnyAsk | None) -> None:
        self.entry = entry
        self.frames: Addressed = []
        self.owed: Owed = []  # earlier news among them, which must be told even if this entry is lost
        self.asker = asker
        self.ask = ask  # what it answers, if it is the last entry of an answer
        self.told: asyncio.Future[None] | None = None  # somebody waits for it


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.id = table.id
        self.visitors: dict[Visitor, tuple[int, int]] = {}  # own seat, and whose eyes they have
        self.audiences: dict[int, Audience] = {}  # by eyes
        self.told = table.seq  # the last entry that is durable, and told or held
        self.owed: Owed = []  # what was held when the log had to be read again
        self.heard_of = 0  # the last entry that the bus has told of
        self.is_true = True  # nothing was done here that is not, or will not be, in the log
        self.unwritten = 0
        self.last_item: Item | None = None
        self.fresh: Item | None = None  # that one, if its news are not yet put into words
        self.waiting: list[tuple[Visitor, AnyAsk]] | None = None  # asks, while the log is read again
        self.driver = Driver(self)
        self.idle_since = house.now()

    # -- visitors ------------------------------------------------------------------------

    def enter(self, visitor: Visitor, ask: messages.Enter) -> None:
        guest = visitor.asker.guest
        if guest in self.table.removed:
            visitor.send(news.failure(ask.id, "forbidden", "you were sent away from this table"))
            return
        self._hold_nothing()
        seat = self.table.seat_of(guest)
        if seat >= 0 and not self.table.chairs[seat].connected:
            self.do([entries.Came(guest)])
        visitor.room = self
        self._admit(visitor)
        self.send(visitor, ENCODER.encode(self._table_message(visitor, ask)))
        self._tell_watching(visitor)
        self.driver.look()

    def leave(self, visitor: Visitor) -> None:
        """A connection looks elsewhere or is gone; a seat of its guest is kept, for a while."""
        self._hold_nothing()
        visitor.room = None
        self._dismiss(visitor)
        guest = visitor.asker.guest
        seat = self.table.seat_of(guest)
        if self.waiting is not None:
            return  # the log says again who is here
        if seat >= 0 and self.table.chairs[seat].connected and not self.is_here(guest):
            self.do([entries.Went(guest)])
        self._tell_watching(visitor)
        if not self.visitors:
            self.idle_since = self.house.now()

    def is_here(self, guest: str) -> bool:
        return any(visitor.asker.guest == guest for visitor in self.visitors)

    def _admit(self, visitor: Visitor) -> None:
        guest = visitor.asker.guest
        eyes = self.table.eyes_of(guest)
        self.visitors[visitor] = (self.table.seat_of(guest), eyes)
        audience = self.audiences.get(eyes)
        if audience is None:
            audience = self.audiences[eyes] = Audience(eyes)
        audience.visitors.append(visitor)

    def _dismiss(self, visitor: Visitor) -> None:
        _seat, eyes = self.visitors.pop(visitor)
        audience = self.audiences[eyes]
        audience.visitors.remove(visitor)
        if not audience.visitors:
            del self.audiences[eyes]

    def _table_message(self, visitor: Visitor, ask: messages.Enter) -> dict[str, object]:
        table = self.table
        seat, eyes = self.visitors[visitor]
        view = self._view(eyes)
        since = ask.since or 0
        return {
            "t": "table",
            "re": ask.id,
            "seq": table.seq,
            "at": self.house.now(),
            "table": news.table_info(table),
            "you": seat if seat >= 0 else None,
            "view": view.plain() if view is not None else None,
            "told": news.told_since(table, eyes, since) if view is not None else [],
            "chat": [news.chat_line(*line) for line in table.chat if line[0] > since],
            "clocks": news.seat_clocks(table),
            "watching": self.watching(),
            "fair": news.fair(table),
        }

    def watching(self) -> int:
        return sum(seat < 0 for seat, _eyes in self.visitors.values())

    def _tell_watching(self, came_or_went: Visitor) -> None:
        if self.table.seat_of(came_or_went.asker.guest) >= 0:
            return
        payload = ENCODER.encode(messages.Watching(self.watching()))
        for visitor in self.visitors:
            if visitor is not came_or_went:
                self.send(visitor, payload)

    def _view(self, eyes: int) -> View | None:
        """The view that an audience has been told."""
        if self.table.game is None or eyes == NO_EYES:
            return None
        audience = self.audiences[eyes]
        if audience.view is None:
            audience.view = self.table.game.view(eyes)
        return audience.view

    def send(self, visitor: Visitor, payload: bytes) -> None:
        """Tell one connection something, after everything that was done before it is durable and told."""
        self._hold_nothing()
        if self.unwritten and self.last_item is not None:
            self.last_item.frames.append((visitor, frame(payload)))
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
            self.send(visitor, news.failure(ask.id, wrong.code, wrong.text))
        except IllegalMove as error:
            self.send(visitor, news.refused(ask.id, error.refusal))
        else:
            if acts:
                self.do(acts, visitor, ask)
            else:
                self.send(visitor, news.done(ask.id))

    def do(self, acts: Sequence[AnyAct], asker: Visitor | None = None, ask: AnyAsk | None = None) -> Item:
        """Put acts into the log: done in memory now, told when they are durable.  The last one answers the ask."""
        table = self.table
        last = len(acts) - 1
        at = max(self.house.now(), table.at)
        flags = 0
        for i, act in enumerate(acts):
            if self.fresh is not None or type(act) is not entries.Moved:
                self._hold_nothing()
            entry = Entry(self.id, table.seq + 1, at, act)
            changed = table.apply(entry)
            item = Item(entry, asker, ask) if i == last else Item(entry, None, None)
            self.unwritten += 1
            self.last_item = item
            if changed == GAME:
                self.fresh = item
            else:
                self._word(item, changed)
            card = table.card() if changed & SEATS else None
            game = table.game_card() if changed & BEGUN or (changed & SEATS and changed & GAME) else None
            self.house.writer.put(entry, partial(self._settled, item), card, game)
            flags |= changed
        if flags & (GAME | SEATS):
            self.driver.look()
        return item

    # -- news ------------------------------------------------------------------------------

    def _word(self, item: Item, changed: int) -> None:
        """Put what all are told of an entry into words, before anything else happens at the table."""
        item.frames, item.owed = self._tell(item.entry, changed, item.asker, item.ask.id if item.ask else None)

    def _tell(self, entry: Entry, changed: int, asker: Visitor | None, re: int | None) -> tuple[Addressed, Owed]:
        """What everybody who looks on is told of an entry that was just done; and what of that was held."""
        opening = self._opening(entry, changed)
        moved_eyes = self._regroup(changed) if changed & (OTHERS | BEGUN) else {}
        events = self._events(entry.act, changed)
        frames: Addressed = []
        owed: Owed = []
        for audience in self.audiences.values():
            held = audience.take_held()
            owed += audience.owed(held)
            news_so_far = opening + self._sight(audience, changed)
            if events is not None and audience.eyes != NO_EYES:
                news_so_far += events.of(audience.eyes)
            plain = b""
            for visitor in audience.visitors:
                own = moved_eyes.get(visitor, b"")
                if visitor is asker or own:
                    answer = b',"re":%d' % re if visitor is asker and re is not None else b""
                    frames.append((visitor, in_one_piece(held, news_so_far + own + answer + b"}")))
                else:
                    plain = plain or in_one_piece(held, news_so_far + b"}")
                    frames.append((visitor, plain))
        if isinstance(entry.act, entries.Removed):
            frames += self._send_away(entry.act.guest)
        return frames, owed

    def _tell_move(self, item: Item) -> None:
        """A move is durable: tell those it concerns at once, and let the others wait for more."""
        game = self.table.game
        assert game is not None
        opening = self._opening(item.entry, GAME)
        events = news.EventPieces(game, game.events[self.table.marks[-1][1] :])
        concerned = game.waits | game.may
        herald = self.house.herald
        asker = item.asker
        for eyes, audience in self.audiences.items():
            told = opening if eyes == NO_EYES else opening + events.of(eyes)
            if asker is not None and asker in audience.visitors:
                assert item.ask is not None
                self._tell_audience(audience, told, asker, b',"re":%d}' % item.ask.id)
            elif (eyes != NO_EYES and concerned >> eyes & 1) or herald.is_late(audience):
                self._tell_audience(audience, told)
            else:
                herald.hold(self, audience, told)

    def _tell_audience(
        self, audience: Audience, told: bytes, asker: Visitor | None = None, answer: bytes = b""
    ) -> None:
        told += self._sight(audience, GAME)
        held = audience.take_held() if audience.held else audience.held
        plain = b""
        for visitor in audience.visitors:
            if visitor is asker:
                visitor.write(in_one_piece(held, told + answer))
            else:
                plain = plain or in_one_piece(held, told + b"}")
                visitor.write(plain)

    def _hold_nothing(self) -> None:
        """Something else is to be told or done: what waits must go first."""
        if self.fresh is not None:
            item, self.fresh = self.fresh, None
            self._word(item, GAME)
        else:
            for audience in self.audiences.values():
                if audience.held:
                    self._let_go(audience)

    def _let_go(self, audience: Audience) -> None:
        last = audience.held.pop()
        self._tell_audience(audience, last)

    def time_is_up(self, audience: Audience) -> None:
        """News have waited long enough; but while an entry is being written their view is gone: they go with it."""
        if self.fresh is not None:
            audience.due = 0.0
        elif audience.held:
            self._let_go(audience)

    def _opening(self, entry: Entry, changed: int) -> bytes:
        opening = b'{"t":"news","seq":%d,"at":%d' % (entry.seq, entry.at)
        if changed != GAME or self.table.settings.clock is not None:
            opening += self._shared(entry, changed)
        return opening

    def _shared(self, entry: Entry, changed: int) -> bytes:
        table = self.table
        pieces = b""
        if changed & SEATS:
            pieces += b',"table":' + ENCODER.encode(news.table_info(table))
        if table.settings.clock is not None and changed & (GAME | SEATS):
            pieces += b',"clocks":' + ENCODER.encode(news.seat_clocks(table))
        if changed & SAID and isinstance(entry.act, entries.Said):
            pieces += b',"chat":' + ENCODER.encode(news.chat_line(entry.seq, entry.at, entry.act))
        if changed & FAIR:
            pieces += b',"fair":' + ENCODER.encode(news.fair(table))
        if isinstance(entry.act, entries.Undone):
            pieces += b',"undone":%d' % entry.act.to
        return pieces

    def _events(self, act: AnyAct, changed: int) -> news.EventPieces | None:
        game = self.table.game
        if not changed & GAME or game is None or isinstance(act, entries.Undone):
            return None
        return news.EventPieces(game, game.events[self.table.marks[-1][1] :])

    def _sight(self, audience: Audience, changed: int) -> bytes:
        """What an audience sees of the game that is new."""
        game = self.table.game
        if audience.eyes == NO_EYES or game is None or not changed & GAME:
            return b""
        old = audience.view
        view = audience.view = game.view(audience.eyes)
        if old is None or changed & BEGUN:
            return b',"view":' + news.view_json(view)
        return b',"change":' + news.change_json(view, old)

    def _regroup(self, changed: int) -> dict[Visitor, bytes]:
        """Those whose seat or eyes are others now, each with what it must be told of that."""
        found: dict[Visitor, bytes] = {}
        for visitor, before in list(self.visitors.items()):
            guest = visitor.asker.guest
            now = (self.table.seat_of(guest), self.table.eyes_of(guest))
            if now == before:
                continue
            self._dismiss(visitor)
            self._admit(visitor)
            found[visitor] = b',"you":' + (b"%d" % now[0] if now[0] >= 0 else b"null")
            if now[1] != before[1] and not changed & GAME:
                found[visitor] += self._other_eyes(now[1])
        return found

    def _other_eyes(self, eyes: int) -> bytes:
        view = self._view(eyes)
        return b',"view":' + (news.view_json(view) if view is not None else b"null")

    def _send_away(self, guest: str) -> Addressed:
        gone = frame(ENCODER.encode(messages.Gone("removed")))
        away = [visitor for visitor in self.visitors if visitor.asker.guest == guest]
        for visitor in away:
            self._dismiss(visitor)
            visitor.room = None
        return [(visitor, gone) for visitor in away]

    # -- the log -----------------------------------------------------------------------------

    def _settled(self, item: Item, error: StorageError | None) -> None:
        """An entry is durable, and told now; or it is not in the log, and did not happen."""
        if error is None:
            self.unwritten -= 1
            self.told = item.entry.seq
            if item is self.fresh:
                self.fresh = None
                self._tell_move(item)
            for visitor, data in item.frames:
                visitor.write(data)
            if item.told is not None and not item.told.done():
                item.told.set_result(None)
        else:
            self._lost(item, error)

    def _lost(self, item: Item, error: StorageError) -> None:
        """Where another process was first, ask again; else say that it failed."""
        again = isinstance(error, Taken)
        self.owed += item.owed
        if item.asker is not None and item.ask is not None:
            self._read_again([(item.asker, item.ask)] if again else [])
            if not again:
                item.asker.send(news.failure(item.ask.id, "storage", NOT_WRITTEN))
        else:
            self._read_again([])
        if item.told is not None and not item.told.done():
            item.told.set_exception(Wrong("busy" if again else "storage", NOT_WRITTEN))

    def heard(self, seq: int) -> None:
        """Another process has written entries up to this one."""
        self.heard_of = max(seq, self.heard_of)
        if seq > self.table.seq and not self.unwritten and self.waiting is None:
            self._hold_nothing()
            self.driver.stop()
            self.waiting = []
            self.house.spawn(self._catch_up())

    def start_again(self) -> None:
        """Something went wrong here: whatever is not in the log did not happen."""
        self.is_true = False
        if self.waiting is None:
            if self.fresh is not None:
                self._hold_nothing()
            self._owe_held()
            self.waiting = []
            self.driver.stop()
            self.house.spawn(self._after_writing())

    async def _after_writing(self) -> None:
        await self.house.writer.drained()
        await self._catch_up()

    def _read_again(self, asks: list[tuple[Visitor, AnyAsk]]) -> None:
        self.is_true = False
        self.unwritten = 0
        self.last_item = None
        self.fresh = None
        self._owe_held()
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
            if visitor.room is self:
                self.ask(visitor, ask)
        self.driver.look()

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
        self._regroup(OTHERS)
        for audience in self.audiences.values():
            audience.view = None
            self._view(audience.eyes)
        self._pay_what_is_owed()
        self._tell_all(log_now[len(told) :])

    def _tell_all(self, new: Sequence[Entry]) -> None:
        for entry in new:
            frames, _owed = self._tell(entry, self.table.apply(entry), None, None)
            for visitor, data in frames:
                visitor.write(data)
            self.told = entry.seq

    def _owe_held(self) -> None:
        for audience in self.audiences.values():
            self.owed += audience.owed(audience.take_held())

    def _pay_what_is_owed(self) -> None:
        """What was held when something went wrong; nobody knows any more which view it is the change of."""
        owed, self.owed = self.owed, []
        for visitor, held in owed:
            if visitor in self.visitors:
                sight = self._other_eyes(self.visitors[visitor][1])
                visitor.write(in_one_piece(held[:-1], held[-1] + sight + b"}"))

    def _say_who_is_here(self) -> None:
        """Set right what the log says of guests whose connections are ours."""
        for chair in self.table.chairs:
            if chair.guest and not chair.connected and self.is_here(chair.guest):
                self.do([entries.Came(chair.guest)])
