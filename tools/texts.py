"""What one language still lacks: what is missing, stale or suspicious in its texts and rule books, one line each.
What is *older* than its English need not be wrong.

``python -m tools.texts CHECKOUT LANG`` prints it.  English is the measure: a language is a set of files beside its own.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from parlour.core.languages import ENGLISH
from parlour.errors import ParlourError
from parlour.law.book import Book
from tools.ages import Ages
from tools.letters import INDEX, ROOMS, exceptions, letters_in, pieces_of, verbs_in

MISSING, STALE, SUSPICIOUS = "missing", "stale", "suspicious"
OLDER = "older"  # than its English, which says nothing of whether it is still right
GAMES = "src/parlour/games"
HEADS = "src/parlour/law/texts/{}.toml"
WORD = re.compile(r"[^\W\d]{3,}")
MARKED = re.compile(r"`[^`]*`|\{[^{}]*\}|\b[A-Za-z][a-z_]*=\w+|\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z-]+\.(?=\w)")
NAMED = "§"  # stands for what is named, so that an article before it stays one
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=")
ROW = re.compile(r"^\| *([\w-]+\.[\w.]+) *\|")
Texts = dict[str, ast.Message]


class Note:
    """One thing to look at: of what kind, in which file, at which message or clause, and what."""

    def __init__(self, kind: str, file: str, id: str, what: str) -> None:
        self.kind = kind
        self.file = file
        self.id = id
        self.what = what

    def __str__(self) -> str:
        return f"{self.kind}: {self.file}: {self.id + ': ' if self.id else ''}{self.what}"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@cache
def _read(path: Path) -> tuple[Texts, list[str]]:
    """The messages of a file, and what of it cannot be read."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [(entry.content or "").partition("\n")[0] for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}, junk


def messages_in(path: Path) -> Texts:
    return _read(path)[0]


def written(message: ast.Message) -> str:
    return " ".join(serialize_pattern(message.value).split()) if message.value else ""


