"""How the C of the modules is compiled: with effort where trials are made, and again only where it has changed."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

import pytest

from tests.house.checkout import ROOT

C_FILES = runpy.run_path(str(ROOT / "c_files.py"))


@pytest.mark.parametrize(
    ("module", "hard"),
    [
        ("core___game", True),
        ("bots___search", True),
        ("bots___tree", True),
        ("games___ecarte___bots___outlook", True),
        ("games___ecarte___bots___book", False),
        ("games___ecarte___faults___game", False),
    ],
)
def test_what_makes_trials_is_compiled_with_effort(module: str, hard: bool) -> None:
    assert (C_FILES["level"](f"build/__native_parlour___{module}.c") == C_FILES["HARD"]) == hard


@pytest.mark.parametrize("changed", ["one.c", *C_FILES["LARGE"]])
def test_what_has_not_changed_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    parts = {name: Path("build") / name for name in ("one.c", *C_FILES["LARGE"])}
    for part in parts.values():
        part.write_text("", encoding="utf-8")
        os.utime(part, (1000, 1000))
    made = Path("one.o")
    assert not C_FILES["is_made"](str(made), str(parts["one.c"]))
    made.write_text("", encoding="utf-8")
    assert C_FILES["is_made"](str(made), str(parts["one.c"]))
    os.utime(made, (2000, 2000))
    os.utime(parts[changed], (3000, 3000))
    assert not C_FILES["is_made"](str(made), str(parts["one.c"]))
