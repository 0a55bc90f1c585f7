"""Gather what the page plays with without a network: our modules, as source, their data, and all leaflets.

``python -m tools.pocket.gather FOLDER``; what is put there is compiled and packed by ``web/pocket.js``.
"""

from __future__ import annotations

import ast
import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import parlour
from parlour.server.pocket.leaflets import FOLDER, every, file_of

PACKAGE = Path(parlour.__file__).parent
BEGINS = "parlour.server.pocket.in_browser"
DATA = (
    "games/*/*.toml",  # layouts, figures and puzzles
    "games/*/*.net",  # what bots have learnt
    "law/texts/*.toml",  # what the sections of a book are called
    "present/texts/*",  # by which it is known what languages there are
)
HERE = Path(__file__).parent
STAND_INS = ("vecs.py", "strings.py")  # for those of librt


def modules() -> dict[str, Path]:
    """Every module of ours by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ["parlour", *path.relative_to(PACKAGE).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def needed(known: dict[str, Path]) -> set[str]:
    """What the house in a page imports, early or late, and every game."""
    waiting = [BEGINS, *(name for name in known if name.startswith("parlour.games."))]
    found = set[str]()
    while waiting:
        name = waiting.pop()
        if name in found or name not in known:
            continue
        found.add(name)
        waiting.append(name.rpartition(".")[0])
        waiting += imported(known[name])
    return found


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def gather(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    put_modules(folder)
    leaflets = folder / "parlour" / FOLDER
    leaflets.mkdir()
    for key, make in every():
        (leaflets / file_of(key)).write_bytes(make())


def put_modules(folder: Path) -> None:
    """With their data, and what stands for packages that browsers have not got."""
    known = modules()
    for name in needed(known):
        put(known[name], folder / "parlour" / known[name].relative_to(PACKAGE))
    for path in [path for pattern in DATA for path in PACKAGE.glob(pattern)]:
        put(path, folder / "parlour" / path.relative_to(PACKAGE))
    for name in STAND_INS:
        put(HERE / name, folder / "librt" / name)
    (folder / "librt" / "__init__.py").touch()
    types = importlib.util.find_spec("mypy_extensions")
    assert types is not None
    assert types.origin is not None
    put(Path(types.origin), folder / "mypy_extensions.py")


def put(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
