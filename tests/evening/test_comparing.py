"""Duplicated packs: who held the same seat is compared, exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour.evening.comparing import compared
from parlour.evening.contest import LEAGUE, Plan
from parlour.evening.contests import check_draw, check_entry
from parlour.evening.cutting import asked_to_cut, check_promise
from parlour.evening.reckoning import Unfit
from parlour.evening.standings import POINT, How, Result, places_of
from tests.evening.test_contests import Story

SAME = Plan(LEAGUE, "any", 2, 2, duplicate=True)


STAYED = (False, False)


def result(first: int, won: tuple[int, int], left: tuple[bool, bool] = STAYED, how: How = "played") -> Result:
    return Result((first, first + 1), places_of(won, left), won, how, left=left)


def state(story: Story) -> str:
    return story.contest.state


def test_a_seat_is_held_against_the_same_seat_elsewhere() -> None:
    found = compared({"a": result(0, (5, -5)), "b": result(2, (2, -2)), "c": result(4, (2, -2))}, ["a", "b", "c"])
    assert [list(one.beyond) for one in found.values()] == [[2, -2], [-1, 1], [-1, 1]]
    quarters = [POINT // 4, 3 * POINT // 4]
    assert [list(one.worth) for one in found.values()] == [[POINT, 0], quarters, quarters]
    thirds = compared({"a": result(0, (1, 0)), "b": result(2, (0, 0)), "c": result(4, (0, 0))}, ["a", "b", "c"])
    assert sum(one.beyond[0] for one in thirds.values()) == 0, "to the last third"
    assert thirds["a"].beyond[0] == Fraction(2, 3)


def test_who_has_left_is_behind_all_who_stayed() -> None:
    found = compared({"a": result(0, (9, -9), (True, False)), "b": result(2, (-9, 9))}, ["a", "b"])
    assert [found[table].worth[0] for table in "ab"] == [0, POINT]


def test_what_was_settled_or_stands_alone_counts_by_its_places() -> None:
    alone = compared({"a": result(0, (5, -5)), "b": result(2, (0, 0), how="settled")}, ["a", "b", "c"])
    assert all(not one.worth and not one.beyond for one in alone.values())
    assert alone["a"].points(0) == POINT


def test_standings_and_what_is_refused() -> None:
    story = Story(SAME, 5)
    check_draw(story.contest, 1)
    story.write("packs", promise="0" * 64)
    assert state(story) == "cutting"
    with pytest.raises(Unfit):
        check_entry(story.contest, 9)
    for person in range(5):
        story.write("committed", person=person, part="1" * 64)
    story.write("listed")
    assert story.contest.cutting is not None
    assert story.contest.cutting.missing == [0, 1, 2, 3, 4]
    story.write("packs", promise="2" * 64, missing=(4,))
    assert (story.contest.out, story.contest.cutting and story.contest.cutting.missing) == ([4], [])
    for person in range(4):
        story.write("committed", person=person, part="1" * 64)
    story.write("listed")
    for person in range(4):
        story.write("shared", person=person, part="1" * 64)
    drawn = story.draw()
    assert len(drawn.matches) == 2
    for match, won in zip(drawn.matches, (6, 1), strict=True):
        story.play(match, [won, -won])
    best, worst = drawn.matches[0].people
    standing = {one.person: one for one in story.contest.standings()}
    assert (standing[best].beyond, standing[worst].beyond) == (Fraction(5, 2), Fraction(-5, 2))
    assert state(story) == "playing", "until it is disclosed"
    with pytest.raises(Unfit):
        check_draw(story.contest, 2)
    story.write("disclosed")
    assert state(story) == "ready"


def test_who_withdraws_while_packs_are_cut_brings_no_other_ones() -> None:
    story = Story(SAME, 5)
    story.write("packs", promise="0" * 64)
    for person in range(5):
        story.write("committed", person=person, part="1" * 64)
    story.write("listed")
    story.write("shared", person=0, part="1" * 64)
    story.write("withdrew", person=4)
    assert state(story) == "cutting", "but what he has not shown voids them"
    assert 4 in story.contest.cutting.missing  # type: ignore[union-attr]
    story.write("withdrew", person=3)
    assert (state(story), story.contest.champions()) == ("over", [])
    with pytest.raises(Unfit):
        check_entry(story.contest, 3)
    with pytest.raises(Unfit):
        check_draw(story.contest, 1)


def test_where_all_have_failed_once_nobody_cuts() -> None:
    story = Story(SAME, 4)
    story.write("packs", promise="0" * 64)
    story.write("packs", promise="1" * 64, missing=(0, 1, 2))
    assert asked_to_cut(story.contest) == [3]
    check_promise(story.contest)
    story.write("packs", promise="2" * 64, missing=(3,))
    with pytest.raises(Unfit):
        check_promise(story.contest)


def test_too_few_for_two_tables_are_no_round() -> None:
    with pytest.raises(Unfit):
        check_draw(Story(SAME, 3).contest, 1)
    assert Story(SAME, 3).contest.state == "open"
