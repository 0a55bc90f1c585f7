"""No clause is lost from a rule book, and each says where it is printed.

The head of ``laws.en.md`` states how many clauses there are, so a row that is lost or stands twice is noticed.
"""

from __future__ import annotations

import pytest

from parlour.law.book import Book, load
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, public_name


def book_of(folder: str) -> Book:
    return load(rules_of(public_name(folder)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_rule_book_has_as_many_clauses_as_its_head_says(folder: str) -> None:
    book = book_of(folder)
    here = f"games/{folder}/laws.en.md"
    assert book.stated, f"{here}: state under the title how many clauses there are: Clauses: {len(book.clauses)}"
    assert len(book.clauses) == book.stated, f"{here}: its head says {book.stated} clauses"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_clause_has_its_source(folder: str) -> None:
    book = book_of(folder)
    assert book.source, f"games/{folder}/laws.en.md: name the printed rules under the title: Source: ..."
    assert not [clause.id for clause in book.clauses.values() if not clause.source]


def test_a_lost_row_is_noticed() -> None:
    text = "# T\n\nSource: a sheet\nClauses: 2\n\n## Clauses\n\n| t.1 | play | Two play | p. 1 |\n"
    lost = Book("t", text)
    assert (lost.source, lost.stated, len(lost.clauses)) == ("a sheet", 2, 1)
    assert lost.clauses["t.1"].source == "p. 1"
