"""./dev: what can be tried without making an environment."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from tests.documents.commands import dev_commands
from tests.house.checkout import ROOT


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "dev", *args], capture_output=True, text=True, check=False)


def test_old_pythons_can_read_what_refuses_them() -> None:
    ast.parse((ROOT / "dev").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_alone_it_lists_its_commands() -> None:
    help = dev()
    assert help.returncode == 0
    listed = set(re.findall(r"^ +\./dev ([\w-]+)", help.stdout, re.MULTILINE))
    assert listed == set(dev_commands())


def test_an_unknown_command_is_one_line() -> None:
    refused = dev("tset")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "test" in refused.stderr


def test_pinned_requirements_have_hashes() -> None:
    files = sorted((ROOT / "requirements").glob("*.txt"))
    assert files
    for file in files:
        pins = file.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
        assert pins
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins), file.name


def test_the_compiled_package_is_shown_the_page_anew_when_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loader = SourceFileLoader("dev_command", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev_command", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PAGE", tmp_path / "built")
    monkeypatch.setattr(module, "PURE", False)
    shown = module.installed("parlour") / "page" / "index.html"
    shown.parent.parent.mkdir(parents=True)
    (tmp_path / "built").mkdir()
    for words in ("first", "second"):
        (tmp_path / "built" / "index.html").write_text(words, encoding="utf-8")
        module.put_stamp("page", words)
        module.show_page()
        assert shown.read_text(encoding="utf-8") == words
