"""The seed of the lots is promised before anybody enters, and every round can be drawn again from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from parlour.evening.contest import KNOCKOUT, LEAGUE, ROUNDS, Form, Match
from parlour.evening.lines import Line
from parlour.evening.reckoning import reckon
from parlour.evening.seed import check_lots, promise_of_seed, seed_of
from parlour.evening.sheet import Sheet
from tests.evening.test_contests import Story, plan

SEED = "seed"  # that a story draws with


def promised(form: Form, seed: str = SEED) -> list[Line]:
    story = Story(plan(form, rounds=3), 5)
    story.lines[0] = replace(story.lines[0], promise=promise_of_seed(seed))
    story.play_all(lambda person: person)
    return story.lines


def wrong(lines: Sequence[Line]) -> list[str]:
    return [what for _contest, _line, what in check_lots(lines)]


def lots(lines: Sequence[Line]) -> list[object]:
    """What the sheet says of them."""
    sheet = Sheet(reckon(lines, 5), list("abcde"), lambda _line: "")
    return [row["why"] for row in sheet.rows() if row.get("what") == "lots"]


@pytest.mark.parametrize("form", [LEAGUE, ROUNDS, KNOCKOUT])
def test_every_round_is_drawn_again_from_the_promised_seed(form: Form) -> None:
    lines = promised(form)
    assert wrong(lines) == []
    assert lots(lines) == ["as promised"]


def test_another_seed_is_found() -> None:
    lines = promised(LEAGUE, "another")
    assert set(wrong(lines)) == {"the seed is not the one that was promised"}
    assert set(lots(lines)) == set(wrong(lines))


@pytest.mark.parametrize("form", [LEAGUE, ROUNDS, KNOCKOUT])
def test_pairings_of_somebodys_choice_are_found(form: Form) -> None:
    lines = promised(form)
    at = next(i for i, line in enumerate(lines) if line.round is not None)
    drawn = lines[at].round
    assert drawn is not None
    first, second = drawn.matches[:2]
    swapped = (Match(first.table, second.people), Match(second.table, first.people), *drawn.matches[2:])
    forged = [*lines[:at], replace(lines[at], round=replace(drawn, matches=swapped))]
    assert wrong(forged) == ["the pairings are not those that the seed makes"]
    later = replace(lines[at], round=replace(drawn, seed="later"))
    story = [replace(lines[0], promise=""), *lines[1:at], lines[at], *lines[at + 1 :]]
    assert wrong(story) == []
    assert wrong([*lines[:at], later])[0] == "the seed is not the one that was promised"


def test_nothing_is_said_where_nothing_was_promised_or_drawn() -> None:
    assert lots(Story(plan(LEAGUE), 4).lines) == []
    assert promise_of_seed("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert seed_of(b"1" * 32) != seed_of(b"2" * 32)
