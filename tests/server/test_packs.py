"""Packs that are the same at all tables of a round: cut by all who take part, hidden until all are done; attacks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from parlour.core.rules import Rules
from parlour.evening.contest import KNOCKOUT, LEAGUE, Match, Plan
from parlour.fair.rounds import commitment, share_of
from parlour.fair.verify import verify
from parlour.registry import all_rules, rules_of
from parlour.server.http import replays
from parlour.server.http.evening_routes import _csv, _info
from parlour.server.http.links import _played
from parlour.server.postcards.postcard import Postcard
from parlour.server.room.contests import Contests, fitting
from parlour.server.room.evenings import Book
from parlour.server.room.house import House
from parlour.server.storage.evenings import Evening
from parlour.server.table.callers import Rejected
from parlour.server.table.waits import Waits
from tests.server.evenings import SECRETARY
from tests.server.hall import Person, Time, any_move, house_of, table_in
from tests.server.places import File, in_loop
from tests.server.test_contests import NUMBER, arrived, drawn, guest, opened, refused

SHORT = Waits(cut=1000)


def repeating() -> Rules:
    """A game for two at which packs can be the same."""
    fit = [rules for rules in all_rules().values() if rules.repeats is not None and rules.players[0] <= 2]
    return next(rules for rules in fit if not rules.unlike(rules.options.make({"players": 2, "deals": 2})))


def same(deals: int = 1) -> Plan:
    return Plan(LEAGUE, repeating().name, 2, 2, options={"deals": deals}, duplicate=True)


def share(evening: Evening, i: int, drawing: int) -> bytes:
    return share_of(bytes([i]) * 32, evening.id, NUMBER, drawing)


async def commit(keep: Contests, evening: Evening, book: Book, i: int) -> Book:
    cutting = book.contests()[NUMBER].cutting
    assert cutting is not None
    person = next(one.number for one in book.people if one.guest == guest(i).guest)
    mine = share(evening, i, cutting.number)
    bound = commitment(evening.id, NUMBER, cutting.number, person, guest(i).guest, mine)
    return await keep.commit(evening.id, guest(i), NUMBER, cutting.number, bound.hex())


async def show(keep: Contests, evening: Evening, drawing: int, i: int) -> Book:
    return await keep.share(evening.id, guest(i), NUMBER, drawing, share(evening, i, drawing).hex())


async def cut(keep: Contests, evening: Evening, book: Book, people: int = 4) -> Book:
    """All commit, all show."""
    drawing = book.lines[-1].number
    for i in range(people):
        await commit(keep, evening, book, i)
    for i in range(people):
        book = await show(keep, evening, drawing, i)
    return book


async def dealt_round(deals: int = 1) -> tuple[Contests, Evening, Book]:
    keep, evening = await opened(people=4, given=same(deals), house=house_of(waits=SHORT))
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    return keep, evening, await cut(keep, evening, book)


async def play_on(people: list[Person], seed: int) -> None:
    """Random lawful moves to the end, each deal begun as soon as it can be."""
    chance = Random(seed)
    table = people[0].table
    assert table is not None
    while table_in(people[0].house, table["id"]).playing:
        for person in people:
            if person.rest is not None:
                await person.ask("ready", seq=person.seq)
        asked = [person for person in people if person.is_asked()]
        if asked:
            person = chance.choice(asked)
            assert person.view is not None
            await person.move(any_move(person.view, chance))
        else:
            await asyncio.sleep(0.001)


async def play(house: House, book: Book, match: Match, seed: int = 1) -> list[Person]:
    people = await arrived(house, book, match)
    await people[0].dealt()
    await play_on(people, seed)
    return people


async def shown(keep: Contests, evening: Evening) -> Book:
    """The book once the round is shown; the house sees to that by itself."""
    while True:
        book = await keep.book(evening.id)
        if any(line.kind == "disclosed" for line in book.lines):
            return book
        await asyncio.sleep(0.002)


async def hands(house: House, table: str) -> list[list[str]]:
    """What was dealt to each seat in each deal, from the finished game's record with every card."""
    found, _eyes = await replays.looked_up(house, table, 1, "stranger", None)
    text = found.opened_text()
    return [line.split() for line in text.split("\n") if line.startswith("* ")]


def secrets_of(book: Book) -> list[str]:
    return [line.secret for line in book.lines if line.secret]


def told_of(book: Book) -> str:
    """Everything that anybody is told of a book."""
    info = json.dumps([str(_info(book, who, 0)) for who in (SECRETARY.guest, "guest0", "stranger")])
    return info + _csv(book, "https://example/")


