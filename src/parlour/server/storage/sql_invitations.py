"""Invitations in a database."""

from __future__ import annotations

from sqlalchemy import delete, select

from parlour.server.storage.invitations import MOST_INVITATIONS, Invitation
from parlour.server.storage.rows import invitations
from parlour.server.storage.statements import insert
from parlour.server.storage.transactions import Transactions

_row = tuple([invitations.c[name] for name in ("guest", "table_id", "name", "game", "by", "at")])


class SqlInvitations(Transactions):
    async def invite(self, invitation: Invitation) -> None:
        told = {"name": invitation.name, "game": invitation.game, "by": invitation.by, "at": invitation.at}
        key = {"guest": invitation.guest, "table_id": invitation.table}
        put = insert(self.engine.dialect, invitations).values(**key, **told)
        put = put.on_conflict_do_update(index_elements=[invitations.c.guest, invitations.c.table_id], set_=told)
        async with self._writing() as connection:
            await connection.execute(put)

    async def invitations(self, guest: str, since: int) -> list[Invitation]:
        wanted = select(*_row).where(invitations.c.guest == guest, invitations.c.at >= since)
        newest = invitations.c.at.desc(), invitations.c.table_id.desc()
        wanted = wanted.order_by(*newest).limit(MOST_INVITATIONS)
        return [Invitation(*row) for row in reversed(await self._rows(wanted))]

    async def drop_invitation(self, guest: str, table: str) -> None:
        async with self._noting() as connection:
            his = invitations.c.guest == guest, invitations.c.table_id == table
            await connection.execute(delete(invitations).where(*his))
