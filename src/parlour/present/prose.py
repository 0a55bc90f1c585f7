"""The rule books as people read them: no marks, clauses by their numbers, and the engine's own words in the reader's.

The books are written for the engine too: they name cards (``{KS}``), options (``conduct=table``) and, in
backticks, moves.
"""

from __future__ import annotations

import re
from copy import copy
from functools import cache

from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.law.book import Book, Clause, load
from parlour.present.naming import CODE as CARD
from parlour.present.option_words import choice, label
from parlour.present.teller import Teller, naming_of

CODE = re.compile(r"`([^`]+)`")
CARDS = re.compile(r"\{([^{}]*)\}")
BEGINS = re.compile(r"(?:^|(?<!\d)[.?!]:?\s)$")  # before what begins a sentence: no ordinal number
CITED = re.compile(r"\b[a-z]+(?:-[a-z]+)*\.((?:law\.)?[A-Za-z]?\d+[a-z]?)\b")
AGREED = re.compile(r"\b([A-Za-z][a-z_]*)=(\w+(?:\.\d+)?)")
ENGINE = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
PLACE = re.compile(r"^[A-Z]{2,}$|^N$")  # what stands for a seat, a card or a number where a record would have one
QUOTES = '„“”"'  # a button may quote what is said aloud
KINDS = ("verb", "value", "fact")


class Prose:
    """One game's book in one language, read aloud as it were."""

    def __init__(self, rules: Rules, language: str = ENGLISH) -> None:
        self.teller = Teller(rules, language)
        self.naming = naming_of(rules, language)
        self.options = {option.name for option in rules.options.each}
        self.values = {str(value): option.name for option in rules.options.each for value in option.samples()}

    def read(self, text: str) -> str:
        """``as game.36`` is read ``as § 36``, and ``conduct=table`` by the label of the option and its value."""
        told = CARDS.sub(self._cards, text)
        told = CITED.sub(lambda found: self.teller.clause(found[1]), told)
        told = AGREED.sub(self._agreed, told)
        told = CODE.sub(lambda found: self._code(found[1]), told)
        return ENGINE.sub(lambda found: self.word(found[0]), told).replace("*", "")

    def _cards(self, found: re.Match[str]) -> str:
        named = self.naming.marked(found[1])
        before = found.string[max(0, found.start() - 4) : found.start()]
        return named if BEGINS.search(before) is None else self.teller.capital(named)

    def _agreed(self, found: re.Match[str]) -> str:
        name, value = found[1].lower(), found[2]
        if name not in self.options:
            return found[0].replace("=", " = ")
        return f"{label(self.teller, name)}: {choice(self.teller, name, value)}"

    def _code(self, code: str) -> str:
        first, *rest = code.split()
        told = self.teller.move(code) or " ".join([self._first(first), *(self._part(word) for word in rest)])
        words = " ".join(told.split()).strip(QUOTES).rstrip(":")  # a button's colon awaits what is not named here
        return self.teller.text("quoted", {"words": words})

    def _first(self, word: str) -> str:
        """A move begins with its verb, which may be the name of an option, too."""
        return self._message("verb", word) or self.word(word)

    def _part(self, word: str) -> str:
        if PLACE.match(word):
            return ""
        return self.naming.card(word) if CARD.fullmatch(word) else self.word(word)

    def word(self, word: str) -> str:
        """A word of the engine as it is told elsewhere; one that is told nowhere is at least no code."""
        return self.known(word) or word.replace("_", " ")

    def known(self, word: str) -> str | None:
        """How a word of the engine is told elsewhere, if it is."""
        if word in self.options:
            return label(self.teller, word)
        if "_" in word and word in self.values:
            return choice(self.teller, self.values[word], word)
        return next((told for kind in KINDS if (told := self._message(kind, word))), None)

    def _message(self, kind: str, word: str) -> str | None:
        message = f"{kind}-{word.replace('_', '-')}"
        told = self.teller.text(message)
        return None if told == message else told


@cache
def read_book(rules: Rules, language: str = ENGLISH) -> Book:
    """The rule book with every clause as it is read; where it is not translated, its English is read."""
    book = copy(load(rules, language))
    prose = Prose(rules, book.language)
    book.how = prose.read(book.how)
    book.clauses = {id: _read(clause, prose) for id, clause in book.clauses.items()}
    book.rulings = {id: _read(clause, prose) for id, clause in book.rulings.items()}
    return book


def _read(clause: Clause, prose: Prose) -> Clause:
    return Clause(clause.id, clause.kind, prose.read(clause.text), prose.read(clause.pending), clause.source)
