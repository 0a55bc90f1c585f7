"""The lines of a case, and what running them gave."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from parlour.core.game import Game
from parlour.core.moves import IllegalMove
from parlour.errors import BadCase, ParlourError

COMMENT = re.compile(r"(^|\s)#.*$")
CLAUSE = re.compile(r"^[a-z][a-z-]*(\.[a-z]+)?\.[A-Za-z]*\d+[a-z]?$")


class Line(NamedTuple):
    number: int
    indent: int
    text: str


class AtLine(BadCase):
    """What went wrong, and the line it went wrong in: under ``try:`` or in the set-up not the line being run."""

    def __init__(self, line: Line, error: ParlourError | IllegalMove) -> None:
        super().__init__(f"line {line.number}: {line.text!r}: {error}")
        self.line = line
        self.error = error


class Failure(NamedTuple):
    """A line that did not hold: what it expected, what was found, and the clause it cites."""

    path: str
    line: Line
    expected: str
    found: str

    def __str__(self) -> str:
        cited = [word for word in self.line.text.split() if CLAUSE.match(word)]
        clause = f"\n  clause:   {' '.join(cited)}" if cited else ""
        where = f"{self.path}:{self.line.number}: {self.line.text}"
        return f"{where}\n  expected: {self.expected}\n  found:    {self.found}{clause}"


class Outcome:
    """What running a case gave: failures, and the clauses that the engine itself gave where a line expected them."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.failures: list[Failure] = []
        self.proven: list[str] = []
        self.seen: list[str] = []  # those of them that a view gave
        self.followed: list[str] = []  # the clauses by which the game's book chose as a line expected
        self.game: Game | None = None


def lines_of(text: str) -> list[Line]:
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        bare = COMMENT.sub("", raw.expandtabs(4)).rstrip()
        if bare:
            lines.append(Line(number, len(bare) - len(bare.lstrip()), bare.strip()))
    return lines


def with_blocks(lines: list[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """Each line with those that are indented under it."""
    at = 0
    while at < len(lines):
        block = block_under(lines, at)
        yield lines[at], block
        at += 1 + len(block)


def block_under(lines: list[Line], at: int) -> list[Line]:
    """The indented lines under a ``try:``."""
    head = lines[at]
    block = []
    for line in lines[at + 1 :]:
        if line.indent <= head.indent:
            break
        block.append(line)
    if block and head.text != "try:":
        raise AtLine(block[0], BadCase("this line is indented, but only lines under `try:` are"))
    return block
