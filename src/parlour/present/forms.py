"""The grammatical forms of the words for cards, from a table for each language: no ending is ever joined to a word."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from parlour.errors import Unknown, nearest

ITS = "its"  # the king of something that was named: egy szín királya, bir rengin papazı


class Forms(NamedTuple):
    """What one language's table says; a language without cases needs none."""

    cases: list[str]
    forms: dict[str, list[str]]
    alone: dict[str, str]  # the bare word, where a card's name has the rank with an ending

    def of(self, word: str, case: str) -> str:
        """The word in a case; in none it stays as it is."""
        if not case:
            return word
        if case not in self.cases:
            raise Unknown(f"no case {case!r} in this language{nearest(case, self.cases)}")
        if word not in self.forms:
            raise Unknown(f"no forms of {word!r} in the table of this language")
        return self.forms[word][self.cases.index(case)]

    def of_rank(self, word: str, case: str) -> str:
        """A rank named without its suit."""
        if not self.alone:
            return self.of(word, case)
        owned, _, rest = case.partition("-")
        return self.of(word, rest) if owned == ITS else self.of(self.alone.get(word, word), case)


@cache
def forms_of(language: str) -> Forms:
    path = resources.files("parlour.present") / "texts" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return Forms(table.get("cases", []), table.get("forms", {}), table.get("alone", {}))
