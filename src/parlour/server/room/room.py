"""A room: a table in memory, the connections to it, what they command, and the log that makes it so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from parlour.core.moves import IllegalMove, Move
from parlour.server.net.frames import frame
from parlour.server.protocol import commands, messages, replies
from parlour.server.protocol.commands import AnyCommand
from parlour.server.protocol.messages import ENCODER
from parlour.server.room.connection import Connection
from parlour.server.room.connections import Addressed, Connections, Pending, Teller
from parlour.server.room.driver import Driver
from parlour.server.room.loading import read_law
from parlour.server.room.newcomers import whole_table
from parlour.server.room.viewers import Recipient
from parlour.server.storage.audit import note_of
from parlour.server.storage.store import StorageError, Taken
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected
from parlour.server.table.chair import Chair
from parlour.server.table.claims import waits_until
from parlour.server.table.commands import acts_for, judged_move
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.kept import KeptGame
from parlour.server.table.newer import Newer
from parlour.server.table.position import checkpoint_of
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.seating import SENT_AWAY, came_of
from parlour.server.table.standing import games_in, load
from parlour.server.table.table import BEGUN, FAIR, GAME, MOVED, OTHERS, RESTS, SEATS, Table

if TYPE_CHECKING:
    from parlour.server.room.house import House

log = logging.getLogger("parlour.server")

CHECKED_EVERY: Final = 128  # moves
DUE = (entries.Stopped, entries.Ruled)
ARRIVALS: Final = frozenset([entries.Came, entries.Sat])
SHARES: Final = frozenset([entries.Committed, entries.Opened])
NOT_WRITTEN = "it could not be written down; nothing was done"
DELETED = "nothing happened at this table for so long that it was deleted"
OUT_OF_REACH = "the table's log cannot be read just now; nothing was done"


class Room(Teller):
    def __init__(self, house: House, table: Table, kept: KeptGame | None = None) -> None:
        self.house = house
        self.table = table
        self.kept = kept  # stands for a game of the table that is not played,
        self.kept_number = 0 if kept is None else table.number  # that of this number
        self.due: list[AnyAct] = []  # what whoever drives the table must put into its log
        self.id = table.id
        self.connections = Connections(table, house.batches)
        self.durable_seq = table.seq  # the last entry that is durable, and told or held
        self.heard_of = 0  # the last entry that the bus has told of
        self.is_true = True  # nothing was done here that is not, or will not be, in the log
        self.unwritten = 0
        self.last_pending: Pending | None = None
        self.waiting: list[tuple[Connection, AnyCommand]] | None = None  # commands, while the log is read again
        self.is_readable = True  # as far as is known: commands wait for the log only while it can be read,
        self.out_of_reach = OUT_OF_REACH  # and this is said while it cannot
        self.went: set[str] = set()  # guests whose leaving is not in the log yet
        self.ahead = 0  # milliseconds by which the log is ahead of the house's clock
        self.now()
        self.driver = Driver(self)
        self.idle_since = house.now()

    def now(self) -> int:
        """The table's time: it runs on from the last entry, also where another clock than the house's gave that."""
        now = self.house.now() + self.ahead
        if now < self.table.at:
            self.ahead += self.table.at - now
            return self.table.at
        return now

    def enter(self, connection: Connection, command: commands.Enter) -> None:
        guest = connection.caller.guest
        if guest in self.table.removed:
            connection.send(replies.failure(command.id, "forbidden", SENT_AWAY))
            return
        self.connections.flush()
        seat = self.table.seat_of(guest)
        if seat >= 0 and self._comes(self.table.chairs[seat], connection.caller):
            self.do([came_of(connection.caller)])
        connection.room = self
        connection.brief = command.brief
        self.connections.add(connection)
        self.send(connection, ENCODER.encode(whole_table(self.connections, connection, command, self.now())), command)
        self._send_watching(connection)
        self.driver.look()

    def _comes(self, chair: Chair, caller: Caller) -> bool:
        """Whether the log must be told; also that he is a program, where it knew him before he was."""
        return not chair.connected or (caller.program and not chair.program)

    def leave(self, connection: Connection) -> None:
        """A connection looks elsewhere or is gone; a seat of its guest is kept, for a while."""
        self.connections.flush()
        connection.room = None
        self.connections.remove(connection)
        guest = connection.caller.guest
        seat = self.table.seat_of(guest)
        if self.waiting is not None:
            self.went.add(guest)
            return
        if seat >= 0 and self.table.chairs[seat].connected and not self._is_still_here(guest):
            self.do([entries.Went(guest)])
        self._send_watching(connection)
        if not self.connections.roles:
            self.idle_since = self.house.now()

    def _is_still_here(self, guest: str) -> bool:
        """Also where not he goes but the house: whoever drives the table next gives all the time to come back."""
        leaves_it_to_others = self.house.closing and self.house.owners.owns(self.id)
        return leaves_it_to_others or self.connections.is_here(guest)

    def _send_watching(self, came_or_went: Connection) -> None:
        if came_or_went.caller.program or self.table.seat_of(came_or_went.caller.guest) >= 0:
            return
        payload = ENCODER.encode(messages.Watching(self.connections.watching()))
        for connection in self.connections.roles:
            if connection is not came_or_went:
                self.send(connection, payload)

    def send(self, connection: Connection, payload: bytes, command: AnyCommand | None = None) -> None:
        """Tell one connection something, or answer it, after all that was done before is durable and told."""
        self.connections.flush()
        if self.unwritten and self.last_pending is not None:
            framed = frame(payload)
            self.last_pending.frames.append((connection, framed))
            if command is not None:
                self.last_pending.answered.append((connection, command, framed))
        else:
            connection.send(payload)

    def handle(self, connection: Connection, command: AnyCommand) -> None:
        if self.waiting is not None:
            self._wait(connection, command)
            return
        acts: list[AnyAct]
        move: Move | None = None
        try:
            if isinstance(command, commands.Move):
                act, move = judged_move(self.table, connection.caller, command)
                self._leave_time_to_claim(act.seat, move)
                acts = [act]
            else:
                acts = acts_for(self.table, connection.caller, command)
        except Rejected as rejected:
            self.send(connection, replies.rejection(command.id, rejected), command)
        except IllegalMove as error:
            self.send(connection, replies.refused(command.id, error.refusal), command)
        else:
            if acts:
                self.do(acts, connection, command, move)
            else:
                self.send(connection, replies.done(command.id), command)

    def _wait(self, connection: Connection, command: AnyCommand) -> None:
        """Until the log has been read; nobody waits for a store that cannot be reached."""
        if self.is_readable and self.waiting is not None:
            self.waiting.append((connection, command))
        else:
            connection.send(replies.failure(command.id, "storage", self.out_of_reach))

    def _refuse_waiting(self) -> None:
        self.is_readable = False
        waiting, self.waiting = self.waiting or [], []
        for connection, command in waiting:
            if isinstance(command, commands.Enter) and connection.room is self:
                connection.room = None
            self._wait(connection, command)

    def _leave_time_to_claim(self, seat: int, move: Move) -> None:
        until = waits_until(self.table, seat, move)
        left = until - self.now() if until else 0
        if left > 0:
            wait = (left + 999) // 1000
            raise Rejected("claims", f"others may still claim: wait {wait} s", "claim_time", wait)

    def do(
        self,
        acts: Sequence[AnyAct],
        sender: Connection | None = None,
        command: AnyCommand | None = None,
        move: Move | None = None,
    ) -> Pending:
        """Put acts into the log: done in memory now, told when they are durable.  The last one answers the command.

        ``move`` is that of a single act, where it was read and judged before; others are judged as they are done.
        """
        try:
            return self._do(acts, sender, command, move)
        except Exception:
            self.start_again()  # half of it may be done here that is not in the log
            raise

    def _do(
        self, acts: Sequence[AnyAct], sender: Connection | None, command: AnyCommand | None, move: Move | None
    ) -> Pending:
        table = self.table
        connections = self.connections
        last = len(acts) - 1
        at = self.now()
        flags = 0
        for i, act in enumerate(acts):
            kind = type(act)
            if kind in ARRIVALS:
                act = self._here(act)
            if connections.fresh is not None or not self._may_wait(kind):
                connections.flush()
            entry = Entry(self.id, table.seq + 1, at, act)
            changed = table.apply(entry, move)
            answers = i == last
            pending = Pending(entry, changed, self, sender if answers else None, command if answers else None)
            if changed & GAME and changed & SEATS and not table.playing:
                pending.ended = table.number
                pending.prelude = table.prelude
            self.unwritten += 1
            self.last_pending = pending
            connections.prepare(pending)
            if changed & (SEATS | BEGUN | RESTS):
                self._add_cards(pending, sender)
            pending.checkpoints = self._due_checkpoint(kind)
            self.house.writer.take(pending)
            flags |= changed
            if kind is entries.Changed:
                self.house.spawn(read_law(table.settings.game))  # it may be begun next
        if flags & (SEATS | FAIR | RESTS) or (flags & GAME and not self.driver.is_idle):
            self.driver.look()
        return pending

    def _add_cards(self, pending: Pending, sender: Connection | None) -> None:
        """What is kept beside the log."""
        table, changed = self.table, pending.changed
        if changed & (BEGUN | GAME):
            pending.game = table.game_card()
        if changed & (SEATS | RESTS):
            pending.table = table.card()
        if changed & SEATS:
            pending.note = note_of(table, pending.entry, sender.caller.guest if sender is not None else "")

    def _may_wait(self, kind: type) -> bool:
        """Whether news may still be held when something of this kind is done."""
        return kind is MOVED or (kind in SHARES and self.table.rounds.due != NOT_DUE)

    def _here(self, act: AnyAct) -> AnyAct:
        """Whoever drives the table must know to which process somebody is connected, lest that ends without a word."""
        process = self.house.owners.name
        if not process or (isinstance(act, entries.Sat) and not act.here):
            return act
        return replace(act, at=process)

    def do_what_is_due(self) -> None:
        """Put into the log what other rules have made of the game; this process drives the table."""
        due, self.due = self.due, []
        if due:
            self.do(due)

    def _due_checkpoint(self, kind: type) -> dict[tuple[str, int, int], bytes] | None:
        """Where the game stands, when it begins and every so many moves."""
        if kind is MOVED:
            return None if len(self.table.moves) % CHECKED_EVERY else self.checkpoint()
        return self.checkpoint() if kind is entries.Started else None

    def checkpoint(self) -> dict[tuple[str, int, int], bytes]:
        """Where the game stands that is being played, as it is kept in the store."""
        table = self.table
        if table.game is None or not table.playing:
            return {}
        seq = table.marks[-1][0]  # the last move that stands
        return {(self.id, table.number, seq): checkpoint_of(self.id, table.number, table.game, seq)}

    def settled(self, pending: Pending, error: StorageError | None) -> None:
        """An entry is durable, and told now; or it is not in the log, and did not happen."""
        if error is None:
            self.unwritten -= 1
            self.durable_seq = self.connections.durable = pending.entry.seq
            if pending is self.connections.fresh:
                self.connections.send_move(pending)
            elif pending in self.connections.shares:
                self.connections.send_share(pending)
            if pending.frames:
                self.connections.deliver(self._for_those_here(pending))
            if pending.durable is not None and not pending.durable.done():
                pending.durable.set_result(None)
            if pending.ended:
                self.house.records_due.add(self.id, pending.ended, pending.prelude, pending.entry.seq)
            if self.house.following.guests:
                self.house.following.heard(self, pending.ended)
            if pending.changed & (BEGUN | OTHERS):
                self._tell_of_programs(pending)
            if self.heard_of > self.table.seq:
                self.heard(self.heard_of)  # another process answered before we knew that our own entry was durable
        else:
            self._lost(pending, error)

    def _tell_of_programs(self, pending: Pending) -> None:
        """A game has begun, or somebody has sat down: what programs must know who are elsewhere."""
        act, following = pending.entry.act, self.house.following
        if isinstance(act, entries.Sat) and act.program:
            following.sat(act.guest, self.id)
        if self.table.playing:
            following.begins(self.table)

    def is_idle(self, before: int) -> bool:
        """Whether nobody has looked at it since then, and nothing is under way."""
        is_quiet = (
            not self.connections.roles and not self.unwritten and self.waiting is None and not self.table.is_rated
        )
        return is_quiet and self.idle_since < before

    def _for_those_here(self, pending: Pending) -> Addressed:
        """Who looks at another table by now hears no more of this one than the answers to his own messages."""
        gone = [connection for connection, _data in pending.frames if self._is_elsewhere(connection)]
        if not gone:
            return pending.frames
        sender, command = pending.sender, pending.command
        if sender is not None and command is not None and sender in gone:
            sender.send(replies.done(command.id))
        for connection, asked, answer in pending.answered:
            if connection in gone:
                connection.write(frame(replies.overtaken(asked.id)) if isinstance(asked, commands.Enter) else answer)
        return [(connection, data) for connection, data in pending.frames if not self._is_elsewhere(connection)]

    def _is_elsewhere(self, recipient: Recipient) -> bool:
        return isinstance(recipient, Connection) and recipient.room is not None and recipient.room is not self

    def _lost(self, pending: Pending, error: StorageError) -> None:
        """Where another process was first, ask again; else say that it failed.  Later answers rested on it."""
        again = isinstance(error, Taken)
        self.connections.owed += pending.owed
        asked = [(connection, command) for connection, command, _answer in pending.answered]
        for connection, command in asked:
            if isinstance(command, commands.Enter):
                self.connections.remove(connection)  # he has not been shown the table
        if pending.sender is not None and pending.command is not None:
            if again:
                asked.insert(0, (pending.sender, pending.command))
            else:
                pending.sender.send(replies.failure(pending.command.id, "storage", NOT_WRITTEN))
        if isinstance(pending.entry.act, entries.Went):
            self.went.add(pending.entry.act.guest)
        elif isinstance(pending.entry.act, entries.Removed):
            self._call_back(pending, pending.entry.act.guest)
        self._read_again(asked)
        if pending.durable is not None and not pending.durable.done():
            pending.durable.set_exception(Rejected("busy" if again else "storage", NOT_WRITTEN))

    def _call_back(self, pending: Pending, guest: str) -> None:
        """Those who were sent away by an entry that is not in the log have not been told, and may come in again."""
        addressed = [recipient for recipient, _data in pending.frames]
        for connection in self.house.connections.get(guest, ()):
            if connection.room is None and connection in addressed:
                connection.send(ENCODER.encode(messages.Gone("reload")))

    def heard(self, seq: int) -> None:
        """Another process has written entries up to this one."""
        self.heard_of = max(seq, self.heard_of)
        if seq > self.table.seq and not self.unwritten and self.waiting is None:
            self.connections.flush()
            self.driver.stop()
            self.waiting = []
            self.house.spawn(self._catch_up())

    def start_again(self) -> None:
        """Something went wrong here: whatever is not in the log did not happen."""
        self.is_true = False
        if self.waiting is None:
            if self.connections.fresh is not None or self.connections.shares:
                self.connections.flush()
            self.connections.owe_held()
            self.waiting = []
            self.driver.stop()
            self.house.spawn(self._after_writing())

    async def _after_writing(self) -> None:
        await self.house.writer.drained()
        self.unwritten = 0  # what was done only here was never put
        self.last_pending = None
        await self._catch_up()

    def _read_again(self, commands: list[tuple[Connection, AnyCommand]]) -> None:
        self.is_true = False
        self.unwritten = 0
        self.last_pending = None
        self.connections.fresh = None
        self.connections.shares = []
        self.connections.in_words = 0
        self.connections.owe_held()
        self.driver.stop()
        if self.waiting is None:
            self.waiting = commands
            self.house.spawn(self._catch_up())
        else:
            self.waiting += commands

    async def _catch_up(self) -> None:
        """Bring the table to what the log says and tell what is new; then go on with what came meanwhile."""
        behind = True
        while behind:
            heard_of = self.heard_of
            if self.is_true:
                self._broadcast_all(await self._read(self.table.seq))
            else:
                log_now = await self._read(0)
                if self.durable_seq and not log_now:
                    await self._swept()
                    return
                self._replay(log_now)
            behind = not self.is_true or self.heard_of > heard_of  # again, if there was more while it was read
        waiting, self.waiting = self.waiting or [], None
        self._say_who_is_here()
        for connection, command in waiting:
            self._handle_again(connection, command)
        self.driver.look()

    async def _swept(self) -> None:
        """The table was deleted while somebody still looked at it: there is nothing to go on with."""
        self.house.rooms.pop(self.id, None)
        await self.house.owners.release(self.id)
        waiting, self.waiting = self.waiting or [], None
        for connection, command in waiting:
            connection.send(replies.failure(command.id, "no_such_table", DELETED))
        for connection in [one for one in self.house.everybody() if one.room is self]:
            self.connections.remove(connection)
            connection.room = None
            connection.send(ENCODER.encode(messages.Gone("reload")))

    def _handle_again(self, connection: Connection, command: AnyCommand) -> None:
        if connection.room is not self:
            connection.send(replies.failure(command.id, "not_entered", "you no longer look at this table"))
        elif isinstance(command, commands.Enter):
            self.connections.remove(connection)
            connection.room = None
            self.enter(connection, command)
        else:
            self.handle(connection, command)

    async def _read(self, after: int) -> list[Entry]:
        """The log after this entry, however long it takes."""
        delay = 0.1
        while True:
            try:
                found = await self.house.store.entries(self.id, after)
                self.is_readable = True
                return found
            except Exception as error:
                if self.is_readable:  # said once for each time that it is away, since all tables say it
                    log.error("the log of a table cannot be read", exc_info=error)
                self.out_of_reach = str(error) if isinstance(error, Newer) else OUT_OF_REACH
                self._refuse_waiting()
            await asyncio.sleep(delay)  # when the error is done with: docs/compiling.md
            delay = min(delay * 2, 5.0)

    def _replay(self, log_now: Sequence[Entry]) -> None:
        """Make the table anew: what was done here and is not in the log did not happen."""
        self.is_true = True
        self.table = Table(self.id, self.table.waits)
        durable = [entry for entry in log_now if entry.seq <= self.durable_seq]
        number = max(games_in(durable), default=0)
        is_kept = self.kept is not None and number == self.kept_number
        load(self.table, durable, play_last=not is_kept)
        if self.kept is not None and is_kept:
            self.table.show(self.kept)
        self.connections.reset(self.table)
        self._broadcast_all(log_now[len(durable) :])

    def _broadcast_all(self, new: Sequence[Entry]) -> None:
        for entry in new:
            changed = self.table.apply(entry)
            self.connections.broadcast(entry, changed)
            self.durable_seq = entry.seq
            if self.house.following.guests:
                has_ended = changed & GAME and changed & SEATS and not self.table.playing
                self.house.following.heard(self, self.table.number if has_ended else 0)
            if type(entry.act) in DUE:
                self.due = []  # whoever drives the table has seen to that
        self.now()

    def _say_who_is_here(self) -> None:
        """Set right what the log says of guests whose connections are ours."""
        for chair in self.table.chairs:
            if chair.guest and not chair.connected and self.connections.is_here(chair.guest):
                self.do([entries.Came(chair.guest)])
            elif chair.guest in self.went and chair.connected and not self.connections.is_here(chair.guest):
                self.do([entries.Went(chair.guest)])
        self.went.clear()
