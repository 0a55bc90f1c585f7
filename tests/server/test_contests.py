"""Competitions on a server: entries by the key, tables laid by the house, results from records, and attacks on them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from parlour.evening.contest import KNOCKOUT, LEAGUE, Form, Match, Plan
from parlour.evening.contests import Contest, contests_in
from parlour.evening.lines import Line
from parlour.server.room.contests import Contests
from parlour.server.room.evenings import Book, Secretary
from parlour.server.room.house import House
from parlour.server.storage.evenings import Evening
from parlour.server.storage.people import Guest
from parlour.server.storage.store import Store
from parlour.server.table.callers import Rejected
from parlour.server.table.waits import Waits
from tests.server.evenings import SECRETARY, paying
from tests.server.hall import Person, Time, house_of, play_out, table_in, until
from tests.server.places import Place, in_loop

NUMBER = 2  # the line that opens the competition


class Crash(Exception):
    pass


def guest(i: int) -> Guest:
    return Guest(f"guest{i}", f"Name {i}", 0)


def plan(form: Form = LEAGUE, seats: int = 2) -> Plan:
    return Plan(form, paying().name, seats, seats, options={"deals": 1})


async def opened(
    store: Store | None = None, people: int = 4, given: Plan | None = None, house: House | None = None
) -> tuple[Contests, Evening]:
    """A competition with so many people in it."""
    keep = Contests(house or house_of(store))
    evening = await keep.secretary.open(SECRETARY, "Friday")
    await keep.open(evening.id, SECRETARY, " Cup\n1 ", given or plan())
    for i in range(people):
        await keep.enter(evening.id, guest(i), NUMBER, evening.key)
    return keep, evening


def drawn(book: Book) -> tuple[Match, ...]:
    round = book.contests()[NUMBER].round
    assert round is not None
    return round.matches


async def arrived(house: House, book: Book, match: Match) -> list[Person]:
    """Those of a match, at their table."""
    people = []
    for number in match.people:
        one = book.people[number]
        people.append(Person(house, one.guest, one.name))
        await people[-1].ask("enter", table=match.table)
    return people


async def play(house: House, book: Book, match: Match, seed: int = 1) -> list[Person]:
    people = await arrived(house, book, match)
    await until(lambda: all(person.view is not None for person in people))
    await people[0].dealt()
    await play_out(people, Random(seed))
    return people


async def refused(work: object) -> str:
    with pytest.raises(Rejected) as rejected:
        await work  # type: ignore[misc]
    return rejected.value.code


@in_loop
async def test_a_league_from_entries_to_the_end() -> None:
    keep, evening = await opened(people=3)
    house, id = keep.house, evening.id
    for number in (1, 2, 3):
        book = await keep.draw(id, SECRETARY, NUMBER, number)
        (match,) = drawn(book)
        table = table_in(house, match.table)
        assert table.settings.name == f"Cup 1 {number}.1"
        assert [chair.guest for chair in table.chairs] == [book.people[person].guest for person in match.people]
        assert (table.settings.hints, table.settings.undo, table.settings.opening) == (False, False, "all")
        await play(house, book, match, number)
        book = await keep.book(id)
        result = book.contests()[NUMBER].results[match.table]
        (line,) = [line for line in book.lines if line.where == match.table and line.played]
        assert line.played is not None
        assert list(result.counters) == [seat.result for seat in line.played.seats]
        assert result.people == tuple([seat.person for seat in line.played.seats])
        found = await house.store.evening_of(match.table)
        assert found is not None
        assert found.id == id
    contest = book.contests()[NUMBER]
    assert contest.state == "over"
    assert len(contest.champions()) >= 1
    assert await refused(keep.draw(id, SECRETARY, NUMBER, 4)) == "not_now"
    trail = [note.what for note in await house.store.notes()]
    assert {"competition opened", "competition entered", "round drawn"} <= set(trail)
    await house.close()


@in_loop
async def test_who_enters_and_who_may_do_what() -> None:
    keep, evening = await opened(people=2)
    id, stranger = evening.id, guest(9)
    assert await refused(keep.enter(id, guest(0), NUMBER, evening.key)) == "not_now", "nobody enters twice"
    for key in ("", "ő", evening.id, evening.key[:-1]):
        assert await refused(keep.enter(id, stranger, NUMBER, key)) == "forbidden"
    assert await refused(keep.enter(id, stranger, 1, evening.key)) == "unknown"
    assert await refused(keep.enter(id, Guest("p", "P", 0, program=True), NUMBER, evening.key)) == "forbidden"
    assert await refused(keep.open(id, guest(0), "Mine", plan())) == "forbidden"
    assert await refused(keep.draw(id, guest(0), NUMBER, 1)) == "forbidden"
    assert await refused(keep.withdraw(id, guest(0), NUMBER, 2, "")) == "forbidden", "only for himself"
    assert await refused(keep.withdraw(id, SECRETARY, NUMBER, 77, "")) == "not_now"
    for bad in (plan(seats=9), Plan(LEAGUE, "none", 2, 2), Plan(LEAGUE, paying().name, 2, 2, options={"x": 1})):
        assert await refused(keep.open(id, SECRETARY, "Cup", bad)) == "unknown"
    assert await refused(keep.open(id, SECRETARY, " \u202e", plan())) == "malformed"
    book = await keep.draw(id, SECRETARY, NUMBER, 1)
    assert await refused(keep.enter(id, stranger, NUMBER, evening.key)) == "not_now"
    table = drawn(book)[0].table
    assert await refused(keep.settle(id, guest(0), NUMBER, table, [1, 2], "mine")) == "forbidden", "forged by a player"
    assert await refused(keep.settle(id, SECRETARY, NUMBER, table, [1, 2], " ")) == "malformed"
    assert await refused(keep.settle(id, SECRETARY, NUMBER, table, [1, 2, 3], "x")) == "not_now"
    assert await refused(keep.settle(id, SECRETARY, NUMBER, "none", [1, 2], "x")) == "not_now"
    await keep.house.close()


@in_loop
async def test_a_match_table_is_nobodys_to_change() -> None:
    time = Time()
    keep, evening = await opened(people=2, house=house_of(now=time))
    house = keep.house
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    (match,) = drawn(book)
    stranger, host = Person(house, "guest9", "Nine"), Person(house, SECRETARY.guest, SECRETARY.name)
    first = Person(house, book.people[match.people[0]].guest, "x")
    for person in (stranger, host, first):
        await person.ask("enter", table=match.table)
    assert (await stranger.ask("sit"))["code"] == "forbidden"
    for person, code in ((stranger, "not_host"), (first, "not_host"), (host, "forbidden")):
        assert (await person.ask("start", fill=True))["code"] == code
        assert (await person.ask("set", options={"deals": 9}))["code"] == code
        assert (await person.ask("bot", seat=1, bot="random"))["code"] == code
    assert (await host.ask("remove", guest=first.guest))["code"] == "forbidden"
    assert (await first.ask("stand"))["code"] == "forbidden"
    assert (await first.ask("sit", seat=1))["code"] == "taken"
    assert table_in(house, match.table).state == "gathering", "it waits for both"
    assert first.table is not None
    assert first.table["match"]
    (second,) = await arrived(house, book, Match(match.table, match.people[1:]))
    await until(lambda: table_in(house, match.table).playing)
    await play_out([first, second], Random(1))
    assert (await host.ask("start"))["code"] == "forbidden", "one game, and no second try"
    book = await keep.book(evening.id)
    assert book.contests()[NUMBER].results[match.table].how == "played"
    assert len([line for line in book.lines if line.played]) == 1
    await house.close()


@in_loop
async def test_who_does_not_come_is_not_waited_for_and_is_last() -> None:
    time = Time()
    keep, evening = await opened(people=2, house=house_of(now=time, waits=Waits(commit=50)))
    house = keep.house
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    (match,) = drawn(book)
    (here,) = await arrived(house, book, Match(match.table, match.people[:1]))
    time.ms += 599_000
    house.rooms[match.table].driver.look()
    assert not table_in(house, match.table).playing
    time.ms += 2_000
    house.rooms[match.table].driver.look()
    await until(lambda: table_in(house, match.table).playing)
    house.rooms[match.table].driver._rings()  # the alarm, by a clock that tests set
    await until(lambda: bool(table_in(house, match.table).chairs[1].bot))
    await here.dealt()
    await play_out([here], Random(1))
    result = (await keep.book(evening.id)).contests()[NUMBER].results[match.table]
    assert result.places == (1, 2), "whatever the bot has won"
    await house.close()


@in_loop
async def test_two_processes_draw_one_round(place: Place) -> None:
    keep, evening = await opened(await place.open(), 4)
    other = Contests(house_of(await place.open()))
    asked = [one.draw(evening.id, SECRETARY, NUMBER, 1) for one in (keep, other, keep, other)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, Book) for one in found) == 1
    assert {one.code for one in found if isinstance(one, Rejected)} == {"not_now"}
    books = await asyncio.gather(keep.book(evening.id), other.book(evening.id))
    assert books[0].lines == books[1].lines
    assert len(books[0].contests()[NUMBER].rounds) == 1
    for match in drawn(books[0]):
        log = await keep.house.store.entries(match.table)
        assert [entry.kind for entry in log] == ["made", "sat", "sat"], "laid once"
    for house in (keep.house, other.house):
        await house.close()
        await house.store.close()


@in_loop
async def test_a_round_that_was_drawn_before_a_crash_is_laid_by_whoever_looks(place: Place) -> None:
    keep, evening = await opened(await place.open(), 4)

    async def crash(_book: Book) -> None:
        raise Crash

    keep._lay_tables = crash  # type: ignore[method-assign, assignment]
    with pytest.raises(Crash):
        await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    await keep.house.close()
    again = Contests(house_of(await place.open()))
    book = await again.book(evening.id)
    first, second = drawn(book)
    await play(again.house, book, first)
    await again.house.close()
    later = Contests(house_of(await place.open()))  # in mid-round
    book = await later.book(evening.id)
    contest = book.contests()[NUMBER]
    assert (contest.state, list(contest.results)) == ("playing", [first.table])
    assert await refused(later.draw(evening.id, SECRETARY, NUMBER, 2)) == "not_now"
    await play(later.house, book, second)
    assert (await later.book(evening.id)).contests()[NUMBER].state == "ready"
    await later.house.close()
    for one in (keep, again, later):
        await one.house.store.close()


@in_loop
async def test_who_withdraws_in_mid_round_leaves_his_seat_to_a_bot() -> None:
    three = Plan(KNOCKOUT, paying().name, 3, 3, options={"deals": 1})
    keep, evening = await opened(people=3, given=three)
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    (match,) = drawn(book)
    quitter = match.people[1]
    gone = Guest(book.people[quitter].guest, "", 0)
    await keep.withdraw(evening.id, gone, NUMBER, quitter, "ill")
    assert table_in(keep.house, match.table).chairs[1].bot
    book = await keep.book(evening.id)
    people = await arrived(keep.house, book, Match(match.table, (match.people[0], match.people[2])))
    await until(lambda: table_in(keep.house, match.table).playing)
    leaver = Guest(book.people[match.people[2]].guest, "", 0)
    book = await keep.withdraw(evening.id, leaver, NUMBER, match.people[2], "")
    result = book.contests()[NUMBER].results[match.table]
    assert (result.how, result.places) == ("withdrawn", (1, 2, 2))
    assert table_in(keep.house, match.table).chairs[2].bot, "and the game can go on"
    assert book.contests()[NUMBER].champions() == [match.people[0]]
    assert await refused(keep.withdraw(evening.id, leaver, NUMBER, match.people[2], "")) == "not_now"
    assert people
    await keep.house.close()


@in_loop
async def test_a_settled_match_stands_beside_its_record() -> None:
    keep, evening = await opened(people=2)
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    (match,) = drawn(book)
    await play(keep.house, book, match)
    before = (await keep.book(evening.id)).contests()[NUMBER].results[match.table]
    turned = [2, 1] if before.places[0] == 1 else [1, 2]
    book = await keep.settle(evening.id, SECRETARY, NUMBER, match.table, turned, "seats were mixed up")
    after = book.contests()[NUMBER].results[match.table]
    assert (list(after.places), after.how, after.counters) == (turned, "settled", before.counters)
    assert [line.kind for line in book.lines][-2:] == ["game", "settled"], "both lines stay"
    await keep.house.close()


@in_loop
async def test_a_book_with_many_competitions_is_gone_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask for it, again and again."""
    house = house_of()
    evening = await Secretary(house).open(SECRETARY, "Evening")
    contests = Contests(house)
    for number in range(5):
        book = await contests.open(evening.id, SECRETARY, f"Cup {number}", plan())
    for number in book.contests():
        book = await contests.enter(evening.id, guest(1), number, evening.key)
    gone_through = 0

    def counted(lines: Sequence[Line]) -> dict[int, Contest]:
        nonlocal gone_through
        gone_through += 1
        return contests_in(lines)

    monkeypatch.setattr("parlour.server.room.evenings.contests_in", counted)
    assert len((await contests.book(evening.id)).contests()) == 5
    assert gone_through <= 2
    await house.close()
