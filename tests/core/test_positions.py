"""Positions in the middle of things that a case sets."""

from __future__ import annotations

import pytest

from parlour.cases.run import run_case
from parlour.errors import BadCase
from parlour.registry import rules_of

HANDS = "seats A B C\ndealer C\nphase play\nhand A 9H 2D\nhand B 6S 3D\nhand C 9D 8C\n"
RUNS = {"jig": "", "spin": "", "newmarket": "", "pope-joan": "turn 2S\n"}


@pytest.mark.parametrize("name", RUNS)
def test_the_middle_of_a_run(name: str) -> None:
    head = f"game {name}\noption players 3\n{RUNS[name]}{HANDS}"
    text = f"{head}run 4S 5S\nplayed_by A C\nleader A\n? B: play 6S\n= run 4S 5S"
    assert not run_case(text, rules_of).failures


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("run 5S 4H", "may not play 4H"),
        ("run 4S *", "named one by one"),
        ("run 4S 5S\nplayed_by A", "a seat for each"),
        ("run 4S 5S\nplayed_by A D", "a seat for each"),
        ("run KD", "the run ends with its last card"),
    ],
)
def test_a_run_that_cannot_be(lines: str, says: str) -> None:
    text = f"game newmarket\noption players 3\n{HANDS}{lines}\n? A:"
    with pytest.raises(BadCase, match=says) as caught:
        run_case(text, rules_of, "x.case")
    assert str(caught.value).startswith("x.case:9: ")


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("hand B/1 8S 3D", "two cards each"),
        ("hand B/1 8S 3D\nhand B/2 8H", "two cards each"),
        ("hand B/1 8S 3D\nhand B/3 8H KC", "two cards each"),
        ("hand B/1 8S 3D\nhand B/2 9H KC", "come of no division"),
        ("hand B/1 8S 3D\nhand B/2 8H KC\nhand B 8D 8C", "set twice"),
    ],
)
def test_a_divided_hand_that_cannot_be(lines: str, says: str) -> None:
    with pytest.raises(BadCase, match=says):
        run_case(f"game vingt-un\noption deal_sale off\ndealer A\nphase drawing\n{lines}\n? B:", rules_of)
