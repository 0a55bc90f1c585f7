"""All connections to one table in this process: who they are, and what each is to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from parlour.core.events import NO_EYES
from parlour.core.view import View
from parlour.server.net.frames import frame
from parlour.server.protocol import messages, replies
from parlour.server.protocol.commands import AnyCommand
from parlour.server.protocol.messages import ENCODER
from parlour.server.room.batches import NOBODY, Batches
from parlour.server.room.viewers import Recipient, Viewers, in_one_piece
from parlour.server.storage.store import StorageError
from parlour.server.storage.writer import Waiting
from parlour.server.table import entries, info
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.prelude import Prelude
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.sent_view import SentView, SharedJson
from parlour.server.table.table import BEGUN, CHAINED, FAIR, GAME, MOVED, OTHERS, RESTS, SEATS, Table
from parlour.server.table.view_json import EventsJson, told_view

if TYPE_CHECKING:
    from parlour.server.room.connection import Connection

UNDONE: Final = entries.Undone
Addressed = list[tuple[Recipient, bytes]]
Owed = list[tuple[Recipient, list[bytes]]]
Answered = tuple["Connection", AnyCommand, bytes]


class Pending(Waiting):
    """An entry that is done in memory but not yet durable, with what is to be told once it is."""

    def __init__(
        self,
        entry: Entry,
        changed: int,
        teller: Teller,
        sender: Connection | None = None,
        command: AnyCommand | None = None,
    ) -> None:
        super().__init__(entry)
        self.changed = changed
        self.teller = teller
        self.frames: Addressed = []
        self.owed: Owed = []  # earlier news among them, which must be told even if this entry is lost
        self.sender = sender
        self.command = command  # what it answers, if it is the last entry of an answer
        self.answered: list[Answered] = []  # who asked what since, and the answer, which rests on it
        self.durable: asyncio.Future[None] | None = None  # somebody waits for it
        self.ended = 0  # the number of the game that ends with it,
        self.prelude: Prelude = ()  # and what its record needs of the log before it

    def settle(self, error: StorageError | None) -> None:
        self.teller.settled(self, error)


class Teller:
    """Who tells of an entry once it is durable: the room."""

    def settled(self, pending: Pending, error: StorageError | None) -> None:
        raise NotImplementedError


def hears(seat: int, eyes: int) -> bool:
    """Whether the talk of a table is for whoever has this seat and these eyes: not where he may not even watch."""
    return seat >= 0 or eyes != NO_EYES


class Connections:
    def __init__(self, table: Table, batches: Batches) -> None:
        self.table = table
        self.batches = batches
        self.roles: dict[Connection, tuple[int, int]] = {}  # own seat, and whose eyes they have
        self.groups: dict[int, Viewers] = {}  # by eyes
        self.shared = SharedJson(batches.slate)
        self.owed: Owed = []  # what was held when the log had to be read again
        self.fresh: Pending | None = None  # a move that is not yet durable, nor put into words
        self.shares: list[Pending] = []  # parts in the round of a drawing that are not, either
        self.in_words = 0  # the last entry that was put into words before it was durable,
        self.durable = 0  # and the last that is

    def add(self, connection: Connection) -> None:
        guest = connection.caller.guest
        eyes = self.table.eyes_of(guest)
        self.roles[connection] = (self.table.seat_of(guest), eyes)
        viewers = self.groups.get(eyes)
        if viewers is None:
            viewers = self.groups[eyes] = Viewers(eyes, self.shared)
        viewers.add(connection)

    def remove(self, connection: Connection) -> None:
        if connection not in self.roles:
            return  # he waits to be shown the table once more
        _seat, eyes = self.roles.pop(connection)
        viewers = self.groups[eyes]
        viewers.remove(connection)
        if not viewers.connections:
            del self.groups[eyes]

    def is_here(self, guest: str) -> bool:
        return any(connection.caller.guest == guest for connection in self.roles)

    def watching(self) -> int:
        """How many people look on without a seat."""
        return sum(seat < 0 and not connection.caller.program for connection, (seat, _eyes) in self.roles.items())

    def regroup(self, changed: int) -> dict[Recipient, bytes]:
        """Those whose seat or eyes are others now, each with what it must be told of that."""
        found: dict[Recipient, bytes] = {}
        for connection, before in list(self.roles.items()):
            guest = connection.caller.guest
            now = (self.table.seat_of(guest), self.table.eyes_of(guest))
            if now == before:
                continue
            self.remove(connection)
            self.add(connection)
            found[connection] = b',"you":' + (b"%d" % now[0] if now[0] >= 0 else b"null")
            if now[1] != before[1] and not changed & GAME:
                found[connection] += self._other_eyes(now[1])
        return found

    def _send_away(self, guest: str) -> Addressed:
        gone = frame(ENCODER.encode(messages.Gone("removed")))
        away = [connection for connection in self.roles if connection.caller.guest == guest]
        for connection in away:
            self.remove(connection)
            connection.room = None
        return [(connection, gone) for connection in away]

    def view(self, eyes: int) -> View | None:
        """The view that these viewers have been sent, while nothing is held from it."""
        if self.table.game is None or eyes == NO_EYES:
            return None
        self.shared.number = self.table.number
        self.groups[eyes].sent = SentView(self.table.game, eyes, self.shared)
        return self.table.game.view(eyes)

    def _other_eyes(self, eyes: int) -> bytes:
        view = self.view(eyes)
        return b',"view":' + (told_view(view, self.table.number) if view is not None else b"null")

    def _opening(self, entry: Entry, changed: int) -> bytes:
        """What all are told alike of an entry."""
        opening = b'{"t":"news","seq":%d,"at":%d' % (entry.seq, entry.at)
        table = self.table
        clock = table.terms.clock
        if changed & CHAINED:
            opening = b'%b,"head":"%b"' % (opening, entry.head.encode())
        if table.new_deal and changed & GAME:  # a share may be told when the deal that it was for is made
            opening += b',"deal":%d' % table.new_deal
        act = entry.act
        if isinstance(act, MOVED) and act.by != "person":
            opening += f',"moved":{{"seat":{act.seat},"by":"{act.by}"}}'.encode()
        if changed & ~(CHAINED | GAME) == 0 and clock is None:
            return opening
        if changed & SEATS:
            opening += b',"table":' + ENCODER.encode(info.table_info(table))
        if clock is not None and changed & (GAME | SEATS):
            opening += b',"clocks":' + ENCODER.encode(info.seat_clocks(table))
        if changed & FAIR:
            opening += b',"fair":' + ENCODER.encode(info.fair(table))
        if changed & RESTS or (changed & SEATS and table.rest is not None):
            opening += b',"rest":' + ENCODER.encode(info.rest(table))
        if isinstance(act, entries.Undone):
            opening += b',"undone":%d' % act.to
        return opening

    def _talk(self, seq: int, at: int, act: entries.Said) -> dict[Recipient, bytes]:
        """What was said, for those who may hear it, and have not blocked who said it."""
        said = b',"chat":' + ENCODER.encode(info.chat_line(seq, at, act))
        deaf = [connection for connection in self.roles if act.guest in connection.caller.blocks.mine]
        return {one: said for one, role in self.roles.items() if hears(*role) and one not in deaf}

    def _happened(self, act: AnyAct, changed: int) -> EventsJson | None:
        game = self.table.game
        if not changed & GAME or game is None or type(act) is UNDONE:
            return None
        return self.table.news(game)

    def prepare(self, pending: Pending) -> None:
        """Put what was just done into words; those of a move can wait until it is told, unless a round begins by it.

        So can those of a share which does not end its round: all that others learn of it is its head.
        """
        if pending.changed & ~CHAINED == GAME:
            self.fresh = pending
        elif pending.changed == CHAINED and self.batches.patience and self.table.rounds.due != NOT_DUE:
            self.shares.append(pending)
        else:
            self._prepare_now(pending)

    def _prepare_now(self, pending: Pending) -> None:
        if self.shares or self.in_words > self.durable:
            self._tell_shares()  # other entries are told before this one, and must not overtake what is held
        self.in_words = max(self.in_words, pending.entry.seq)
        answer = b"" if pending.command is None else b',"re":%d' % pending.command.id
        pending.frames, pending.owed = self._frames(pending.entry, pending.changed, pending.sender, answer)
        if pending.sender is not None and pending.command is not None and pending.sender not in self.roles:
            done = frame(replies.done(pending.command.id))  # he looks on no longer, or not yet
            pending.frames.append((pending.sender, done))

    def broadcast(self, entry: Entry, changed: int) -> None:
        """Tell all of an entry that is durable."""
        for connection, data in self._frames(entry, changed, None, b"")[0]:
            connection.write(data)

    def _frames(self, entry: Entry, changed: int, sender: Connection | None, answer: bytes) -> tuple[Addressed, Owed]:
        """What everybody is to be told of an entry; and what of that was held."""
        opening = self._opening(entry, changed)
        waited: dict[Recipient, list[bytes]] = {}
        for viewers in self.groups.values():
            if viewers.held:
                waited.update(dict.fromkeys(viewers.connections, viewers.take_held()))
        try:
            frames = self._frames_after(waited, opening, entry, changed, sender, answer)
        except Exception:
            self.owed += waited.items()  # it is durable, whatever becomes of this entry
            raise
        return frames, list(waited.items())

    def _frames_after(
        self,
        waited: dict[Recipient, list[bytes]],
        opening: bytes,
        entry: Entry,
        changed: int,
        sender: Connection | None,
        answer: bytes,
    ) -> Addressed:
        self.shared.number = self.table.number
        own_news = self.regroup(changed) if changed & (OTHERS | BEGUN) else {}
        if isinstance(entry.act, entries.Said):
            own_news = self._talk(entry.seq, entry.at, entry.act)
        happened = self._happened(entry.act, changed)
        game = self.table.game
        frames: Addressed = []
        for eyes, viewers in self.groups.items():
            now = opening
            if game is not None and changed & GAME:
                now += viewers.view_news(game, bool(changed & BEGUN))
            if happened is not None and eyes != NO_EYES:
                now += b',"events":' + happened.for_eyes(eyes)
            if self.table.has_sheet and eyes != NO_EYES:
                now += b',"sheet":' + ENCODER.encode(info.sheet(self.table, eyes))
            for connection in viewers.connections:
                own = own_news.get(connection, b"")
                if connection is sender:
                    own += answer
                frames.append((connection, in_one_piece(waited.get(connection, []), now, own, b"}")))
        if isinstance(entry.act, entries.Removed):
            frames += self._send_away(entry.act.guest)
        return frames

    def send_move(self, pending: Pending) -> None:
        """A move is durable: tell it."""
        self.fresh = None
        entry = pending.entry
        game = self.table.game
        happened = self._happened(entry.act, pending.changed)
        assert game is not None
        assert happened is not None
        opening = self._opening(entry, pending.changed)
        sender, command = pending.sender, pending.command
        if sender is None or command is None or sender not in self.roles:
            self.batches.distribute(self, self.groups, game, opening, happened, None, NOBODY, b"")
            if sender is not None and command is not None:
                sender.send(replies.done(command.id))
        else:
            eyes = self.roles[sender][1]
            self.batches.distribute(self, self.groups, game, opening, happened, sender, eyes, b',"re":%d}' % command.id)

    def send_share(self, pending: Pending) -> None:
        """A share is durable: all are told soon, or with what comes next, which mostly is the deal.

        Nothing else is held while a round goes on: what made the drawing due has taken it along.  Who has sent it waits
        for the deal as well, and so for his answer, unless he looks at the table from several places.
        """
        self.shares.remove(pending)
        opening = self._opening(pending.entry, pending.changed)
        sender, command = pending.sender, pending.command
        own = self.roles[sender][1] if sender is not None and sender in self.roles else NOBODY
        answer = b"}" if command is None else b',"re":%d}' % command.id
        for eyes, viewers in self.groups.items():
            if eyes != own:
                self.batches.hold(self, viewers, opening)
            elif len(viewers.connections) == 1:
                self.batches.hold(self, viewers, opening + answer[:-1])
            else:
                viewers.answer(opening, sender, answer)
        if own == NOBODY and sender is not None and command is not None:
            sender.send(replies.done(command.id))

    def deliver(self, frames: Addressed) -> None:
        """Write what was put into words before, and before it the shares that were held since."""
        late = self._take_shares()
        for connection, data in frames:
            connection.write(late.pop(connection, b"") + data)
        for connection, data in late.items():
            connection.write(data)

    def _tell_shares(self) -> None:
        for connection, data in self._take_shares().items():
            connection.write(data)

    def _take_shares(self) -> dict[Recipient, bytes]:
        """What is held while an entry waits in words: shares alone, by which nothing changes that anybody sees."""
        found: dict[Recipient, bytes] = {}
        for viewers in self.groups.values():
            if viewers.held:
                held = viewers.take_held()
                shares = in_one_piece(held[:-1], held[-1], b"", b"}")
                found.update(dict.fromkeys(viewers.connections, shares))
        return found

    def flush(self) -> None:
        """Something else is to be told or done: what waits must go first."""
        shares, self.shares = self.shares, []
        for share in shares:
            self._prepare_now(share)
        if self.fresh is not None:
            pending, self.fresh = self.fresh, None
            self._prepare_now(pending)
            return
        game = self.table.game
        if game is not None:
            for viewers in self.groups.values():
                viewers.flush(game)

    def flush_late(self, viewers: Viewers) -> None:
        """News have waited long enough; but while a move is being written their view is gone: they go with it."""
        if self.fresh is not None:
            viewers.due = 0.0
        elif self.table.game is not None:
            viewers.flush(self.table.game)

    def owe_held(self) -> None:
        """What waits is to be told when the table is again what the log says; what waits in words may come before."""
        if self.in_words > self.durable:
            self._tell_shares()
        for viewers in self.groups.values():
            held = viewers.take_held()
            if held:
                self.owed += [(connection, held) for connection in viewers.connections]

    def reset(self, table: Table) -> None:
        """The table was made anew, as far as it was told; what is owed comes with a whole view."""
        self.table = table
        self.regroup(OTHERS)
        for viewers in self.groups.values():
            viewers.sent = None
            self.view(viewers.eyes)
        owed, self.owed = self.owed, []
        for connection, held in owed:
            if connection in self.roles:
                view_news = self._other_eyes(self.roles[connection][1])
                connection.write(in_one_piece(held[:-1], held[-1], view_news, b"}"))
