"""Compile core, mechanisms, games and the server's fast path with mypyc; else the source is installed as it is.

PARLOUR_PURE=1      never compile (work, coverage, debugging)
PARLOUR_COMPILED=1  fail instead of falling back (CI, benches)
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not find what lies beside this file
from c_files import HARD, AllCores
from written_out import write_out

CORE = "cards chance moves rights notation ledger events options setup shown sight view event_json pickling"
CORE += " insight seated telling wording offers game playout players outlook seen observation"
COMPILED = [f"src/parlour/core/{name}.py" for name in CORE.split()]
COMPILED += [f"src/parlour/fair/{name}.py" for name in ["hashes", "heads", "drawings", "rounds"]]
COMPILED += [f"src/parlour/present/{name}.py" for name in ["deals", "sheet"]]  # asked after every move of a table
COMPILED += [f"src/parlour/bots/{name}.py" for name in ["search", "tree", "onward", "worlds", "net_bot"]]
COMPILED += ["src/parlour/lab/sim.py"]
COMPILED += [f"src/parlour/envs/{name}.py" for name in ["actions", "saying", "columns", "episode", "prompting", "many"]]
COMPILED += ["src/parlour/nets/inputs.py", "src/parlour/nets/net.py"]
SERVER = {  # a move's way through the server
    "protocol": "moments",
    "net": "buckets frames masks outbox receiver web_socket",
    "table": "chair pacing pleas chain rounds resting people public dealing gathering playing table vacancies clocks"
    " claims fair_lines callers seating asking_back next_deal talk commands view_json sent_view sheets",
    "storage": "writer growing sqlite_journal",
    "room": "connection connections viewers strain batches driver room",
}
COMPILED += [f"src/parlour/server/{room}/{name}.py" for room, names in SERVER.items() for name in names.split()]
COMPILED += sorted(str(path) for path in Path("src/parlour/mechanisms").glob("[!_]*.py"))
PLAIN = {"options.py", "refusals.py", "setup.py"}  # of a game: asked for once, or when something is refused
OF_GAMES = Path("src/parlour/games").glob("*/**/[!_]*.py")
COMPILED += sorted(str(path) for path in OF_GAMES if path.name not in PLAIN and path.parent.name != "studies")
CASES = Path("tests/cases")
SHOWN = "parlour/judging/shown"
WRITTEN_OUT = Path("build/written-out")
MUST = os.environ.get("PARLOUR_COMPILED") == "1"
PURE = os.environ.get("PARLOUR_PURE") == "1"
FACTS_ONLY = {"egg_info", "dist_info", "sdist"}  # commands that ask for metadata or sources: nothing is built
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # across the modules of the one shared object
INLINING += ["-fno-plt"]  # Python's own functions are called without a step between
UNWARNED = ["-w"]  # nobody reads what is said of C that mypyc has written


class AllOrNothing(AllCores):
    """Half a compiled package would not import, so one failure leaves them all uncompiled."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if MUST:
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            not_compiled(error)


class WithCases(build_py):
    """The cases of the tests go with the package: ``parlour judge`` shows what a claim brings by them."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / SHOWN
        if CASES.is_dir() and not self.editable_mode:
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(CASES, target)


def not_compiled(error: BaseException) -> None:
    print(f"parlour: not compiled ({type(error).__name__}: {error})"[:200], file=sys.stderr)


def extensions() -> list[Extension]:
    if PURE or FACTS_ONLY & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = str(WRITTEN_OUT / "src")
        compiled = write_out(Path("src"), WRITTEN_OUT / "src", COMPILED)
        found = mypycify(
            ["--config-file", "pyproject.toml", "--follow-imports=silent", *compiled],
            opt_level=HARD[-1],
            debug_level="0",
            multi_file=True,
            group_name="parlour",
        )
    except (ImportError, SystemExit) as error:
        if MUST:
            raise
        not_compiled(error)
        return []
    built = cast("list[Extension]", found)
    if os.name != "nt":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING, *UNWARNED]
    return built


def say_where_the_page_is_not() -> None:
    """An sdist carries the page as it was built; without one its users would need Node."""
    if "sdist" in sys.argv and not Path("src/parlour/page/index.html").exists():
        print("parlour: the page for browsers is not built: run ./dev page first", file=sys.stderr)


if __name__ == "__main__":
    say_where_the_page_is_not()
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithCases})
