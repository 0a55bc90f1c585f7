"""The house: all tables of this process, and everybody who is connected to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Sequence
from time import monotonic

from parlour.fair.chance import new_secret
from parlour.server.net.buckets import Clock
from parlour.server.net.limits import Allowances, Limits, Meter
from parlour.server.net.outbox import Outbox
from parlour.server.protocol import commands, replies
from parlour.server.protocol.api import NewTable
from parlour.server.protocol.moments import SteadyClock
from parlour.server.room.archive import Archive
from parlour.server.room.backlog import Backlog, Due
from parlour.server.room.batches import HOLD, Batches
from parlour.server.room.connection import Connection
from parlour.server.room.contests import Contests
from parlour.server.room.evenings import Secretary
from parlour.server.room.finding import CALLS, LET_GO, Finding
from parlour.server.room.following import WAKES, Following
from parlour.server.room.inviting import invite
from parlour.server.room.loading import load_table, read_law
from parlour.server.room.onlooking import Onlooking
from parlour.server.room.reviews import Reviews
from parlour.server.room.room import Room
from parlour.server.room.starting import start_rated
from parlour.server.room.thinking import Inline, Pace, Thinking
from parlour.server.room.turns import Turns
from parlour.server.storage.bus import Bus, MemoryBus
from parlour.server.storage.owners import Owners, SoleOwner, keep_claiming, keep_missing
from parlour.server.storage.store import Batch, StorageError, Store
from parlour.server.storage.writer import Writer
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected, too_fast
from parlour.server.table.commands import checked
from parlour.server.table.entries import AnyAct
from parlour.server.table.newer import Newer
from parlour.server.table.seating import check_bot, clean_name
from parlour.server.table.table import Table
from parlour.server.table.waits import USUAL, Waits

log = logging.getLogger("parlour.server")

LONGEST_WRITE = 10.0  # seconds that a house which closes waits before it hangs up
ROUND = 5.0  # seconds between two rounds through the house
TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
ENDED_KEPT = 10_000  # sessions: a connection that was being let in as its session ended must be known by it
LOG_IN_AGAIN = (4001, "log in again")
IDLE = 60_000  # milliseconds after which a table that nobody looks at leaves the memory
BLOCKS = "!"  # before a guest, over the bus: whom he has blocked, or who him, is new
LOOKED_UP = 0.005  # seconds of the server's time that it takes to ask the store for a table and to show it
LOST = 60  # rounds after which a connection that looks at no table is closed


class House:
    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        owners: Owners | None = None,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
        pace: Pace | None = None,
        waits: Waits = USUAL,
        now: Callable[[], int] | None = None,
        hold: float = HOLD,
        clock: Clock = monotonic,
    ) -> None:
        self.store = store
        self.bus = bus or MemoryBus()
        self.owners = owners or SoleOwner()
        self.limits = limits or Limits()
        self.allowances = Allowances(self.limits, clock)
        self.thinking = thinking or Inline()
        self.turns = Turns(self.thinking.workers)
        self.fallback = Inline()
        self.pace = pace or Pace()
        self.waits = waits
        self.clock = SteadyClock()
        self.now = now or self.clock
        self.outbox = Outbox()
        self.writer = Writer(store, self.bus, self.outbox)
        self.archive = Archive(store, self.thinking)
        self.reviews = Reviews(store, self.thinking)
        self.records_due = Backlog(self._write_records, self.spawn)
        self.batches = Batches(hold, self.outbox)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.missed: dict[str, int] = {}  # tables being loaded: the last entry heard of meanwhile
        self.connections: dict[str, set[Connection]] = {}  # by guest
        self.following = Following(self)
        self.finding = Finding(self)
        self.onlooking = Onlooking(self)
        self.ended: OrderedDict[str, None] = OrderedDict()  # the sessions that ended last
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.bus.subscribe(self._heard, self._heard_ended, lambda: self.rooms)
        self.spawn(self._go_round())
        self.spawn(keep_claiming(self.owners, self._looked_at, self._resume))
        self.spawn(keep_missing(self.owners, self._processes, self._miss))
        self.spawn(self._count_rest())
        self.finding.open()

    async def wind_up(self) -> None:
        """Begin nothing any more; what was begun is written and told."""
        self.closing = True
        for room in self.rooms.values():
            room.driver.stop()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.writer.drained(), LONGEST_WRITE)
        for room in self.rooms.values():
            room.connections.flush()

    async def close(self) -> None:
        """Write what is to be written; then nothing happens any more."""
        for room in self.rooms.values():
            room.driver.stop()
        await self.finding.close()
        begun = list(self.tasks)
        for task in begun:
            task.cancel()
        if begun:
            await asyncio.wait(begun, timeout=LET_GO)  # or a connection to the database is left to the collector
        await self.writer.drained()
        await self._keep_positions(list(self.rooms.values()))
        await self.archive.close()
        self.reviews.close()
        self.thinking.close()

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    def welcome(self, connection: Connection) -> bool:
        """Let a connection in, unless its guest has too many."""
        mine = self.connections.setdefault(connection.caller.guest, set())
        if len(mine) >= self.limits.sockets:
            return False
        mine.add(connection)
        connection.welcome()
        return True

    def forget(self, connection: Connection) -> None:
        self.following.forget(connection)
        self.finding.forget(connection)
        mine = self.connections.get(connection.caller.guest, set())
        mine.discard(connection)
        if not mine:
            self.connections.pop(connection.caller.guest, None)

    def end_sessions(self, ids: Collection[str]) -> None:
        """Close the connections of sessions that are no longer good."""
        for id in ids:
            self.ended[id] = None
        while len(self.ended) > ENDED_KEPT:
            self.ended.popitem(last=False)
        for connection in self.everybody():
            if connection.session in ids:
                connection.close(*LOG_IN_AGAIN)

    def _heard_ended(self, ids: Collection[str]) -> None:
        if ids:
            self.end_sessions(set(ids))
        else:
            self.spawn(self.end_lost_sessions())

    async def end_lost_sessions(self) -> None:
        """Sessions that have expired, or have been ended where the bus does not reach, lose their connections too."""
        here = {connection.session for connection in self.everybody() if connection.session}
        try:
            living = await self.store.living(here, self.now())
        except StorageError as error:
            log.warning("sessions cannot be looked up just now: %s", error)
        else:
            self.end_sessions(here - living)

    def everybody(self) -> list[Connection]:
        return [connection for mine in self.connections.values() for connection in mine]

    @property
    def connection_count(self) -> int:
        return sum(len(mine) for mine in self.connections.values())

    def enter(self, connection: Connection, command: commands.Enter) -> None:
        if connection.room is not None:
            connection.room.leave(connection)
        connection.entering = command
        room = self.rooms.get(command.table)
        if room is not None and room.waiting is None and (command.since or 0) <= room.table.seq:
            self._let_in(room, connection, command)
        else:
            connection.work.spend(LOOKED_UP)
            self.spawn(self._enter_when_loaded(connection, command))

    def _let_in(self, room: Room, connection: Connection, command: commands.Enter) -> None:
        room.enter(connection, command)
        if room.id in self.finding.ushers.tables:
            self.finding.stir.set()

    def invite(self, connection: Connection, room: Room, command: commands.Invite) -> None:
        self.spawn(invite(self.following, connection, room.table, command))

    def start_rated(self, connection: Connection, room: Room, command: commands.Start) -> None:
        self.spawn(start_rated(self.store, room, connection, command))

    async def _enter_when_loaded(self, connection: Connection, command: commands.Enter) -> None:
        try:
            room = await self._ready_room(command.table)
            if room is not None and (command.since or 0) > room.table.seq:
                await self._look_further(room)
                room = await self._ready_room(command.table)
        except Newer as newer:
            log.error("table %s cannot be opened: %s", command.table, newer)
            connection.send(replies.failure(command.id, "storage", str(newer)))
            return
        except Exception:
            log.exception("a table could not be loaded")
            connection.send(replies.failure(command.id, "storage", "the table cannot be read just now"))
            return
        if room is None:
            connection.send(replies.failure(command.id, "no_such_table", "there is no such table"))
        elif connection.entering is not command:
            connection.send(replies.overtaken(command.id))
        elif connection in self.connections.get(connection.caller.guest, ()):
            self._let_in(room, connection, command)

    async def _look_further(self, room: Room) -> None:
        """Somebody says that he has seen more of this table, at another process: nobody is shown less than before."""
        new = await self.store.entries(room.id, room.table.seq)
        if new:
            room.heard(new[-1].seq)

    async def _ready_room(self, table: str) -> Room | None:
        """The room of a table, once it is not being read."""
        room = await self.room(table)
        while room is not None and room.waiting is not None:
            if not room.is_readable:
                raise StorageError("its log cannot be read")
            await asyncio.sleep(0.01)
            room = await self.room(table)
        return room

    async def room(self, table: str) -> Room | None:
        """The room of a table, loaded from its log if need be; None where there is no such table."""
        if not may_be_table(table):
            return None
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading.add_done_callback(lambda _task: self._loaded(table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str) -> None:
        self.loading.pop(table, None)
        self.missed.pop(table, None)

    async def _load(self, id: str) -> Room | None:
        loaded = await load_table(self.store, self.archive, id, self.waits)
        if loaded is None:
            return None
        mine = await self.owners.claim(id)
        while self.missed.pop(id, 0) > loaded.table.seq:
            loaded = await load_table(self.store, self.archive, id, self.waits) or loaded
        table = loaded.table
        room = self.rooms[id] = Room(self, table, loaded.kept)
        room.due = loaded.due
        if mine:
            room.do_what_is_due()
        if mine and any(chair.connected or chair.asked_at for chair in table.chairs):
            room.do([entries.Resumed()])
        if table.sealed:
            self.spawn(self._look_at_round(id))
        elif table.state == "over" and loaded.kept is None and not await self.archive.is_complete(id, table.number):
            self.records_due.add(id, table.number)  # whoever should have written it was stopped before
        return room

    async def _write_records(self, due: Due) -> None:
        """Write the records of games that have ended, and enter them where the table belongs to an evening."""
        room = self.rooms.get(due.table)
        if room is not None and room.table.sealed:
            await self._look_at_round(due.table)
            return
        await self.archive.keep(due)
        try:
            evening = await self.store.evening_of(due.table)
            if evening is not None:
                await Secretary(self).book(evening.id)
        except (StorageError, Rejected) as trouble:  # whoever looks at the book will enter it
            log.warning("a game could not be entered in the book of its evening: %s", trouble)

    async def _look_at_round(self, table: str) -> None:
        """A table that plays the same packs as others: once all of them are done, their games are shown and entered."""
        try:
            evening = await self.store.evening_of(table)
            if evening is not None:
                await Contests(self).book(evening.id)
        except (StorageError, Rejected) as trouble:  # whoever looks at the book will see to it
            log.warning("the round of table %s could not be looked at: %s", table, trouble)

    async def _count_rest(self) -> None:
        try:
            await self.archive.count_rest()
        except StorageError as error:  # whoever looks at such a record will enter it
            log.warning("results of older games could not be entered: %s", error)

    async def make(self, caller: Caller, new: NewTable, address: str = "") -> str:
        """A new table; gives its id once it is in the log."""
        meter = Meter()
        settings = checked(new.settings)
        over = self.allowances.purse("tables", guest=caller.guest, address=address).take(1)
        if over is not None:
            raise too_fast(over)
        await read_law(settings.game)
        id = secrets.token_urlsafe(16)
        acts: list[AnyAct] = [entries.Made(caller.guest, settings, new_secret().hex())]
        trial = Table(id, self.waits)
        trial.apply(entries.Entry(id, 1, 0, acts[0]))
        acts += self._seating(trial, caller, new)
        self.allowances.purse("work", guest=caller.guest, address=address).spend(meter.taken())
        await self.owners.claim(id)
        await self.lay(id, acts)
        return id

    async def lay(self, id: str, acts: Sequence[AnyAct]) -> None:
        """Put a new table into the house, once it is in the log."""
        room = self.rooms[id] = Room(self, Table(id, self.waits))
        pending = room.do(acts)
        pending.durable = asyncio.get_running_loop().create_future()
        try:
            await pending.durable
        except Rejected as rejected:
            if rejected.code != "busy":  # another process was first, and its log is read
                del self.rooms[id]
            raise

    def _seating(self, table: Table, caller: Caller, new: NewTable) -> list[AnyAct]:
        seats = range(len(table.chairs))
        bots = {seat: bot for seat, bot in zip(seats, new.bots, strict=False) if bot is not None}
        for bot in bots.values():
            check_bot(bot, table)
        acts: list[AnyAct] = [entries.SeatedBot(seat, bot) for seat, bot in bots.items()]
        free = [seat for seat in seats if seat not in bots]
        if new.sit:
            if not free:
                raise Rejected("full", "there is no seat left for you")
            acts.append(entries.Sat(caller.guest, clean_name(caller.name), free[0], program=caller.program))
        return acts

    async def blocks_changed(self, guests: Collection[str]) -> None:
        """Somebody has blocked another, or no longer: the connections of both know it, in every process."""
        await self._look_up_blocks(guests)
        await self.bus.publish({f"{BLOCKS}{guest}": 0 for guest in guests})

    async def _look_up_blocks(self, guests: Collection[str]) -> None:
        for guest in [guest for guest in guests if guest in self.connections]:
            blocks = await self.store.blocks_about(guest)
            for connection in self.connections.get(guest, ()):
                connection.caller.blocks = blocks

    def _heard(self, table: str, seq: int) -> None:
        if table.startswith(BLOCKS):
            self.spawn(self._look_up_blocks([table.removeprefix(BLOCKS)]))
            return
        if table.startswith(CALLS):
            self.finding.heard(table.removeprefix(CALLS))
            return
        if table.startswith(WAKES):
            self.following.wake(table.removeprefix(WAKES))
            return
        room = self.rooms.get(table)
        if room is not None:
            room.heard(seq)
        elif table in self.loading:
            self.missed[table] = max(seq, self.missed.get(table, 0))

    def _looked_at(self) -> list[str]:
        return [id for id, room in self.rooms.items() if room.connections.roles]

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self._set_clock()
            try:
                self.finding.ushers.hand_over()
                await self._clear()
            except Exception:
                log.exception("a round through the house failed")

    def _resume(self, table: str) -> None:
        """The process that drove this table is no more: drive it from here."""
        room = self.rooms.get(table)
        if room is not None and room.waiting is None and any(chair.guest for chair in room.table.chairs):
            room.do_what_is_due()
            room.do([entries.Resumed()])
            for chair in room.table.chairs:
                if chair.guest and room.connections.is_here(chair.guest):
                    room.do([entries.Came(chair.guest)])

    def _processes(self) -> set[str]:
        """Those that guests at tables which we drive are connected to."""
        driven = [room.table for room in self.rooms.values() if self.owners.owns(room.id)]
        return {chair.at for table in driven for chair in table.chairs if chair.at} - {self.owners.name}

    def _miss(self, process: str) -> None:
        """A process is no more: nobody is connected to it, and no round need wait for those who were."""
        for room in list(self.rooms.values()):
            if room.waiting is None and self.owners.owns(room.id):
                for guest in [chair.guest for chair in room.table.chairs if chair.at == process]:
                    room.do([entries.Went(guest)])

    def _set_clock(self) -> None:
        """A wall clock that was set is followed when nobody's time runs by ours."""
        if all(room.driver.alarm is None for room in self.rooms.values()):
            self.clock.follow()

    async def _clear(self) -> None:
        """Tables that nobody looks at leave the memory, which the log keeps, and people who look at none, the house."""
        self._see_out()
        before = self.now() - IDLE
        for room in list(self.rooms.values()):
            if room.is_idle(before) and not self.following.keeps(room.id):
                room.driver.stop()
                del self.rooms[room.id]
                await self._keep_positions([room])
                await self.owners.release(room.id)

    async def _keep_positions(self, rooms: list[Room]) -> None:
        """Where games stand that are left for a while: by other rules they may come out otherwise."""
        checkpoints = {key: data for room in rooms for key, data in room.checkpoint().items()}
        if not checkpoints:
            return
        try:
            await self.store.append(Batch([], {}, {}, checkpoints=checkpoints))
        except StorageError as error:
            log.warning("where games stand could not be written down: %s", error)

    def _see_out(self) -> None:
        for connections in list(self.connections.values()):
            for connection in list(connections):
                is_told = self.following.is_told(connection) or self.finding.is_told(connection)
                is_idle = connection.room is None and not is_told
                connection.rounds = connection.rounds + 1 if is_idle else 0
                if connection.rounds > LOST:
                    connection.close(1000, "you look at no table")


def may_be_table(id: str) -> bool:
    """Whether a table could be called so; no database need be asked about what could not."""
    return TABLE_ID.fullmatch(id) is not None
