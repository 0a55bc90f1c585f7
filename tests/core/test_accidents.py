"""Accidents: drawn at their rates, given by a case, noted for a record; and the option that sets the rates."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from parlour.core.chance import Chance, Secret
from parlour.core.moves import Move, Verb, verb
from parlour.core.options import OptionSet, Rates, Values
from parlour.errors import BadOption
from parlour.mechanisms.accidents import befall, rates_of

FALL = verb("fall", "number")
SPILL = verb("spill")
KINDS = [FALL, SPILL]


def draw(kind: Verb) -> Move:
    return Move(kind, 3) if kind is FALL else Move(kind)


def check(_values: Values, _given: frozenset[str]) -> None:
    pass


OPTIONS = OptionSet("picnic", [Rates("accidents", "fall spill", clause="picnic.1")], check)


def rates(text: object) -> list[float]:
    return rates_of(OPTIONS.make({"accidents": text}), "accidents", KINDS)


def test_rates_for_all_or_for_some() -> None:
    assert rates_of(OPTIONS.make(), "accidents", KINDS) == [0.0, 0.0]
    assert rates(0.25) == [0.25, 0.25]
    assert rates("0.5") == [0.5, 0.5]
    assert rates("spill=0.1") == [0.0, 0.1]
    assert rates("spill=0.1, fall=1") == [1.0, 0.1]
    made = OPTIONS.make({"accidents": "spill=0.10,fall=1"})
    assert made.lines() == ["accidents spill=0.1,fall=1.0"]
    assert OPTIONS.make({"accidents": made.values["accidents"]}) == made


@pytest.mark.parametrize("bad", ["2", "-0.1", "nan", "often", "fall=2", "fall=", "slip=0.1", "fall=0.1,fall=0.1", ""])
def test_other_rates_are_refused(bad: str) -> None:
    with pytest.raises(BadOption) as refused:
        OPTIONS.make({"accidents": bad})
    assert refused.value.clause == "picnic.1"
    assert "\n" not in str(refused.value)


def test_they_happen_at_their_rates() -> None:
    chance = Chance(4)
    seen = Counter[str]()
    for _i in range(4000):
        for mishap in befall(chance, KINDS, [0.25, 0.5], KINDS, draw):
            seen[mishap.verb.name] += 1
    assert 900 < seen["fall"] < 1100
    assert 1880 < seen["spill"] < 2120


def test_without_a_rate_nothing_is_drawn_or_noted() -> None:
    chance = Chance(4)
    chance.noted = []
    state = chance.state
    assert befall(chance, KINDS, [0.0, 0.0], KINDS, draw) == []
    assert (chance.state, chance.noted) == (state, [])


def test_a_given_accident_waits_for_an_occasion_of_its_kind() -> None:
    chance = Chance(4)
    chance.noted = []
    chance.mishaps = [[0, 7, -1, -1]]
    assert befall(chance, KINDS, [0.0, 0.0], [SPILL], draw) == []
    assert befall(chance, KINDS, [0.0, 0.0], [FALL], draw) == [Move(FALL, 7)]
    assert befall(chance, KINDS, [0.0, 0.0], [FALL], draw) == []
    assert chance.noted == [("accident", [0, 7, -1, -1])]


def test_that_nothing_happened_can_be_given() -> None:
    chance = Chance(4)
    chance.mishaps = [[], [1, -1, -1, -1]]
    certain = [1.0, 1.0]
    assert befall(chance, KINDS, [0.0, 0.0], KINDS, draw) == []
    assert befall(chance, KINDS, certain, KINDS, draw) == []
    assert befall(chance, KINDS, certain, KINDS, draw) == [Move(SPILL)]
    assert befall(chance, KINDS, certain, KINDS, draw) == [Move(FALL, 3), Move(SPILL)]


@pytest.mark.parametrize("chance", [Chance(3), Secret(bytes(32))])
def test_copies_keep_what_is_given(chance: Chance) -> None:
    chance.mishaps = [[], [1, -1, -1, -1]]
    for twin in (chance.copy(), pickle.loads(pickle.dumps(chance))):
        assert twin == chance
        twin.given_mishaps([0], True)
        assert twin.mishaps != chance.mishaps
