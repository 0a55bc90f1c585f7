"""The options form: all that it shows of a game has words in every language, and it offers nothing that is refused."""

from __future__ import annotations

import re

import pytest

from parlour.bots.company import CHARACTERS
from parlour.core.languages import LANGUAGES
from parlour.core.options import GROUPS, USUAL_GROUPS, Former, Letters, Option, OptionSet, Subset, Value, Values, Whole
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.present.agreement import Agreement, settled, words_of
from parlour.present.option_words import choice, label, plain
from parlour.present.teller import Teller
from parlour.registry import all_rules

RULES = list(all_rules().values())
NAMES = [rules.name for rules in RULES]
ENGINE = re.compile(r"\w_\w|\w=\w|(?:^|[;:] )(?:strict|table|round|off|on): ")


def wordless(teller: Teller, option: Option) -> list[str]:
    """What the form could not say of an option; a number is its own word."""
    asked = [f"label-{option.name}", f"option-{option.name}"]
    for word in words_of(option):
        own = f"choice-{option.name}-{plain(word)}"
        if not word.isdigit() and not teller.has(own):
            asked.append(f"choice-{plain(word)}")
    return [message for message in asked if not teller.has(message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES, ids=NAMES)
def test_every_option_value_preset_and_group_has_words(rules: Rules, language: str) -> None:
    teller = Teller(rules, language)
    assert [lack for option in rules.options.offered() for lack in wordless(teller, option)] == []
    named = [f"preset-{plain(preset)}" for preset in rules.options.presets]
    bots = [f"bot-{about}{character}" for character in CHARACTERS for about in ("", "about-")]
    groups = [f"group-{group}" for group in GROUPS]
    assert [name for name in (*named, *bots, *groups, "game-about") if not teller.has(name)] == []
    texts = [teller.text(f"option-{option.name}") for option in rules.options.offered()]
    assert [text for text in texts if ENGINE.search(text)] == []


@pytest.mark.parametrize("rules", RULES, ids=NAMES)
def test_groups_and_presets_are_of_options_there_are(rules: Rules) -> None:
    table = rules.options
    known = {option.name for option in table.each}
    assert {table.group_of(name) for name in known} <= set(GROUPS)
    assert set(table.groups) - set(USUAL_GROUPS) <= known
    for preset, values in table.presets.items():
        assert set(values) <= known
        assert Agreement(table, values).kept == values, preset


def offers(table: OptionSet, given: Values) -> list[Values]:
    """Each single choice that the form would offer next."""
    found: list[Values] = []
    for asked in Agreement(table, given).questions:
        values: list[Value] = [*asked.words, *(asked.span or ())]
        found += [{asked.option.name: value} for value in values]
    return found


@pytest.mark.parametrize("rules", RULES, ids=NAMES)
def test_nothing_is_offered_that_would_be_refused(rules: Rules) -> None:
    """Whatever is chosen after a preset stands, alone or instead of what it does not go with."""
    table = rules.options
    for preset in [{}, *table.presets.values()]:
        for next_one in offers(table, preset):
            kept = settled(table, {**{name: preset[name] for name in preset if name not in next_one}, **next_one})
            assert kept.items() >= next_one.items()
            table.make(kept)


def _no_kitty_no_end(values: Values, given: frozenset[str]) -> None:
    if "end" in given and values["kitty"] == 0:
        raise BadOption("no kitty")
    if values["kitty"] == 7:
        raise BadOption("seven is too many")


TOY = OptionSet(
    "toy",
    [Whole("kitty", 0, 9, 0), Subset("end", "a b"), Letters("word", "x"), Former("old", "yes no")],
    _no_kitty_no_end,
    {"rich": {"kitty": 9}},
)


def test_an_option_is_told_in_its_own_words() -> None:
    rules = next(rules for rules in RULES if "choice-pool_benefit-none" in (rules.folder / "texts.en.ftl").read_text())
    teller = Teller(rules)
    assert choice(teller, "pool_benefit", "none") != choice(teller, "another", "none")
    assert choice(teller, "players", 4) == "4"
    assert choice(teller, "unheard", "of_it") == "of it"
    assert label(teller, "players") == "Players"


def test_an_option_is_asked_where_it_means_something() -> None:
    assert [asked.option.name for asked in Agreement(TOY, {}).questions] == ["kitty", "word"]
    with_kitty = Agreement(TOY, {"kitty": 3})
    assert [asked.option.name for asked in with_kitty.questions] == ["kitty", "end", "word"]
    assert with_kitty.unusual == ["kitty"]


def test_the_latest_choice_wins_and_nonsense_is_dropped() -> None:
    assert settled(TOY, {"kitty": 3, "end": "a"}) == {"kitty": 3, "end": "a"}
    assert settled(TOY, {"end": "a", "kitty": 0}) == {"kitty": 0}
    assert settled(TOY, {"end": "z", "what": 1, "old": "no", "kitty": 2}) == {"kitty": 2}
    assert settled(TOY, {"kitty": "x"}) == {}
    assert settled(TOY, {"preset": "rich", "end": "b"}) == {"kitty": 9, "end": "b"}
