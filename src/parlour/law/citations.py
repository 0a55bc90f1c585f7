"""Which clauses a text cites: the source of a game cites them beside the lines that enforce them, rulings in prose.

A citation names the first clause in full, and further ones briefly: ``GAME.44 to 44c``, ``GAME.law.6, 7``,
``GAME.12, R6``.  Prose may also say ``law 41``, ``articles 45 to 47``, ``clause 3`` or just ``(38c, 50)`` and ``18a:``;
code may list the numbers as words, ``"11 14a 16a"``, where they are the words of a verb.
"""

from __future__ import annotations

import re

from parlour.law.book import Book

ITEM = r"(?:law\.)?[RrHh]?\d+[a-z]?(?!\w)"
NEXT = r"(?:,? and |, | to |[-–/])"
LED_BY_A_WORD = rf"\b(?P<word>[Ll]aws?|[Aa]rticles?|[Cc]lauses?) (?P<said>{ITEM}(?:{NEXT}{ITEM})*)"
RULING_ALONE = r"(?<![\w.])R\d+\b"
IN_BRACKETS = rf"(?:^|\()({ITEM}(?:, {ITEM})*)(?:\)|:)"  # or before a colon at the beginning
AS_WORDS = rf'"(?=[^"]*\d[a-z])({ITEM}(?: {ITEM})+)"'  # with a letter somewhere, else they are plain numbers
LAW = "law."  # the printed laws of a book that numbers its other clauses too


class Citations:
    """How the clauses of one book are cited."""

    def __init__(self, book: Book) -> None:
        self._game = f"{book.game}."
        self._ids = book.ids()
        self._places = {id: place for place, id in enumerate(self._ids)}
        self._has_laws = any(id.startswith(self._game + LAW) for id in self._ids)
        name = re.escape(self._game)
        self._in_full = re.compile(rf"(?<![\w-]){name}({ITEM}(?:{NEXT}(?:{name})?{ITEM})*)")
        self._in_prose = re.compile(LED_BY_A_WORD)
        self._alone = re.compile(RULING_ALONE)

    def in_code(self, line: str) -> list[str]:
        """The clauses and rulings of the book that a line of source cites, each once, in the book's order."""
        return self._in_order(self._cited(line) | self._numbers(re.findall(AS_WORDS, line)))

    def in_prose(self, text: str) -> list[str]:
        """The same of a sentence, such as a ruling."""
        return self._in_order(self._cited(text) | self._numbers(re.findall(IN_BRACKETS, text)))

    def _in_order(self, found: set[str]) -> list[str]:
        return [id for id in self._ids if id in found]

    def _numbers(self, lists: list[str]) -> set[str]:
        """Lists of bare numbers; they cite clauses only where each of them is one."""
        found: set[str] = set()
        for listed in lists:
            ids = {self._game + item for item in re.findall(ITEM, listed)}
            if ids <= self._places.keys():
                found |= ids
        return found

    def _cited(self, text: str) -> set[str]:
        found: set[str] = set()
        for listed in self._in_full.findall(text):
            found |= self._listed(listed.replace(self._game, ""), "")
        for cited in self._in_prose.finditer(text):
            is_law = self._has_laws and cited["word"].lower().startswith("law")
            found |= self._listed(cited["said"], LAW if is_law else "")
        return found | {self._game + ruling for ruling in self._alone.findall(text)}

    def _listed(self, listed: str, before: str) -> set[str]:
        """Every clause of a list such as ``44 to 44c, r20``; ``before`` is what its numbers leave out."""
        found: set[str] = set()
        last = ""
        for link, item in re.findall(rf"({NEXT})?({ITEM})", listed):
            if item.startswith(LAW):
                before, item = LAW, item.removeprefix(LAW)
            id = self._game + (before if item[0].isdigit() else "") + item
            if link in (" to ", "-", "–") and last in self._places and id in self._places:
                found |= set(self._ids[self._places[last] : self._places[id]])
            found.add(id)
            last = id
        return found
