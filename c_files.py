"""The C that mypyc writes: compiled on all cores, its large headers read once, and with effort only where it is hot.

For each module mypyc also writes a shim, which only hands over to the one shared object with all modules: of them one
is compiled (``shim.c``), and copied.
"""

from __future__ import annotations

import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HARD = "-O3"
LIGHT = "-O1 -fno-tree-dominator-opts"  # so that what tells an event returns before it saves anything, unheard
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
IN_ROW = re.compile(r"( = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*if \()(cpy_r_r\d+)(?=\) goto)")  # whether an index is
FUNCTION = r"^\w[^\n;]*\b{}\([^\n;]*\) \{{\n.*?^\}}\n"
FUNCTIONS = re.compile(FUNCTION.format(r"\w+"), re.M | re.S)
HELD = re.compile(r"    VEC_I64_INCREF\((\w+)\);\n((?:(?!.*_(?:IN|DE)CREF\().*\n)*)    VEC_I64_DECREF\(\1\);\n")
FAILURE = re.compile(r"^(CPyL\d+): ;\n    PyErr_SetNone\(PyExc_IndexError\);", re.M)
HARMLESS = {"likely", "unlikely", "PyErr_SetNone", "CPy_AddTraceback", "CPy_Unreachable"}  # what frees no row
INLINED = {  # what everything calls: all modules read it, and the C compiler lays it into its callers where that pays
    "core.cards": "count lowest highest nth card_at cards_from",
    "core.chance": "advance below",
    "mechanisms.tricks": "in_suit follow_and_head shown_lacking beats",
    "mechanisms.trick_deal": "lead follow_suit end_trick",
    "bots.tree": "bonus code_of part",
}
LARGE = ("__native_parlour.h", "__native_internal_parlour.h")  # more than a megabyte, which every module includes
QUICKER = [Path(__file__).parent / name for name in ("rows.h", "calls.h")]  # than what librt and mypyc have for it
HEADER = [  # lines that all modules begin with
    "#include <CPy.h>",
    "#pragma GCC visibility push(hidden)",  # what modules share lies in the one shared object, not behind a table
    *(f'#include "{name}"' for name in LARGE),
    "#pragma GCC visibility pop",
    *(f"__attribute__((cold)) void {call};" for call in COLD),
    *(path.read_text(encoding="utf-8") for path in QUICKER),
]
MODULE = "module.h"  # all of that
SHIM = "shim.c"


def is_module(source: str) -> bool:
    """The C of a module, not a shim or mypyc's own library."""
    return Path(source).stem.startswith(OF_MODULE)


def is_shim(extension: Extension) -> bool:
    return "parlour" in Path(next(iter(extension.sources))).parts


def level(source: str) -> str:
    """How hard the compiler tries."""
    names = set(Path(source).stem.split("___"))
    return LIGHT if names & set(AT_LEISURE.split()) and not names & set(HOT.split()) else HARD


def is_made(file: str, source: str, header: Path) -> bool:
    """Whether it was compiled since the C that it comes of was written: mypyc leaves alone what has not changed."""
    made, parts = Path(file), [Path(source), header, *(Path("build") / name for name in LARGE)]
    return made.exists() and all(part.stat().st_mtime < made.stat().st_mtime for part in parts)


def with_hints(text: str) -> str:
    """The C of a module that tells the compiler what mypyc does not: an index nearly always counts from the front."""
    return FUNCTIONS.sub(without_holding, IN_ROW.sub(r"\1likely(\2)", text))


def without_holding(function: re.Match[str]) -> str:
    """Rows are not held while a number in them is changed, where nothing is called that could free one."""
    text = function[0]
    for held in HELD.finditer(text):
        row, between = held.groups()
        let_go = re.findall(rf"    VEC_I64_DECREF\({row}\);\n(?:    \w+_DECREF\(\w+\);\n)*    goto (\w+);", text)
        once = text.count(f"_INCREF({row});") == 1 and text.count(f"_DECREF({row});") == 1 + len(let_go)
        if once and {*let_go} <= {*FAILURE.findall(between)} and {*re.findall(r"\w+(?=\()", between)} <= HARMLESS:
            text = re.sub(rf"    VEC_I64_(?:IN|DE)CREF\({row}\);\n", "", text)
    return text


