"""Invitations of programs, by the host of a table."""

from __future__ import annotations

import logging
from typing import Final

from parlour.server.protocol import commands, replies
from parlour.server.room.connection import Connection
from parlour.server.room.following import LOADING, Following
from parlour.server.storage.invitations import INVITATIONS_KEPT, Invitation
from parlour.server.storage.store import StorageError
from parlour.server.table.callers import Caller, Rejected, only_host
from parlour.server.table.names import as_login
from parlour.server.table.seating import free_seats
from parlour.server.table.table import Table

log = logging.getLogger("parlour.server")

NO_PROGRAM: Final = "there is no program with this account"  # nor is it told whether there is a person with it


async def invite(following: Following, connection: Connection, table: Table, command: commands.Invite) -> None:
    connection.work.spend(LOADING)
    try:
        await _invite(following, connection.caller, table, as_login(command.account))
    except Rejected as rejected:
        connection.send(replies.rejection(command.id, rejected))
    except StorageError as error:
        log.warning("an invitation could not be written down: %s", error)
        connection.send(replies.failure(command.id, "storage", "it could not be written down; nothing was done"))
    else:
        connection.send(replies.done(command.id))


async def _invite(following: Following, caller: Caller, table: Table, login: str) -> None:
    """Only programs are invited, and nobody twice: people are sent the link."""
    only_host(table, caller)
    if not free_seats(table):
        raise Rejected("full", "every seat is taken")
    house = following.house
    guest = await house.store.guest_by_login(login) if login.isprintable() else None
    if guest is None or not guest.program:
        raise Rejected("unknown", NO_PROGRAM)
    if caller.guest in (await house.store.blocks_about(guest.guest)).mine:
        raise Rejected("unwelcome", "its account does not want to be invited by you")
    if guest.guest in table.removed:
        raise Rejected("forbidden", "it was sent away from this table")
    now = house.now()
    if any(one.table == table.id for one in await house.store.invitations(guest.guest, now - INVITATIONS_KEPT)):
        return
    host, settings = table.name_of(caller.guest) or caller.name, table.settings
    await following.invited(Invitation(guest.guest, table.id, settings.name, settings.game, host, now))
