"""The floor: what it costs to move the same bytes over as many sockets, with nothing done about them.

    python bench/server/floor.py server PORT SEATS BYTES WRITES
    python bench/server/floor.py players PORT TABLES SEATS BYTES WRITES

The server answers whatever comes on a socket by so many writes, to that socket and to those after it at its table, all
of them together so many bytes; its players send one message of the size of a move in turn, at once or at a pace.  Both
are asked as ``house.py`` and ``players.py`` are.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import select
import socket
import sys
from functools import partial
from heapq import heapify, heappop, heappush
from random import random
from struct import Struct
from time import perf_counter, process_time
from typing import cast

from parlour.server.serve import loop_factory

HOST = "127.0.0.1"
MESSAGE = bytes(180)  # a move with its mask
HELLO = Struct(">II")  # table and seat: sockets are not always let in in the order in which they came
BACKLOG = 4096


class Seat(asyncio.Protocol):
    """One socket; by its first message it says where it sits, and is told that it does."""

    def __init__(self, tables: dict[int, dict[int, Seat]], seats: int, payload: bytes, writes: int) -> None:
        self.tables = tables
        self.table: dict[int, Seat] = {}
        self.seats = seats
        self.payload = payload
        self.writes = writes
        self.place = -1
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are none by descent

    def data_received(self, data: bytes) -> None:
        if self.place < 0:
            table, self.place = HELLO.unpack(data)
            self.table = self.tables.setdefault(table, {})
            self.table[self.place] = self
            self.transport.write(b"!")
            return
        for after in range(self.writes):
            self.table[(self.place + after) % self.seats].transport.write(self.payload)


def stat() -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = {"cpu": used.ru_utime + used.ru_stime, "kernel": used.ru_stime, "helpers": 0.0, "rss": 0.0}
    print("stat", json.dumps(spent), flush=True)


async def serve(port: int, seats: int, size: int, writes: int) -> None:
    loop = asyncio.get_running_loop()
    quit = asyncio.Event()

    def hear() -> None:
        for line in os.read(0, 4096).split() or [b"quit"]:
            if line == b"stat":
                stat()
            else:
                loop.remove_reader(0)
                quit.set()

    tables: dict[int, dict[int, Seat]] = {}
    sit = partial(Seat, tables, seats, bytes(size // writes), writes)
    server = await loop.create_server(sit, HOST, port, backlog=BACKLOG)
    loop.add_reader(0, hear)
    print("ready", flush=True)
    await quit.wait()
    server.close()


class Table:
    """Its sockets, and whose turn it is; a move has landed when its own seat has heard all that was sent for it."""

    def __init__(self, place: int, port: int, seats: int, size: int, writes: int) -> None:
        self.place = place  # among the tables
        self.size = size // writes
        self.writes = writes
        self.owed = [0] * seats  # bytes
        self.lines = [socket.create_connection((HOST, port)) for _seat in range(seats)]
        for seat, line in enumerate(self.lines):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.send(HELLO.pack(place, seat))
            line.recv(1)
            line.setblocking(False)
        self.turn = 0
        self.waits = False  # for its move to land
        self.sent_at = 0.0
        self.due = 0.0  # when it moves next, where the pace is given

    def move(self) -> None:
        for after in range(self.writes):
            self.owed[(self.turn + after) % len(self.owed)] += self.size
        self.waits = True
        self.sent_at = perf_counter()
        self.lines[self.turn].send(MESSAGE)

    def hear(self, seat: int) -> tuple[int, bool]:
        """How many bytes came, and whether the move has landed by that; then it is the next one's turn."""
        heard = len(self.lines[seat].recv(262144))
        if not heard:
            raise SystemExit("the server has gone")
        self.owed[seat] -= heard
        landed = self.waits and seat == self.turn and not self.owed[seat]
        if landed:
            self.waits = False
            self.turn = (seat + 1) % len(self.lines)
        return heard, landed


class Hall:
    def __init__(self, port: int, tables: int, seats: int, size: int, writes: int) -> None:
        self.tables = [Table(place, port, seats, size, writes) for place in range(tables)]
        self.epoll = select.epoll()
        self.places: dict[int, tuple[Table, int]] = {}
        for table in self.tables:
            for seat, line in enumerate(table.lines):
                self.places[line.fileno()] = (table, seat)
                self.epoll.register(line.fileno(), select.EPOLLIN)

    def play(self, seconds: float, rate: float = 0.0) -> dict[str, float]:
        """As fast as it goes, or so many moves a second of all tables together, unevenly as people are."""
        delays: list[float] = []
        heard = frames = on_their_way = 0
        begun, used = perf_counter(), process_time()
        pace = len(self.tables) / rate if rate else 0.0
        agenda = [(begun + pace * random(), place) for place in range(len(self.tables))]
        heapify(agenda)
        while agenda or on_their_way:
            now = perf_counter()
            while agenda and agenda[0][0] <= now:
                on_their_way += 1
                self.tables[heappop(agenda)[1]].move()
            patience = max(0.0, agenda[0][0] - now) if agenda else 0.1
            for number, _event in self.epoll.poll(min(patience, 0.1)):
                table, seat = self.places[number]
                size, landed = table.hear(seat)
                heard += size
                frames += 1
                if landed:
                    now = perf_counter()
                    delays.append(now - table.sent_at)
                    on_their_way -= 1
                    if now < begun + seconds:
                        table.due = max(now, table.due + pace * 2 * random()) if pace else now
                        heappush(agenda, (table.due, table.place))
        wall, order = perf_counter() - begun, sorted(delays)
        times = {"p50": order[len(order) // 2] * 1000, "p99": order[len(order) * 99 // 100] * 1000}
        load = (process_time() - used) / wall
        return {"moves": len(delays), "wall": wall, "load": load, "bytes": heard, "frames": frames, **times}


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    role, *numbers = sys.argv[1:]
    if role == "server":
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(*map(int, numbers)))
        return
    hall = Hall(*map(int, numbers))
    gc.disable()
    print("ready", flush=True)
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "quit":
            break
        print("played", json.dumps(hall.play(*map(float, rest))), flush=True)


if __name__ == "__main__":
    main()
