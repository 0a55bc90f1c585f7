"""One clause and all that hangs on it: where it is printed, the code that enforces it, the cases that prove it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from parlour.cases.lines import Outcome
from parlour.cases.run import Finder, run_case
from parlour.core.files import read_text
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.law.book import Book, Clause, load
from parlour.law.citations import Citations
from parlour.law.coverage import enacted, proofs, state_of


class CodeLine(NamedTuple):
    """A line of a game's source that cites a clause."""

    file: str  # within the package's parent, so that it is the same in a checkout and installed
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}"


class Trace:
    """What is known of one clause or ruling."""

    def __init__(self, rules: Rules, id: str, folder: Path | None, find: Finder) -> None:
        book = load(rules)
        self.clause = book.find(id)
        self.print = book.source  # the printed rules that the book is taken from
        self.texts = _texts(rules, self.clause.id)  # by language, as far as it is translated
        self.code = code_of(rules).get(self.clause.id, [])
        outcomes = [] if folder is None else _naming(folder, self.clause.id, find)
        # None: there is no folder of cases to look in
        self.cases = None if folder is None else proofs(outcomes, folder).get(self.clause.id, [])
        is_clause = self.clause.id in book.clauses
        by_act = self.clause.id in enacted(outcomes)
        # as in the coverage; nothing where no cases were looked for, and for a ruling
        self.state = state_of(self.clause, self.cases, by_act) if is_clause and self.cases is not None else ""
        self.no_choice = book.no_choice.get(self.clause.id, "")  # of a hint: why no choice of a player can follow it
        self.rulings = rulings_of(book, self.clause.id)


@cache
def code_of(rules: Rules) -> dict[str, list[CodeLine]]:
    """For each clause the lines of the game's Python source that cite it; compiled packages carry it with them."""
    citations = Citations(load(rules))
    found: dict[str, list[CodeLine]] = {}
    for name, source in _sources(rules.folder, rules.package.replace(".", "/")):
        for number, line in enumerate(source.split("\n"), 1):
            for id in citations.in_code(line):
                found.setdefault(id, []).append(CodeLine(name, number, line.strip()))
    return found


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    """Every Python file under a folder, with its name."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{name}/{entry.name}", entry.read_text(encoding="utf-8")


def _texts(rules: Rules, id: str) -> dict[str, str]:
    books = (load(rules, language) for language in LANGUAGES)
    return {book.language: book.find(id).text for book in books if id in book.ids()}


def _naming(folder: Path, id: str, find: Finder) -> list[Outcome]:
    """The cases of the folder that may prove it: one can only prove what it writes out, so the others need not run."""
    naming = [(path, text) for path in sorted(folder.rglob("*.case")) if id in (text := read_text(path))]
    return [run_case(text, find, str(path)) for path, text in naming]


def rulings_of(book: Book, id: str) -> list[Clause]:
    """The rulings that speak of a clause."""
    citations = Citations(book)
    return [ruling for ruling in book.rulings.values() if ruling.id != id and id in citations.in_prose(ruling.text)]
