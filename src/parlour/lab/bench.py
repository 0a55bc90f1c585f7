"""Our speed beside OpenSpiel's: one core, CPU time, both sides in turn.  Only the ratios mean anything."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Required, TypedDict

import parlour.game
from parlour import __version__
from parlour.game import Game
from parlour.lab.openspiel import PEER_GAME, OpenSpiel
from parlour.playout import playout
from parlour.registry import all_rules, rules_of
from parlour.rng import Chance, seeded
from parlour.rules import LETTERS, Rules

RUNS = 7
SECONDS = 0.25  # CPU time of one run of one side
BATCH = 16  # games between two looks at the clock
COPIES = 10_000

DRIVEN = "driven from Python"
PLAYOUTS = "playouts"
COPY_TIME = "copy"
COPY_SIZE = "size of a copy"
UNCOMPILED = "playouts, uncompiled"
UNITS = {COPY_TIME: "ns", COPY_SIZE: "bytes"}  # the others: moves a second
AIMS = {  # of the first game: a ratio, or the figure itself
    DRIVEN: (">=", 5.0),
    PLAYOUTS: (">=", 3.0),
    COPY_TIME: ("<", 1000.0),
    COPY_SIZE: ("<", 1024.0),
    UNCOMPILED: (">=", 100_000.0),
}

Progress = Callable[[str], None]


class Row(TypedDict, total=False):
    value: Required[float]
    unit: Required[str]
    openspiel: float
    ratio: float
    aim: str
    reached: bool


class Report(TypedDict):
    parlour: str
    compiled: bool
    python: str
    openspiel: str | None
    runs: int
    games: dict[str, dict[str, Row]]


class Ours:
    """One game at its default options, made as often as asked."""

    def __init__(self, rules: Rules) -> None:
        self.make = rules.make
        self.options = rules.options.make()
        self.names = list(LETTERS[: self.options.number("players")])
        self.seeds = count(1)

    def new(self) -> Game:
        return self.make(self.options, self.names, Chance(next(self.seeds)))

    def playout(self) -> int:
        return playout(self.new(), seeded(next(self.seeds)))[1]

    def half_played(self) -> Game:
        """A game of usual length, stopped when half of it was played."""
        usual = int(median([self.playout() for _i in range(99)]))
        while True:
            game = self.new()
            with suppress(RuntimeError):
                playout(game, seeded(next(self.seeds)), usual // 2)
            if not game.over:
                return game


def drive(game: Game, rng: Random) -> int:
    """Play a game from Python through the contract; gives the number of moves."""
    draw = rng.getrandbits  # of 20 bits, times n, shifted back: a number below n, cheaply
    made = 0
    while not game.over:
        waiting = game.to_act
        if not waiting:
            game.go_on()
            continue
        seat = waiting[0]
        moves = game.moves(seat)
        game.play(seat, moves[draw(20) * len(moves) >> 20])
        made += 1
    return made


def run(progress: Progress) -> Report:
    """Measure every game of the registry, beside OpenSpiel where that is installed."""
    with one_core():
        try:
            peer = OpenSpiel()
        except ImportError:
            peer = None
            progress("OpenSpiel is not installed: our own figures only (./dev bench installs it)")
        games = {name: measure(name, peer, progress) for name in all_rules()}
        if is_compiled():
            progress("uncompiled")
            for name, rate in uncompiled().items():
                games[name][UNCOMPILED] = row(UNCOMPILED, rate)
    for what, found in next(iter(games.values())).items():
        add_aim(what, found)
    return {
        "parlour": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "openspiel": peer.version if peer else None,
        "runs": RUNS,
        "games": games,
    }


@contextmanager
def one_core() -> Iterator[None]:
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def is_compiled() -> bool:
    return not str(parlour.game.__file__).endswith(".py")


def measure(name: str, peer: OpenSpiel | None, progress: Progress) -> dict[str, Row]:
    progress(name)
    ours = Ours(rules_of(name))
    rng = Random(1)
    game = ours.half_played()
    return {
        DRIVEN: in_turn(DRIVEN, lambda: drive(ours.new(), rng), (lambda: peer.drive(rng)) if peer else None),
        PLAYOUTS: in_turn(PLAYOUTS, ours.playout, peer.playout if peer else None),
        COPY_TIME: row(COPY_TIME, median([copy_time(game) for _i in range(RUNS)])),
        COPY_SIZE: row(COPY_SIZE, copy_size(game)),
    }


def row(what: str, value: float) -> Row:
    return {"value": value, "unit": UNITS.get(what, "moves/s")}


def in_turn(what: str, ours: Callable[[], float], theirs: Callable[[], float] | None) -> Row:
    """Run both sides in turn; the ratio is the median of the ratios of neighbours."""
    if theirs is None:
        return row(what, median([pace(ours) for _i in range(RUNS)]))
    pairs = [(pace(ours), pace(theirs)) for _i in range(RUNS)]
    found = row(what, median([our for our, _their in pairs]))
    found["openspiel"] = median([their for _our, their in pairs])
    found["ratio"] = median([our / their for our, their in pairs])
    return found


def pace(play: Callable[[], float]) -> float:
    """Moves in a second of CPU time of what plays one game and gives the number of its moves."""
    made = 0.0
    began = process_time()
    while True:
        for _i in range(BATCH):
            made += play()
        spent = process_time() - began
        if spent >= SECONDS:
            return made / spent


def copy_time(game: Game) -> float:
    copy = game.copy
    began = process_time()
    for _i in range(COPIES):
        copy()
    return (process_time() - began) / COPIES * 1e9


def copy_size(game: Game) -> float:
    """What the allocator gives out for a copy, with all that the copy does not share."""
    held: list[Game | None] = [None] * COPIES
    tracemalloc.start()
    for i in range(COPIES):
        held[i] = game.copy()
    size = tracemalloc.get_traced_memory()[0] / COPIES
    tracemalloc.stop()
    return size


def uncompiled() -> dict[str, float]:
    """Playouts of the plain source, which the compiled package carries with it, in a process of its own."""
    source = Path(parlour.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            source, Path(folder) / source.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        done = subprocess.run(
            [sys.executable, "-P", "-c", "from parlour.lab.bench import print_playouts; print_playouts()"],
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            check=True,
        )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def print_playouts() -> None:
    assert not is_compiled()
    print(
        json.dumps({name: in_turn(PLAYOUTS, Ours(rules).playout, None)["value"] for name, rules in all_rules().items()})
    )


def add_aim(what: str, found: Row) -> None:
    figure = found.get("ratio") if what in (DRIVEN, PLAYOUTS) else found["value"]
    if figure is not None:
        sign, bound = AIMS[what]
        found["aim"] = f"{sign} {bound:g}"
        found["reached"] = figure < bound if sign == "<" else figure >= bound


def table_of(report: Report) -> str:
    """The report as text."""
    build = "compiled" if report["compiled"] else "not compiled"
    lines = [
        f"Parlour {report['parlour']}, {build}, Python {report['python']}; one core, median of {report['runs']} runs"
    ]
    if report["openspiel"]:
        lines.append(f"beside OpenSpiel {report['openspiel']}, {PEER_GAME}, moves/s; chance is no move on either side")
    for name, rows in report["games"].items():
        lines += ["", name, *(line_of(what, found) for what, found in rows.items())]
    return "\n".join(lines)


def line_of(what: str, found: Row) -> str:
    line = f"  {what:<22}{found['value']:>12,.0f} {found['unit']:<8}"
    if "ratio" in found:
        line += f" OpenSpiel {found['openspiel']:>10,.0f}   ratio {found['ratio']:5.2f}"
    if "aim" in found:
        line += f"   aim {found['aim']}: {'reached' if found['reached'] else 'MISSED'}"
    return line
