"""Option sets to try a game with: random ones, and short games of them."""

from __future__ import annotations

from random import Random

from parlour.core.options import Options, Value
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.testing.demands import Given

TRIES = 200
SHARE = 0.4  # of the options that a random set gives


def accepted(rules: Rules, given: Given) -> Options | None:
    """The options in force, or None where the game refuses the set."""
    try:
        return rules.options.make(given)
    except BadOption:
        return None


def values_of(rules: Rules) -> dict[str, list[Value]]:
    """The values worth trying of every option, the usual one first."""
    usual = rules.options.make().values
    return {option.name: list(dict.fromkeys([usual[option.name], *option.samples()])) for option in rules.options.each}


def draw_set(values: dict[str, list[Value]], rng: Random, share: float = SHARE) -> Given:
    """Some of the options, each at one of its values; perhaps a set that the game refuses."""
    return {name: rng.choice(tried) for name, tried in values.items() if rng.random() < share}


def random_set(rules: Rules, rng: Random) -> tuple[Given, int]:
    """A random set that the game accepts, and how many it refused before."""
    values = values_of(rules)
    for refused in range(TRIES):
        given = draw_set(values, rng)
        if accepted(rules, given) is not None:
            return given, refused
    return {}, TRIES


def mended(rules: Rules, wished: Given) -> Given:
    """As much of a wished set as the game accepts, the first wishes first."""
    kept: Given = {}
    for _again in range(2):  # what one option needs may stand after it
        for name, value in wished.items():
            if accepted(rules, {**kept, name: value}) is not None:
                kept[name] = value
    return kept


def shortened(rules: Rules, given: Given) -> Given:
    """The same set with as few deals as can be tried, where it does not say how many."""
    if "deals" in given or "deals" not in values_of(rules):
        return given
    numbers = sorted([value for value in rules.option("deals").samples() if isinstance(value, int)])
    for deals in numbers:
        if accepted(rules, {**given, "deals": deals}) is not None:
            return {**given, "deals": deals}
    return given


def in_strict_conduct(rules: Rules, given: Given) -> Given:
    """The same set without offences, and without what only goes with them."""
    if given.get("conduct", "strict") == "strict":
        return given
    return mended(rules, {**given, "conduct": "strict"})
