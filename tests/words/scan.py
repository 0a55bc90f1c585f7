"""The scan for engine text: what of a rendered text no person should have to read, by what the registry knows.

An ordinary word may be a verb of some game, too.  So a word of the engine counts where it is plainly code (``a_b``,
``loo.36``, ``KIND=RATE``, Markdown), and in other languages than English wherever their own texts do not have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import Message

from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.law.book import load
from parlour.present.prose import read_book
from parlour.present.teller import parsed
from tools.letters import HOUSE, TOKEN, pieces_of, tables_of

AGREED = re.compile(r"(?<![\w.])[A-Za-z_]+=[\w.]+")
MARKDOWN = re.compile(r"\*\*|`|\]\(|^#{1,6} |^\|", re.MULTILINE)
LEAST = 4  # letters of a word that is looked for in another language
SENTENCE = 4  # words of an English text that may not stand behind a translated one


@cache
def _written(path: Path) -> dict[str, list[str]]:
    """By message, the pieces of text in it."""
    found: dict[str, list[str]] = {}
    for entry in parsed(path.read_text(encoding="utf-8")).body if path.is_file() else []:
        if isinstance(entry, Message):
            found[entry.id.name] = pieces_of(entry)
    return found


@cache
def _texts(rules: Rules, language: str) -> dict[str, list[str]]:
    """Those of the game, and of every room of the house."""
    found: dict[str, list[str]] = {}
    for path in [*(folder / f"{language}.ftl" for folder in HOUSE), Path(str(rules.folder / f"texts.{language}.ftl"))]:
        for message, pieces in _written(path).items():
            found[message] = found.get(message, []) + pieces
    return found


@cache
def _vocabulary(rules: Rules, language: str) -> set[str]:
    """The words that a language's own texts and rule book are made of."""
    book = read_book(rules, language)
    prose = [book.title, book.how, *(clause.text for clause in [*book.clauses.values(), *book.rulings.values()])]
    texts = [piece for pieces in _texts(rules, language).values() for piece in pieces]
    return {word.lower() for text in [*prose, *texts] for word in TOKEN.findall(text)}


def _words_of(rules: Rules) -> Iterator[str]:
    """Verbs, phases, options and values, as the registry's games have them."""
    for option in rules.options.each:
        yield option.name
        yield from (str(value) for value in option.samples())
    yield from rules.options.presets
    for game in tables_of(rules):
        yield from game.phases()
        for verb in game.verbs():
            yield verb.name
            yield from verb.words


@cache
def engine_words(rules: Rules) -> frozenset[str]:
    words = {word for word in _words_of(rules) if TOKEN.fullmatch(word.replace("_", "")) is not None}
    return frozenset(words | {message for message in _texts(rules, ENGLISH) if "-" in message})


class Scan:
    """What no person should read, of one game in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self.language = language
        self.own = _vocabulary(rules, language)
        self.words = engine_words(rules)
        self.clauses = set(load(rules).ids())
        self.clause = re.compile(rf"(?<![\w.-]){re.escape(rules.name)}\.[\w.]*\w")
        english, ours = _texts(rules, ENGLISH), _texts(rules, language)
        plain = {message: pieces[0] for message, pieces in english.items() if len(pieces) == 1}
        self.foreign = {
            text
            for message, text in plain.items()
            if language != ENGLISH and len(text.split()) >= SENTENCE and ours.get(message) != [text]
        }

    def find(self, text: str) -> list[str]:
        """Everything in the text that is the engine's and not the reader's."""
        found = [one for one in self.clause.findall(text) if one in self.clauses]
        found += [*AGREED.findall(text), *MARKDOWN.findall(text)]
        found += [word for word in TOKEN.findall(text) if self._is_raw(word)]
        long = len(text.split()) >= SENTENCE  # else no such sentence is in it
        return found + [sentence for sentence in self.foreign if long and sentence in text]

    def _is_raw(self, word: str) -> bool:
        if "_" in word:
            return True
        if word.lower() in self.own or word not in self.words:
            return False
        return "-" in word or (self.language != ENGLISH and len(word) >= LEAST)


def findings(scan: Scan, pages: Iterable[tuple[str, str]]) -> list[str]:
    """Where on these pages something of the engine is read, and what."""
    return [f"{where}: {what} in {text[:160]!r}" for where, text in dict.fromkeys(pages) for what in scan.find(text)]
