"""The case runner says file, line, expected and found, and refuses what it cannot read."""

from __future__ import annotations

from contextlib import suppress

import pytest

from parlour.cases.run import run_case
from parlour.errors import BadCase
from parlour.registry import all_rules, rules_of

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
        ("game ecarte\ndealer B\nturn 7S\n@ A smells KS", "knows, sees, same if, blind to, advised or told"),
        ("game ecarte\ndealer B\nturn 7S\n= scoree A 1", "nearest: score"),
        ("game ecarte\n* pick one\ngo", "* pick NUMBER"),
        ("game ecarte\ndealer B\nturn 7S\n= account/stake 1", "nearest: stakes"),
        ("game ecarte\ndealer B\nturn 7S\n@ A sees account/stake 1", "nearest: stakes"),
        ("game ecarte\ndealer B\nturn 7S\n@ A sees hnad B none", "nearest: hand"),
        ("game ecarte\ndealer B\nturn 7S\n= events", "= events EVENT, EVENT, *"),
        ("game ecarte\ndealer B\nturn 7S\n= 2 events", "= 2 events CLAUSE"),
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


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("try:\n  A: propose\n  B: acept", "8: 'B: acept'", "nearest: accept"),
        ("try:\n  A: propose\n  try:\n    B: acept", "9: 'B: acept'", "nearest: accept"),
        ("try:\n  A: propose\n    B: accept", "8: 'B: accept'", "only lines under"),
    ],
)
def test_what_cannot_be_read_under_try_is_named_by_its_own_line(text: str, line: str, says: str) -> None:
    with pytest.raises(BadCase) as caught:
        failures(text)
    assert str(caught.value).startswith(f"x.case:{line}")
    assert says in str(caught.value)


def test_a_refused_move_under_try_is_named_by_its_own_line() -> None:
    (text,) = failures("try:\n  A: play 7C")
    assert text.startswith("x.case:7: A: play 7C")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("game ecarte\nturn 9S\ndealer C\nhand A KS\ngo", 3, "dealer cannot be 'C'"),
        ("game ecarte\ndealer B\nhandd A KS\nturn 9S\ngo", 3, "nearest: hand"),
        ("game ecarte\ndealer B\nhand A KZ\nturn 9S\ngo", 3, "no card 'KZ'"),
        ("game ecarte\ndealer B\nhand A KS QS JS TS 9S 8S\nturn 7S\ngo", 3, "gets 5 cards"),
        ("game ecarte\ndealer B\nhand A KS\nhand B KS\nturn 9S\ngo", 4, "given to two places"),
        ("game ecarte\ndealer B\ndealer A\nturn 9S\ngo", 3, "set twice"),
        ("game ecarte\ndealer B\nscore A 99\nturn 9S\ngo", 3, "99 points"),
        ("game ecarte\noption stake 3\noption deals x\nseats A B\ngo", 3, "deals"),
        ("game ecarte\noption stake 3\nseats A B C\ndealer B\ngo", 3, "2 different seat names"),
    ],
)
def test_what_cannot_be_set_is_named_by_its_own_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadCase) as caught:
        run_case(text, rules_of, "x.case")
    assert str(caught.value).startswith(f"x.case:{line}: ")
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("* hand A KH\nA: propose", 6),
        ("A: propose\n* turn KH", 7),
        ("try:\n  * turn KH\n  A: propose", 7),
    ],
)
def test_cards_that_no_deal_lays_are_an_error(text: str, line: int) -> None:
    with pytest.raises(BadCase, match=f"x.case:{line}: .*no deal comes"):
        failures(text)


def test_cards_laid_on_a_copy_are_laid() -> None:
    assert not run_case("game ecarte\ndealer B\n* hand A KS\ntry:\n  go\n  = hand A KS *", rules_of).failures


@pytest.mark.parametrize("text", ["* shuffle KS", "* pick 3"])
def test_what_nothing_draws_is_an_error(text: str) -> None:
    with pytest.raises(BadCase, match="nothing is drawn"):
        failures(text)


@pytest.mark.parametrize("line", ["tricks A 3", "next A", "over yes", "account/stakes 3"])
def test_a_word_that_cannot_be_set_is_told_so(line: str) -> None:
    with pytest.raises(BadCase, match="can be read, but not set") as caught:
        run_case(f"game ecarte\ndealer B\n{line}\nturn 9S\ngo", rules_of, "x.case")
    assert str(caught.value).startswith("x.case:3: ")


@pytest.mark.parametrize("name", list(all_rules()))
@pytest.mark.parametrize("value", ["*", "none", "7", "A", "* *", ""])
def test_any_word_set_to_anything_gives_an_outcome_or_one_line(name: str, value: str) -> None:
    said = []
    for word in rules_of(name).new().words():
        for key in ("", "A", "A/1"):
            with suppress(BadCase):
                said += run_case(f"game {name}\n{word} {key} {value}\n? A:", rules_of, "x.case").failures
    assert len(said) <= 3 * len(rules_of(name).new().words())


@pytest.mark.parametrize(
    ("method", "text"), [("second", "away *"), ("first", "called *"), ("first", "tickets A 1\ncovered A/1 *")]
)
def test_knobs_of_loto_are_named(method: str, text: str) -> None:
    with pytest.raises(BadCase, match="named one by one"):
        run_case(f"game loto\noption method {method}\n{text}\n? A:", rules_of)


def test_moves_that_a_table_does_not_know() -> None:
    assert not failures("! A: juggle -> no such move\n! A: propose KS -> no such move\n! A: play 2S -> no such move")
    (lawful, refused) = failures("! A: play KS -> no such move\n! A: play 7C -> no such move")
    assert "a lawful move" in lawful
    assert "refused by ecarte.31" in refused


def test_events_in_their_order_and_number() -> None:
    assert not failures("A: mark\n= events ecarte.26a marks-king A 1, *\n= 1 event ecarte.26a\n= 0 events ecarte.44")
    for line in ("= events ecarte.44, ecarte.26a", "= 2 events ecarte.26a", "= events ecarte.26a, ecarte.26a, *"):
        assert len(failures("A: mark\n" + line)) == 1


def test_accounts_are_read_and_seen() -> None:
    assert not failures("= account/stakes 2, account/A -1, account/house 0\n@ watcher sees account/stakes 2")
    assert len(failures("= account/stakes 3\n@ A sees account/stakes 3")) == 2


def test_no_backs_and_backs_beside_faces() -> None:
    assert not failures("@ A sees hand A 0 backs\n@ A sees trick 0 backs\n@ A sees hand B 5 backs")
    assert len(failures("@ A sees hand B 0 backs\n@ A sees hand A 5 backs")) == 2


def test_what_a_seat_cannot_tell() -> None:
    assert not failures("@ A blind to hand B\n@ A same if hand B KH\n@ A blind to talon\n@ watcher blind to hand A")
    seen, held = failures("@ A blind to turn\n@ A same if hand B QS")
    assert "9S lies there" in seen
    assert "no such world" in held


def test_all_open_claims_of_a_seat() -> None:
    text = "game ecarte\noption conduct table\ndealer B\nA: fresh\nB: deal 3-2\n* turn 7H, hand A QS\ngo\nB: turn\n"
    text += "A: play QS\n"
    (failure,) = run_case(text + "? A claim: 19a", rules_of).failures
    claims = " ".join(piece.removeprefix("claim ") for piece in failure.found.split(", "))
    assert not run_case(text + f"? A claim: {claims}", rules_of).failures
    assert len(claims.split()) > 1
