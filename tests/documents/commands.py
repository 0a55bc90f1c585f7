"""Commands shown in documents, read by the parsers of the programs they run."""

from __future__ import annotations

import ast
import re
import shlex
from functools import cache

from cyclopts import CycloptsError

from parlour.cli import app
from parlour.testing.soak import _arguments as soak_arguments
from tests.house.checkout import ROOT

BENCHES = {
    "server": "bench/server/bench.py",
    "hands": "bench/hands.py",
    "reference": "bench/reference.py",
    "jobs": "bench/jobs.py",
    "storage": "bench/storage.py",
    "notify": "bench/notify.py",
    "against": "bench/against/against.py",
}


@cache
def dev_commands() -> list[str]:
    """What ./dev can be told, from the table in its source."""
    tree = ast.parse((ROOT / "dev").read_text(encoding="utf-8"))
    assigned = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    (table,) = [node.value for node in assigned if ast.unparse(node.targets[0]) == "commands"]
    assert isinstance(table, ast.Dict)
    return [str(ast.literal_eval(key)) for key in table.keys if key is not None]


@cache
def parlour_commands() -> list[str]:
    return [name for name in app if not name.startswith("-")]


def simple_commands(line: str) -> list[list[str]]:
    """The words of each command of a shell line, without variables set before it."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;")
    lexer.whitespace_split = True
    found: list[list[str]] = [[]]
    for word in lexer:
        if set(word) <= set("|&;"):
            found.append([])
        elif found[-1] or not re.match(r"\w+=", word):
            found[-1].append(word)
    return [words for words in found if words]


def wrong_with(line: str, others: str = "") -> list[str]:
    """What no program would take of a shell line; ``others`` are programs that are none of ours."""
    return [trouble for words in simple_commands(line) if (trouble := _wrong(words, others.split()))]


def _wrong(words: list[str], others: list[str]) -> str:
    program, *rest = words
    if program == "parlour":
        return _wrong_for_parlour(rest)
    if program == "./dev":
        return _wrong_for_dev(rest)
    return "" if program in others else f"{program} is no program of ours; list it"


def _wrong_for_parlour(words: list[str]) -> str:
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return str(error)
    return ""


def _wrong_for_dev(words: list[str]) -> str:
    command, *rest = words
    if command not in dev_commands():
        return f"./dev has no command {command}"
    if command == "parlour":
        return _wrong_for_parlour(rest)
    if command in ("play", "serve") or (command == "bench" and rest[:1] not in [[name] for name in BENCHES]):
        return _wrong_for_parlour(words)
    if command == "bench":
        return _unknown_options(rest[1:], (ROOT / BENCHES[rest[0]]).read_text(encoding="utf-8"))
    if command == "soak" and rest[:1] != ["server"]:
        return _unknown_options(rest, soak_arguments().format_help())
    missing = [word for word in rest if word.startswith("tests/") and not (ROOT / word).exists()]
    return f"there is no {' '.join(missing)}" if missing else ""


def _unknown_options(words: list[str], known: str) -> str:
    unknown = [word for word in words if word.startswith("--") and not re.search(rf"(?<![\w-]){word}\b", known)]
    return f"no option {' '.join(unknown)}" if unknown else ""


def wrong_with_mention(text: str) -> str:
    """The same of a command named in a sentence, which may leave out what it needs or write ``[--option]``."""
    words = [word for word in text.replace("[", " ").replace("]", " ").split() if word.strip(".")]
    if words[0] == "./dev" and words[1:2] != ["parlour"]:
        return _wrong_for_dev(words[1:]) if words[1:] else ""
    command, *rest = (words[2:] if words[0] == "./dev" else words[1:]) or [""]
    if not command:
        return ""
    if command not in parlour_commands():
        return f"parlour has no command {command}"
    found = app[command]
    while rest and found.default_command is None:  # a command of commands
        found = found[rest.pop(0)]
    known = [name for argument in found.assemble_argument_collection() for name in argument.names]
    return _unknown_options(rest, " ".join(known))
