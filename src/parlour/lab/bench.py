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
from functools import partial
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Required, TypedDict

import parlour
from parlour.bots.roster import bot_of
from parlour.bots.search import Search
from parlour.core.chance import Chance, advance, seeded
from parlour.core.game import Game
from parlour.core.players import Seat
from parlour.core.playout import playout
from parlour.core.rules import LETTERS, Rules
from parlour.lab.openspiel import OpenSpiel
from parlour.lab.trials import Aims, aims_of
from parlour.registry import all_rules, rules_of
from parlour.version import __version__, is_compiled

RUNS = 7
SECONDS = 0.25  # CPU time of one run of one side
BATCH = 16  # games between two looks at the clock
COPIES = 10_000
TRIALS = 1000  # of one search
POSITIONS = 8  # searched in turn

DRIVEN = "driven from Python"
PLAYOUTS = "playouts"
SEARCH = "search"
BOOK = "book"
LIVE = "live move"
COPY_TIME = "copy"
COPY_SIZE = "size of a copy"
UNCOMPILED = "playouts, uncompiled"
UNITS = {
    COPY_TIME: "ns",
    COPY_SIZE: "bytes",
    SEARCH: "trials/s",
    BOOK: "choices/s",
    LIVE: "us",
}  # the others: moves a second
LONGEST = 500_000  # microseconds that a live move may take

Progress = Callable[[str], None]
Play = Callable[[], float]


class Row(TypedDict, total=False):
    value: Required[float]
    unit: Required[str]
    peer: str
    theirs: float
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
        self.rules = rules
        self.make = rules.make
        self.options = rules.options.make()
        self.names = list(LETTERS[: self.options.number("players")])
        self.outlook = rules.outlook
        self.seeds = count(1)
        self.positions: list[Seat] = []

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

    def search(self) -> int:
        """One search from an early decision; gives the number of its trials."""
        seed = next(self.seeds)
        Search(self.early_ones()[seed % POSITIONS], self.outlook, Chance(seed)).run(TRIALS)
        return TRIALS

    def book(self) -> int:
        """The book's choice at each of the same decisions; gives their number."""
        bot = bot_of("book", self.rules, 1)
        for seat in self.early_ones():
            bot.choose(seat)
        return POSITIONS

    def early_ones(self) -> list[Seat]:
        if not self.positions:
            self.positions = [self.early(number) for number in range(POSITIONS)]
        return self.positions

    def live_move(self) -> float:
        """Microseconds for a move of search at its usual strength, from an early decision."""
        seat = self.early(next(self.seeds))
        bot = bot_of("search", self.rules, 1)
        began = process_time()
        bot.choose(seat)
        return (process_time() - began) * 1e6

    def early(self, number: int) -> Seat:
        """A seat that is asked alone and has a choice, at most three random moves after a deal."""
        game = self.new()
        s = seeded(number)
        made = 0
        while True:
            if not game.to_act:
                game.go_on()
                continue
            seat = game.to_act[0]
            if made >= number % 4 and game.to_act == (seat,) and len(game.moves(seat)) > 1:
                return Seat(game, seat)
            s = advance(s)
            game.play(seat, game.pick(seat, s))
            made += 1


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


def run(progress: Progress, names: list[str]) -> Report:
    """Measure these games, beside OpenSpiel where that is installed."""
    with one_core():
        peers = all_peers(progress)
        games = {name: measure(name, peers, progress) for name in names}
        if is_compiled():
            progress("uncompiled")
            for name, rate in uncompiled(names).items():
                games[name][UNCOMPILED] = row(UNCOMPILED, rate)
    for name, rows in games.items():
        add_aims(aims_of(rules_of(name)), rows)
    return {
        "parlour": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "openspiel": next((peer.version for peer in peers.values()), None),
        "runs": RUNS,
        "games": games,
    }


def all_peers(progress: Progress) -> dict[str, OpenSpiel]:
    """The peer's games that ours name, where it is installed."""
    names = {name for rules in all_rules().values() for name in (*aims_of(rules).peers, aims_of(rules).rival) if name}
    try:
        return {name: OpenSpiel(name) for name in sorted(names)}
    except ImportError:
        progress("OpenSpiel is not installed: our own figures only (./dev bench installs it)")
        return {}


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


