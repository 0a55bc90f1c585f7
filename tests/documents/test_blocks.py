"""Every block of code in a document is run, quoted from a file that is run, or excepted with a reason.

A console block prints what is shown (``...`` stands for anything). A fence may say what it is quoted from,
as ``python src/parlour/registry.py``; then a line ``...`` leaves something out. All else is in ``exceptions.toml``.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from parlour.cases.run import run_case
from parlour.registry import rules_of
from tests.documents.commands import wrong_with
from tests.documents.reading import EXCEPTIONS, Block, blocks, console, exceptions
from tests.house.checkout import ROOT

RUN_ITSELF = ("src/", "templates/", "tests/", "bench/", "web/src/", "setup.py", "pyproject.toml", "dev")
NEW_GAME = "./dev new-game"
OF_DEV = {  # what ./dev runs, as it runs it
    "parlour": "parlour",
    "new-game": "tools.new_game",
    "lesson": "tools.lessons src/parlour/games",
    "golden": "parlour.testing.golden tests/golden",
    "missing": "tools.missing .",
}
PRINTS = {"README.md": r"\[-?5, -?5\]"}  # what the Python of a document prints


@pytest.mark.parametrize("block", blocks(), ids=str)
def test_block(block: Block, tmp_path: Path) -> None:
    exception = exceptions().of_block(block)
    if exception is not None:
        check_excepted(block, exception)
    elif block.file:
        assert missing_in(block.file, block.body) == []
    elif block.label == "case":
        outcome = run_case(block.body, rules_of, str(block))
        assert not outcome.failures, "\n".join(str(failure) for failure in outcome.failures)
    elif block.label == "pycon":
        prompt = doctest.DocTestParser().get_doctest(block.body, {}, block.document, None, block.line)
        wrong: list[str] = []
        doctest.DocTestRunner().run(prompt, out=wrong.append)
        assert prompt.examples
        assert not wrong, "".join(wrong)
    elif block.label == "python":
        done = subprocess.run([sys.executable, "-c", block.body], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert re.fullmatch(PRINTS[block.document], done.stdout.strip())
    else:
        # the console blocks of a document are run together, below
        assert block.label == "console", f"{block} is not run: quote it from a file, or list it in {EXCEPTIONS}"
        assert console(block)


def check_excepted(block: Block, exception: dict[str, str]) -> None:
    kind = exception["kind"]
    assert not block.file, f"{block} says where it is quoted from: it needs no exception"
    if kind == "parsed":
        lines = [line for line in block.body.splitlines() if line.strip()]
        assert [trouble for line in lines for trouble in wrong_with(line, exception.get("others", ""))] == []
    elif kind == "long":
        assert wrong_with(exception["command"]) == []
    elif kind == "elsewhere":
        assert block.document in (ROOT / exception["by"]).read_text(encoding="utf-8")


def missing_in(file: str, quoted: str) -> list[str]:
    """The pieces of a quotation that do not stand in the file, one after the other, at some depth."""
    assert file.startswith(RUN_ITSELF), f"{file} is not run"
    source = (ROOT / file).read_text(encoding="utf-8")
    missing = []
    for piece in re.split(r"^\s*\.\.\.\n", quoted, flags=re.MULTILINE):
        place = next((at for depth in range(0, 16, 4) if (at := after(source, piece, " " * depth)) >= 0), -1)
        if place < 0:
            missing.append(piece)
        else:
            source = source[place:]
    return missing


def after(source: str, piece: str, indent: str) -> int:
    """Where the source goes on after the piece, whose lines are indented by so much there; -1: it is not in it."""
    lines = textwrap.indent(piece.strip("\n"), indent)
    found = re.search(rf"^{re.escape(lines)}$", source, re.MULTILINE)
    return found.end() if found else -1


CONSOLES = [block for block in blocks() if block.label == "console"]


@pytest.mark.parametrize("document", dict.fromkeys(block.document for block in CONSOLES))
def test_console(document: str, tmp_path: Path) -> None:
    """In one folder with the checkout's tests in it, so that the commands of a document can follow each other."""
    lay_checkout(tmp_path, document)
    for block in [block for block in CONSOLES if block.document == document]:
        for command, output in console(block):
            if exceptions().of_command(block, command):
                assert wrong_with(command) == []
            else:
                run(command, output, tmp_path)