@in_loop
async def test_two_tables_are_dealt_the_same_and_nothing_is_shown_before_both_are_done() -> None:
    keep, evening, book = await dealt_round(2)
    house = keep.house
    assert [line.kind for line in book.lines][6:] == ["packs", *["committed"] * 4, "listed", *["shared"] * 4, "round"]
    first, second = drawn(book)
    people = await play(house, book, first)
    book = await keep.book(evening.id)
    assert not book.contests()[NUMBER].results
    assert not [line for line in book.lines if line.played]
    assert table_in(house, first.table).state == "over"
    for who in (people[0].guest, SECRETARY.guest, "stranger", guest(3).guest):
        for seat in (None, 0, 1):
            with pytest.raises(Rejected) as rejected:
                await replays.looked_up(house, first.table, 1, who, seat)
            assert rejected.value.code == "not_now"
    assert await house.store.record(first.table, 1) is None
    assert not await house.store.is_counted(first.table, 1)
    watcher = Person(house, "stranger", "S")
    await watcher.ask("enter", table=first.table)
    assert watcher.view is None
    assert all(not message.get("told") for message in watcher.told)
    assert not table_in(house, first.table).card().spectators
    second_people = await arrived(house, book, second)
    await second_people[0].dealt()
    await watcher.ask("enter", table=second.table)
    assert watcher.view is None
    assert (await watcher.ask("say", text="B holds the king"))["code"] == "not_seated", "nor is anything told by it"
    assert (await people[0].ask("enter", table=second.table))["t"] == "table"
    assert (await people[0].ask("say", text="B holds the king"))["code"] == "not_seated"
    closed = Postcard("table", "en", repeating().name, "invites")
    assert _played(table_in(house, second.table), closed) == (closed, None), "nor drawn on a card for messengers"
    await play_on(second_people, 5)
    book = await shown(keep, evening)
    assert [line.kind for line in book.lines][-3:] == ["disclosed", "game", "game"]
    assert await hands(house, first.table) == await hands(house, second.table)
    contest = book.contests()[NUMBER]
    results = contest.compared()
    for seat in (0, 1):
        assert sum(results[match.table].beyond[seat] for match in (first, second)) == 0
        assert sum(results[match.table].points(seat) for match in (first, second)) == 840
    for match in (first, second):
        found, _eyes = await replays.looked_up(house, match.table, 1, "stranger", None)
        verdict = verify(found.opened_text(), rules_of)
        assert not verdict.wrong
        assert any("duplicated" in remark for remark in verdict.remarks)
    for secret in secrets_of(book):
        assert secret not in told_of(book)
    await house.close()


@in_loop
async def test_who_cuts_and_what_is_refused() -> None:
    time = Time()
    keep, evening = await opened(people=4, given=same(), house=house_of(now=time, waits=SHORT))
    id = evening.id
    book = await keep.draw(id, SECRETARY, NUMBER, 1)
    drawing = book.lines[-1].number
    assert await refused(keep.enter(id, guest(7), NUMBER, evening.key)) == "not_now", "nobody comes late"
    assert await refused(keep.commit(id, guest(9), NUMBER, drawing, "0" * 64)) == "forbidden"
    assert await refused(keep.commit(id, SECRETARY, NUMBER, drawing, "0" * 64)) == "not_now", "who does not take part"
    assert await refused(keep.commit(id, guest(0), NUMBER, drawing + 1, "0" * 64)) == "not_now"
    assert await refused(keep.draw(id, SECRETARY, NUMBER, 1)) == "not_now", "no other packs at will"
    await commit(keep, evening, book, 0)
    assert await refused(commit(keep, evening, book, 0)) == "not_now"
    assert await refused(show(keep, evening, drawing, 0)) == "not_now", "before the list is closed"
    assert await refused(keep.draw(id, SECRETARY, NUMBER, 1)) == "not_now", "some are still waited for"
    await commit(keep, evening, book, 1)
    time.ms += 1001
    book = await keep.draw(id, SECRETARY, NUMBER, 1)
    assert book.lines[-1].kind == "listed"
    assert await refused(commit(keep, evening, book, 2)) == "not_now", "who was late has no share"
    assert await refused(keep.share(id, guest(0), NUMBER, drawing, "1" * 64)) == "not_now", "another share"
    assert await refused(keep.share(id, guest(2), NUMBER, drawing, "1" * 64)) == "not_now"
    await show(keep, evening, drawing, 0)
    assert await refused(show(keep, evening, drawing, 0)) == "not_now"
    assert await refused(keep.draw(id, SECRETARY, NUMBER, 1)) == "not_now", "one has not shown his yet"
    time.ms += 1001
    book = await keep.draw(id, SECRETARY, NUMBER, 1)
    assert (book.lines[-1].kind, len(book.lines[-1].missing)) == ("packs", 1), "other packs, and it is said why"
    assert book.lines[-1].promise != book.lines[drawing - 1].promise
    assert await refused(show(keep, evening, drawing, 1)) == "not_now", "what is void stays void"
    assert await refused(commit(keep, evening, book, 1)) == "not_now", "he has no share any more"
    again = book.lines[-1].number
    for i in (0, 2, 3):
        await commit(keep, evening, book, i)
    for i in (0, 2, 3):
        book = await show(keep, evening, again, i)
    contest = book.contests()[NUMBER]
    assert (contest.state, contest.cuts[1].number, len(contest.cuts[1].shares)) == ("playing", again, 3)
    assert {table_in(keep.house, match.table).packs.drawing for match in drawn(book)} == {again}  # type: ignore[union-attr]
    await keep.house.close()


