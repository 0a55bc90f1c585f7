"""Finding a game with other people: those who wait are put on a list, called to a table when enough want the same, and
told.  The list is the store's, so that it does not matter to which process anybody is connected.

Each process renews the rows of those who are connected to it, sees who was called, and looks after the tables it has
made (``ushering``).  What a process leaves undone when it dies is seen to by the next that looks at the list.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from parlour.server.protocol import commands, messages, replies
from parlour.server.protocol.finding import Wanted
from parlour.server.protocol.messages import ENCODER
from parlour.server.room.agreeing import agreed_to, agreement_of, sizes_of
from parlour.server.room.connection import Connection
from parlour.server.room.following import LOADING
from parlour.server.room.parties import FRESH, Company, is_there
from parlour.server.room.ushering import COME, Ushers
from parlour.server.storage.store import StorageError
from parlour.server.storage.waiters import Apart, Party, TooManyWait, Waiter
from parlour.server.table.callers import Rejected, too_fast
from parlour.server.table.rated import ACCOUNTS
from parlour.server.table.seating import clean_name

if TYPE_CHECKING:
    from parlour.server.room.house import House

log = logging.getLogger("parlour.server")

LEASE: Final = 15_000  # milliseconds after which a row fades that nobody renews
RENEWED: Final = 5_000  # milliseconds between two renewals
EVERY: Final = 1.0  # seconds between two looks at the list, while anybody here waits or is waited for,
SELDOM: Final = 15.0  # and otherwise
LET_GO: Final = 2.0  # seconds for what is under way when the house closes
CALLS: Final = "?"  # before a guest, over the bus: he was called, or waits again; behind a stroke, the table he left
OUT_OF_REACH: Final = "the list cannot be read just now; nothing was done"


class Ticket:
    """Somebody who waits, over these connections; and what he was told last."""

    def __init__(self, agreement: str, until: int) -> None:
        self.agreement = agreement
        self.until = until  # as this process has last renewed it
        self.connections: set[Connection] = set()
        self.told = b""

    def tell(self, payload: bytes) -> None:
        if payload != self.told:
            self.told = payload
            for connection in self.connections:
                connection.send(payload)


class Finding:
    def __init__(self, house: House) -> None:
        self.house = house
        self.ushers = Ushers(house, self)
        self.tickets: dict[str, Ticket] = {}  # by guest
        self.asking: set[Connection] = set()
        self.stir = asyncio.Event()
        self.renewed = 0  # when
        self.looking = asyncio.Lock()
        self.closed = False
        self.under_way: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.spawn(self._keep_looking())

    async def close(self) -> None:
        """What is under way comes to its end, or is left to another process."""
        self.closed = True
        self.stir.set()
        if self.under_way:
            await asyncio.wait(list(self.under_way), timeout=LET_GO)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = self.house.spawn(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    # -- what somebody asks for --------------------------------------------------------------------

    def wait(self, connection: Connection, command: commands.Wait) -> None:
        if connection in self.asking:
            raise Rejected("busy", "what you asked for is still being looked up")
        connection.work.spend(LOADING)
        self.asking.add(connection)
        self.spawn(self._wait(connection, command))

    async def _wait(self, connection: Connection, command: commands.Wait) -> None:
        try:
            row = await self._put(connection, command)
        except Rejected as rejected:
            connection.send(replies.rejection(command.id, rejected))
        except TooManyWait:
            connection.send(replies.failure(command.id, "full", "too many wait already"))
        except StorageError as error:
            log.warning("somebody could not be put on the list: %s", error)
            connection.send(replies.failure(command.id, "storage", OUT_OF_REACH))
        else:
            connection.send(replies.done(command.id))
            await self._call(row.agreement, row.wanted)
            self.stir.set()
        finally:
            self.asking.discard(connection)

    async def _put(self, connection: Connection, command: commands.Wait) -> Waiter:
        """Onto the list, or once more: who waits for the same already pays no more for it."""
        caller, now = connection.caller, self.house.now()
        given = {name: value for name, value in asdict(command).items() if name != "id"}
        wanted = agreed_to(Wanted(**given), caller.program)
        name = clean_name(caller.name)
        if wanted.rated:
            known = await self.house.store.guest(caller.guest)
            if known is None or not known.login:
                raise Rejected("unrated", ACCOUNTS)
        agreement = agreement_of(wanted)
        ticket = self.tickets.get(caller.guest)
        if (ticket is None or ticket.agreement != agreement) and not await self._is_on(caller.guest, agreement):
            purse = self.house.allowances.purse("tables", guest=caller.guest, address=connection.address)
            over = purse.take(1)  # a table may come of it
            if over is not None:
                raise too_fast(over)
        new = Waiter(caller.guest, name, caller.program, agreement, wanted, now, now + LEASE)
        row = await self.house.store.wait(new, now)
        if connection not in self.house.connections.get(caller.guest, ()):
            await self.house.store.fade(caller.guest, row.until, now + FRESH - 1)  # he has gone meanwhile
            return row
        ticket = self.tickets.setdefault(caller.guest, Ticket(agreement, row.until))
        ticket.agreement, ticket.until, ticket.told = agreement, row.until, b""
        ticket.connections.add(connection)
        return row

    async def _is_on(self, guest: str, agreement: str) -> bool:
        rows = await self.house.store.waiters(self.house.now())
        return any(row.guest == guest and row.agreement == agreement for row in rows)

    def give_up(self, connection: Connection, command: commands.AnyCommand) -> None:
        connection.work.spend(LOADING)
        self.spawn(self._give_up(connection, command.id))

    async def _give_up(self, connection: Connection, number: int) -> None:
        guest = connection.caller.guest
        try:
            await self.house.store.give_up(guest)
        except StorageError as error:
            log.warning("somebody could not be taken off the list: %s", error)
            connection.send(replies.failure(number, "storage", OUT_OF_REACH))
            return
        ticket = self.tickets.pop(guest, None)
        if ticket is not None:
            ticket.tell(ENCODER.encode(messages.Waiting()))
        connection.send(replies.done(number))
        await self.house.bus.publish({f"{CALLS}{guest}": 0})
        self.stir.set()

    def forget(self, connection: Connection) -> None:
        """A connection is gone: the row of somebody who has no other fades soon, and he is not called meanwhile."""
        guest = connection.caller.guest
        ticket = self.tickets.get(guest)
        if ticket is None or connection not in ticket.connections:
            return
        ticket.connections.discard(connection)
        if not ticket.connections:
            del self.tickets[guest]
            if not self.house.closing:
                self.spawn(self._fade(guest, ticket.until))

    async def _fade(self, guest: str, known: int) -> None:
        try:
            await self.house.store.fade(guest, known, self.house.now() + FRESH - 1)
        except StorageError as error:  # it fades by itself, a little later
            log.warning("that somebody waits no longer could not be written down: %s", error)

    def is_told(self, connection: Connection) -> bool:
        ticket = self.tickets.get(connection.caller.guest)
        return ticket is not None and connection in ticket.connections

    # -- the list ----------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            busy = self.tickets or self.ushers.tables
            alarm = asyncio.get_running_loop().call_later(EVERY if busy else SELDOM, self.stir.set)
            try:
                await self.stir.wait()
            finally:
                alarm.cancel()
            self.stir.clear()
            if self.closed:
                return
            try:
                await self.look()
            except StorageError as error:
                log.warning("the list of those who wait cannot be read: %s", error)
            except Exception:
                log.exception("a look at those who wait failed")

    async def look(self) -> None:
        """Renew, call, tell, and look after tables: whatever is due by now."""
        async with self.looking:
            now, store = self.house.now(), self.house.store
            if self.tickets and now - self.renewed >= RENEWED:
                await store.renew(list(self.tickets), now + LEASE)
                self.renewed = now
                for ticket in self.tickets.values():
                    ticket.until = now + LEASE
            rows = await store.waiters(now)
            for agreement in {ticket.agreement for ticket in self.tickets.values()}:
                waiting = [row for row in rows if row.agreement == agreement and not row.table]
                if waiting and Company(waiting, (), sizes_of(waiting[0].wanted), now).parties(str):
                    await self._call(agreement, waiting[0].wanted)
                    rows = await store.waiters(now)
            self._tell(rows, now)
            await self.ushers.look(rows, now)

    async def _call(self, agreement: str, wanted: Wanted) -> None:
        """Call those who go together; their tables are made."""
        now, sizes = self.house.now(), sizes_of(wanted)

        def choose(waiting: Sequence[Waiter], apart: Apart) -> list[Party]:
            return Company(waiting, apart, sizes, now).parties(lambda: secrets.token_urlsafe(16))

        for party in await self.house.store.call(agreement, now, choose):
            self.spawn(self.ushers.make(party.table))

    async def publish(self, guests: Sequence[str], left: str = "") -> None:
        """Something is new for these: whoever is connected here is told, and every other process hears of it."""
        for guest in guests:
            self.heard(f"{guest}/{left}" if left else guest)
        await self.house.bus.publish({f"{CALLS}{guest}{f'/{left}' if left else ''}": 0 for guest in guests})

    def heard(self, about: str) -> None:
        """Over the bus: somebody was called, gave up, or waits again: the table he ``left`` has come to nothing."""
        guest, _stroke, left = about.partition("/")
        if left:
            payload = ENCODER.encode(messages.Waiting(left=left))
            for connection in self.house.connections.get(guest, ()):
                if connection.room is not None and connection.room.id == left:
                    connection.send(payload)
        if guest in self.tickets:
            self.stir.set()

    def _tell(self, rows: Sequence[Waiter], now: int) -> None:
        """Each who waits over a connection of this process what is new for him."""
        mine = {row.guest: row for row in rows if row.guest in self.tickets}
        for guest, ticket in list(self.tickets.items()):
            row = mine.get(guest)
            if row is None or row.agreement != ticket.agreement:
                self._strike(guest, ticket, row)
            elif row.made:
                ticket.tell(ENCODER.encode(messages.Found(row.table, row.wanted.game, row.called + COME)))
            elif not row.table:
                ticket.tell(ENCODER.encode(_standing(row, rows, now)))

    def _strike(self, guest: str, ticket: Ticket, row: Waiter | None) -> None:
        """He gave up, or waits for something else, over another connection."""
        if row is None:
            ticket.tell(ENCODER.encode(messages.Waiting()))
            self.tickets.pop(guest, None)
        else:
            ticket.agreement = row.agreement


def _standing(row: Waiter, rows: Sequence[Waiter], now: int) -> messages.Waiting:
    waiting = [one for one in rows if one.agreement == row.agreement and (one is row or is_there(one, now))]
    lacks = Company(waiting, (), sizes_of(row.wanted), now).lacks()
    return messages.Waiting(row.wanted, row.since, len(waiting), waiting.index(row), lacks)
