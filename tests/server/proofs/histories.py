"""Histories: people at tables of servers that are killed, held up, cut off from their database, or out of disk.

    python -m tests.server.proofs.histories [N]

One history is a table of its own, about half a second of play by four people who notice nothing but broken connections,
and one or two mishaps.  Half of them on SQLite with one server, half on PostgreSQL with two.  Afterwards the log in the
database is held beside what everybody was acknowledged and told (``checking``).  A mishap is ``kill -9`` of a server,
SIGSTOP and SIGCONT, a crash of PostgreSQL with its recovery, or a limit on the size of SQLite's files.

Before them as many small histories in one process, whose stores fail, wait and lie by a virtual clock (``doors``).
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from parlour.server.storage.postgres import TROUBLE
from parlour.server.storage.store import StorageError
from tests.server.clockwork import by_clockwork
from tests.server.doors import HOST
from tests.server.hall import games_for, settled
from tests.server.places import Cluster, Database, File, cluster
from tests.server.proofs.checking import Counts, check
from tests.server.proofs.doors import SmallHistory
from tests.server.proofs.witness import Cut, Line, Witness
from tests.server.servers import Player, Server
from tests.server.test_server_kills import log_of

Result = TypeVar("Result")
Mishap = Callable[[int, float], Awaitable[None]]
SEATS = 3
LIFE = 0.5  # seconds of play
LONGEST_PAUSE = 0.4
TRIES = 100
REST = 0.1  # seconds between them
CRASHES = 0.02  # of all mishaps: PostgreSQL takes five seconds to recover from one
FULL = 4_096  # bytes: no file of a database grows any more
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)


class Socket:
    """A line to a server in another process."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, data: bytes) -> None:
        try:
            await self.socket.send(data.decode())
        except BROKEN:
            raise Cut from None

    async def hear(self) -> bytes:
        try:
            return await self.socket.recv(decode=False)
        except BROKEN:
            raise Cut from None

    async def close(self) -> None:
        self.socket.transport.abort()


