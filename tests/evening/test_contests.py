"""A competition as its lines tell it: entries, rounds, what matches came to, and who has won."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random

import pytest

from parlour.evening.contest import KNOCKOUT, LEAGUE, ROUNDS, Form, Match, Plan, Round
from parlour.evening.contests import (
    MOST_PEOPLE,
    Contest,
    check_draw,
    check_entry,
    check_settling,
    check_withdrawal,
    contests_in,
    going,
)
from parlour.evening.lines import Kind, Line, Played, Seat, line_of
from parlour.evening.reckoning import Unfit
from parlour.evening.standings import POINT, Result, places_of, standings


class Story:
    """The lines of one competition, as its secretary and its people would have them written."""

    def __init__(self, plan: Plan, people: int) -> None:
        self.lines: list[Line] = []
        self.write("contest", plan=plan, text="Cup")
        for person in range(people):
            self.write("entered", person=person)

    def write(self, kind: Kind, **more: object) -> None:
        about = {"contest": 0 if kind in ("contest", "game") else 1, **more}
        line = Line(len(self.lines) + 1, 0, 0, kind, **about)  # type: ignore[arg-type]
        self.lines.append(line_of(line.number, 0, json.loads(json.dumps(line.plain()))))
        assert self.lines[-1] == line, "as a store keeps it"

    @property
    def contest(self) -> Contest:
        return contests_in(self.lines)[1]

    def draw(self) -> Round:
        contest = self.contest
        number = len(contest.rounds) + 1
        check_draw(contest, number)
        tables, byes = contest.next_round("seed")
        matches = [Match(f"t{number}.{i}", tuple(table)) for i, table in enumerate(tables)]
        packs = contest.cutting.number if contest.cutting is not None else 0
        self.write("round", round=Round(number, "seed", tuple(matches), tuple(byes), packs))
        return self.lines[-1].round or Round(0, "", ())

    def play(self, match: Match, results: Sequence[int], left: Sequence[int] = (), kept: str = "then") -> None:
        seats = [
            Seat(person, result=result, left=i in left)
            for i, (person, result) in enumerate(zip(match.people, results, strict=True))
        ]
        self.write("game", where=match.table, played=Played("any", 1, tuple(seats), kept=kept))  # type: ignore[arg-type]

    def play_all(self, result: Callable[[int], int]) -> None:
        """Rounds until it is over; ``result`` is what a person wins at any table."""
        while self.contest.state != "over":
            for match in self.draw().matches:
                self.play(match, [result(person) for person in match.people])


def plan(form: Form, seats: int = 2, least: int = 2, rounds: int = 0) -> Plan:
    return Plan(form, "any", seats, least, rounds=rounds, options={"deals": 3}, clock=(30, 60))


@pytest.mark.parametrize("form", [LEAGUE, ROUNDS, KNOCKOUT])
@pytest.mark.parametrize(("seats", "least"), [(2, 2), (3, 3), (4, 2), (5, 4)])
def test_the_strongest_wins_whatever_the_form(form: Form, seats: int, least: int) -> None:
    for people in (least, 5, 9, 14):
        if people >= least:
            story = Story(plan(form, seats, least, rounds=4), people)
            story.play_all(lambda person: -person)
            contest = story.contest
            assert contest.champions() == [0]
            assert contest.standings()[0].person == 0
            assert sorted(one.person for one in contest.standings()) == list(range(people))
            if form != KNOCKOUT:
                for round in contest.rounds:
                    assert sorted(round.people) == list(range(people))
            else:
                assert all(max(contest_byes(contest).values(), default=0) <= 1 for _one in "x")


def contest_byes(contest: Contest) -> dict[int, int]:
    return {one.person: one.byes for one in contest.standings()}


def test_a_knock_out_of_two_has_as_few_rounds_as_can_be() -> None:
    for people in range(2, 25):
        story = Story(plan(KNOCKOUT), people)
        story.play_all(lambda person: person)
        contest = story.contest
        assert len(contest.rounds) == (people - 1).bit_length()
        assert sum(len(round.matches) for round in contest.rounds) == people - 1
        assert contest.champions() == [people - 1]
        assert max(contest_byes(contest).values()) <= 1
        order = [one.lasted for one in contest.standings()]
        assert order == sorted(order, reverse=True)


def test_how_many_go_on() -> None:
    assert going([2, 2], 0, 2) == [1, 1]
    assert going([4, 3], 0, 3) == [2, 1]
    assert going([3, 3], 0, 3) == [2, 2], "one from each could not sit down to play"
    assert going([4], 0, 2) == [1]
    assert going([3], 1, 3) == [2]


def test_points_are_shares_of_a_table() -> None:
    four = Result((0, 1, 2, 3), (1, 2, 2, 4), (9, 5, 5, 0))
    assert [four.points(seat) for seat in range(4)] == [POINT, POINT // 2, POINT // 2, 0]
    for seats in range(2, 9):
        places = tuple(range(1, seats + 1))
        points = [Result(places, places, places).points(seat) for seat in range(seats)]
        assert points[0] == POINT
        assert sum(points) * 2 == POINT * seats
    assert places_of([5, 9, 9, 1], [False, True, False, False]) == (2, 4, 1, 3), "who left is last"


def test_what_decides_where_points_are_equal() -> None:
    results = [Result((0, 1), (1, 2), (3, -3)), Result((2, 3), (1, 2), (8, -8))]
    assert [one.person for one in standings([0, 1, 2, 3], results, {}, "places")] == [2, 0, 1, 3]
    by_counters = [*results, Result((0, 3), (1, 2), (1, -1))]
    assert [one.person for one in standings([0, 1, 2, 3], by_counters, {}, "counters")][:2] == [2, 0]
    assert [one.person for one in standings([0, 1, 2, 3], by_counters, {}, "places")][:2] == [0, 2]
    equal = standings([0, 1, 2], [Result((0, 1), (1, 1), (0, 0))], {2: 1}, "places")
    assert [(one.person, one.rank) for one in equal] == [(0, 1), (1, 1), (2, 3)]
    assert equal[2].points == POINT // 2


def test_a_game_counts_once_and_the_secretary_settles_the_rest() -> None:
    story = Story(plan(LEAGUE), 4)
    first, second = story.draw().matches
    story.play(first, [1, 5], left=[1])
    assert story.contest.results[first.table].places == (1, 2), "who left his seat to a bot is last"
    story.play(second, [3, 3], kept="stopped")
    assert story.contest.unfinished == [second]
    with pytest.raises(Unfit, match="1 matches of round 1 are not over"):
        check_draw(story.contest, 2)
    story.write("settled", where=second.table, places=(2, 1), text="the server was stopped")
    assert story.contest.results[second.table].how == "settled"
    assert story.contest.state == "ready"
    story.play(second, [9, 0])
    assert story.contest.results[second.table].places == (2, 1), "what is settled stands"
    story.write("settled", where=first.table, places=(1, 1), text="both agreed")
    old = story.contest.results[first.table]
    assert (old.places, old.counters) == ((1, 1), (1, 5)), "by a newer line; what was won is not changed"


def test_who_withdraws_is_last_and_meets_nobody_any_more() -> None:
    story = Story(plan(LEAGUE), 4)
    first, second = story.draw().matches
    quitter, other = first.people
    story.write("withdrew", person=quitter)
    result = story.contest.results[first.table]
    assert (result.how, result.places) == ("withdrawn", (2, 1))
    story.play(first, [9, 0])
    assert story.contest.results[first.table] == result, "whatever is played after that"
    story.play(second, [1, 0])
    for number in (2, 3):
        drawn = story.draw()
        assert quitter not in drawn.people
        for match in drawn.matches:
            story.play(match, [1 if person == other else 0 for person in match.people])
        assert story.contest.state == ("ready" if number == 2 else "over")
    assert story.contest.champions() == [other]
    with pytest.raises(Unfit, match="over"):
        check_withdrawal(story.contest, other)


def test_at_a_larger_table_the_others_play_on() -> None:
    story = Story(plan(KNOCKOUT, seats=4), 8)
    first, second = story.draw().matches
    story.write("withdrew", person=first.people[0])
    assert first.table not in story.contest.results
    story.play(first, [9, 3, 2, 1])
    assert story.contest.results[first.table].places == (4, 1, 2, 3)
    story.play(second, [4, 3, 2, 1])
    assert set(story.contest.still_in()) == {*first.people[1:3], *second.people[:2]}
    everybody = story.contest.still_in()
    (final,) = story.draw().matches
    for person in everybody[1:]:
        story.write("withdrew", person=person)
    assert story.contest.state == "over"
    assert story.contest.champions() == [everybody[0]]
    assert sorted(final.people) == sorted(everybody)


def test_equals_in_a_knock_out_are_parted_by_what_was_won_before_then_by_lot() -> None:
    story = Story(plan(KNOCKOUT), 8)
    for match in story.draw().matches:
        story.play(match, [5, 5])
    goers = story.contest.still_in()
    assert len(goers) == 4
    assert goers == story.contest.still_in()
    story.draw()
    for match in story.contest.unfinished:
        story.play(match, [3, 1])
    assert len(story.contest.still_in()) == 2


def test_what_cannot_be_written() -> None:
    story = Story(plan(KNOCKOUT), 0)
    with pytest.raises(Unfit, match="at least 2"):
        check_draw(story.contest, 1)
    story.write("entered", person=7)
    with pytest.raises(Unfit, match="already"):
        check_entry(story.contest, 7)
    with pytest.raises(Unfit, match="does not take part"):
        check_withdrawal(story.contest, 6)
    story.write("withdrew", person=7)
    check_entry(story.contest, 7)
    for person in range(MOST_PEOPLE):
        story.write("entered", person=person)
    with pytest.raises(Unfit, match="at most"):
        check_entry(story.contest, 99)
    first = story.draw().matches[0]
    with pytest.raises(Unfit, match="nobody enters"):
        check_entry(story.contest, 99)
    for number in (1, 3):
        with pytest.raises(Unfit):
            check_draw(story.contest, number)
    for places in ((1,), (1, 3), (2, 2), (0, 1), (1, 2, 3)):
        with pytest.raises(Unfit):
            check_settling(story.contest, first.table, places)
    with pytest.raises(Unfit, match="no such match"):
        check_settling(story.contest, "none", (1, 2))
    for places in ((1, 2), (2, 1), (1, 1)):
        check_settling(story.contest, first.table, places)
    for match in story.contest.unfinished:
        story.play(match, [1, 0])
    story.draw()
    with pytest.raises(Unfit, match="rests on this match"):
        check_settling(story.contest, first.table, (1, 2))


def test_random_stories_come_to_an_end() -> None:
    """Whatever people do, nothing is drawn twice, and it ends."""
    for seed in range(60):
        chance = Random(seed)
        form: Form = chance.choice([LEAGUE, ROUNDS, KNOCKOUT])
        seats = chance.randint(2, 5)
        story = Story(plan(form, seats, chance.randint(2, seats), rounds=chance.randint(1, 5)), chance.randint(5, 12))
        for _step in range(200):
            contest = story.contest
            if contest.state == "over":
                break
            if chance.random() < 0.1:
                story.write("withdrew", person=chance.choice(contest.playing))
            elif contest.unfinished:
                match = chance.choice(contest.unfinished)
                story.play(match, [chance.randint(0, 3) for _person in match.people])
            else:
                story.draw()
        assert story.contest.state == "over", seed
        assert story.contest.champions()
