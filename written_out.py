"""What the compiler wants written out: ``take_over`` and ``refresh`` of ``parlour.core.copying``, and doors of games.

Each call becomes assignments, attribute by attribute, on the line where it stands.  Each class of which games are made
gets ``copy``, ``moves``, ``play``, ``go_on`` and ``to_act`` of its own, on lines that were empty.  Its copy calls its
constructor by name; the rest are the same as those it inherits: Python is quicker where the object is of the very class
that has what is asked for.  The memory of one that is freed is kept for the next.  Nothing else changes, so that the
lines of a traceback are those of the source.
"""

from __future__ import annotations

import ast
import runpy
import shutil
from pathlib import Path

HEAD = "from __future__ import annotations"
CALLS = ("take_over", "refresh")
HEADS = "parlour/games/*/__init__.py"  # they name the classes of which games are made
COPY = "def copy(self) -> {0}: return {0}(self.options, self.names, self.chance.copy(), self)"
DOORS = {
    "copy": COPY,
    "moves": "def moves(self, seat: _i64) -> _Choices: return super().moves(seat)",
    "play": "def play(self, seat: _i64, move: _Move, window: int = -1) -> bool:"
    " return super().play(seat, move, window)",
    "go_on": "def go_on(self, given: dict[str, list[int]] | None = None) -> None: super().go_on(given)",
}
LAST_DOOR = ["@property", "def to_act(self) -> tuple[int, ...]: return _seats_in(self.waits)"]
BOXED = ("    over: bool = False", "    over: _Any = False")  # of all games, as ``calls.h`` wants it
KEPT = "@_mypyc_attr(free_list_len=1)"
NAMES = "from mypy_extensions import i64 as _i64, mypyc_attr as _mypyc_attr"
NAMES += "; from parlour.core.cards import refill as _refill"
NAMES += "; from parlour.core.moves import Choices as _Choices, Move as _Move"
NAMES += "; from parlour.core.seated import seats_in as _seats_in"
WAYS = runpy.run_path("src/parlour/core/ways.py")  # the package itself may not be importable yet


def write_out(source: Path, target: Path, compiled: list[str]) -> list[str]:
    """Copy the source into a folder of the build, the modules to be compiled written out; gives their new paths."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so", "*.egg-info"))
    paths = [target / Path(path).relative_to(source) for path in compiled]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    trees = [ast.parse(text) for text in texts.values()]
    parts, made = descended(trees, "Part"), (descended(trees, "Game") - {"Game"}) & named_in(source)
    for path, text in texts.items():
        path.write_text(written_out(text, parts, made), encoding="utf-8")
    return [str(path) for path in paths]


def named_in(source: Path) -> set[str]:
    """What the games name where they say how one is made."""
    heads = [ast.parse(head.read_text(encoding="utf-8")) for head in source.glob(HEADS)]
    return {node.id for head in heads for node in ast.walk(head) if isinstance(node, ast.Name)}


def descended(trees: list[ast.Module], ancestor: str) -> set[str]:
    """The classes that are, by whatever descent, of this kind."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    found = {ancestor}
    while more := {name for name in bases if name not in found and bases[name] & found}:
        found |= more
    return found


def written_out(text: str, parts: set[str], made: set[str]) -> str:
    """The same module, line for line, each call a row of assignments and each class of games with its doors."""
    tree = ast.parse(text)
    declared = {node.name: _declared(node, parts) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    lines = text.split("\n")
    for call in [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CALLS:
            new, old, kind = [ast.unparse(argument) for argument in call.args]
            in_place = call.func.id == "refresh"
            steps = [_step(f"{new}.{name}", f"{old}.{name}", way, in_place) for name, way in declared[kind].items()]
            lines[call.lineno - 1] = " " * call.col_offset + "; ".join(steps)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in made:
            _open_doors(node, lines)
    written = "\n".join(lines)
    if BOXED[0] in text:
        return written.replace(*BOXED).replace(HEAD, f"{HEAD}; from typing import Any as _Any", 1)
    return written if written == text else written.replace(HEAD, f"{HEAD}; {NAMES}", 1)


def _open_doors(game: ast.ClassDef, lines: list[str]) -> None:
    methods = {part.name for part in game.body if isinstance(part, ast.FunctionDef)}
    indent = " " * game.body[0].col_offset
    last = game.end_lineno or 0
    within = {line for part in game.body for line in range(part.lineno - 1, part.end_lineno or 0)}
    empty = [line for line in range(game.lineno, last) if line not in within and not lines[line]]
    for name, door in DOORS.items():
        if name not in methods:
            lines[empty.pop(0)] = indent + door.format(game.name)
    lines[last : last + 2] = [indent + line for line in LAST_DOOR]  # two lines are empty after a class
    before = game.lineno - 2
    if not game.decorator_list and not lines[before]:
        lines[before] = KEPT


def _declared(node: ast.ClassDef, parts: set[str]) -> dict[str, str]:
    """How each attribute that the body declares is taken over."""
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): WAYS["way_of"](*_annotation(line, parts)) for line in lines}


def _annotation(line: ast.AnnAssign, parts: set[str]) -> tuple[str, bool]:
    text = ast.unparse(line.annotation)
    return text, text in parts


def _step(new: str, old: str, way: str, in_place: bool) -> str:
    if way == WAYS["ROW"]:
        return f"_refill({new}, {old})" if in_place else f"{new} = {old}[:]"
    if way == WAYS["PART"] and in_place:
        return f"{new}.refresh({old})"
    return f"{new} = {old}.copy()" if way in (WAYS["PART"], WAYS["LIST"]) else f"{new} = {old}"
