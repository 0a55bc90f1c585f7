"""The tests run on the build that ./dev means them to, and the sdist holds what its users need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from parlour.core import game, playout
from tests.house.checkout import FOLDERS, ROOT


@pytest.mark.plain
def test_the_build_is_the_one_asked_for() -> None:
    plain = [str(module.__file__).endswith(".py") for module in (game, playout)]
    if os.environ.get("PARLOUR_PURE") == "1":
        assert all(plain)
    elif os.environ.get("PARLOUR_COMPILED") == "1":
        assert not any(plain)


def test_the_sdist_carries_the_built_page_and_the_lessons(tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    for name in ("setup.py", "written_out.py", "MANIFEST.in", "pyproject.toml", "README.md", "LICENSE", "src"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("page", "__pycache__", "*.egg-info"))
        else:
            copy.mkdir(exist_ok=True)
            shutil.copy(source, copy / name)
    assert "the page for browsers is not built" in sdist(copy).stderr
    page = copy / "src" / "parlour" / "page" / "assets"
    page.mkdir(parents=True)
    (page.parent / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (page / "index-1.js").write_text("1", encoding="utf-8")
    assert "not built" not in sdist(copy).stderr
    with tarfile.open(next((copy / "dist").glob("*.tar.gz"))) as carried:
        names = [name.partition("/")[2] for name in carried.getnames()]
    assert {"src/parlour/page/index.html", "src/parlour/page/assets/index-1.js"} <= set(names)
    assert {f"src/parlour/games/{folder}/lesson.case" for folder in FOLDERS} <= set(names)


def sdist(where: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "-q", "sdist"]
    return subprocess.run(command, cwd=where, capture_output=True, text=True, check=True)
