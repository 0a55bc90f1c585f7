"""How many instructions a move costs the server: ``./dev bench server instructions [--against TREE] [--functions N]``.

The server runs under callgrind (valgrind), its log in memory, its players beside it; counted is what it does while they
play, without the kernel's part.  Unlike CPU time this is the same on a busy machine, within a few hundredths; but
callgrind knows no instructions for SHA-256, so that hashing counts several times what it costs.  Beside another
checkout, compiled, both are counted in turn.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # a script of ./dev does not find what lies beside it
from bench import DEALS, GAME, HERE, SEATS, Side, free_port, note

TABLES = 10
COUNTED = re.compile(r"^[+\-*\d]")  # a line of costs: where, and how many
NAMED = re.compile(r"\((\d+)\)(?: (.*))?")


class Profile:
    """What callgrind wrote: instructions of each function by itself, by the file of machine code it stands in."""

    def __init__(self, text: str) -> None:
        self.total = 0
        self.by_object: Counter[str] = Counter()
        self.by_function: Counter[str] = Counter()
        names: dict[str, str] = {}
        home = function = ""
        calls = False
        for line in text.splitlines():
            key, is_key, value = line.partition("=")
            if line.startswith("calls="):
                calls = True  # the next line is what was spent in the function called
            elif is_key and key in ("ob", "fn"):
                kind, named = key, NAMED.match(value)
                assert named is not None
                if named[2] is not None:
                    names[kind + named[1]] = named[2]
                if kind == "ob":
                    home = names["ob" + named[1]]
                else:
                    function = names["fn" + named[1]]
            elif is_key and key in ("cob", "cfn"):
                named = NAMED.match(value)
                assert named is not None
                if named[2] is not None:
                    names[key[1:] + named[1]] = named[2]
            elif COUNTED.match(line):
                if not calls:
                    cost = int(line.split()[-1])
                    self.total += cost
                    self.by_object[Path(home).name] += cost
                    self.by_function[f"{function} ({Path(home).name})"] += cost
                calls = False


def counted(python: list[str], home: Path, wish: argparse.Namespace) -> tuple[int, Profile]:
    """The moves that were made, and what they cost."""
    port = str(free_port())
    with tempfile.TemporaryDirectory(prefix="parlour") as folder:
        file = Path(folder) / "callgrind.out"
        grind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={file}", "--quiet"]
        house = [*grind, *python, str(home / "house.py"), "memory", port]
        sizes = [str(size) for size in (wish.tables, DEALS, SEATS)]
        side = Side("counted", house, [*python, str(home / "players.py"), port, wish.game, *sizes])
        try:
            side.play(wish.seconds / 4)
            switch("on", side)
            moves = int(side.play(wish.seconds)["moves"])
            switch("off", side)
        finally:
            side.end()
        if wish.keep is not None:
            shutil.copy(file, wish.keep)
        return moves, Profile(file.read_text())


def switch(to: str, side: Side) -> None:
    command = ["callgrind_control", "-i", to, str(side.server.process.pid)]
    subprocess.run(command, check=True, capture_output=True)


def show(name: str, moves: int, profile: Profile, functions: int) -> float:
    each = profile.total / moves
    print(f"{name}: {each:,.0f} instructions a move ({moves:,} moves)")
    for home, cost in profile.by_object.most_common(8):
        print(f"  {cost / moves:10,.0f}  {home}")
    for function, cost in profile.by_function.most_common(functions):
        print(f"    {cost / moves:10,.0f}  {function}")
    sys.stdout.flush()
    return each


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench server instructions", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--functions", type=int, default=0, help="that many, those first which cost most by themselves")
    parser.add_argument("--keep", type=Path, help="a file for what callgrind wrote, to be read by callgrind_annotate")
    parser.add_argument("--against", type=Path, help="another checkout, compiled")
    wish = parser.parse_args()
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is not installed (Debian: apt-get install valgrind)")
    note("the server is some fifty times slower meanwhile")
    ours = show("this tree", *counted([sys.executable, "-P"], HERE, wish), wish.functions)
    if wish.against is not None:
        python = [str(wish.against / ".venv/bin/python"), "-E", "-P"]
        theirs = show(wish.against.name, *counted(python, wish.against / "bench/server", wish), wish.functions)
        print(f"moves for as many instructions: {theirs / ours:.2f} of those of {wish.against.name}")


if __name__ == "__main__":
    main()