class Servers:
    """All processes that serve one place; each can be killed, and is started again."""

    def __init__(self, place: File | Database, folder: Path, number: int, restart: Callable[[], None]) -> None:
        self.place = place
        self.restart = restart
        self.url = place.url if isinstance(place, Database) else ""
        self.folders = [folder / str(i) if self.url else folder for i in range(number)]
        self.complaints = folder / "complaints"  # what servers say of their troubles
        folder.mkdir(exist_ok=True)
        self.running: list[Server | None] = [Server(one, self.url, self.complaints) for one in self.folders]

    async def open_line(self, witness: Witness) -> Line:
        server = witness.chance.choice(self.running)
        if server is None:
            raise Cut
        given = {"Cookie": witness.cookie} if witness.cookie else {}
        try:
            socket = await connect(f"ws://{HOST}:{server.port}/ws", additional_headers=given, max_size=None)
        except BROKEN:
            raise Cut from None
        if socket.response is not None and "Set-Cookie" in socket.response.headers:
            # also another than he had: whoever has done nothing yet may be forgotten in a crash of the database
            witness.cookie = socket.response.headers["Set-Cookie"].partition(";")[0]
        return Socket(socket)

    async def kill(self, i: int, _seconds: float) -> None:
        server, self.running[i] = self.running[i], None
        if server is not None:
            server.kill()
            self.running[i] = await asyncio.to_thread(self._start_again, self.folders[i])

    def _start_again(self, folder: Path) -> Server:
        """As whatever watches over a server does: it cannot start while its database recovers."""
        for _try in range(TRIES):
            try:
                return Server(folder, self.url, self.complaints)
            except EOFError:
                time.sleep(REST)
        raise AssertionError("a server does not start any more")

    async def pause(self, i: int, seconds: float) -> None:
        self._signal(i, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._signal(i, signal.SIGCONT)

    def _signal(self, i: int, what: signal.Signals) -> None:
        server = self.running[i]
        if server is not None and server.process.pid is not None:
            os.kill(server.process.pid, what)

    async def fill_disk(self, i: int, seconds: float) -> None:
        self._limit(i, FULL)
        await asyncio.sleep(seconds)
        self._limit(i, resource.RLIM_INFINITY)

    def _limit(self, i: int, size: int) -> None:
        server = self.running[i]
        if server is not None and server.process.pid is not None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def crash_database(self, _i: int, _seconds: float) -> None:
        """One backend killed: PostgreSQL ends all others and recovers from its write-ahead log, as after a crash."""
        session = await until_up(partial(asyncpg.connect, self.url))
        os.kill(session.get_server_pid(), signal.SIGKILL)
        session.terminate()

    async def restart_database(self, _i: int, _seconds: float) -> None:
        session = await until_up(partial(asyncpg.connect, self.url))  # it may still recover from a crash
        session.terminate()
        await asyncio.to_thread(self.restart)

    def mishap(self, chance: Random) -> tuple[str, Mishap]:
        if self.url and chance.random() < CRASHES:
            return "database crashed", self.crash_database
        own = ("database restarted", self.restart_database) if self.url else ("disk full", self.fill_disk)
        return chance.choice([("killed", self.kill), ("paused", self.pause), own])

    def complaints_so_far(self) -> str:
        return self.complaints.read_text(errors="replace")[-2_000:] if self.complaints.exists() else "none"

    def end(self) -> None:
        for server in self.running:
            if server is not None:
                server.kill()


async def until_up(ask: Callable[[], Awaitable[Result]]) -> Result:
    """What a database answers, once it does."""
    for _try in range(TRIES):
        try:
            return await ask()
        except (*TROUBLE, StorageError):
            await asyncio.sleep(REST)
    return await ask()


async def history(servers: Servers, seed: int) -> Counts:
    """One table from its making to the check of its log."""
    chance = Random(seed)
    moments = count(1)
    people = [Witness(f"guest{i}", chance, moments, hosts=i == 0) for i in range(SEATS + 1)]
    befell: Counts = Counter(histories=1)
    table = await made(servers, people[0], chance)
    playing = [asyncio.create_task(person.attend(table, servers.open_line)) for person in people]
    for _mishap in range(chance.randint(1, 2)):
        await asyncio.sleep(chance.uniform(0, LIFE / 2))
        what, befalls = servers.mishap(chance)
        befell[what] += 1
        await befalls(chance.randrange(len(servers.running)), chance.uniform(0, LONGEST_PAUSE))
    await asyncio.sleep(chance.uniform(0, LIFE / 2))
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise AssertionError("a witness was told what cannot be") from outcome
    for person in people:
        await person.say_goodbye(table, servers.open_line)
    log = await until_up(partial(log_of, servers.place, table))
    return befell + check(log, people, refused_is_lost=not servers.url)


async def made(servers: Servers, host: Witness, chance: Random) -> str:
    """A new table; each comes from an address of its own, since one address makes only so many."""
    game = chance.choice(games_for(SEATS)).name
    host.line = await servers.open_line(host)
    await host.hear()
    await host.hang_up()
    maker = Player(chance)
    maker.cookie = host.cookie
    server = servers.running[0]
    assert server is not None
    settings = msgspec.to_builtins(settled(game, SEATS, undo=True))
    address = ".".join(str(chance.randrange(256)) for _byte in range(4))
    answer = await maker.post(server.port, "/api/tables", {"X-Forwarded-For": address}, settings=settings)
    return str(answer["table"])


def small(seed: int) -> tuple[SmallHistory, Counts]:
    """A history in this process, by a virtual clock."""
    games = games_for(SEATS)
    history = SmallHistory(seed)
    return history, by_clockwork(history.run(settled(games[seed % len(games)].name, SEATS, undo=True)))


def in_one_process(seeds: range) -> Counts:
    counts: Counts = Counter()
    for seed in seeds:
        try:
            counts += small(seed)[1]
        except AssertionError as error:
            error.add_note(f"seed {seed} in one process")
            raise
        counts["histories"] += 1
    return counts


async def histories(servers: Servers, seeds: range) -> Counts:
    counts: Counts = Counter()
    for seed in seeds:
        try:
            counts += await history(servers, seed)
        except AssertionError as error:
            error.add_note(f"seed {seed} at {type(servers.place).__name__}; complaints: {servers.complaints_so_far()}")
            raise
        if sys.stderr.isatty():
            print(f"\r{counts['histories']} of {len(seeds)}", end="", file=sys.stderr, flush=True)
    return counts


def on_file(folder: Path, seeds: range) -> Counts:
    return run(Servers(File(folder / "parlour.db"), folder, 1, lambda: None), seeds)


def on_postgres(postgres: Cluster, folder: Path, seeds: range) -> Counts:
    return run(Servers(postgres.database(), folder, 2, postgres.restart), seeds)


def run(servers: Servers, seeds: range) -> Counts:
    try:
        return asyncio.run(histories(servers, seeds))
    finally:
        servers.end()


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev proof histories", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    wish = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore::UserWarning"  # who is killed leaves semaphores behind, which is noticed
    half = range(wish.seed, wish.seed + wish.number // 2)
    print(f"seed {wish.seed}")
    logging.getLogger("parlour.server").disabled = True  # the houses complain of their stores, as they should
    print("One process, a virtual clock:", shown(in_one_process(range(wish.seed, wish.seed + wish.number))), flush=True)
    with tempfile.TemporaryDirectory(prefix="parlour") as folder, cluster() as postgres:
        print("SQLite, one server:", shown(on_file(Path(folder) / "file", half)), flush=True)
        print("PostgreSQL, two servers:", shown(on_postgres(postgres, Path(folder) / "servers", half)), flush=True)


def shown(counts: Counts) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in counts.items())


if __name__ == "__main__":
    main()
