"""The case runner says file, line, expected and found, and refuses what it cannot read."""

from __future__ import annotations

import pytest

from parlour.cases.run import run_case
from parlour.errors import BadCase
from parlour.registry import rules_of

HEAD = """game ecarte
dealer B
hand A KS QS JS 8H 8D
hand B 7S 9H TH 7C 7D
turn 9S
"""


def failures(text: str) -> list[str]:
    return [str(failure) for failure in run_case(HEAD + text, rules_of, "x.case").failures]


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("= score A 3", "score A 3", "0"),
        ("= hand A KS", "hand A KS", "8D 8H JS QS KS"),
        ("= next B", "next B", "A"),
        ("! A: propose -> ecarte.37", "refused by ecarte.37", "a lawful move"),
        ("! B: accept -> ecarte.44", "ecarte.44", "ecarte.35a"),
        ("? A play: KS", "play KS", "play 8D"),
        ("? A: propose", "propose", "play KS"),
        ("= event ecarte.43", "event ecarte.43", "ecarte.13a"),
        ("= no event ecarte.13a", "no event ecarte.13a", "gets-cards"),
        ("@ A knows 7S", "7S", "does not know 7S"),
        ("@ A knows not KS", "not KS", "knows KS"),
        ("@ A sees ecarte.44", "ecarte.44", "a view that gives"),
        ("@ A sees hand B 4 backs", "hand B 4 backs", "5 backs"),
        ("A: play 7C", "a lawful move", "ecarte.31"),
        ("try:\n  A: propose\n  = next A", "next A", "B"),
    ],
)
def test_a_failing_line_says_what_it_found(line: str, expected: str, found: str) -> None:
    (text,) = failures(line)
    assert text.startswith("x.case:")
    assert f"expected: {expected}" in text
    assert found in text.partition("found:")[2]


def test_a_failure_names_line_and_clause() -> None:
    (text,) = failures("# a remark\nA: propose\n! B: accept -> ecarte.44")
    assert text.startswith("x.case:8: ! B: accept -> ecarte.44")
    assert "clause:   ecarte.44" in text


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("> 9S 9H 9D KC KS, TS TH TD 4C 4D", "9S 9H 9D KC KS loses to TS TH TD 4C 4D"),
        ("> KS KD 7H 7C AS, KH KC 7S 7D 2D", "KS KD 7H 7C AS equals KH KC 7S 7D 2D"),
        ("~ TS TH TD 4C 4D, 9S 9H 9D KC KS", "TS TH TD 4C 4D beats 9S 9H 9D KC KS"),
    ],
)
def test_hands_that_are_not_as_said(line: str, found: str) -> None:
    (failure,) = run_case(f"game poker\n{line}", rules_of, "x.case").failures
    assert failure.found == found


@pytest.mark.parametrize(
    ("game", "line", "why"),
    [
        ("ecarte", "> KS, QS", "not ranked"),
        ("poker", "> KS QS, JS TS", "five cards"),
        ("poker", "> KS QS JS TS 9S", "compared"),
        ("poker", "> KS QS JS TS *, 9S 8S 7S 6S 4S", "every card named"),
        ("poker", "> KS KS JS TS 9S, 9S 8S 7S 6S 4S", "stands twice"),
    ],
)
def test_hands_that_cannot_be_compared(game: str, line: str, why: str) -> None:
    with pytest.raises(BadCase, match=why):
        run_case(f"game {game}\n{line}", rules_of)


def test_views_differ_where_an_open_act_differs() -> None:
    (text,) = failures("A: propose\n@ B same if A: play KS")
    assert "the same view" in text


def test_a_trial_leaves_the_game_alone() -> None:
    assert not failures("try:\n  A: propose\n  try:\n    B: refuse\n    = phase tricks\n  = next B\n= next A")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hand A KS", "the first line names the game"),
        ("game ecarrte", "nearest: ecarte"),
        ("game ecarte\noption stakes 3", "nearest: stake"),
        ("game ecarte\nseats A", "2 different seat names"),
        ("game ecarte\nseed x", "a seed is a whole number"),
        ("game ecarte\ndealer C\ngo", "dealer cannot be 'C'"),
        ("game ecarte\ndealer B\nhandd A KS\ngo", "nearest: hand"),
        ("game ecarte\ndealer B\nhand A KS KS\ngo", "stands twice"),
        ("game ecarte\ndealer B\nhand A KS\nhand B KS\ngo", "given to two places"),
        ("game ecarte\ndealer B\nhand A KZ\ngo", "no card 'KZ'"),
        ("game ecarte\ndealer B\nhand A KS QS JS TS 9S 8S\ngo", "gets 5 cards"),
        ("game ecarte\ndealer B\nturn 7S\nA: plya KS", "nearest: play"),
        ("game ecarte\ndealer B\nturn 7S\nC: play KS", "no seat 'C'"),
        ("game ecarte\ndealer B\nturn 7S\nA: play", "unfinished"),
        ("game ecarte\ndealer B\nturn 7S\nA: propose now", "says too much"),
        ("game ecarte\ndealer B\nturn 7S\n  A: propose", "only lines under"),
        ("game ecarte\ndealer B\nturn 7S\n! A: propose", "! SEAT: MOVE -> CLAUSE"),
        ("game ecarte\ndealer B\nturn 7S\n@ A smells KS", "knows, sees, same if or advised"),
        ("game ecarte\ndealer B\nturn 7S\n= scoree A 1", "nearest: score"),
        ("game ecarte\n* pick one\ngo", "* pick NUMBER"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, says: str) -> None:
    with pytest.raises(BadCase) as caught:
        run_case(text, rules_of, "x.case")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_deal_that_the_set_up_has_made_is_not_due_again() -> None:
    with pytest.raises(BadCase, match="the set-up has dealt already"):
        run_case("game ecarte\nturn KS\ngo\n", rules_of)
