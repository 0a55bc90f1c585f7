"""Random Écarté beside bare C, the same games: how far we are from what the machine can do, and that we are right.

    ./dev bench reference [--games N] [--json]

``ecarte.c`` plays the games that ours plays by the same seeds, without options, ledger or events.  First both play so
many games, and every move, the end of each game and all numbers drawn for it must agree; then they run in turn.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import process_time

from parlour.core.chance import Chance, advance, seed_of, seeded
from parlour.core.game import Game
from parlour.core.moves import NONE, Move
from parlour.core.playout import next_seat, playout
from parlour.core.rules import LETTERS
from parlour.errors import ParlourError
from parlour.lab.bench import RUNS, SECONDS, one_core
from parlour.lab.sim import PICKS
from parlour.registry import rules_of
from parlour.version import is_compiled

SOURCE = Path(__file__).with_name("ecarte.c")
GAMES = 2_000
BATCH = 64  # games between two looks at the clock
PRIME = 0x100000001B3
WHOLE = 2**64 - 1
VERBS = ["play", "propose", "accept", "refuse", "discard", "mark", "announce"]  # by their numbers there


class Totals(ctypes.Structure):
    """What many games came to; each hash takes in one thing after another."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("games", "deals", "moves", "won")),
        *((name, ctypes.c_uint64) for name in ("ends", "acts")),
    )

    def as_dict(self) -> dict[str, int]:
        return {name: getattr(self, name) for name, *_type in self._fields_}


class Reference:
    """The games as C plays them."""

    def __init__(self, library: Path) -> None:
        self.library = ctypes.CDLL(str(library))
        for function in (self.library.play_games, self.library.tell_games):
            function.argtypes = [ctypes.c_uint64] * 3 + [ctypes.POINTER(Totals)]
            function.restype = None

    def play(self, seed: int, first: int, games: int, totals: Totals) -> None:
        self.library.play_games(seed, first, games, ctypes.byref(totals))

    def tell(self, seed: int, first: int, games: int, totals: Totals) -> None:
        """The same, and the hash of all moves."""
        self.library.tell_games(seed, first, games, ctypes.byref(totals))


@contextmanager
def reference() -> Iterator[Reference]:
    """Compiled as the system's compiler does best; ParlourError where there is none."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "ecarte.so"
        try:
            subprocess.run([*compiler, "-O3", "-shared", "-fPIC", "-o", str(library), str(SOURCE)], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise ParlourError(f"{SOURCE.name} cannot be compiled: {error}") from error
        yield Reference(library)


class Ours:
    """The games as we play them."""

    def __init__(self) -> None:
        self.rules = rules_of("ecarte")
        self.options = self.rules.options.make()
        self.names = list(LETTERS[: self.options.number("players")])

    def _new(self, seed: int, number: int) -> tuple[Game, int]:
        game = self.rules.make(self.options, self.names, Chance(seed_of(seed, number)))
        return game, seeded(seed_of(seed, number, PICKS))

    def play(self, seed: int, first: int, games: int, totals: Totals) -> None:
        for number in range(first, first + games):
            game, s = self._new(seed, number)
            s, moves = playout(game, s)
            _count(game, s, moves, totals)

    def tell(self, seed: int, first: int, games: int, totals: Totals) -> None:
        """The same by the loop of ``playout``, move by move."""
        for number in range(first, first + games):
            game, s = self._new(seed, number)
            moves = 0
            while not game.over:
                if not game.waits:
                    game.go_on()
                    continue
                seat = game.may_act[0]
                if len(game.may_act) > 1:
                    s = advance(s)
                    seat = next_seat(game, s)
                    if seat < 0:
                        continue
                s = advance(s)
                move = game.pick(seat, s)
                totals.acts = hashed(totals.acts, code_of(seat, move))
                game.play(seat, move)
                moves += 1
            _count(game, s, moves, totals)


def hashed(before: int, value: int) -> int:
    return ((before ^ value) * PRIME) & WHOLE


def code_of(seat: int, move: Move) -> int:
    """A move as one number, its cards as a bit set."""
    verb = move.verb.name
    cards = 0 if move.a == NONE else 1 << move.a if verb == "play" else int(move.a)
    return (cards * 16 + VERBS.index(verb) * 2 + seat) & WHOLE


def _count(game: Game, s: int, moves: int, totals: Totals) -> None:
    points = game.score
    totals.games += 1
    totals.deals += game.deals
    totals.moves += moves
    totals.won += points[0] == 5
    for value in (s, game.chance.state, moves * 64 + points[0] * 8 + points[1]):
        totals.ends = hashed(totals.ends, value)


def disagreements(theirs: Reference, seed: int, games: int) -> list[str]:
    """What differs between the two over so many games."""
    ours = Ours()
    found: list[str] = []
    for what in ("play", "tell"):
        one, other = Totals(), Totals()
        getattr(ours, what)(seed, 0, games, one)
        getattr(theirs, what)(seed, 0, games, other)
        found += [
            f"{name}: {value}, in C {other.as_dict()[name]}"
            for name, value in one.as_dict().items()
            if value != other.as_dict()[name]
        ]
    return found


def pace(side: Ours | Reference, first: int) -> tuple[float, int]:
    """Moves in a second of CPU time, from the ``first`` game on; and the game after the last."""
    totals = Totals()
    began = process_time()
    while True:
        side.play(1, first, BATCH, totals)
        first += BATCH
        spent = process_time() - began
        if spent >= SECONDS:
            return totals.moves / spent, first


def distance(theirs: Reference) -> dict[str, float]:
    """Both in turn: the median of the ratios of neighbours, with the least and the greatest."""
    ours = Ours()
    rounds: list[tuple[float, float]] = []
    at = 0
    for _i in range(RUNS):
        mine, at = pace(ours, at)
        bare, at = pace(theirs, at)
        rounds.append((mine, bare))
    ratios = [bare / mine for mine, bare in rounds]
    return {
        "moves_per_second": round(median([mine for mine, _bare in rounds])),
        "in_c": round(median([bare for _mine, bare in rounds])),
        "distance": round(median(ratios), 2),
        "least": round(min(ratios), 2),
        "greatest": round(max(ratios), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser("bench reference", description="Random Écarté beside bare C.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games that must agree ({GAMES})")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with reference() as theirs, one_core():
        found = disagreements(theirs, 1, wish.games)
        report: dict[str, object] = {"games": wish.games, "disagreements": found, "compiled": is_compiled()}
        report |= distance(theirs)
    if wish.json:
        print(json.dumps(report))
    else:
        print(f"{wish.games} games: " + ("; ".join(found) or "every move, end and number drawn agrees"))
        print(f"ours {report['moves_per_second']:,} moves/s, bare C {report['in_c']:,}")
        print(f"distance {report['distance']} ({report['least']} to {report['greatest']} in {RUNS} pairs of runs)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
