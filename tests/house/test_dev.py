"""./dev: what can be tried without making an environment."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.house.checkout import ROOT


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "dev", *args], capture_output=True, text=True, check=False)


def test_old_pythons_can_read_what_refuses_them() -> None:
    ast.parse((ROOT / "dev").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_alone_it_lists_its_commands() -> None:
    help = dev()
    assert help.returncode == 0
    for command in ("play", "serve", "parlour", "test", "check", "page", "soak", "bench", "lock"):
        assert f"./dev {command}" in help.stdout


def test_an_unknown_command_is_one_line() -> None:
    refused = dev("tset")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "test" in refused.stderr


def test_pinned_requirements_have_hashes() -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        pins = file.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
        assert pins
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins), file.name
