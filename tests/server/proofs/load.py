"""A thousand tables, two thousand sockets, 1,500 moves a second on SQLite: how long a move takes, and is one lost?

    python -m tests.server.proofs.load [SECONDS]

The server and its players are processes of their own (bench/server), the server on one core.  Every tenth of the time
(600 s) prints what was seen and the server's memory; in the end the log is held beside what was acknowledged.  After
each a bare loop on the same cores answers as many messages a second with as many bytes, and does nothing else: what is
long there is the machine's doing, and not the server's.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
from pathlib import Path

from bench.server.bench import GAME, Seen, Side, floor, ours

TABLES = 1_000
SEATS = 2
RATE = 1_500.0  # moves a second of all tables together
WINDOWS = 10
DEALS = 2  # of one game: games come and go
BARE = 0.2  # of a window, for the bare loop after it

Moves = dict[str, dict[int, str]]  # by table and entry


def written(file: Path) -> Moves:
    """The moves in the log."""
    found: Moves = {}
    with sqlite3.connect(file) as database:
        for table, seq, data in database.execute("SELECT table_id, seq, data FROM entries"):
            found.setdefault(table, {})[seq] = str(json.loads(data).get("move", ""))
    return found


def lost(acknowledged: dict[str, list[tuple[int, str]]], log: Moves) -> int:
    """Acknowledged moves that are not in the log, or not at the entry that acknowledged them."""
    return sum(log.get(table, {}).get(seq) != move for table, moves in acknowledged.items() for seq, move in moves)


def gaps(log: Moves) -> int:
    return sum(sorted(entries) != list(range(1, len(entries) + 1)) for entries in log.values())


def shown(seen: Seen) -> str:
    cost = f"{1000 * seen['cpu'] / seen['moves']:.2f} ms of CPU and {seen['bytes'] / seen['moves']:,.0f} bytes a move"
    return f"{times(seen)}, {cost}, {seen['rss'] / 1e6:.1f} MB"


def times(seen: Seen) -> str:
    return f"{seen['moves'] / seen['wall']:,.0f} moves/s, p50 {seen['p50']:.1f} ms, p99 {seen['p99']:.1f} ms"


def load(side: Side, seconds: float, folder: Path, windows: int = WINDOWS) -> bool:
    """Play, print, and look for what was lost; gives whether all is well."""
    at_first = side.stat()["rss"]
    sizes = f"{side.empty / 1e6:.1f} MB without tables, {at_first / 1e6:.1f} MB"
    print(f"{sizes} with {TABLES} of them and {TABLES * SEATS} sockets", flush=True)
    bare: Side | None = None
    for window in range(windows):
        seen = side.play(seconds / windows, RATE)
        print(f"{window + 1}/{windows}: {shown(seen)}", flush=True)
        bare = bare or floor(round(seen["bytes"] / seen["moves"]), SEATS, TABLES, SEATS)
        print(f"  a bare loop: {times(bare.play(BARE * seconds / windows, RATE))}", flush=True)
    if bare is not None:
        bare.end()
    kept = folder / "acknowledged.json"
    side.players.ask(f"keep {kept}", "kept")
    at_last = side.stat()["rss"]
    side.end()
    acknowledged = json.loads(kept.read_text())
    log = written(folder / "parlour.db")
    missing = lost(acknowledged, log)
    print(f"memory {at_first / 1e6:.1f} MB at first, {at_last / 1e6:.1f} MB at last")
    print(f"{sum(map(len, acknowledged.values())):,} moves acknowledged, {missing} lost, {gaps(log)} logs with a gap")
    entries = sum(map(len, log.values()))
    print(f"{(folder / 'parlour.db').stat().st_size / entries:.0f} bytes on disk for each of {entries:,} entries")
    return missing == 0 and gaps(log) == 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev proof load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seconds", nargs="?", type=float, default=600.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parlour") as folder:
        side = ours("sqlite", GAME, TABLES, DEALS, SEATS, folder)
        well = load(side, wish.seconds, Path(folder))
    raise SystemExit(0 if well else 1)


if __name__ == "__main__":
    main()
