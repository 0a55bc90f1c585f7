"""Names in the book: no two alike, and initials for those who are gone."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

NOBODY = "–"
MOST_INITIALS = 3


def initials(name: str) -> str:
    """``A. K.`` for Anna Kovács; what is no letter or digit does not count."""
    words = [[c for c in word if c.isalnum()] for word in unicodedata.normalize("NFC", name).split()]
    firsts = [letters[0].upper()[0] for letters in words if letters][:MOST_INITIALS]
    return " ".join([f"{letter}." for letter in firsts]) or NOBODY


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, with a number behind those that others have had before."""
    seen: Counter[str] = Counter()
    taken = set(names)
    found = []
    for name in names:
        seen[name] += 1
        shown = name
        while seen[name] > 1 and (shown == name or shown in taken):
            shown = f"{name} {seen[name]}"
            seen[name] += shown in taken
        taken.add(shown)
        found.append(shown)
    return found
