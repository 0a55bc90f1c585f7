"""Option sets for tests: accepted ones, as close to what was wished as the game allows."""

from __future__ import annotations

from random import Random

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.options import Options, OptionSet, Values, Whole, Words
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.testing.options import accepted, in_strict_conduct, mended, random_set, shortened, values_of
from parlour.testing.pairs import pairwise


def _check(values: Values, _given: frozenset[str]) -> None:
    if values["wine"] == "red" and values["fish"] == "on":
        raise BadOption("no red wine with fish")
    if values["soup"] == "hot" and (values["fish"] == "off" or values["wine"] == "none"):
        raise BadOption("soup needs fish and wine")
    if values["brawl"] == "on" and values["conduct"] == "strict":
        raise BadOption("no brawl in strict conduct")


def _make(options: Options, names: list[str], chance: Chance) -> Game:
    raise NotImplementedError


OPTIONS = [
    Words("wine", "none white red"),
    Words("fish", "off on"),
    Words("soup", "cold hot"),
    Words("conduct", "strict table"),
    Words("brawl", "off on"),
    Whole("deals", 1, None, "night", words="night", tried=(2, 5)),
]
RULES = Rules("dinner", OptionSet("dinner", OPTIONS, _check), _make, __name__)


def test_values_hold_the_usual_one_and_the_samples() -> None:
    assert values_of(RULES)["deals"] == ["night", 2, 5]


def test_random_sets_are_accepted_and_refusals_counted() -> None:
    drawn = [random_set(RULES, Random(seed)) for seed in range(200)]
    assert all(accepted(RULES, given) is not None for given, _refused in drawn)
    assert sum(refused for _given, refused in drawn) > 20


def test_mended_keeps_what_can_stay() -> None:
    assert mended(RULES, {"soup": "hot", "wine": "white", "fish": "on"}) == {
        "soup": "hot",
        "wine": "white",
        "fish": "on",
    }
    assert mended(RULES, {"wine": "red", "fish": "on"}) == {"wine": "red"}


def test_shortened_unless_told() -> None:
    assert shortened(RULES, {}) == {"deals": 2}
    assert shortened(RULES, {"deals": "night"}) == {"deals": "night"}


def test_strict_conduct_drops_what_needs_offences() -> None:
    wild: dict[str, str | int | float] = {"conduct": "table", "brawl": "on", "wine": "red"}
    assert in_strict_conduct(RULES, wild) == {"conduct": "strict", "wine": "red"}


def test_pairs_that_need_a_third_option_are_found() -> None:
    found = pairwise(RULES)
    refused = set(found.refused)
    assert (("wine", "red"), ("fish", "on")) in refused
    assert (("wine", "red"), ("soup", "hot")) in refused  # soup needs fish, which refuses red
    assert (("wine", "white"), ("soup", "hot")) not in refused
    assert (("soup", "hot"), ("brawl", "on")) not in refused  # needs fish, wine and table
    assert len(found.sets) < 20
    assert pairwise(RULES).sets == found.sets
