"""The scan for cards and moves that a text writes as letters and code instead of naming them.

A letter on a card means another card in another language, and no button shows an English verb: both are data
(``present/naming.py``).  What may stand all the same, and why, is in ``letters.toml``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from parlour.core.game import Game
from parlour.core.options import CONDUCT
from parlour.core.rules import Rules
from parlour.present.prose import read_book
from parlour.present.teller import files_of, told_texts
from parlour.registry import all_rules

CODE = re.compile(r"(?<![\w/])[2-9TJQKA][SHDCLB](?!\w)")
LONE = re.compile(r"(?<![\w.§])[KQJT](?!\w)|(?<![\w.§])A(?!\w)")
ARTICLE = re.compile(r"A(?:\(z\)|\s+(?:[^\W\d_]{2}|[„\"*§\d]))")  # the Hungarian one, which begins a sentence
TOKEN = re.compile(r"[^\W\d]\w*(?:[-'’][^\W\d]\w*)*")
ROOMS = ("src/parlour/present/texts", "src/parlour/terminal/texts", "src/parlour/client/texts", "web/src/texts")
HOUSE = [Path(__file__).parents[1] / room for room in ROOMS]  # whose texts no game has
INDEX = "index-"  # the letters that stand on the cards themselves


class _Said(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(str(node.value))


def pieces_of(message: Message) -> list[str]:
    """The pieces of text that a message is made of."""
    said = _Said()
    said.visit(message)
    return said.found


def tables_of(rules: Rules) -> list[Game]:
    """One at which only lawful moves are made, and one with faults where the game knows them."""
    conducts = [value for option in rules.options.each if option.name == CONDUCT for value in option.samples()]
    return [rules.new({CONDUCT: conduct} if conducts else {}, seed=2) for conduct in conducts or [""]]


@cache
def exceptions() -> dict[str, dict[str, object]]:
    path = Path(__file__).with_suffix(".toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def code_words() -> frozenset[str]:
    """Verbs, their words and the values of options, of all games."""
    words: set[str] = set()
    for rules in all_rules().values():
        words |= {str(value) for option in rules.options.each for value in option.samples()}
        words |= {word for game in tables_of(rules) for verb in game.verbs() for word in (verb.name, *verb.words)}
    return frozenset(word for word in words if len(word) > 1 and TOKEN.fullmatch(word) and word == word.lower())


def letters_in(text: str, language: str) -> list[str]:
    """The cards in a text that are written as letters."""
    return CODE.findall(text) + [found[0] for found in LONE.finditer(text) if not _is_other(text, found, language)]


def _is_other(text: str, found: re.Match[str], language: str) -> bool:
    """Whether a lone letter is an article, or a seat."""
    if language == "hu" and ARTICLE.match(text, found.start()):
        return True
    seats = exceptions()["seats"].get(language, [])
    assert isinstance(seats, list)
    return any(text.startswith(f" {seat}", found.end()) for seat in seats)


def verbs_in(text: str) -> list[str]:
    """The words of the engine that no table says in this language."""
    return [word for word in TOKEN.findall(text) if word in code_words() and word not in exceptions()["words"]]


def _texts(rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    book = read_book(rules, language)
    yield "how", book.how
    for clause in [*book.clauses.values(), *book.rulings.values()]:
        yield clause.id, clause.text
    _house, *own = told_texts(language, *files_of(rules, language))
    yield from (found for text in own for found in _told(text))


def _told(source: str) -> Iterator[tuple[str, str]]:
    for entry in FluentResource(source).body:
        if isinstance(entry, Message) and not entry.id.name.startswith(INDEX):
            yield from ((entry.id.name, piece) for piece in pieces_of(entry))


def texts_of(rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    """All that a game tells in a language."""
    return ((where, text) for where, text in _texts(rules, language) if where not in exceptions()["messages"])


def front_ends(language: str) -> Iterator[tuple[str, str]]:
    """What page, terminal and client say of themselves."""
    for folder in HOUSE:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        yield from ((where, text) for where, text in _told(source) if where not in exceptions()["messages"])


def faults(texts: Iterator[tuple[str, str]], language: str) -> list[str]:
    return [
        f"{where}: {', '.join(found)} in {text[:120]!r}"
        for where, text in texts
        if (found := letters_in(text, language) + verbs_in(text))
    ]
