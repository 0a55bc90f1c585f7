"""Beginning a rated game: everybody who plays must have an account, and the store alone knows who has."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from parlour.server.protocol import commands, replies
from parlour.server.room.connection import Connection
from parlour.server.room.following import LOADING
from parlour.server.storage.store import StorageError, Store
from parlour.server.table.callers import Rejected
from parlour.server.table.rated import ACCOUNTS
from parlour.server.table.table import Table

if TYPE_CHECKING:
    from parlour.server.room.room import Room

log = logging.getLogger("parlour.server")


async def start_rated(store: Store, room: Room, connection: Connection, command: commands.Start) -> None:
    connection.work.spend(LOADING)
    try:
        await check_accounts(store, room)
    except Rejected as rejected:
        connection.send(replies.rejection(command.id, rejected))
    except StorageError as error:
        log.warning("accounts cannot be looked up just now: %s", error)
        connection.send(replies.failure(command.id, "storage", "accounts cannot be looked up just now"))
    else:
        if connection.room is room:
            room.handle(connection, command)
        else:
            connection.send(replies.failure(command.id, "not_entered", "you no longer look at this table"))


async def check_accounts(store: Store, room: Room) -> None:
    """Also of whoever sits down while others are looked up."""
    known: set[str] = set()
    while missing := _people(room.table) - known:
        for guest in missing:
            found = await store.guest(guest)
            if found is None or not found.login:
                raise Rejected("unrated", ACCOUNTS)
        known |= missing


def _people(table: Table) -> set[str]:
    return {chair.guest for chair in table.chairs if chair.person_plays}
