"""The tests run on the build that ./dev means them to, and the sdist holds what its users need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from parlour.core import game, playout
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from tests.house.checkout import FOLDERS, ROOT


@pytest.mark.plain
def test_the_build_is_the_one_asked_for() -> None:
    plain = [str(module.__file__).endswith(".py") for module in (game, playout)]
    if os.environ.get("PARLOUR_PURE") == "1":
        assert all(plain)
    elif os.environ.get("PARLOUR_COMPILED") == "1":
        assert not any(plain)


def test_the_sdist_carries_the_built_page_and_the_lessons(tmp_path: Path) -> None:
    copy = a_copy(tmp_path / "checkout")
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
    assert "written_out.py" in names


def a_copy(where: Path) -> Path:
    """What an sdist is made from."""
    for name in ("setup.py", "written_out.py", "MANIFEST.in", "pyproject.toml", "README.md", "LICENSE", "src"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, where / name, ignore=shutil.ignore_patterns("page", "__pycache__", "*.egg-info"))
        else:
            where.mkdir(exist_ok=True)
            shutil.copy(source, where / name)
    return where


def sdist(where: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "-q", "sdist"]
    return subprocess.run(command, cwd=where, capture_output=True, text=True, check=True)


@pytest.mark.skipif("PARLOUR_PROOF" not in os.environ, reason="compiles everything: ./dev proof wheel")
def test_a_compiled_wheel_is_whole(tmp_path: Path) -> None:
    """Built from the sdist, unpacked where nothing of the checkout is near, it plays compiled, by the same law."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    copy = a_copy(tmp_path / "checkout")
    sdist(copy)
    made = next((copy / "dist").glob("*.tar.gz"))
    env = {**os.environ, "PARLOUR_COMPILED": "1"}
    subprocess.run([*pip, "-w", str(tmp_path), str(made)], check=True, env=env, cwd=tmp_path)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "unpacked")
    said = (
        "import parlour.core.game as g, parlour; print(g.__file__);"
        "print(parlour.new(parlour.game_names()[0], seed=1));"
        "from parlour.registry import all_rules; from parlour.law.fingerprint import law_of;"
        "print(*[law_of(rules) for rules in all_rules().values()])"
    )
    env = {**env, "PYTHONPATH": str(tmp_path / "unpacked")}
    done = subprocess.run([sys.executable, "-P", "-c", said], capture_output=True, text=True, env=env, check=True)
    assert str(tmp_path) in done.stdout
    assert ".so" in done.stdout or ".pyd" in done.stdout
    assert done.stdout.split("\n")[-2] == " ".join([law_of(rules) for rules in all_rules().values()])
