"""Every right is worded as a condition in every language, and what begins the outcome of a claim is known."""

from __future__ import annotations

import pytest

from parlour.core.game import EVERYTHING
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.judging.matters import Matter, claims_of, matters_of
from parlour.present.layout import layout_of
from parlour.present.teller import Teller
from parlour.registry import all_rules
from parlour.testing.walk import turns_by_lot

CLAIMED = [rules for rules in all_rules().values() if rules.options.find("conduct") is not None]
CLAIMED = [rules for rules in CLAIMED if matters_of(rules).claimed]
OF_GAMES = pytest.mark.parametrize("rules", CLAIMED, ids=[rules.name for rules in CLAIMED])
MOVES = 60


def is_condition(text: str, language: str) -> bool:
    """A full clause: it begins as conditions do, or, in Turkish, ends so."""
    if language == "tr":
        return text.endswith(("sa", "se"))
    return text.startswith({"en": "If ", "hu": "Ha "}[language])


def unworded(matter: Matter, teller: Teller, language: str) -> list[str]:
    word = matter.id.replace(".", "-")
    wanted = [f"if-{word}", *([] if matter.choices() else [f"then-{word}"])]
    lacking = [message for message in wanted if not teller.has(message)]
    if not lacking and not is_condition(teller.text(f"if-{word}"), language):
        lacking.append(f"if-{word} is no condition: {teller.text(f'if-{word}')}")
    return lacking


@pytest.mark.parametrize("language", LANGUAGES)
@OF_GAMES
def test_every_right_is_worded_as_a_condition(rules: Rules, language: str) -> None:
    teller = Teller(rules, language)
    assert [what for matter in matters_of(rules).claimed for what in unworded(matter, teller, language)] == []


def test_a_noun_is_no_condition() -> None:
    assert not is_condition("misdeal", "en")
    assert not is_condition("hibás osztás", "hu")
    assert not is_condition("yanlış dağıtım", "tr")


@OF_GAMES
def test_the_outcome_of_a_claim_begins_as_the_layout_says(rules: Rules) -> None:
    game = rules.new({"conduct": "table"}, seed=1)
    game.detail = EVERYTHING
    for seat, state in turns_by_lot(game, 1, MOVES):
        claims = claims_of(game, seat)
        move = claims[state % len(claims)] if claims else game.pick(seat, state)
        told = len(game.events)
        game.play(seat, move)
        if claims:
            assert game.events[told].message in layout_of(rules).claims
