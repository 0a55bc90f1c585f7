"""The C that mypyc writes: compiled on all cores, its large headers read once, and with effort only where it is hot."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HARD, LIGHT = "-O3", "-O1"
# What is told, shown, set up and put right, and what mostly calls into Python: no faster for a compiler that tries hard
AT_LEISURE = "events view words faults club server bots options notation pickling wording setup judging"
AT_LEISURE += " trick_faults trick_misdeals trick_positions pool_positions stops_setup stops_show"
OF_MODULE = "__native_"  # how the names of what mypyc writes for modules begin; the rest are shims and its library
HEADERS = ("__native_parlour.h", "__native_internal_parlour.h")  # more than a megabyte, which every module includes
# Only what has gone wrong calls these, and most of the C is for that: told so, the compiler lays it apart.
COLD = (
    "CPy_AddTraceback(const char *, const char *, int, PyObject *)",
    "PyErr_SetNone(PyObject *)",
    "PyErr_SetString(PyObject *, const char *)",
)


def level(source: str) -> str:
    """How hard the compiler tries: shims, which only hand over to the one shared object, are worth no effort."""
    path = Path(source)
    is_shim = not path.stem.startswith(OF_MODULE) and "parlour" in path.parts
    return LIGHT if is_shim or set(path.stem.split("___")) & set(AT_LEISURE.split()) else HARD


class AllCores(build_ext):
    """setuptools would take one file after the other, and read the headers again for each."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def made_from(source: str, how: dict[str, Any], before: list[str]) -> list[str]:
            flags = [level(source) if flag == HARD else flag for flag in how["extra_postargs"]]
            if Path(source).stem.startswith(OF_MODULE):
                flags += before
            return cast("list[str]", one_by_one([source], **{**how, "extra_postargs": flags}))

        def together(sources: list[str], **how: Any) -> list[str]:
            if len(sources) == 1:
                return made_from(sources[0], how, [])
            before = self.read_once(Path(sources[0]).parent, how)
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = threads.map(lambda source: made_from(source, how, before), sources)
                return [file for files in made for file in files]

        self.compiler.compile = together
        self.parallel = os.cpu_count()  # shims, of which every module has one
        super().build_extensions()

    def read_once(self, folder: Path, how: dict[str, Any]) -> list[str]:
        """Read the headers beforehand, at each level; gives the flags that use them, or none where that cannot be."""
        if os.name == "nt" or not all((folder / name).is_file() for name in HEADERS):
            return []
        header = folder / "headers.h"
        lines = [f'#include "{name}"' for name in HEADERS] + [f"__attribute__((cold)) void {call};" for call in COLD]
        header.write_text("\n".join([*lines, ""]), encoding="utf-8")
        read = Path(f"{header}.gch")
        read.mkdir(exist_ok=True)
        folders = [f"-I{path}" for path in [*how["include_dirs"], *self.compiler.include_dirs]]
        try:
            for effort in (HARD, LIGHT):
                flags = [effort if flag == HARD else flag for flag in how["extra_postargs"]]
                call = [*self.compiler.compiler_so, *folders, *flags, "-x", "c-header", str(header)]
                self.compiler.spawn([*call, "-o", str(read / f"{effort[1:]}.gch")])
        except (BaseError, CCompilerError):
            return []
        return ["-include", str(header)]
