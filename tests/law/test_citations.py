"""Which clauses a line of code or a ruling cites."""

from __future__ import annotations

import pytest

from parlour.law.book import Book
from parlour.law.citations import Citations

ROWS = "".join(f"| loto.{id} | play | A rule |\n" for id in ("law.1", "law.2", "law.3", "1", "2", "2a", "2b", "3", "4"))
RULINGS = "| loto.R1 | Which? | That |\n"
CITATIONS = Citations(Book("loto", f"# L\n\n## Clauses\n\n{ROWS}\n## Rulings\n\n{RULINGS}"))


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("refuse('loto.2')", "2"),
        ('Refusal("loto.2a", 3)', "2a"),
        ("one of four (loto.2 to 3, R1)", "2 2a 2b 3 R1"),
        ("(loto.2-2b)", "2 2a 2b"),
        ("loto.law.1, 3", "law.1 law.3"),
        ("loto.law.1 to loto.law.3", "law.1 law.2 law.3"),
        ("as law 2 says", "law.2"),
        ("articles 3 and 4", "3 4"),
        ("what R1 decides", "R1"),
        ("loto.4, before everything else", "4"),
        ("loto.23 and noloto.2 are none", ""),
        ("loto.2, 3 cards, and 4 more", "2 3"),  # a known ambiguity: a count after a comma reads as a clause
        ("nothing here (3", ""),
    ],
)
def test_both_read_the_same(text: str, ids: str) -> None:
    wanted = [f"loto.{id}" for id in ids.split()]
    assert CITATIONS.in_code(text) == wanted
    assert CITATIONS.in_prose(text) == wanted


def test_bare_numbers_count_in_brackets_of_prose_and_among_words_of_code() -> None:
    assert CITATIONS.in_prose("peeking (2a, 3)") == ["loto.2a", "loto.3"]
    assert CITATIONS.in_prose("2a: who pays") == ["loto.2a"]
    assert CITATIONS.in_prose("peeking (2a, 99)") == []
    assert CITATIONS.in_code("f(3)") == []
    assert CITATIONS.in_code('WORDS = "1 2a 3"') == ["loto.1", "loto.2a", "loto.3"]
    assert CITATIONS.in_code('RANKS = "1 2 3"') == []
