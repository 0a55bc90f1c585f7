"""Pairings: for every number of people and every size of table nobody meets twice before he must."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.evening.contest import LEAGUE, ROUNDS, Form, Match, Plan, Round
from parlour.evening.drawing import Past, draw, lots, pairs, table_sizes

SIZES = range(2, 9)
PEOPLE = range(2, 25)
LONGEST = 40
SEED = "public"


def drawn(form: Form, people: int, seats: int, least: int, rounds: int, seed: str = SEED) -> list[Round]:
    """So many rounds, or until everybody has met everybody; the best are others each time."""
    plan, everybody = Plan(form, "any", seats, least), list(range(people))
    found: list[Round] = []
    for number in range(1, rounds + 1):
        past = Past(found)
        if form == LEAGUE and number > 1 and past.have_met(everybody):
            break
        tables, byes = draw(plan, everybody, lots("others", everybody, number), past, seed)
        found.append(Round(number, seed, tuple([Match("", tuple(table)) for table in tables]), tuple(byes)))
    return found


@pytest.mark.parametrize("seats", SIZES)
def test_a_league_brings_everybody_together(seats: int) -> None:
    for people in PEOPLE:
        least = seats if people >= seats and people % 2 else 2  # with byes, and with smaller tables
        rounds = drawn(LEAGUE, people, seats, least, LONGEST)
        for one in rounds:
            assert sorted(one.people) == list(range(people)), "everybody, once in a round"
            assert all(least <= len(match.people) <= seats for match in one.matches)
            sizes = [len(match.people) for match in one.matches]
            assert max(sizes) - min(sizes) <= 1
        past = Past(rounds)
        assert past.have_met(range(people)), (people, seats, least)
        byes = [past.byes[person] for person in range(people)]
        assert max(byes) - min(byes) <= 1
        first = [past.seats[person, 0] for person in range(people)]
        assert max(first) - min(first) <= (1 if seats == 2 else 2)
        for number in range(len(rounds)):
            no_exchange_is_better(Past(rounds[:number]), rounds[number])


def no_exchange_is_better(past: Past, round: Round) -> None:
    """No two people could change tables so that fewer meet again."""
    tables = [set(match.people) for match in round.matches]

    def again(person: int, table: set[int]) -> int:
        return sum(past.times(person, other) for other in table if other != person)

    for here, there in combinations(tables, 2):
        for one in here:
            for other in there:
                now = again(one, here) + again(other, there)
                assert now <= again(one, there - {other}) + again(other, here - {one})


@pytest.mark.parametrize("people", PEOPLE)
def test_at_tables_of_two_nobody_meets_twice_in_a_league(people: int) -> None:
    rounds = drawn(LEAGUE, people, 2, 2, people - 1 + people % 2)
    past = Past(rounds)
    assert set(past.met.values()) == {1}
    assert len(past.met) == people * (people - 1) // 2
    assert {past.byes[person] for person in range(people)} == {people % 2}


@pytest.mark.parametrize("people", PEOPLE)
def test_by_standing_nobody_meets_twice_while_others_are_left(people: int) -> None:
    """With half as many rounds as people there is always somebody new (Dirac); later, where the rest can be matched."""
    full = people + people % 2
    rounds = drawn(ROUNDS, people, 2, 2, full - 1)
    assert all(times == 1 for times in Past(rounds[: full // 2]).met.values())
    for number, one in enumerate(rounds):
        past = Past(rounds[:number])
        again = sum(bool(past.times(*match.people)) for match in one.matches)
        playing = sorted([person for match in one.matches for person in match.people])
        assert again == 0 or not can_be_matched(playing, past)


def can_be_matched(people: list[int], past: Past) -> bool:
    if not people:
        return True
    first, rest = people[0], people[1:]
    return any(
        can_be_matched([one for one in rest if one != other], past) for other in rest if not past.times(first, other)
    )


def test_who_stands_alike_meets() -> None:
    plan, people = Plan(ROUNDS, "any", 2, 2), list(range(8))
    assert draw(plan, people, people, Past([]), SEED) == ([[0, 1], [2, 3], [4, 5], [6, 7]], [])
    tables, byes = draw(plan, people[:7], people[:7], Past([]), SEED)
    assert (sorted(map(sorted, tables)), byes) == ([[0, 1], [2, 3], [4, 5]], [6])


def test_it_follows_from_the_seed_alone() -> None:
    for seats in (2, 3, 4):
        assert drawn(LEAGUE, 11, seats, seats, 5) == drawn(LEAGUE, 11, seats, seats, 5)
        others = {str(drawn(LEAGUE, 11, seats, seats, 5, seed)) for seed in "abcdef"}
        assert len(others) == 6
    assert lots("public", list(range(6))) == [3, 2, 4, 0, 1, 5], "whoever draws again draws the same"


def test_sizes_of_tables() -> None:
    assert table_sizes(7, 2, 4) == [4, 3]
    assert table_sizes(7, 4, 4) == [4]
    assert table_sizes(5, 4, 4) == [4]
    assert table_sizes(9, 2, 4) == [3, 3, 3]
    assert table_sizes(1, 2, 4) == []
    assert table_sizes(5, 2, 2) == [2, 2]
    for people in PEOPLE:
        for most in SIZES:
            for least in range(2, most + 1):
                sizes = table_sizes(people, least, most)
                assert sum(sizes) <= people
                assert (not sizes) == (people < least)
                assert not any(fits(playing, least, most) for playing in range(sum(sizes) + 1, people + 1))


def fits(people: int, least: int, most: int) -> bool:
    return any(tables * least <= people <= tables * most for tables in range(1, people + 1))


def test_a_league_goes_on_without_who_withdraws() -> None:
    plan, everybody = Plan(LEAGUE, "any", 2, 2), list(range(6))
    tables, byes = draw(plan, everybody, [0, 1, 2, 4, 5], Past([]), SEED)
    whole, _none = draw(plan, everybody, everybody, Past([]), SEED)
    alone = [person for table in whole if 3 in table for person in table if person != 3]
    assert (tables, byes) == ([table for table in whole if 3 not in table], alone)
    assert pairs([3, 1, 2]) == [(1, 2), (1, 3), (2, 3)]
