"""The C that mypyc writes: compiled on all cores, its large headers read once, and with effort only where it is hot."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HARD, LIGHT = "-O3", "-O1"
# What is told, shown, set up and put right, and what mostly calls into Python: no faster for a compiler that tries hard
AT_LEISURE = "events words faults club server bots options notation pickling wording setup judging"
AT_LEISURE += " trick_faults trick_misdeals trick_positions pool_positions stops_setup stops_show"
HOT = "search tree onward outlook"  # though they are bots
OF_MODULE = "__native_"  # how the names of what mypyc writes for modules begin; the rest are shims and its library
# Only what has gone wrong calls these, and most of the C is for that: told so, the compiler lays it apart.
COLD = (
    "CPy_AddTraceback(const char *, const char *, int, PyObject *)",
    "PyErr_SetNone(PyObject *)",
    "PyErr_SetString(PyObject *, const char *)",
)
LARGE = ("__native_parlour.h", "__native_internal_parlour.h")  # more than a megabyte, which every module includes
ROWS = Path(__file__).parent / "rows.h"  # slices that are quicker than librt's
HEADERS = {  # by kind: lines that all its files begin with
    "module": [
        "#include <CPy.h>",
        "#pragma GCC visibility push(hidden)",  # what modules share lies in the one shared object, not behind a table
        *(f'#include "{name}"' for name in LARGE),
        "#pragma GCC visibility pop",
        *(f"__attribute__((cold)) void {call};" for call in COLD),
        ROWS.read_text(encoding="utf-8"),
    ],
    "shim": ["#include <Python.h>"],
}


def kind(source: str) -> str:
    """A module, a shim that only hands over to the one shared object with all modules, or mypyc's library."""
    path = Path(source)
    return "module" if path.stem.startswith(OF_MODULE) else "shim" if "parlour" in path.parts else "library"


def level(source: str) -> str:
    """How hard the compiler tries: shims are worth no effort."""
    names = set(Path(source).stem.split("___"))
    at_leisure = names & set(AT_LEISURE.split()) and not names & set(HOT.split())
    return LIGHT if at_leisure or kind(source) == "shim" else HARD


def is_made(file: str, source: str) -> bool:
    """Whether it was compiled since the C that it comes of was written: mypyc leaves alone what has not changed."""
    made, parts = Path(file), [Path(source), *(Path("build") / name for name in LARGE)]
    return made.exists() and all(part.stat().st_mtime < made.stat().st_mtime for part in parts)


class AllCores(build_ext):
    """setuptools would take one file after the other, and read the headers again for each."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        kinds = {kind(extension.sources[0]): extension for extension in self.extensions}
        begins = {each: self.read_once(each, extension) for each, extension in kinds.items() if each in HEADERS}

        def made_from(source: str, how: dict[str, Any]) -> list[str]:
            files = cast("list[str]", self.compiler.object_filenames([source], output_dir=how["output_dir"]))
            if kind(source) == "module" and is_made(files[0], source):
                return files
            flags = [level(source) if flag == HARD else flag for flag in how["extra_postargs"]]
            flags += begins.get(kind(source), [])
            return cast("list[str]", one_by_one([source], **{**how, "extra_postargs": flags}))

        def together(sources: list[str], **how: Any) -> list[str]:
            if len(sources) == 1:
                return made_from(sources[0], how)
            largest = sorted(sources, key=lambda source: -Path(source).stat().st_size)  # none is left for the end
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = dict(zip(largest, threads.map(lambda source: made_from(source, how), largest), strict=True))
                return [file for source in sources for file in made[source]]

        self.compiler.compile = together
        self.parallel = os.cpu_count()  # shims, of which every module has one
        super().build_extensions()

    def read_once(self, of: str, extension: Extension) -> list[str]:
        """Read the headers of a kind beforehand; gives the flags that use them, or none where that cannot be."""
        if os.name == "nt":
            return []
        header = Path(self.build_temp) / f"{of}.h"
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text("\n".join([*HEADERS[of], ""]), encoding="utf-8")
        folders = [f"-I{path}" for path in [*extension.include_dirs, *self.compiler.include_dirs]]
        effort = LIGHT if of == "shim" else HARD
        flags = [effort if flag == HARD else flag for flag in extension.extra_compile_args]
        call = [*self.compiler.compiler_so, *folders, *flags, "-x", "c-header", str(header)]
        try:
            self.compiler.spawn([*call, "-o", f"{header}.gch"])
        except (BaseError, CCompilerError):
            return []
        return ["-include", str(header)]
