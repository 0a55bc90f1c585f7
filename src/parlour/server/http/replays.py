"""A game of a table once more: as a record, or step by step, as one seat was told it.

A game that has ended is taken from its record, which was written then; one in progress is played again from the log.
"""

from __future__ import annotations

import asyncio

from parlour.core.events import NO_EYES
from parlour.server.room.house import House, may_be_table
from parlour.server.room.room import Room
from parlour.server.table.callers import Rejected
from parlour.server.table.recording import record_of
from parlour.server.table.records import Record
from parlour.server.table.standing import games_in
from parlour.server.table.table import Table

SEALED = "other tables still play the same packs: nothing of this game is shown before they are done"


async def looked_up(house: House, table: str, number: int, guest: str, seat: int | None) -> tuple[Record, int]:
    """The record of a game, 0 for the last one begun, and the eyes with which this guest may look at it."""
    found = await house.archive.stored(table, number) if number and may_be_table(table) else None
    if found is None:
        found = await _not_stored(house, table, number, guest)
    return found, found.eyes_for(guest, seat)


async def room_of(house: House, table: str) -> Room:
    room = await house.room(table)
    if room is None:
        raise Rejected("no_such_table", "there is no such table")
    return room


async def _not_stored(house: House, id: str, number: int, guest: str) -> Record:
    # with the room comes whatever is due to a game that was played by other rules
    table = (await room_of(house, id)).table
    number = number or table.number
    if not 0 < number <= table.number:
        raise Rejected("unknown", f"game {number} has not been begun at this table")
    log = await house.store.entries(id)
    if number not in games_in(log):
        raise Rejected("not_now", "this game begins just now")
    if number < table.number or not table.playing:
        if table.sealed:
            raise Rejected("not_now", SEALED)
        return await house.archive.finished(id, number, log)
    return await asyncio.to_thread(record_of, log, number, "running", _eyes_in_progress(table, guest))


def _eyes_in_progress(table: Table, guest: str) -> int:
    """While a game goes on everybody has his own eyes only; asked for others, the record will say no."""
    eyes = table.eyes_of(guest)
    if eyes == NO_EYES:
        raise Rejected("forbidden", "this table is not for spectators")
    return eyes
