"""State written once, for the compiler: ``take_over`` and ``refresh`` of ``parlour.core.copying`` written out.

Each call becomes assignments, attribute by attribute, on the line where it stands; nothing else changes, so that
the lines of a traceback are those of the source.
"""

from __future__ import annotations

import ast
import runpy
import shutil
from pathlib import Path

HEAD = "from __future__ import annotations"
CALLS = ("take_over", "refresh")
WAYS = runpy.run_path("src/parlour/core/ways.py")  # the package itself may not be importable yet


def write_out(source: Path, target: Path, compiled: list[str]) -> list[str]:
    """Copy the source into a folder of the build, the modules to be compiled written out; gives their new paths."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so", "*.egg-info"))
    paths = [target / Path(path).relative_to(source) for path in compiled]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    parts = parts_in([ast.parse(text) for text in texts.values()])
    for path, text in texts.items():
        if any(f"{call}(" in text for call in CALLS):
            path.write_text(written_out(text, parts), encoding="utf-8")
    return [str(path) for path in paths]


def parts_in(trees: list[ast.Module]) -> set[str]:
    """The classes that are, by whatever descent, a Part."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    parts = {"Part"}
    while more := {name for name in bases if name not in parts and bases[name] & parts}:
        parts |= more
    return parts


def written_out(text: str, parts: set[str]) -> str:
    """The same module, line for line, each call a row of assignments."""
    tree = ast.parse(text)
    declared = {node.name: _declared(node, parts) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    lines = text.split("\n")
    for call in [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CALLS:
            new, old, kind = [ast.unparse(argument) for argument in call.args]
            in_place = call.func.id == "refresh"
            steps = [_step(f"{new}.{name}", f"{old}.{name}", way, in_place) for name, way in declared[kind].items()]
            lines[call.lineno - 1] = " " * call.col_offset + "; ".join(steps)
    return "\n".join(lines).replace(HEAD, f"{HEAD}; from parlour.core.cards import refill as _refill", 1)


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
