"""What stands in the documents: blocks of code, code within the lines, and prose."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.house.checkout import ROOT, committed

EXCEPTIONS = "tests/documents/exceptions.toml"


class Block(NamedTuple):
    """A fenced or indented block; ``file`` is what its fence says it is quoted from."""

    document: str
    line: int
    label: str
    file: str
    body: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def first(self) -> str:
        return self.body.split("\n", 1)[0]


class Span(NamedTuple):
    """Code within a line of a document."""

    document: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}: {self.text}"


@cache
def documents() -> list[str]:
    """Every Markdown file of the checkout but the rule books, which have tests of their own and no code."""
    named = [path.relative_to(ROOT).as_posix() for path in committed() if path.suffix == ".md"]
    return [name for name in named if not name.rpartition("/")[2].startswith("laws.")]


@cache
def tokens(document: str) -> list[Token]:
    return MarkdownIt().enable("table").parse((ROOT / document).read_text(encoding="utf-8"))


def blocks_of(document: str) -> list[Block]:
    found = []
    for token in tokens(document):
        if token.type in ("fence", "code_block"):
            label, _, file = token.info.strip().partition(" ")
            assert token.map is not None
            found.append(Block(document, token.map[0] + 1, label, file.strip(), token.content))
    return found


def inline(document: str, kind: str) -> list[str]:
    """The code (``code_inline``) or the words (``text``) that stand within the lines of a document."""
    lines = [token.children or [] for token in tokens(document) if token.type == "inline"]
    return [child.content for children in lines for child in children if child.type == kind]


@cache
def blocks() -> list[Block]:
    return [block for document in documents() for block in blocks_of(document)]


@cache
def spans() -> list[Span]:
    return [Span(document, text) for document in documents() for text in inline(document, "code_inline")]


def console(block: Block) -> list[tuple[str, str]]:
    """Each ``$ command`` of a block with the output shown under it."""
    pieces = f"\n{block.body}".split("\n$ ")
    assert not pieces[0].strip(), f"{block}: a console block begins with a command"
    commands = [piece.partition("\n") for piece in pieces[1:]]
    return [(command, output) for command, _newline, output in commands]


class Exceptions:
    """The blocks and commands that no test runs, each with its reason."""

    def __init__(self) -> None:
        data = tomllib.loads((ROOT / EXCEPTIONS).read_text(encoding="utf-8"))
        self.kinds: dict[str, str] = data["kinds"]
        self.blocks: list[dict[str, str]] = data["block"]
        self.commands: list[dict[str, str]] = data["command"]

    def of_block(self, block: Block) -> dict[str, str] | None:
        wanted = (block.document, block.first)
        return next((entry for entry in self.blocks if (entry["document"], entry["first"]) == wanted), None)

    def of_command(self, block: Block, command: str) -> bool:
        return any((entry["document"], entry["command"]) == (block.document, command) for entry in self.commands)


@cache
def exceptions() -> Exceptions:
    return Exceptions()
