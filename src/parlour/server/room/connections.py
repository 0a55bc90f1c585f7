"""The company at a table: everybody who looks at it through a connection of this process, and what they are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour.core.events import NO_EYES
from parlour.core.view import View
from parlour.server.net.frames import frame
from parlour.server.protocol import messages, replies
from parlour.server.protocol.messages import ENCODER, AnyAsk
from parlour.server.room.batches import NOBODY, Herald
from parlour.server.room.viewers import Audience, Hearer, in_one_piece
from parlour.server.table import entries, info
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.table import BEGUN, FAIR, GAME, OTHERS, SAID, SEATS, Table
from parlour.server.table.view_json import Alike, Happened, Seen, whole

if TYPE_CHECKING:
    from parlour.server.room.connection import Visitor

Addressed = list[tuple[Hearer, bytes]]
Owed = list[tuple[Hearer, list[bytes]]]


class Item:
    """An entry that is done in memory but not yet durable, with what is to be told once it is."""

    __slots__ = ("answered", "ask", "asker", "changed", "entry", "frames", "owed", "told")

    def __init__(self, entry: Entry, changed: int, asker: Visitor | None = None, ask: AnyAsk | None = None) -> None:
        self.entry = entry
        self.changed = changed
        self.frames: Addressed = []
        self.owed: Owed = []  # earlier news among them, which must be told even if this entry is lost
        self.asker = asker
        self.ask = ask  # what it answers, if it is the last entry of an answer
        self.answered: list[tuple[Visitor, AnyAsk]] = []  # asks that were answered since, on its ground
        self.told: asyncio.Future[None] | None = None  # somebody waits for it


class Company:
    def __init__(self, table: Table, herald: Herald) -> None:
        self.table = table
        self.herald = herald
        self.visitors: dict[Visitor, tuple[int, int]] = {}  # own seat, and whose eyes they have
        self.audiences: dict[int, Audience] = {}  # by eyes
        self.alike = Alike()
        self.owed: Owed = []  # what was held when the log had to be read again
        self.fresh: Item | None = None  # a move that is not yet durable, nor put into words

    # -- who is here -----------------------------------------------------------------------

    def admit(self, visitor: Visitor) -> None:
        guest = visitor.asker.guest
        eyes = self.table.eyes_of(guest)
        self.visitors[visitor] = (self.table.seat_of(guest), eyes)
        audience = self.audiences.get(eyes)
        if audience is None:
            audience = self.audiences[eyes] = Audience(eyes, self.alike)
        audience.visitors.append(visitor)

    def dismiss(self, visitor: Visitor) -> None:
        if visitor not in self.visitors:
            return  # he waits to be shown the table once more
        _seat, eyes = self.visitors.pop(visitor)
        audience = self.audiences[eyes]
        audience.visitors.remove(visitor)
        if not audience.visitors:
            del self.audiences[eyes]

    def is_here(self, guest: str) -> bool:
        return any(visitor.asker.guest == guest for visitor in self.visitors)

    def watching(self) -> int:
        return sum(seat < 0 for seat, _eyes in self.visitors.values())

    def regroup(self, changed: int) -> dict[Hearer, bytes]:
        """Those whose seat or eyes are others now, each with what it must be told of that."""
        found: dict[Hearer, bytes] = {}
        for visitor, before in list(self.visitors.items()):
            guest = visitor.asker.guest
            now = (self.table.seat_of(guest), self.table.eyes_of(guest))
            if now == before:
                continue
            self.dismiss(visitor)
            self.admit(visitor)
            found[visitor] = b',"you":' + (b"%d" % now[0] if now[0] >= 0 else b"null")
            if now[1] != before[1] and not changed & GAME:
                found[visitor] += self._other_eyes(now[1])
        return found

    def _send_away(self, guest: str) -> Addressed:
        gone = frame(ENCODER.encode(messages.Gone("removed")))
        away = [visitor for visitor in self.visitors if visitor.asker.guest == guest]
        for visitor in away:
            self.dismiss(visitor)
            visitor.room = None
        return [(visitor, gone) for visitor in away]

    # -- what they see ---------------------------------------------------------------------

    def view(self, eyes: int) -> View | None:
        """The view that an audience has been told, while nothing is held from it."""
        if self.table.game is None or eyes == NO_EYES:
            return None
        view = self.table.game.view(eyes)
        self.audiences[eyes].seen = Seen(view, self.alike)
        return view

    def _other_eyes(self, eyes: int) -> bytes:
        view = self.view(eyes)
        return b',"view":' + (whole(view) if view is not None else b"null")

    def _opening(self, entry: Entry, changed: int) -> bytes:
        """What all are told alike of an entry."""
        opening = b'{"t":"news","seq":%d,"at":%d' % (entry.seq, entry.at)
        table = self.table
        clock = table.settings.clock
        if changed == GAME and clock is None:
            return opening
        if changed & SEATS:
            opening += b',"table":' + ENCODER.encode(info.table_info(table))
        if clock is not None and changed & (GAME | SEATS):
            opening += b',"clocks":' + ENCODER.encode(info.seat_clocks(table))
        if changed & FAIR:
            opening += b',"fair":' + ENCODER.encode(info.fair(table))
        if changed & SAID and isinstance(entry.act, entries.Said):
            opening += b',"chat":' + ENCODER.encode(info.chat_line(entry.seq, entry.at, entry.act))
        if isinstance(entry.act, entries.Undone):
            opening += b',"undone":%d' % entry.act.to
        return opening

    def _happened(self, act: AnyAct, changed: int) -> Happened | None:
        game = self.table.game
        if not changed & GAME or game is None or isinstance(act, entries.Undone):
            return None
        return Happened(game.pack, game.ledger.names, game.events[self.table.marks[-1][1] :])

    # -- telling it ------------------------------------------------------------------------

    def take(self, item: Item) -> None:
        """Put what was just done into words; those of a move can wait until it is told."""
        if item.changed & ~FAIR == GAME:
            self.fresh = item
        else:
            self._word(item)

    def _word(self, item: Item) -> None:
        answer = b"" if item.ask is None else b',"re":%d' % item.ask.id
        item.frames, item.owed = self._words(item.entry, item.changed, item.asker, answer)
        if item.asker is not None and item.ask is not None and item.asker not in self.visitors:
            item.frames.append((item.asker, frame(replies.done(item.ask.id))))  # he looks on no longer, or not yet

    def tell(self, entry: Entry, changed: int) -> None:
        """Tell all of an entry that is durable."""
        for visitor, data in self._words(entry, changed, None, b"")[0]:
            visitor.write(data)

    def _words(self, entry: Entry, changed: int, asker: Visitor | None, answer: bytes) -> tuple[Addressed, Owed]:
        """What everybody is to be told of an entry; and what of that was held."""
        opening = self._opening(entry, changed)
        moved_eyes = self.regroup(changed) if changed & (OTHERS | BEGUN) else {}
        happened = self._happened(entry.act, changed)
        game = self.table.game
        frames: Addressed = []
        owed: Owed = []
        for eyes, audience in self.audiences.items():
            held = audience.take_held()
            if held:
                owed += [(visitor, held) for visitor in audience.visitors]
            now = opening
            if game is not None and changed & GAME:
                now += audience.sight(game, bool(changed & BEGUN))
            if happened is not None and eyes != NO_EYES:
                now += b',"events":' + happened.told(eyes)
            for visitor in audience.visitors:
                own = moved_eyes.get(visitor, b"")
                if visitor is asker:
                    own += answer
                frames.append((visitor, in_one_piece(held, now, own, b"}")))
        if isinstance(entry.act, entries.Removed):
            frames += self._send_away(entry.act.guest)
        return frames, owed

    def tell_move(self, item: Item) -> None:
        """A move is durable: tell it."""
        self.fresh = None
        entry = item.entry
        game = self.table.game
        happened = self._happened(entry.act, item.changed)
        assert game is not None
        assert happened is not None
        opening = self._opening(entry, item.changed)
        asker, ask = item.asker, item.ask
        if asker is None or ask is None or asker not in self.visitors:
            self.herald.tell_move(self, self.audiences, game, opening, happened, None, NOBODY, b"")
            if asker is not None and ask is not None:
                asker.send(replies.done(ask.id))
        else:
            eyes = self.visitors[asker][1]
            self.herald.tell_move(self, self.audiences, game, opening, happened, asker, eyes, b',"re":%d}' % ask.id)

    # -- news that wait ----------------------------------------------------------------------

    def hold_nothing(self) -> None:
        """Something else is to be told or done: what waits must go first."""
        if self.fresh is not None:
            item, self.fresh = self.fresh, None
            self._word(item)
            return
        game = self.table.game
        if game is not None:
            for audience in self.audiences.values():
                audience.let_go(game)

    def time_is_up(self, audience: Audience) -> None:
        """News have waited long enough; but while a move is being written their view is gone: they go with it."""
        if self.fresh is not None:
            audience.due = 0.0
        elif self.table.game is not None:
            audience.let_go(self.table.game)

    def owe_held(self) -> None:
        """What waits is to be told when the table is again what the log says."""
        for audience in self.audiences.values():
            held = audience.take_held()
            if held:
                self.owed += [(visitor, held) for visitor in audience.visitors]

    def begin_again(self, table: Table) -> None:
        """The table was made anew, as far as it was told; what is owed comes with a whole view."""
        self.table = table
        self.regroup(OTHERS)
        for audience in self.audiences.values():
            audience.seen = None
            self.view(audience.eyes)
        owed, self.owed = self.owed, []
        for visitor, held in owed:
            if visitor in self.visitors:
                sight = self._other_eyes(self.visitors[visitor][1])
                visitor.write(in_one_piece(held[:-1], held[-1], sight, b"}"))