class Language:
    """One language of a checkout, beside its English."""

    def __init__(self, checkout: Path, language: str) -> None:
        self.checkout = checkout
        self.language = language
        self.ages = Ages(checkout)

    def notes(self) -> Iterator[Note]:
        house: Texts = {}
        for room in ROOMS:
            pattern = f"{room}/{{}}.ftl"
            yield from self._texts(pattern, {})
            if room == ROOMS[0]:
                house = _read(self.checkout / pattern.format(ENGLISH))[0]
        if not (self.checkout / HEADS.format(self.language)).is_file():
            yield Note(MISSING, HEADS.format(self.language), "", "rule books are headed in English without it")
        for folder in sorted((self.checkout / GAMES).iterdir()):
            if (folder / f"laws.{ENGLISH}.md").is_file():
                yield from self._texts(f"{GAMES}/{folder.name}/texts.{{}}.ftl", house)
                yield from self._laws(f"{GAMES}/{folder.name}/laws.{{}}.md", folder.name.replace("_", "-"))

    def _texts(self, pattern: str, house: Texts) -> Iterator[Note]:
        """A file of Fluent texts; a game may say otherwise what the house says."""
        file = pattern.format(self.language)
        english, _ = _read(self.checkout / pattern.format(ENGLISH))
        if not (self.checkout / file).is_file():
            yield Note(MISSING, file, "", f"the whole file, {len(english)} messages")
            return
        ours, junk = _read(self.checkout / file)
        yield from (Note(SUSPICIOUS, file, "", f"cannot be read: {line}") for line in junk)
        for id, message in english.items():
            if id not in ours and not _alike(id, written(message)):
                yield Note(MISSING, file, id, "not translated")
        known = {**house, **english}
        for id, message in ours.items():
            if id not in known:
                yield Note(STALE, file, id, "English has no such message")
                continue
            wrong = variables(message) ^ variables(known[id])
            if wrong and id in english and not _refers(message) | _refers(known[id]):
                yield Note(STALE, file, id, f"other variables than in English: {', '.join(sorted(wrong))}")
            if id in english:
                yield from self._odd(file, id, written(message), written(known[id]))
            yield from self._long(file, id, message)
            if not id.startswith(INDEX):
                yield from self._letters(file, id, pieces_of(message))
        yield from self._older(pattern, MESSAGE, ours.keys() & english.keys())

    def _laws(self, pattern: str, game: str) -> Iterator[Note]:
        file = pattern.format(self.language)
        english = Book(game, (self.checkout / pattern.format(ENGLISH)).read_text(encoding="utf-8"))
        if not (self.checkout / file).is_file():
            yield Note(MISSING, file, "", f"the whole rule book, {len(english.ids())} clauses and rulings")
            return
        try:
            heads = (self.checkout / HEADS).parent
            ours = Book(game, (self.checkout / file).read_text(encoding="utf-8"), self.language, heads)
        except ParlourError as error:
            yield Note(SUSPICIOUS, file, "", f"cannot be read: {error}")
            return
        paragraphs = [len(book.how.split("\n\n")) if book.how else 0 for book in (ours, english)]
        if paragraphs[0] != paragraphs[1]:
            yield Note(MISSING, file, "", f"how to play: {paragraphs[0]} paragraphs of {paragraphs[1]}")
        yield from self._letters(file, "how to play", [MARKED.sub(NAMED, ours.how)])
        yield from (Note(MISSING, file, id, "not translated") for id in english.ids() if id not in ours.ids())
        for id in ours.ids():
            if id not in english.ids():
                yield Note(STALE, file, id, "English has no such clause")
                continue
            told, meant = ours.find(id), english.find(id)
            if told.kind != meant.kind:
                yield Note(STALE, file, id, f"of the kind {told.kind}, in English {meant.kind}")
            yield from self._odd(file, id, told.text, meant.text)
            yield from self._letters(file, id, [MARKED.sub(NAMED, told.text)])
        yield from self._older(pattern, ROW, ours.ids())

    def _odd(self, file: str, id: str, told: str, meant: str) -> Iterator[Note]:
        if told == meant and WORD.search(MARKED.sub("", told)) and not _alike(id, told):
            yield Note(SUSPICIOUS, file, id, f"the same as in English: {told}")

    def _letters(self, file: str, id: str, pieces: Iterable[str]) -> Iterator[Note]:
        if id in exceptions()["messages"]:
            return
        found = [one for piece in pieces for one in (*letters_in(piece, self.language), *verbs_in(piece))]
        if found:
            yield Note(SUSPICIOUS, file, id, f"a card or a move as code: {', '.join(found)}")

    def _long(self, file: str, id: str, message: ast.Message) -> Iterator[Note]:
        """Buttons, headings and the like have their place; sentences have lines."""
        most = next((room for start, room in rooms().items() if id.startswith(start)), 0)
        longest = max((len(line.strip()) for piece in pieces_of(message) for line in piece.split("\n")), default=0)
        if most and longest > most:
            yield Note(SUSPICIOUS, file, id, f"{longest} letters long, its place has room for {most}")

    def _older(self, pattern: str, begins: re.Pattern[str], ids: Iterable[str]) -> Iterator[Note]:
        """What was changed in English in a later commit than here."""
        theirs, ours = (self.ages.of(pattern.format(language), begins) for language in (ENGLISH, self.language))
        for id in sorted(ids):
            if theirs.get(id, 0) > ours.get(id, 0) > 0:
                yield Note(OLDER, pattern.format(self.language), id, "the English was changed since: read it again")


def _alike(id: str, text: str) -> bool:
    """Whether a text may be as it is in English: some messages, by how they begin, and some words."""
    alike = exceptions()["same"]
    return text in alike or any(id.startswith(start) for start in alike if start.endswith("-"))


def _refers(message: ast.Message) -> bool:
    """Whether it says what another message says, whose variables count as well."""
    return bool(re.search(r"\{ *[a-z][\w-]* *\}", written(message)))


@cache
def rooms() -> dict[str, int]:
    """By how a message's id begins, how many letters its place has room for."""
    return {str(k): int(v) for k, v in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8")).items()}


def main(checkout: str, *named: str) -> int:
    languages = sorted({path.stem for path in (Path(checkout) / ROOMS[0]).glob("*.ftl")})
    if len(named) != 1 or named[0] not in languages:
        print(f"name one language; there are {', '.join(languages)}", file=sys.stderr)
        return 2
    notes = list(Language(Path(checkout), named[0]).notes())
    for note in notes:
        print(note)
    count = Counter(note.kind for note in notes)
    print(", ".join(f"{count[kind]} {kind}" for kind in (MISSING, STALE, SUSPICIOUS, OLDER)))
    return int(any(note.kind != OLDER for note in notes))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
