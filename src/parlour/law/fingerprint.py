"""The fingerprint of the law that a game is played by: a hash of the code that decides it.

It covers the syntax of the game's folder, of the mechanisms, of the core and of the fair deals, and what every option
means that nobody names.  Whatever could change a game changes it; comments, docstrings and the layout of the text do
not.  It may change where the game does not (a name, a sentence of a bot), never the other way round.

The sources lie beside the compiled modules, so both builds find the same fingerprint.  A module that came without its
source counts by its bytes.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.core.rules import Rules

COMMON = ("parlour.core", "parlour.mechanisms", "parlour.fair")
SOURCE = ".py"
BUILT = (".so", ".pyd", ".pyc")
NO_LAW = ("__pycache__", "studies")  # folders: what the lab asks about a game decides nothing in it
ATTEMPTS = 3
UNTOLD = {"type_comment", "kind"}  # of a node: how something was written, not what it does
_read: set[str] = set()  # games
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def law_of(rules: Rules) -> str:
    """The fingerprint of this game's law, 64 digits."""
    return _law(rules.package, rules.name, tuple(rules.options.make().lines()))


def is_read(rules: Rules) -> bool:
    """Whether the fingerprint is known by heart: else the files of the law are read, which takes a moment."""
    return rules.name in _read


@cache
def _law(package: str, name: str, defaults: tuple[str, ...]) -> str:
    _read.add(name)
    parts = [name, *defaults, *[package_mark(part) for part in (*COMMON, package)]]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@cache
def package_mark(package: str) -> str:
    """The hash of all modules in a package's folder and below it."""
    mark = hashlib.sha256()
    for path, file in sorted(_modules(resources.files(package), ""), key=lambda found: found[0]):
        data = file.read_bytes()
        mark.update(f"{path}\n{syntax_mark(data.decode()) if path.endswith(SOURCE) else _digest(data)}\n".encode())
    return mark.hexdigest()


def _modules(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Every module by its path: the source, or what was made of it where there is no source."""
    inside = list(folder.iterdir())
    sources = {file.name.removesuffix(SOURCE) for file in inside if file.name.endswith(SOURCE)}
    for file in inside:
        where = f"{path}/{file.name}"
        if file.name.endswith(SOURCE) or (file.name.endswith(BUILT) and file.name.partition(".")[0] not in sources):
            yield where, file
        elif file.is_dir() and file.name not in NO_LAW:
            yield from _modules(file, where)


def syntax_mark(source: str) -> str:
    """The hash of what a module does: its syntax tree without docstrings and positions."""
    return tree_mark(parsed(source))


def parsed(source: str) -> ast.Module:
    """Once more where Python before 3.11.8 lost count of how deep it was, as a finaliser read source meanwhile."""
    for _attempt in range(ATTEMPTS - 1):
        with suppress(SystemError):
            return ast.parse(source)
    return ast.parse(source)


def tree_mark(tree: ast.Module) -> str:
    told: list[str] = []
    _tell(tree, told)
    return _digest("".join(told).encode())


def _tell(value: object, told: list[str]) -> None:
    """A tree as text, written by ourselves: what ``ast.dump`` says differs from one Python to the next."""
    if not isinstance(value, ast.AST):
        told.append(f" {type(value).__name__} {value!r}")
        return
    told.append(f"({type(value).__name__}")
    for name in value._fields:
        part = getattr(value, name, None)
        if isinstance(value, DOCUMENTED) and isinstance(part, list) and name == "body":
            part = part[_documented(part) :]
        if part is None or name in UNTOLD:
            continue
        if isinstance(part, list):
            if part:
                told.append(f" {name}=")
            for item in part:
                _tell(item, told)
        else:
            told.append(f" {name}=")
            _tell(part, told)
    told.append(")")


def _documented(body: list[ast.stmt]) -> int:
    """1 where a body begins with a docstring, else 0."""
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *_]:
            return 1
    return 0


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
