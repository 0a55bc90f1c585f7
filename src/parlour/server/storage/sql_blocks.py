"""Blocks in a database."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.storage.blocks import MOST_BLOCKS, Blocked, TooManyBlocks
from parlour.server.storage.rows import blocks, guests, sessions
from parlour.server.storage.statements import insert
from parlour.server.storage.transactions import Transactions
from parlour.server.table.callers import Blocks


class SqlBlocks(Transactions):
    async def block(self, guest: str, blocked: Blocked) -> None:
        told = {"name": blocked.name, "at": blocked.at}
        put = insert(self.engine.dialect, blocks).values(guest=guest, other=blocked.guest, **told)
        put = put.on_conflict_do_update(index_elements=[blocks.c.guest, blocks.c.other], set_=told)
        count = select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
        async with self._writing() as connection:
            await connection.execute(put)
            if (await connection.scalar(count) or 0) > MOST_BLOCKS:
                raise TooManyBlocks(f"at most {MOST_BLOCKS}")

    async def unblock(self, guest: str, other: str) -> bool:
        async with self._writing() as connection:
            his = blocks.c.guest == guest, blocks.c.other == other
            return (await connection.execute(delete(blocks).where(*his))).rowcount == 1

    async def blocked_by(self, guest: str) -> list[Blocked]:
        wanted = select(blocks.c.other, blocks.c.name, blocks.c.at).where(blocks.c.guest == guest)
        return [Blocked(*row) for row in await self._rows(wanted.order_by(blocks.c.at.desc(), blocks.c.other))]

    async def blocks_about(self, guest: str) -> Blocks:
        wanted = select(blocks.c.guest, blocks.c.other).where(or_(blocks.c.guest == guest, blocks.c.other == guest))
        rows = await self._rows(wanted)
        return Blocks({other for by, other in rows if by == guest}, {by for by, other in rows if other == guest})


async def forget_blocks(connection: AsyncConnection, guest: str) -> None:
    """Of a deleted account: whom it has blocked, and that others have blocked it."""
    await connection.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.other == guest)))


async def sweep_blocks(connection: AsyncConnection) -> None:
    """Those of guests who have no account and no session left."""
    known = select(guests.c.id).where(guests.c.login.is_not(None))
    lost = blocks.c.guest.not_in(known), blocks.c.guest.not_in(select(sessions.c.guest))
    await connection.execute(delete(blocks).where(*lost))
