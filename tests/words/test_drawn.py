"""Texts drawn for a reader: the same seed the same, others otherwise, from every part, as they are read."""

from __future__ import annotations

from pathlib import Path

from tools.drawn import drawn, texts_of

CHECKOUT = Path(__file__).parents[2]


def test_a_seed_draws_the_same_texts_again() -> None:
    first = drawn(CHECKOUT, "hu", 20, "a")
    assert first == drawn(CHECKOUT, "hu", 20, "a") != drawn(CHECKOUT, "hu", 20, "b")
    assert len(set(first)) == 20


def test_every_kind_of_text_can_be_drawn_and_none_in_notation() -> None:
    found = dict(texts_of(CHECKOUT, "en"))
    assert {"nap.how-to-play.1", "nap.1", "nap.R1", "ui-error-unwelcome"} <= found.keys()
    clauses = [text for id, text in found.items() if id.startswith("ecarte.") and id[7:].isdigit()]
    assert len(clauses) > 50
    assert not any("{" in text or "`" in text for text in clauses)
