"""The bus on PostgreSQL: LISTEN.  The transaction that writes entries also notifies, so none goes untold."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy import bindparam, literal_column, select

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.bus import Ended, Heard, nobody_ends
from parlour.server.storage.postgres import CHANNEL, ENDED, PATIENCE, TROUBLE, Session, connect, said
from parlour.server.storage.rows import tables
from parlour.server.storage.statements import POSTGRES, for_driver
from parlour.server.storage.store import StorageError

RETRY = 1.0  # seconds until a lost connection is tried again
CHECK = 15.0  # seconds between questions whether the connection is still alive
CLOCKS_DIFFER = 60_000  # milliseconds, at most, between the machines
_grown = select(tables.c.id, tables.c.last).where(tables.c.changed >= bindparam("since"))
GROWN = for_driver(POSTGRES, _grown, "since")
ALIVE = for_driver(POSTGRES, select(literal_column("1")), "")


class PostgresBus:
    """After the connection was lost, all that grew meanwhile is told, and that sessions may have ended."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._alive = 0  # when the connection was last known to be, in milliseconds since 1970
        self._listening: asyncio.Task[None] | None = None

    async def subscribe(self, heard: Heard, ended: Ended = nobody_ends) -> None:
        """Returns once it listens."""
        try:
            session = await self._listen(heard, ended)
        except TROUBLE as error:
            raise StorageError(f"the bus cannot listen: {said(error)}") from error
        self._listening = asyncio.create_task(self._keep_listening(session, heard, ended))

    async def publish(self, grown: dict[str, int]) -> None:
        """The store has told it already, in the transaction that wrote the entries."""

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self, heard: Heard, ended: Ended) -> Session:
        session = await connect(self.url, self.patience)
        await session.add_listener(CHANNEL, lambda _session, _sender, _channel, notice: pass_on(heard, str(notice)))
        await session.add_listener(ENDED, lambda _session, _sender, _channel, notice: ended(str(notice).split()))
        self._alive = now_ms()
        return session

    async def _keep_listening(self, session: Session, heard: Heard, ended: Ended) -> None:
        try:
            while True:
                await self._until_lost(session)
                session.terminate()
                session = await self._listen_again(heard, ended)
        finally:
            session.terminate()

    async def _until_lost(self, session: Session) -> None:
        lost = asyncio.Event()
        session.add_termination_listener(lambda _session: lost.set())
        with contextlib.suppress(*TROUBLE):
            while not (lost.is_set() or session.is_closed()):
                await session.execute(ALIVE)
                self._alive = now_ms()
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK)

    async def _listen_again(self, heard: Heard, ended: Ended) -> Session:
        since = self._alive - CLOCKS_DIFFER
        while True:
            try:
                session = await self._listen(heard, ended)
                ended([])
                for row in await session.fetch(GROWN, since):
                    heard(row["id"], row["last"])
                return session
            except TROUBLE:
                await asyncio.sleep(RETRY)


def pass_on(heard: Heard, notice: str) -> None:
    for line in notice.splitlines():
        table, _, last = line.rpartition(" ")
        heard(table, int(last))