def measure(name: str, peers: dict[str, OpenSpiel], progress: Progress) -> dict[str, Row]:
    progress(name)
    rules = rules_of(name)
    ours = Ours(rules)
    rng = Random(1)
    game = ours.half_played()
    aims = aims_of(rules)
    beside = [peers[peer] for peer in aims.peers if peer in peers]
    rival: list[tuple[str, Play]] = []
    if aims.rival in peers:
        rival = [(aims.rival, peers[aims.rival].search)]
    return {
        DRIVEN: in_turn(DRIVEN, lambda: drive(ours.new(), rng), [(p.name, partial(p.drive, rng)) for p in beside]),
        PLAYOUTS: in_turn(PLAYOUTS, ours.playout, [(p.name, p.playout) for p in beside]),
        SEARCH: in_turn(SEARCH, ours.search, rival),
        BOOK: in_turn(BOOK, ours.book, []),
        LIVE: row(LIVE, max(ours.live_move() for _i in range(RUNS))),
        COPY_TIME: row(COPY_TIME, median([copy_time(game) for _i in range(RUNS)])),
        COPY_SIZE: row(COPY_SIZE, copy_size(game)),
    }


def row(what: str, value: float) -> Row:
    return {"value": value, "unit": UNITS.get(what, "moves/s")}


def in_turn(what: str, ours: Play, theirs: list[tuple[str, Play]]) -> Row:
    """Run all sides in turn; the ratio is the median of the ratios of neighbours, to the fastest of the peers."""
    rounds = [[pace(ours), *(pace(play) for _name, play in theirs)] for _i in range(RUNS)]
    found = row(what, median([paces[0] for paces in rounds]))
    for i, (name, _play) in enumerate(theirs, 1):
        ratio = median([paces[0] / paces[i] for paces in rounds])
        if ratio < found.get("ratio", inf):
            found["peer"] = name
            found["theirs"] = median([paces[i] for paces in rounds])
            found["ratio"] = ratio
    return found


def pace(play: Play) -> float:
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


def uncompiled(names: list[str]) -> dict[str, float]:
    """Playouts of the plain source, which the compiled package carries with it, in a process of its own."""
    source = Path(parlour.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            source, Path(folder) / source.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        done = subprocess.run(
            [sys.executable, "-P", "-c", f"from parlour.lab.bench import print_playouts; print_playouts({names})"],
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            check=True,
        )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def print_playouts(names: list[str]) -> None:
    assert not is_compiled()
    print(json.dumps({name: in_turn(PLAYOUTS, Ours(rules_of(name)).playout, [])["value"] for name in names}))


def add_aims(aims: Aims, rows: dict[str, Row]) -> None:
    """Write beside each row what its game is held to."""
    if aims.rate:
        _hold(rows[PLAYOUTS], rows[PLAYOUTS]["value"], aims.rate)
    for what, bound in ((DRIVEN, aims.driven), (PLAYOUTS, aims.playouts), (SEARCH, aims.search)):
        if bound and "ratio" in rows[what]:
            _hold(rows[what], rows[what]["ratio"], bound)
    rows[LIVE]["aim"] = f"<= {LONGEST:,}"
    rows[LIVE]["reached"] = rows[LIVE]["value"] <= LONGEST


def _hold(found: Row, figure: float, bound: float) -> None:
    found["aim"] = f">= {bound:,g}"
    found["reached"] = figure >= bound


def table_of(report: Report) -> str:
    """The report as text."""
    build = "compiled" if report["compiled"] else "not compiled"
    lines = [
        f"Parlour {report['parlour']}, {build}, Python {report['python']}; one core, median of {report['runs']} runs"
    ]
    if report["openspiel"]:
        lines.append(f"beside OpenSpiel {report['openspiel']}, moves/s; chance is no move on either side")
    for name, rows in report["games"].items():
        lines += ["", name, *(line_of(what, found) for what, found in rows.items())]
    return "\n".join(lines)


def line_of(what: str, found: Row) -> str:
    line = f"  {what:<22}{found['value']:>12,.0f} {found['unit']:<8}"
    if "ratio" in found:
        line += f" {found['peer']} {found['theirs']:>10,.0f}   ratio {found['ratio']:5.2f}"
    if "aim" in found:
        line += f"   aim {found['aim']}: {'reached' if found['reached'] else 'MISSED'}"
    return line
