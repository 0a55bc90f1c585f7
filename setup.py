"""Compile core, mechanisms, games and search with mypyc; without a compiler the plain source is installed.

PARLOUR_PURE=1      never compile (work, coverage, debugging)
PARLOUR_COMPILED=1  fail instead of falling back (CI, benches)
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

CORE = "cards rng moves notation ledger events setting view state game playout"
COMPILED = [f"src/parlour/{name}.py" for name in CORE.split()]
COMPILED += sorted(str(path) for path in Path("src/parlour/mechanisms").glob("[!_]*.py"))
COMPILED += sorted(
    str(path) for path in Path("src/parlour/games").glob("*/[!_]*.py") if path.name not in ("options.py", "book.py")
)


def extensions() -> list[Extension]:
    if os.environ.get("PARLOUR_PURE") == "1":
        return []
    must = os.environ.get("PARLOUR_COMPILED") == "1"
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fvisibility=hidden -fno-semantic-interposition"
    try:
        from mypyc.build import mypycify

        built = mypycify(
            ["--config-file", "pyproject.toml", *COMPILED],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="parlour",
        )
    except (ImportError, SystemExit) as error:
        if must:
            raise
        print(f"parlour: not compiled ({error!r})", file=sys.stderr)
        return []
    for extension in built:
        extension.optional = not must
    return built


setup(ext_modules=extensions())
