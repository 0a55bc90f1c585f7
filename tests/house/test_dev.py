"""./dev: what can be tried without making an environment."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from threading import Event
from typing import Any

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


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What ./dev consists of, with an environment of its own."""
    loader = SourceFileLoader("dev_command", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev_command", loader)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    loader.exec_module(made)
    for name, value in {"VENV": tmp_path, "PAGE": tmp_path / "built", "PURE": False, "MUST": False}.items():
        monkeypatch.setattr(made, name, value)
    return made


def test_the_compiled_package_is_shown_the_page_anew_when_it_changed(tmp_path: Path, module: Any) -> None:
    shown = module.installed("parlour") / "page" / "index.html"
    shown.parent.parent.mkdir(parents=True)
    (tmp_path / "built").mkdir()
    for words in ("first", "second"):
        (tmp_path / "built" / "index.html").write_text(words, encoding="utf-8")
        module.put_stamp("page", words)
        module.show_page()
        assert shown.read_text(encoding="utf-8") == words


def test_what_serving_needs_is_part_of_what_all_need() -> None:
    """So whoever has all needs not install that."""
    pins = {
        name: set((ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8").replace("\\\n", "").splitlines())
        for name in ("dev", "run", "page", "build")
    }
    assert pins["run"] | pins["page"] | pins["build"] < pins["dev"]


def test_what_is_compiled_waits_only_for_what_compiles_it(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    compiling = Event()

    def fetched(name: str) -> str:
        assert name == "build" or compiling.wait(10)
        done.append(name)
        return ""

    def compiled() -> bool:
        done.append("package")
        compiling.set()
        return True

    monkeypatch.setattr(module, "PURE", False)
    for name, put in {"fetched": fetched, "compiled": compiled, "lacking": str}.items():
        monkeypatch.setattr(module, name, put)
    module.install_and_compile()
    assert done == ["build", "package", "dev"]
    monkeypatch.setattr(module, "lacking", lambda: "no C compiler found")
    module.install_and_compile()
    assert done[3:] == ["dev"]


def test_packages_that_could_not_be_had_are_told_after_compiling(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PURE", False)
    failures = {"build": "", "dev": "pip could not install requirements/dev.txt"}
    for name, put in {"fetched": failures.get, "compiled": lambda: True, "lacking": str}.items():
        monkeypatch.setattr(module, name, put)
    with pytest.raises(SystemExit):
        module.install_and_compile()


def test_what_was_installed_is_not_installed_again(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def noted(log: str, _args: list[str]) -> str:
        done.append(log)
        return ""

    monkeypatch.setattr(module, "quietly", noted)
    for name in ("run", "run", "dev", "page", "dev"):
        assert module.fetched(name) == ""
    assert done == ["pip-run.log", "pip-dev.log"]


def test_a_compilation_that_was_interrupted_left_nothing_that_looks_whole(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "lacking", lambda: "")
    module.put_stamp("package", module.digest(module.sources()))
    assert not module.has_yet_to_be_compiled()
    module.put_stamp("package", "of another source")
    assert module.has_yet_to_be_compiled()
    monkeypatch.setattr(module, "build", interrupted)
    with pytest.raises(KeyboardInterrupt):
        module.compiled()
    assert module.stamp("package") == ""


@pytest.mark.skipif(os.name == "nt", reason="there a package is compiled before it is served")
def test_serving_from_the_plain_source_has_the_package_compiled_and_ends_that_too(
    tmp_path: Path, module: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A server that says where it is and ends with status 3; what compiles says its number and would go on."""
    (tmp_path / "dev").write_text("import os, time\nopen('pid', 'w').write(str(os.getpid()))\ntime.sleep(60)\n")
    waits = "for i in 1 2 3 4 5 6 7 8 9; do [ -s pid ] || sleep 0.2; done"
    (tmp_path / "python").write_text(f"#!/bin/sh\necho here it is\n{waits}\nexit 3\n")
    (tmp_path / "python").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(module.signal, "signal", lambda *_: None)
    assert module.serve_meanwhile([]) == 3
    said = capfd.readouterr()
    assert said.out == "here it is\n"
    assert "plain source" in said.err
    assert "not ready" in said.err
    compiling = int((tmp_path / "pid").read_text(encoding="utf-8"))
    with pytest.raises(ProcessLookupError):
        os.kill(compiling, 0)