def inlined() -> list[str]:
    """The C of these functions as a header has it: where one is not laid into its caller, its module's is called."""
    found = []
    for module, names in INLINED.items():
        text = (Path("build") / f"{OF_MODULE}parlour___{module.replace('.', '___')}.c").read_text(encoding="utf-8")
        for name in names.split():
            own = re.search(FUNCTION.format(rf"CPyDef_(?:\w+___)?{module.split('.')[1]}___{name}"), text, re.M | re.S)
            if own is None:
                raise CCompilerError(f"{module} has no function {name} to be inlined")
            found.append("extern inline __attribute__((gnu_inline)) " + with_hints(own[0]))
    return found


class AllCores(build_ext):
    """setuptools would take one file after the other, and read the headers again for each."""

    def build_extensions(self) -> None:
        every = self.extensions
        if os.name != "nt":
            self.copy_shims([extension for extension in every if is_shim(extension)])
            self.extensions = [extension for extension in every if not is_shim(extension)]
        one_by_one = self.compiler.compile
        begin = self.read_once(self.extensions[0])

        def made_from(source: str, how: dict[str, Any]) -> list[str]:
            if not is_module(source):
                return cast("list[str]", one_by_one([source], **how))
            hinted = Path(self.build_temp) / Path(source).name  # mypyc would write its own again, were it changed
            files = cast("list[str]", self.compiler.object_filenames([str(hinted)], output_dir=how["output_dir"]))
            if is_made(files[0], source, Path(self.build_temp) / MODULE):
                return files
            hinted.parent.mkdir(parents=True, exist_ok=True)
            hinted.write_text(with_hints(Path(source).read_text(encoding="utf-8")), encoding="utf-8")
            flags = " ".join([level(source) if flag == HARD else flag for flag in how["extra_postargs"]]).split()
            return cast("list[str]", one_by_one([str(hinted)], **{**how, "extra_postargs": flags + begin}))

        def together(sources: list[str], **how: Any) -> list[str]:
            largest = sorted(sources, key=lambda source: -Path(source).stat().st_size)  # none is left for the end
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = dict(zip(largest, threads.map(lambda source: made_from(source, how), largest), strict=True))
                return [file for source in sources for file in made[source]]

        self.compiler.compile = together
        super().build_extensions()
        self.extensions = every

    def copy_shims(self, shims: list[Extension]) -> None:
        """Make the one shim that knows all names, and lay it where each module is looked for."""
        names = sorted({extension.name.rpartition(".")[2] for extension in shims})
        macros = [("SHIMS", " ".join(f"SHIM({name})" for name in names))]
        made = self.compiler.compile([SHIM], self.build_temp, macros, extra_postargs=LIGHT.split())
        shared = Path(self.build_temp) / "shim.so"
        self.compiler.link_shared_object(made, str(shared))
        for extension in shims:
            path = Path(self.get_ext_fullpath(extension.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(shared, path)

    def read_once(self, extension: Extension) -> list[str]:
        """Read the large headers beforehand; gives the flags that use them, or none where that cannot be."""
        header = Path(self.build_temp) / MODULE
        header.parent.mkdir(parents=True, exist_ok=True)
        text = "\n".join([*HEADER, *inlined()])
        if not header.exists() or header.read_text(encoding="utf-8") != text:
            header.write_text(text, encoding="utf-8")
        if os.name == "nt":
            return []
        folders = [f"-I{path}" for path in [*extension.include_dirs, *self.compiler.include_dirs]]
        call = [*self.compiler.compiler_so, *folders, *extension.extra_compile_args, "-x", "c-header", str(header)]
        try:
            self.compiler.spawn([*call, "-o", f"{header}.gch"])
        except (BaseError, CCompilerError):
            return []
        return ["-include", str(header)]
