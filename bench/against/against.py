"""This tree beside another, row by row: ``./dev bench against TREE [--pairs 15] [--game NAME ...] [--row NAME ...]``.

TREE is another checkout, compiled (``./dev parlour games`` there compiles it).  Both sides live at once on one core and
work in turn for 0.15 s of CPU time; every fifth pair begins with new processes, for how one lies in memory is worth
some per cent.  A ratio over 1 says that this tree is the faster; what counts is the median of a row's ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ROWS = ("playouts", "driven", "copy", "redeal", "view", "search", "book", "table_conduct")
FRESH = 5  # pairs of one pair of processes
LEAST = 0.97  # a median below is told
IMPORT = "from parlour.registry import all_rules; all_rules()"
Ratios = dict[str, list[float]]


def python_of(tree: Path) -> str:
    return str(tree / ".venv/bin/python")


def pinned(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []


def variables(tree: Path, plain: bool) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHONPATH"))}
    return {**kept, "PARLOUR_PURE": "1", "PYTHONPATH": str(tree / "src")} if plain else kept


class Side:
    """A tree's probe, alive."""

    def __init__(self, tree: Path, game: str, core: int, plain: bool) -> None:
        command = [*pinned(core), python_of(tree), "-P", str(HERE / "probe.py"), game]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=variables(tree, plain), cwd=tree
        )
        self.hear()

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args!r} ended")
        return line

    def speed(self, row: str) -> float | None:
        assert self.process.stdin is not None
        self.process.stdin.write(row + "\n")
        self.process.stdin.flush()
        found: float | None = json.loads(self.hear())
        return found

    def end(self) -> None:
        self.process.communicate("")


def pairs_of(
    trees: tuple[Path, Path], game: str, rows: list[str], pairs: int, core: int, plain: bool = False
) -> Ratios:
    """Ratios of this tree (the first) to the other, by row."""
    found: Ratios = {}
    for begun in range(0, pairs, FRESH):
        new, old = sides = [Side(tree, game, core, plain) for tree in trees]
        for number in range(begun, min(begun + FRESH, pairs)):
            for row in rows:
                first, second = (new, old) if number % 2 else (old, new)
                speeds = {first: first.speed(row)}
                speeds[second] = second.speed(row)
                ours, theirs = speeds[new], speeds[old]
                if ours is not None and theirs is not None:
                    found.setdefault(row, []).append(ours / theirs)
        for side in sides:
            side.end()
    return found


def import_time(trees: tuple[Path, Path], pairs: int) -> list[float]:
    def cost(tree: Path) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([python_of(tree), "-P", "-c", IMPORT], check=True, env=variables(tree, False), cwd=tree)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    for tree in trees:
        cost(tree)
    found = []
    for number in range(pairs):
        order = trees if number % 2 else trees[::-1]
        costs = {tree: cost(tree) for tree in order}
        found.append(costs[trees[1]] / costs[trees[0]])
    return found


def shown(name: str, ratios: list[float]) -> str:
    middle = median(ratios)
    mark = "" if middle >= LEAST else "  <"
    return f"  {name:22} {middle:6.3f}   {min(ratios):.2f} to {max(ratios):.2f} of {len(ratios)}{mark}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench against")
    parser.add_argument("tree", type=Path)
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--game", action="append", help="only this one; may be given again")
    parser.add_argument("--row", action="append", choices=[*ROWS, "uncompiled", "import"], help="only this one")
    parser.add_argument("--jobs", type=int, default=1, help="games measured at once, each on a core of its own")
    arguments = parser.parse_args()
    trees = (ROOT, arguments.tree.resolve())
    for tree in trees:
        if not Path(python_of(tree)).exists():
            parser.error(f"{tree} has no environment: run ./dev parlour games there")
    rows = arguments.row or [*ROWS, "uncompiled", "import"]
    games = arguments.game or sorted(file.parent.name for file in (ROOT / "src/parlour/games").glob("*/rules*"))
    games = list(dict.fromkeys(game.replace("_", "-") for game in games))
    cores = sorted(os.sched_getaffinity(0))

    def measure(number: int) -> Ratios:
        core = cores[-1 - number % arguments.jobs]
        found = pairs_of(trees, games[number], [row for row in rows if row in ROWS], arguments.pairs, core)
        if "uncompiled" in rows:
            plain = pairs_of(trees, games[number], ["playouts"], arguments.pairs, core, plain=True)
            found["playouts, uncompiled"] = plain["playouts"]
        return found

    below: list[str] = []
    with ThreadPoolExecutor(arguments.jobs) as threads:
        for game, found in zip(games, threads.map(measure, range(len(games))), strict=True):
            print(game)
            for row, ratios in found.items():
                print(shown(row.replace("_", " "), ratios), flush=True)
                if median(ratios) < LEAST:
                    below.append(f"{game} {row}")
    if "import" in rows:
        print(shown("import of all games", import_time(trees, arguments.pairs)))
    print(f"below {LEAST}: {', '.join(below) or 'nothing'}")
    sys.exit(1 if below else 0)


main()
