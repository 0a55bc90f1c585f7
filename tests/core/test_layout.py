"""Layouts: what a game's folder says of its places and facts, defaults, and what is refused."""

from __future__ import annotations

import json

import pytest

from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.present.layout import FACT_KINDS, PLACE_KINDS, SUITS, BadLayout, layout_of, read_layout
from parlour.registry import all_rules

WHERE = "the test"
ALL_KINDS = """
suits = "german"
centre = ["trick", "board"]
score = "tricks"
quiet = ["leave"]
listed = ["rank"]

[places]
table = "row"
board = { kind = "board", order = ["pope", "matrimony"] }
ticket = { kind = "grid", columns = 9 }
covered = { kind = "marks", on = "ticket" }

[facts]
rank = "hidden"
leader = "text"

[costs]
call = "rank"

[usual]
call = "rank"
"""


def test_what_is_listed_is_laid_out_so() -> None:
    layout = read_layout(ALL_KINDS, WHERE)
    assert (layout.suits, layout.centre) == ("german", ("trick", "board"))
    assert layout.place("table").kind == "row"
    assert layout.place("board").order == ("pope", "matrimony")
    assert layout.place("ticket").columns == 9
    assert layout.place("covered").on == "ticket"
    assert layout.fact("rank") == "hidden"


def test_what_is_not_listed_has_the_defaults_of_the_house() -> None:
    bare, own = read_layout("", WHERE), read_layout(ALL_KINDS, WHERE)
    assert bare.suits == "french"
    assert bare.place("hand").kind == "hand"
    assert bare.place("somewhere").kind == "row"
    assert (bare.fact("leader"), own.fact("leader")) == ("marker", "text")
    assert bare.fact("somewhat") == "text"


def test_a_front_end_elsewhere_reads_the_same() -> None:
    said = json.loads(json.dumps(read_layout(ALL_KINDS, WHERE).as_dict()))
    assert said["centre"] == ["trick", "board"]
    assert said["places"]["ticket"] == {"kind": "grid", "columns": 9, "order": [], "on": "", "each": 1}
    assert said["places"]["hand"]["kind"] == "hand"
    assert said["facts"]["dealer"] == "marker"
    assert (said["score"], said["costs"], said["usual"]) == ("tricks", {"call": "rank"}, {"call": "rank"})
    assert (said["quiet"], said["listed"]) == (["leave"], ["rank"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("centre = [", "the test: "),
        ('center = ["trick"]', "the test: no key 'center'; nearest: centre"),
        ('suits = "swiss"', "the test: no suits 'swiss'; there is: french, german, numbers"),
        ('centre = "trick"', "the test: a list of names is wanted, not 'trick'"),
        ("centre = [1]", "the test: a list of names is wanted, not [1]"),
        ('places = "row"', "the test: places is a table, [places]"),
        ('[places]\nhand = "hnad"', "the test, place hand: no kind 'hnad'; nearest: hand"),
        ("[places]\nhand = {}", "the test, place hand: no kind None"),
        ("[places]\nhand = 3", "the test, place hand: kind cannot be 3"),
        ('[places]\nhand = { kind = "row", colums = 3 }', "the test, place hand: no key 'colums'; nearest: columns"),
        ('[places]\nhand = { kind = "row", columns = true }', "the test, place hand: columns cannot be True"),
        ('[places]\na = { kind = "marks", on = "b" }', "the test, place a: it lies on 'b', which is not listed"),
        ('[facts]\nrank = "hiden"', "the test, fact rank: no kind 'hiden'; nearest: hidden"),
        ("[facts]\nrank = 3", "the test, fact rank: no kind 3"),
        ('score = "goals"', "the test: no score 'goals'; there is: points, tricks"),
        ("[costs]\ncall = 3", "the test, costs of call: the word of a fact is wanted, not 3"),
        ("[usual]\ncall = 3", "the test, usual of call: the word of a fact is wanted, not 3"),
        ('quiet = "leave"', "the test: a list of names is wanted, not 'leave'"),
    ],
)
def test_what_front_ends_could_not_follow_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadLayout) as refused:
        read_layout(text, WHERE)
    assert str(refused.value).startswith(said)
    assert isinstance(refused.value, ParlourError)


@pytest.mark.parametrize("rules", all_rules().values(), ids=all_rules())
def test_every_game_has_a_layout(rules: Rules) -> None:
    layout = layout_of(rules)
    assert (rules.folder / "layout.toml").is_file()
    assert layout.suits in SUITS
    assert {place.kind for place in layout.places.values()} <= set(PLACE_KINDS)
    assert set(layout.facts.values()) <= set(FACT_KINDS)
    assert set(layout.costs) <= {verb.name for verb in rules.new({}, seed=0).verbs()}
    assert layout_of(rules) is layout
