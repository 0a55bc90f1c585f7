"""No engine text reaches a person: every kind of page of every game in every language."""

from __future__ import annotations

import pytest

from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.registry import all_rules
from tests.words.pages import KINDS
from tests.words.scan import Scan, findings

GAMES = pytest.mark.parametrize("rules", all_rules().values(), ids=all_rules())


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_engine_text_is_read(rules: Rules, language: str) -> None:
    scan = Scan(rules, language)
    found = [f"{kind}, {what}" for kind, pages in KINDS.items() for what in findings(scan, pages(rules, language))]
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("planted", ["throw_up", "five_card", "loo.36", "conduct=table", "**", "takes-pool"])
def test_what_is_planted_is_found_on_every_kind_of_page(kind: str, planted: str) -> None:
    rules = all_rules()["loo"]
    for language in LANGUAGES:
        where, text = next(iter(KINDS[kind](rules, language)))
        assert planted in findings(Scan(rules, language), [(where, f"{text} {planted} {text}")])[0]


def test_english_is_found_in_other_languages() -> None:
    rules = all_rules()["loo"]
    foreign = Scan(rules, "hu")
    assert "deals" in foreign.find("Hány deals?")
    assert foreign.find("Hány osztás?") == []
    sentence = next(text for text in sorted(foreign.foreign) if "_" not in text)
    assert sentence in foreign.find(f"Ez a baj: {sentence}")
    assert Scan(rules, "en").find(sentence) == []
