"""Commands and code shown in documents are run, and print what is shown (``...`` stands for anything)."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cases.run import run_case
from parlour.registry import rules_of

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
NOT_HERE = ("./dev test", "./dev soak", "./dev bench", "./dev play")  # they would run this test, or take too long


def blocks(kind: str) -> list[tuple[Path, str]]:
    return [
        (path, body)
        for path in DOCUMENTS
        for found, body in BLOCK.findall(path.read_text(encoding="utf-8"))
        if found == kind
    ]


def commands() -> list[tuple[Path, str, str]]:
    """Each ``$ command`` with the output shown under it."""
    shown = []
    for path, body in blocks("console"):
        for piece in re.split(r"^\$ ", body, flags=re.M)[1:]:
            command, _, output = piece.partition("\n")
            if not command.startswith(NOT_HERE):
                shown.append((path, command, output))
    return shown


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the checkout's tests in it, so that the commands of one document can follow each other."""
    here = tmp_path_factory.mktemp("reader")
    (here / "tests").symlink_to(ROOT / "tests")
    return here


@pytest.mark.parametrize(("path", "command", "output"), commands(), ids=lambda value: str(value)[:40].split("\n")[0])
def test_command(path: Path, command: str, output: str, folder: Path) -> None:
    line = command.replace("./dev parlour", f"{sys.executable} -m parlour")
    done = subprocess.run(
        ["bash", "-c", line],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "LANGUAGE": "en"},
    )
    assert done.returncode == 0, done.stderr
    pattern = ".*".join(re.escape(part) for part in output.strip().split("..."))
    assert re.fullmatch(pattern, done.stdout.strip(), re.S), f"{path.name}: {command}\n{done.stdout}"


@pytest.mark.parametrize("body", [body for _path, body in blocks("case")])
def test_case_shown(body: str) -> None:
    outcome = run_case(body, rules_of, "document")
    assert not outcome.failures, "\n".join(str(failure) for failure in outcome.failures)


def test_python_in_the_readme_runs() -> None:
    (code,) = [body for path, body in blocks("python") if path.name == "README.md"]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?5, -?5\]", done.stdout.strip())


@pytest.mark.parametrize(("path", "body"), blocks("pycon"), ids=lambda value: getattr(value, "name", ""))
def test_prompt_shown(path: Path, body: str) -> None:
    test = doctest.DocTestParser().get_doctest(body, {}, path.name, str(path), 0)
    wrong: list[str] = []
    doctest.DocTestRunner().run(test, out=wrong.append)
    assert not wrong, "".join(wrong)


def test_every_command_is_in_a_document() -> None:
    listed = subprocess.run([sys.executable, "-m", "parlour", "--help"], capture_output=True, text=True).stdout
    names = re.findall(r"^\s{0,4}│?\s*([a-z]+)  ", listed, re.M)
    assert names
    text = "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    assert not [name for name in names if not re.search(rf"\b{name}\b", text)]
