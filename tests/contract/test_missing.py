"""What a game lacks is said in one list: nothing for a whole game, and search is not left blind in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.outlook import PLAIN
from parlour.core.rules import Rules
from parlour.registry import all_rules
from tests.house.checkout import ROOT
from tests.toy.high_card import RULES
from tools.missing import blind, missing

LOOKED_AHEAD = [rules for rules in all_rules().values() if rules.outlook is not PLAIN]


def without_outlook(rules: Rules) -> Rules:
    return Rules(rules.name, rules.options, rules.make, rules.package, rules.bots)


def test_search_is_blind_where_a_game_is_counted_at_its_end() -> None:
    assert any(blind(without_outlook(rules)) for rules in LOOKED_AHEAD)
    assert not any(blind(rules) for rules in LOOKED_AHEAD)
    assert not blind(RULES)


@pytest.mark.parametrize("name", list(all_rules()))
def test_a_game_lacks_nothing_that_is_wanted(name: str) -> None:
    assert not [str(want) for want in missing(all_rules()[name], ROOT) if want.wanted]


def test_all_that_the_toy_lacks_is_said_at_once(tmp_path: Path) -> None:
    """It is a package of its own, without book, lesson and cases."""
    rules = Rules(RULES.name, RULES.options, RULES.make, "tests.toy.high_card")
    said = "\n".join(str(want) for want in missing(rules, tmp_path))
    for word in ("Source:", "cases for high-card.1", "a book", "lesson.case", "./dev golden high-card", "laws.hu.md"):
        assert word in said
