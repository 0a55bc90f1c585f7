"""The bus on PostgreSQL: NOTIFY and LISTEN, outside the transactions that write.

PostgreSQL takes one lock for all commits that notify, and holds it until they are on disk: with NOTIFY in them the
commits of all processes would go one by one (bench/notify.py).  So each process tells what it has written afterwards,
over a session of its own that need not wait for the disk, and gathers what grows meanwhile into the next notice.
Whoever ends between commit and notice has told nobody: now and then every process looks how far the tables it holds
have grown.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping

from sqlalchemy import ARRAY, String, any_, bindparam, func, select

from parlour.server.storage.bus import Ended, Heard, Held, nobody_ends, none_held
from parlour.server.storage.postgres import ENDED, NOTICE_SIZE, PATIENCE, TROUBLE, Session, connect, said
from parlour.server.storage.rows import tables
from parlour.server.storage.statements import POSTGRES, for_driver
from parlour.server.storage.store import StorageError

CHANNEL = "parlour"
RETRY = 1.0  # seconds until a lost connection is tried again
CHECK = 15.0  # seconds between looks at the tables that are held, which also show whether the connection is alive
AT_ONCE = 1_000  # tables asked for in one question
_ends = select(tables.c.id, tables.c.last).where(tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))
_notify = select(func.pg_notify(bindparam("channel", type_=String), bindparam("notice", type_=String)))
ENDS = for_driver(POSTGRES, _ends, "ids")
NOTIFY = for_driver(POSTGRES, _notify, "channel notice")


class PostgresBus:
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._grown: dict[str, int] = {}  # what is not told yet
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._session: Session | None = None  # over which we listen

    async def subscribe(self, heard: Heard, ended: Ended = nobody_ends, held: Held = none_held) -> None:
        """Returns once it listens."""
        try:
            session = self._session = await self._listen(heard, ended)
        except TROUBLE as error:
            raise StorageError(f"the bus cannot listen: {said(error)}") from error
        listening, telling = self._keep_listening(session, heard, ended, held), self._keep_telling()
        self._tasks = [asyncio.create_task(listening), asyncio.create_task(telling)]

    async def publish(self, grown: dict[str, int]) -> None:
        """Told soon: nobody who writes waits for it."""
        self._grown.update(grown)
        self._more.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._session is not None:
            self._session.terminate()  # also where the task that listens had not begun

    async def _keep_telling(self) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._tell()
            await asyncio.sleep(RETRY)

    async def _tell(self) -> None:
        """Until the connection is lost; what was not told then is told over the next one."""
        session = await connect(self.url, self.patience, synchronous_commit="off")
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                for notice, told in notices(dict(self._grown)):
                    await session.execute(NOTIFY, CHANNEL, notice)
                    self._forget(told)
        finally:
            session.terminate()
            self._more.set()

    def _forget(self, told: Mapping[str, int]) -> None:
        for table, last in told.items():
            if self._grown.get(table) == last:
                del self._grown[table]

    async def _listen(self, heard: Heard, ended: Ended) -> Session:
        session = await connect(self.url, self.patience)
        try:
            await session.add_listener(CHANNEL, lambda _session, _sender, _channel, notice: pass_on(heard, str(notice)))
            await session.add_listener(ENDED, lambda _session, _sender, _channel, notice: ended(str(notice).split()))
        except BaseException:
            session.terminate()  # lost again before it listened, or the house closes
            raise
        return session

    async def _keep_listening(self, session: Session, heard: Heard, ended: Ended, held: Held) -> None:
        try:
            while True:
                await self._until_lost(session, heard, held)
                session.terminate()
                session = self._session = await self._listen_again(heard, ended)
        finally:
            session.terminate()

    async def _until_lost(self, session: Session, heard: Heard, held: Held) -> None:
        lost = asyncio.Event()
        session.add_termination_listener(lambda _session: lost.set())
        with contextlib.suppress(*TROUBLE):
            while not (lost.is_set() or session.is_closed()):
                await self._look(session, heard, held)
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK)

    async def _look(self, session: Session, heard: Heard, held: Held) -> None:
        """How far the tables that are held have grown; asked even where none is, as a sign of life."""
        wanted = list(held())
        for start in range(0, max(len(wanted), 1), AT_ONCE):
            for row in await session.fetch(ENDS, wanted[start : start + AT_ONCE]):
                heard(row["id"], row["last"])

    async def _listen_again(self, heard: Heard, ended: Ended) -> Session:
        while True:
            try:
                session = await self._listen(heard, ended)
                ended([])  # some may have, while nobody listened
                return session
            except TROUBLE:
                await asyncio.sleep(RETRY)


def notices(grown: Mapping[str, int]) -> Iterator[tuple[str, dict[str, int]]]:
    """Table and last entry, a line each, in as few notices as will hold them; with what each tells."""
    told: dict[str, int] = {}
    size = 0
    for table, last in grown.items():
        length = len(f"{table} {last}") + 1
        if size + length > NOTICE_SIZE:
            yield lines_of(told), told
            told, size = {}, 0
        told[table] = last
        size += length
    if told:
        yield lines_of(told), told


def lines_of(grown: Mapping[str, int]) -> str:
    return "\n".join(f"{table} {last}" for table, last in grown.items())


def pass_on(heard: Heard, notice: str) -> None:
    for line in notice.splitlines():
        table, _, last = line.rpartition(" ")
        heard(table, int(last))