def lay_checkout(folder: Path, document: str) -> None:
    """The tests by a link; where a document makes a game, a copy of all that it goes into."""
    made = [command for block in CONSOLES if block.document == document for command, _output in console(block)]
    if not any(command.startswith(NEW_GAME) for command in made):
        (folder / "tests").symlink_to(ROOT / "tests")
        return
    left_out = shutil.ignore_patterns("page", "__pycache__", "*.so", "browser", "server")
    for name in ("src", "templates", "tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=left_out)


def run(command: str, output: str, folder: Path) -> None:
    line = command
    for short, module in OF_DEV.items():
        line = line.replace(f"./dev {short}", f"{sys.executable} -m {module}")
    assert line != command, f"commands of ./dev {', '.join(OF_DEV)} are run here, not {command}"
    environment = {**os.environ, "NO_COLOR": "1", "LANGUAGE": "en"}
    if (folder / "src").is_dir():
        environment |= {"PARLOUR_PURE": "1", "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    done = subprocess.run(["bash", "-c", line], cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    pattern = ".*".join(re.escape(part) for part in output.strip().split("..."))
    assert re.fullmatch(pattern, done.stdout.strip(), re.DOTALL), f"{command}\n{done.stdout}"


def test_no_exception_is_stale() -> None:
    listed = exceptions()
    for entry in listed.blocks:
        matching = [block for block in blocks() if (block.document, block.first) == (entry["document"], entry["first"])]
        assert len(matching) == 1, f"{len(matching)} blocks of {entry['document']} begin with {entry['first']!r}"
        assert entry["kind"] in listed.kinds, entry
        assert entry["reason"].strip(), entry
    shown = {(block.document, command) for block in CONSOLES for command, _output in console(block)}
    for entry in listed.commands:
        assert (entry["document"], entry["command"]) in shown, f"no document shows {entry['command']!r} any more"
        assert entry["reason"].strip(), entry
    assert set(listed.kinds) == {entry["kind"] for entry in listed.blocks}


def test_what_is_not_quoted_word_for_word_is_noticed() -> None:
    here = "tests/documents/test_blocks.py"
    first, last = "def after(source: str, piece: str, indent: str) -> int:", "return found.end() if found else -1"
    assert missing_in(here, f"{first}\n...\n{last}\n") == []
    assert missing_in(here, f"{last}\n...\n{first}\n") == [f"{first}\n"]
    for wrong in ("def after(source: str) -> int:", "def run(command: str,", "import textwrap\n...\nimport os"):
        assert missing_in(here, wrong), wrong


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("parlour serve --data DIR   # a comment", False),
        ("A=1 parlour serve --port 8081 --no-browser &", False),
        ("printf '1\\n' | parlour play jig --plain", False),
        ("./dev test tests/core -k chance", False),
        ("./dev bench server soak --minutes 10", False),
        ("./dev soak --games 3", False),
        ("parlour srve", True),
        ("parlour serve --prot 8081", True),
        ("./dev tset", True),
        ("./dev test tests/nowhere", True),
        ("./dev play --pase 3", True),
        ("./dev bench server --hours 3", True),
        ("./dev bench --jsno", True),
        ("./dev soak --gams 3", True),
        ("cp a b", True),
        ("rm a; parlour zork", True),
    ],
)
def test_commands_that_no_program_takes_are_noticed(line: str, wrong: bool) -> None:
    others = "printf rm"
    assert bool(wrong_with(line, others)) == wrong
