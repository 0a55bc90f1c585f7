"""Rule books: each game's clauses and rulings, loaded from the Markdown in its folder."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.errors import ParlourError, Unknown, nearest

KINDS = ("table", "deal", "play", "score", "option", "irregular", "conduct", "hint")
TO_SHOW = ("hint",)
TO_ENACT = ("conduct",)  # merely shown, unless a case shows it kept or broken
TEXTS = resources.files("parlour.law") / "texts"  # what the sections of a book are called, language by language
RULING = "ruling"  # not a kind of clause: what we decided where the print is doubtful


class Headings(NamedTuple):
    """What the sections of a rule book are called in its language."""

    how: str
    clauses: str
    rulings: str
    pending: str
    no_choice: str


def headings_in(language: str, texts: Traversable) -> Headings:
    """From the file of the language; where it has none, its books are headed in English."""
    path = texts / f"{language}.toml"
    return Headings(**tomllib.loads((path if path.is_file() else texts / f"{ENGLISH}.toml").read_text("utf-8")))


class Clause(NamedTuple):
    """One numbered law, or a ruling (kind ``ruling``) with the question it answers."""

    id: str
    kind: str
    text: str
    pending: str = ""  # why it is not yet in force, or nothing
    source: str = ""  # where the book's source prints it; a translation need not say


class Book:
    """The rule book of one game."""

    def __init__(self, game: str, text: str, language: str = ENGLISH, texts: Traversable = TEXTS) -> None:
        self.game = game
        self.language = language  # the one it is written in, which need not be the one asked for
        self.headings = called = headings_in(language, texts)
        self.title, head, parts = _sections(text)
        self.source = _said(head, "Source")  # the printed rules it is taken from
        self.stated = int(_said(head, "Clauses") or 0)  # how many clauses its head says it has; 0: it does not say
        foreign = set(parts) - set(called)
        if foreign:
            raise ParlourError(f"{', '.join(sorted(foreign))}: no heading of a rule book in {language!r}")
        self.how = parts.get(called.how, "").strip()
        pending = {row[0]: row[1] for row in _rows(parts.get(called.pending, ""), 2)}
        self.clauses: dict[str, Clause] = {}
        for id, kind, rule, *source in _rows(parts.get(called.clauses, ""), 3, 4):
            if kind not in KINDS:
                raise ParlourError(f"clause {id} is of no kind we know: {kind!r}{nearest(kind, list(KINDS))}")
            self.clauses[id] = Clause(id, kind, rule, pending.pop(id, ""), *source)
        if pending:
            raise ParlourError(f"not yet in force, but no clause: {', '.join(pending)}")
        # hints that no choice of a player can follow, and why
        self.no_choice = {row[0]: row[1] for row in _rows(parts.get(called.no_choice, ""), 2)}
        self.rulings = {
            id: Clause(id, RULING, _answered(question, ruling))
            for id, question, ruling in _rows(parts.get(called.rulings, ""), 3)
        }

    def find(self, id: str) -> Clause:
        """A clause or ruling by its id, with or without the game's name."""
        full = id if id.startswith(f"{self.game}.") else f"{self.game}.{id}"
        found = self.clauses.get(full) or self.rulings.get(full)
        if found is None:
            raise Unknown(f"no clause {full}{nearest(full, self.ids())}")
        return found

    def ids(self) -> list[str]:
        return [*self.clauses, *self.rulings]


def _sections(text: str) -> tuple[str, list[str], dict[str, str]]:
    """The title, the lines of the head under it, and what stands under each heading."""
    title = ""
    head: list[str] = []
    parts: dict[str, str] = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif line.startswith("## "):
            heading = line[3:].strip()
            parts[heading] = ""
        elif heading:
            parts[heading] += line + "\n"
        else:
            head.append(line)
    return title, head, parts


def _said(head: list[str], word: str) -> str:
    """What the head of a rule book says after this word, or nothing."""
    return next((line.partition(":")[2].strip() for line in head if line.startswith(f"{word}:")), "")


def _answered(question: str, ruling: str) -> str:
    """Both in one line: after a question mark no colon follows."""
    return f"{question} {ruling}" if question.endswith("?") else f"{question}: {ruling}"


def _rows(text: str, width: int, most: int = 0) -> list[list[str]]:
    """The rows of a Markdown table, its head and rule left out; each as wide as is asked, or up to ``most``."""
    rows = []
    for line in text.splitlines():
        if not line.startswith("|"):
            continue
        cells = [cell.strip().replace(r"\|", "|") for cell in line.replace(r"\|", "\0").strip("|").split("|")]
        cells = [cell.replace("\0", "|") for cell in cells]
        if "." in cells[0]:
            if not width <= len(cells) <= max(width, most):
                raise ParlourError(f"a row of a rule book has {len(cells)} cells, not {width}: {line}")
            rows.append(cells)
    return rows


@cache
def load(rules: Rules, language: str = ENGLISH) -> Book:
    """The rule book in a language; English where that one is not written yet."""
    path = rules.folder / f"laws.{language}.md"
    if not path.is_file():
        path, language = rules.folder / f"laws.{ENGLISH}.md", ENGLISH
    return Book(rules.name, path.read_text(encoding="utf-8"), language)