@in_loop
async def test_packs_are_cut_across_crashes_of_the_house(tmp_path: Path) -> None:
    place = File(tmp_path / "parlour.db")
    store = await place.open()
    keep, evening = await opened(people=4, given=same(), house=house_of(store, waits=SHORT))
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    drawing = book.lines[-1].number
    for i in range(4):
        await commit(keep, evening, book, i)
    promise = book.lines[-1].promise
    await keep.house.close()
    again = Contests(house_of(await place.open(), waits=SHORT))  # between commitments and shares
    for i in range(3):
        await show(again, evening, drawing, i)

    async def crash(*_about: object) -> Book:
        raise ConnectionError

    again._bring_on = crash  # type: ignore[method-assign, assignment]
    with pytest.raises(ConnectionError):
        await show(again, evening, drawing, 3)  # before the round is drawn
    await again.house.close()
    later = Contests(house_of(await place.open(), waits=SHORT))
    book = await later.book(evening.id)
    assert book.contests()[NUMBER].state == "playing"
    first, second = drawn(book)
    assert [table_in(later.house, match.table).packs.promise for match in (first, second)] == [promise] * 2  # type: ignore[union-attr]
    await play(later.house, book, first)
    await later.house.close()
    last = Contests(house_of(await place.open(), waits=SHORT))  # one is done, the other not begun
    book = await last.book(evening.id)
    assert not book.contests()[NUMBER].results
    await play(last.house, book, second)
    book = await shown(last, evening)
    assert len(book.contests()[NUMBER].results) == 2
    assert await hands(last.house, first.table) == await hands(last.house, second.table)
    for one in (keep, again, later, last):
        await one.house.close()
        await one.house.store.close()


@in_loop
async def test_a_match_that_is_settled_is_stopped_before_the_other_is_shown() -> None:
    keep, evening, book = await dealt_round()
    house = keep.house
    first, second = drawn(book)
    people = await arrived(house, book, second)
    await people[0].dealt()
    await play(house, book, first)
    assert table_in(house, first.table).sealed
    book = await keep.settle(evening.id, SECRETARY, NUMBER, second.table, [1, 2], "they are gone")
    assert table_in(house, second.table).state == "stopped"
    assert not table_in(house, first.table).sealed
    assert book.contests()[NUMBER].results[first.table].how == "played"
    kinds = [entry.kind for entry in await house.store.entries(second.table)]
    assert kinds[-2:] == ["stopped", "disclosed"]
    await house.close()


@in_loop
async def test_a_match_that_nobody_began_is_never_begun_with_packs_that_are_known() -> None:
    keep, evening, book = await dealt_round()
    house = keep.house
    first, second = drawn(book)
    await play(house, book, first)
    book = await keep.settle(evening.id, SECRETARY, NUMBER, second.table, [1, 2], "they are gone")
    assert not table_in(house, first.table).sealed
    await arrived(house, book, second)
    house.rooms[second.table].driver.look()
    assert table_in(house, second.table).state == "gathering"
    await house.close()


@in_loop
async def test_nobody_commits_at_such_a_table() -> None:
    keep, _evening, book = await dealt_round()
    people = await arrived(keep.house, book, drawn(book)[0])
    await people[0].dealt()
    assert people[0].fair is not None
    assert (people[0].fair["duplicate"], people[0].fair["out"]) == (True, [0, 1])
    drawing = people[0].fair["drawing"]
    answer = await people[0].ask("commit", drawing=drawing, hash="0" * 64, seq=people[0].seq)
    assert answer["code"] == "not_now"
    await keep.house.close()


def test_what_cannot_be_duplicated_is_refused_with_a_reason() -> None:
    def reason(plan: Plan) -> str:
        with pytest.raises(Rejected) as rejected:
            fitting(plan)
        return str(rejected.value)

    assert "one table alone" in reason(Plan(KNOCKOUT, repeating().name, 2, 2, options={"deals": 2}, duplicate=True))
    never = next(rules for rules in all_rules().values() if rules.repeats is None and rules.players[0] <= 3)
    assert never.name in reason(Plan(LEAGUE, never.name, 3, 3, duplicate=True))
    for rules in all_rules().values():
        if rules.repeats is not None and "table" in rules.option("conduct").samples():
            seats = max(2, rules.players[0])
            given: dict[str, str | int] = {"conduct": "table", "deals": 2}
            assert "conduct=table" in reason(Plan(LEAGUE, rules.name, seats, seats, options=given, duplicate=True))
    assert fitting(Plan(LEAGUE, repeating().name, 2, 2, options={"deals": 2}, duplicate=True)).least == 2
