"""State written once, for the compiler: ``take_over`` and ``refresh`` of ``parlour.core.copying`` written out.

Each call becomes assignments, attribute by attribute, on the line where it stands; nothing else changes, so that
the lines of a traceback are those of the source.
"""

from __future__ import annotations

import ast
import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

COPYING = Path("src/parlour/core/copying.py")
HEAD = "from __future__ import annotations"


def _copying() -> ModuleType:
    """The module that says how each attribute is taken over, read without the package around it."""
    spec = importlib.util.spec_from_file_location("copying", COPYING)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COPY = _copying()
CALLS = ("take_over", "refresh")


def write_out(source: Path, target: Path, compiled: list[str]) -> list[str]:
    """Copy the source into a folder of the build, the modules to be compiled written out; gives their new paths."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so", "*.egg-info"))
    paths = [target / Path(path).relative_to(source) for path in compiled]
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if any(f"{call}(" in text for call in CALLS):
            path.write_text(written_out(text), encoding="utf-8")
    return [str(path) for path in paths]


def written_out(text: str) -> str:
    """The same module, line for line, each call a row of assignments."""
    tree = ast.parse(text)
    declared = {node.name: _declared(node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    lines = text.split("\n")
    for call in [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CALLS:
            new, old, kind = [ast.unparse(argument) for argument in call.args]
            in_place = call.func.id == "refresh"
            steps = [_step(f"{new}.{name}", f"{old}.{name}", way, in_place) for name, way in declared[kind].items()]
            lines[call.lineno - 1] = " " * call.col_offset + "; ".join(steps)
    return "\n".join(lines).replace(HEAD, f"{HEAD}; from parlour.core.cards import refill as _refill", 1)


def _declared(node: ast.ClassDef) -> dict[str, str]:
    """How each attribute that the body declares is taken over."""
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): COPY.way_of(ast.unparse(line.annotation)) for line in lines}


def _step(new: str, old: str, way: str, in_place: bool) -> str:
    if way == COPY.ROW:
        return f"_refill({new}, {old})" if in_place else f"{new} = {old}[:]"
    if way == COPY.PART and in_place:
        return f"{new}.refresh({old})"
    return f"{new} = {old}.copy()" if way in (COPY.PART, COPY.LIST) else f"{new} = {old}"
