"""``parlour sim`` in several processes beside one: ``./dev bench jobs [GAME] [--jobs 2] [--seconds 20] [--pairs 3]``.

The same games are played by one process and by several, in turn, in runs of so many seconds.  On cores with nothing
else to do the first ratio counts: how many times as many moves a second.  Where others work too, only the second means
anything: the moves of a CPU second, which all processes of a run use together, beside those of one process.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from statistics import median

TRIED = 200_000  # games by which is reckoned how many fill a run


def moves(game: str, games: int, jobs: int) -> tuple[int, float, float]:
    """The moves of a run, and the seconds it took on the wall and of CPU."""
    command = [sys.executable, "-P", "-m", "parlour", "sim", game, "--games", str(games), "--jobs", str(jobs), "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    wall = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    made: int = json.loads(done.stdout)["moves"]
    return made, wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench jobs")
    parser.add_argument("game", nargs="?", default="ecarte")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pairs", type=int, default=3)
    arguments = parser.parse_args()
    start, more = moves(arguments.game, 1, 1)[2], moves(arguments.game, TRIED, 1)[2]
    games = int(TRIED * arguments.seconds / max(more - start, 0.01))
    walls, cpus = [], []
    for _pair in range(arguments.pairs):
        one = moves(arguments.game, games, 1)
        several = moves(arguments.game, games, arguments.jobs)
        walls.append(one[1] / several[1])
        cpus.append(one[2] / several[2])
    print(f"{arguments.game}, {games} games, {arguments.jobs} processes beside one, {arguments.pairs} pairs of runs")
    for what, ratios in (("moves a second", walls), ("moves a CPU second", cpus)):
        print(f"  {what:20} {median(ratios):.2f}   {min(ratios):.2f} to {max(ratios):.2f}")


main()
