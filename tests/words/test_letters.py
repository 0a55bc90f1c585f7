"""No card stands as a letter and no move as code in a text of another language than English."""

from __future__ import annotations

import pytest

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.core.rules import Rules
from parlour.present.folding import folded
from parlour.present.teller import bundle_of
from parlour.registry import all_rules
from tests.house.checkout import ROOT
from tools.letters import exceptions, faults, front_ends, letters_in, texts_of, verbs_in

OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.mark.parametrize("rules", all_rules().values(), ids=all_rules())
@pytest.mark.parametrize("language", OTHERS)
def test_cards_and_moves_are_named(rules: Rules, language: str) -> None:
    found = faults(texts_of(rules, language), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_front_ends_name_them_too(language: str) -> None:
    found = faults(front_ends(language), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("tr", "J ve K'si sendeyse J çık", ["J", "K", "J"]),
        ("tr", "A'dan K'ye", ["A", "K"]),
        ("hu", "A kőr ász, a 8D és a K-val", ["8D", "K"]),
        ("hu", "az A K Q lapjai", ["A", "K", "Q"]),
        ("hu", "A bank, a K széke, az A hely", []),
        ("tr", "A oyuncusu masanın A yerini çeker", []),
    ],
)
def test_letters_are_found(language: str, text: str, found: list[str]) -> None:
    assert letters_in(text, language) == found


def test_verbs_are_found() -> None:
    assert verbs_in("azt mondja: mark, de nem straddle") == ["mark"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("suits", ["french", "german"])
def test_no_two_indices_look_alike(language: str, suits: str) -> None:
    """Not even to somebody who overlooks an accent: A and Á would be two cards of one suit."""
    bundle = bundle_of(language, ROOT / f"web/src/texts/{language}.ftl")
    patterns = [bundle.get_message(f"index-{rank}").value for rank in "AKQJT98765432"]
    assert None not in patterns
    seen = [folded(str(bundle.format_pattern(pattern, {"suits": suits})[0])) for pattern in patterns if pattern]
    assert len(set(seen)) == len(patterns)


def test_every_exception_has_its_reason() -> None:
    assert all(str(reason).strip() for kind in ("words", "messages", "same") for reason in exceptions()[kind].values())
