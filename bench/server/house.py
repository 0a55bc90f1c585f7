"""Our server as it is measured: one process, limits lifted, nothing else changed.

    python bench/server/house.py memory|sqlite PORT [FOLDER]

The log is kept in memory or in a file of SQLite; without a folder, in one that is made for it and goes with it.  On
standard input ``stat`` asks for CPU seconds, in all and in the kernel, those of the processes that think for it,
resident bytes, how often it wrote to a socket, and how many thoughts were cut short; ``quit`` ends it.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.net.limits import unlimited
from parlour.server.room.house import House
from parlour.server.room.workers import Workers
from parlour.server.serve import listening, loop_factory, rest_from_collecting, run_front
from parlour.server.storage.bus import MemoryBus
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.store import Store

if TYPE_CHECKING:
    import uvicorn

FREE = unlimited()
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


def stat(house: House) -> dict[str, float]:
    used = resource.getrusage(resource.RUSAGE_SELF)
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    spent = {"cpu": used.ru_utime + used.ru_stime, "kernel": used.ru_stime, "helpers": helpers()}
    short = house.thinking.cut + house.turns.weakened + house.turns.overrun
    return {**spent, "rss": resident, "writes": house.outbox.sent, "short": short}


def helpers() -> float:
    """CPU seconds of the processes that think, and make records."""
    spent = 0
    for child in multiprocessing.active_children():
        times = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
        spent += int(times[11]) + int(times[12])
    return spent / TICKS


class Porter:
    """Answers what is asked on standard input."""

    def __init__(self, house: House, server: uvicorn.Server) -> None:
        self.house = house
        self.server = server
        asyncio.get_running_loop().add_reader(0, self.hear)

    def hear(self) -> None:
        for line in os.read(0, 4096).split() or [b"quit"]:
            if line == b"stat":
                print("stat", json.dumps(stat(self.house)), flush=True)
            elif line == b"quit":
                asyncio.get_running_loop().remove_reader(0)
                self.server.should_exit = True


async def serve(store: Store, port: int) -> None:
    house = House(store, MemoryBus(), limits=FREE, thinking=Workers())
    await house.open()
    front = Front(house, Guests(store, await store.key("cookies")))

    def ready(server: uvicorn.Server) -> None:
        Porter(house, server)
        print("ready", flush=True)

    await run_front(front, listening("127.0.0.1", port), ready)


async def run(kind: str, port: int, kept: str = "") -> None:
    if kind == "memory":
        await serve(MemoryStore(), port)
        return
    with tempfile.TemporaryDirectory(prefix="parlour") as folder:
        await serve(await open_sqlite(Path(kept or folder) / "parlour.db"), port)


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rest_from_collecting()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))


if __name__ == "__main__":
    main()
