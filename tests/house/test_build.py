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
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from tests.house.checkout import FOLDERS, ROOT
from tests.house.installing import Installed, a_copy, built
from tests.house.test_install import plays_plainly, serves, tells_what_to_install

LARGEST_WHEEL = 25_000_000  # bytes


@pytest.mark.plain
def test_the_build_is_the_one_asked_for() -> None:
    plain = [str(module.__file__).endswith(".py") for module in (game, playout)]
    if os.environ.get("PARLOUR_PURE") == "1":
        assert all(plain)
    elif os.environ.get("PARLOUR_COMPILED") == "1":
        assert not any(plain)


def test_the_sdist_carries_the_built_page_and_the_lessons(tmp_path: Path) -> None:
    copy = a_copy(tmp_path / "checkout")
    assert "the page for browsers is not built" in built("sdist", copy).stderr
    page = copy / "src" / "parlour" / "page" / "assets"
    page.mkdir(parents=True)
    (page.parent / "index.html").write_text("<!doctype html>", encoding="utf-8")
    for name in ("index-1.js", "index-1.js.br", "index-1.js.gz"):
        (page / name).write_text("1", encoding="utf-8")
    assert "not built" not in built("sdist", copy).stderr
    with tarfile.open(next((copy / "dist").glob("*.tar.gz"))) as carried:
        names = [name.partition("/")[2] for name in carried.getnames()]
    assert {f"src/parlour/page/{name}" for name in ("index.html", "assets/index-1.js")} <= set(names)
    assert {f"src/parlour/page/assets/index-1.js.{form}" for form in ("br", "gz")} <= set(names)
    assert {f"src/parlour/games/{folder}/lesson.case" for folder in FOLDERS} <= set(names)
    assert {"c_files.py", "written_out.py", "rows.h", "calls.h", "shim.c"} <= set(names)


@pytest.mark.skipif("PARLOUR_PROOF" not in os.environ, reason="compiles everything: ./dev proof wheel")
def test_a_compiled_wheel_is_whole(tmp_path: Path) -> None:
    """Made from the sdist as pip makes it, installed where nothing of the checkout is near, it plays and serves."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    copy = a_copy(tmp_path / "checkout")
    shutil.copytree(ROOT / "src" / "parlour" / "page", copy / "src" / "parlour" / "page")  # ./dev proof has made it
    built("sdist", copy)
    (sdist,) = (copy / "dist").glob("*.tar.gz")
    env = {**os.environ, "PARLOUR_COMPILED": "1"}
    subprocess.run([*pip, "-w", str(tmp_path), str(sdist)], check=True, env=env, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.stat().st_size < LARGEST_WHEEL, "with all that the page plays with where there is no network"
    parlour = Installed(tmp_path / "installed", wheel)
    said = parlour.python("import parlour.core.game as game; print(game.__file__)").stdout
    assert str(tmp_path) in said
    assert ".so" in said or ".pyd" in said
    laws = "from parlour.registry import all_rules; from parlour.law.fingerprint import law_of;"
    told = parlour.python(laws + "print(*[law_of(rules) for rules in all_rules().values()])").stdout
    assert told.split() == [law_of(rules) for rules in all_rules().values()]
    plays_plainly(parlour)
    tells_what_to_install(parlour)
    parlour.add("server")
    serves(parlour, tmp_path / "data")
