"""Tables for those who were called: made once, begun when all are there, and given up when somebody does not come.

Everything follows from the list and the table's log, so that any process can go on where another has stopped: a table
is made by its first entry, which can be written once, and begun by the process that drives it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from parlour.errors import ParlourError
from parlour.server.protocol import commands
from parlour.server.room.agreeing import HOUSE, settings_of, table_for
from parlour.server.room.loading import read_law
from parlour.server.room.parties import wishes_bots
from parlour.server.room.room import Room
from parlour.server.room.starting import check_accounts
from parlour.server.storage.waiters import Waiter
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected
from parlour.server.table.commands import acts_for
from parlour.server.table.entries import AnyAct
from parlour.server.table.seating import heir
from parlour.server.table.table import Table

if TYPE_CHECKING:
    from parlour.server.room.finding import Finding
    from parlour.server.room.house import House

log = logging.getLogger("parlour.server")

COME: Final = 20_000  # milliseconds within which those who were called come to their table
LEFT_UNDONE: Final = 3_000  # milliseconds after which another process makes, or looks after, a table
STAYED_AWAY: Final = 5  # tables, of those that a guest may have in an hour, that it costs not to come
OVER: Final = ("over", "stopped")


class Ushers:
    def __init__(self, house: House, finding: Finding) -> None:
        self.house = house
        self.finding = finding
        self.tables: set[str] = set()  # that this process looks after
        self.making: set[str] = set()

    async def make(self, id: str) -> None:
        """The table of those who were called; where it cannot be made now, it is tried again at a later look."""
        if id in self.making:
            return
        self.making.add(id)
        try:
            await self._make(id)
        except (Rejected, ParlourError) as trouble:
            log.warning("a table for those who wait could not be made: %s", trouble)
        finally:
            self.making.discard(id)

    async def _make(self, id: str) -> None:
        """Or only what is left of it to do, where its log has begun."""
        called = [row for row in await self.house.store.waiters(self.house.now()) if row.table == id]
        if not called:
            return
        if await self.house.room(id) is None:
            await read_law(called[0].wanted.game)
            await self.house.owners.claim(id)
            await self.house.lay(id, table_for(id, called, self.house.waits))
        await self.house.store.table_made(id)
        self.tables.add(id)
        await self.finding.publish([row.guest for row in called])

    async def look(self, rows: Sequence[Waiter], now: int) -> None:
        by_table: dict[str, list[Waiter]] = {}
        for row in rows:
            if row.table:
                by_table.setdefault(row.table, []).append(row)
        self.tables &= set(by_table)
        for id, called in by_table.items():
            if id in self.tables:
                await self._usher(id, called, now)
            elif now - called[0].called >= LEFT_UNDONE:
                await self._take_over(id, called)

    async def _take_over(self, id: str, called: Sequence[Waiter]) -> None:
        """Whoever had made it, or should have, is no more; or this is not the process that drives it."""
        if not called[0].made:
            if await self.house.owners.claim(id):
                await self.make(id)
        elif await self.house.room(id) is not None and await self.house.owners.claim(id):
            self.tables.add(id)

    async def _usher(self, id: str, called: Sequence[Waiter], now: int) -> None:
        room = await self.house.room(id)
        if room is None or not self.house.owners.owns(id):
            self.tables.discard(id)
            return
        if room.waiting is not None or room.unwritten:
            return  # something is under way: at the next look
        table = room.table
        if table.number:
            await self.house.store.strike(id)
            self.tables.discard(id)
            return
        guests = {row.guest for row in called}
        here = [row for row in called if _is_here(table, row.guest)]
        strangers = [chair for chair in table.chairs if chair.guest and chair.guest not in guests]
        full = not strangers and not any(chair.is_free for chair in table.chairs)
        if full and len(here) == len(called):
            await self._begin(room, called)
        elif not full or now >= called[0].called + COME:
            await self._without(room, called, here, now)

    async def _begin(self, room: Room, called: Sequence[Waiter]) -> None:
        """All are there.  From now on others may see the table, and look on."""
        try:
            if room.table.settings.rated:
                await check_accounts(self.house.store, room)
            if not room.table.settings.public:
                settings = settings_of(called[0].wanted, len(room.table.chairs), public=True)
                room.do([entries.Changed(settings)])
            room.do(acts_for(room.table, Caller(HOUSE, HOUSE), commands.Start(0, fill=False)))
        except Rejected as rejected:  # an account was deleted meanwhile
            log.warning("a table for those who waited cannot begin: %s", rejected)
            await self._give_up(room, called, [])
            return
        await self.house.store.strike(room.id)
        self.tables.discard(room.id)

    async def _without(self, room: Room, called: Sequence[Waiter], here: Sequence[Waiter], now: int) -> None:
        """Somebody has not come, or has gone again: bots for him, if the others wish so by now; else all wait again."""
        if here and all(wishes_bots(row, now) for row in here):
            await self.house.store.strike(room.id, [row.guest for row in called if row not in here])
            self._charge(called, here)
            room.do(_bots_for(room.table, {row.guest for row in here}))
        else:
            await self._give_up(room, called, here)

    async def _give_up(self, room: Room, called: Sequence[Waiter], kept: Sequence[Waiter]) -> None:
        """Those who are kept have their old places on the list; nobody sits here any more."""
        guests = [row.guest for row in kept]
        await self.house.store.recall(room.id, guests, self.house.now() + COME)
        self.tables.discard(room.id)
        self._charge(called, kept)
        seated = [chair.guest for chair in room.table.chairs if chair.guest]
        if seated:
            room.do([entries.Left(guest) for guest in seated])
        await self.finding.publish([row.guest for row in called], left=room.id)
        self.finding.stir.set()

    def _charge(self, called: Sequence[Waiter], here: Sequence[Waiter]) -> None:
        for row in called:
            if row not in here:
                self.house.allowances.purse("tables", guest=row.guest).spend(STAYED_AWAY)

    def hand_over(self) -> None:
        """Where the first game is over, one of those who played it is the host from now on."""
        for room in list(self.house.rooms.values()):
            table = room.table
            if table.host == HOUSE and table.state in OVER and room.waiting is None and self.house.owners.owns(room.id):
                acts = heir(table, HOUSE)
                if acts:
                    room.do(acts)


def _is_here(table: Table, guest: str) -> bool:
    seat = table.seat_of(guest)
    return seat >= 0 and table.chairs[seat].connected


def _bots_for(table: Table, here: set[str]) -> list[AnyAct]:
    """On all seats but theirs."""
    absent = [chair.guest for chair in table.chairs if chair.guest and chair.guest not in here]
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.guest not in here and not chair.bot]
    acts: list[AnyAct] = [entries.Left(guest) for guest in absent]
    return [*acts, *[entries.SeatedBot(seat, table.usual_bot()) for seat in empty]]
