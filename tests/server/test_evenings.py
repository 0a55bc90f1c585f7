"""The secretary's evening on a server: tables join, their records are entered, lines are added and never changed."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from random import Random
from typing import Any

import httpx
import pytest

from parlour.core.events import WATCHER
from parlour.core.rules import Rules
from parlour.evening.lines import OPENED, Line, Penalty, Played, Seat, line_of
from parlour.evening.playing import penal
from parlour.evening.sheet import Sheet
from parlour.law.book import load
from parlour.registry import all_rules
from parlour.server.net.limits import Limits
from parlour.server.protocol.settings import Settings
from parlour.server.room.evenings import MOST_TABLES, Secretary, entered
from parlour.server.room.house import House
from parlour.server.storage.evenings import Evening, EveningPerson, Growth, OtherEvening
from parlour.server.storage.people import Guest, Outdated, Session
from parlour.server.storage.store import Store
from parlour.server.table.callers import Rejected
from parlour.server.table.recording import lost_record
from tests.server.hall import Person, gathered, house_of, play_out
from tests.server.places import Memory, Place, in_loop
from tests.server.porch import Porch, porches

Json = dict[str, Any]


def paying() -> Rules:
    """A short game for two in which counters go from seat to seat or through a pool."""
    return next(rules for rules in all_rules().values() if rules.players[0] <= 2 and "stake" in names(rules))


def names(rules: Rules) -> list[str]:
    return [option.name for option in rules.options.each]


def settings(**more: Any) -> Settings:
    return Settings(paying().name, {"players": 2, "deals": 1}, **more)


async def game_at(house: House, secretary: Secretary, evening: Evening, seed: int) -> tuple[str, list[Person]]:
    """A table that joins and plays one game."""
    table, people = await gathered(house, settings(name="=Club"), 2)
    host = Guest(people[0].guest, people[0].name, 0)
    await secretary.join(evening.id, host, evening.key, table)
    await people[0].ask("start")
    await play_out(people, Random(seed))
    return table, people


SECRETARY = Guest("secretary", "Zsófia Ács", 0)


@in_loop
async def test_games_are_entered_from_their_records_once(place: Place) -> None:
    house = house_of(await place.open())
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "  Friday ")
    assert evening.name == "Friday"
    table, people = await game_at(house, keep, evening, 1)
    book = await keep.book(evening.id)
    assert [line.kind for line in book.lines] == ["opened", "joined", "game"]
    game = book.lines[2].played
    record = await house.archive.stored(table, 1)
    assert game is not None
    assert record is not None
    assert [seat.gain for seat in game.seats] == record.result
    assert sum(record.result) + game.left == 0
    await people[0].ask("start")
    await play_out(people, Random(2))
    books = await asyncio.gather(*[keep.book(evening.id) for _reader in range(4)])
    assert {len(book.lines) for book in books} == {4}
    assert [line.where for line in books[0].lines if line.played] == [table, table]
    assert books[0].names == ["Zsófia Ács", "Name 0", "Name 1"]
    again = await Secretary(house_of(house.store)).book(evening.id)  # another process
    assert again.lines == books[0].lines
    assert again.people == books[0].people
    assert [one.id for one in await house.store.evenings_of("guest1")] == [evening.id]
    await house.close()
    await house.store.close()


@in_loop
async def test_a_game_is_entered_though_nobody_looks() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    table, _people = await game_at(house, keep, evening, 1)
    lines: list[Line] = []
    for _i in range(1000):
        lines = await house.store.evening_lines(evening.id)
        if len(lines) > 2:
            break
        await asyncio.sleep(0.005)
    assert [(line.kind, line.where) for line in lines[1:]] == [("joined", table), ("game", table)]
    await house.close()


@in_loop
async def test_records_of_every_game_come_to_nothing() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    for number, rules in enumerate(all_rules().values()):
        seats = rules.players[0]
        table, people = await gathered(
            house, Settings(rules.name, {"deals": 1, "players": seats}, spectators=False), seats
        )
        await keep.join(evening.id, Guest(people[0].guest, people[0].name, 0), evening.key, table)
        await people[0].ask("start")
        await play_out(people, Random(number))
    book = await keep.book(evening.id)
    games = [line.played for line in book.lines if line.played is not None]
    assert {game.game for game in games} == set(all_rules())
    for game in games:
        record = await house.archive.stored(game_table(book.lines, game.game), 1)
        assert record is not None
        assert sum(seat.gain for seat in game.seats) + game.left == 0
        assert [seat.result for seat in game.seats] == record.result
        view = record.record_for(WATCHER).view
        assert view is not None
        assert [seat.gain for seat in game.seats] == [int(view.accounts.get(one, 0)) for one in record.agreed.labels]
    reckoned = book.reckoned
    assert sum(total.due for total in reckoned.totals) == 0
    assert any(total.gain for total in reckoned.totals)
    await house.close()


def game_table(lines: list[Line], game: str) -> str:
    return next(line.where for line in lines if line.played is not None and line.played.game == game)


@in_loop
async def test_a_game_without_its_record_counts_nothing() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    table, _people = await game_at(house, keep, evening, 1)
    card = await house.store.game(table, 1)
    assert card is not None
    lost = entered(lost_record(card, settings()), lambda guest, _name: int(guest[-1]))
    assert (lost.kept, lost.left, lost.between) == ("lost", 0, ())
    assert [seat.gain for seat in lost.seats] == [0, 0]
    assert [seat.result for seat in lost.seats] == list(card.result)
    await house.close()


@in_loop
async def test_who_may_join_and_when() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    other = await keep.open(SECRETARY, "Saturday")
    table, people = await gathered(house, settings(), 2)
    host, guest = (Guest(person.guest, person.name, 0) for person in people)

    async def refused(who: Guest, key: str, id: str = evening.id, at: str = table) -> str:
        with pytest.raises(Rejected) as rejected:
            await keep.join(id, who, key, at)
        return rejected.value.code

    assert await refused(guest, evening.key) == "forbidden"
    assert await refused(host, other.key) == "forbidden"
    assert await refused(host, "ő") == "forbidden"
    assert await refused(host, evening.key, "none") == "unknown"
    assert await refused(host, evening.key, at="none") == "no_such_table"
    await people[0].ask("start")
    assert await refused(host, evening.key) == "not_now"
    await play_out(people, Random(1))
    await keep.join(evening.id, host, evening.key, table)
    assert await refused(host, evening.key) == "taken"
    assert await refused(host, other.key, other.id) == "taken"
    found = await house.store.evening_of(table)
    assert found is not None
    assert found.id == evening.id
    book = await keep.book(evening.id)
    assert [line.kind for line in book.lines] == ["opened", "joined"], "what was played before does not count"
    await people[0].ask("start")
    await play_out(people, Random(2))
    (line,) = [line for line in (await keep.book(evening.id)).lines if line.played]
    assert line.played is not None
    assert line.played.number == 2
    await house.close()


def empty(evening: str, last: int, *people: EveningPerson, table: str = "", at: int = 5) -> Growth:
    return Growth(evening, last, [Line(last + 1, at, 0, OPENED)], people, table)


def evening(id: str) -> Evening:
    return Evening(id, "Friday", "s", "key", 5)


async def account(store: Store, guest: str, name: str) -> Guest:
    session = Session(f"session of {guest}", guest, 1, 1, 10**15)
    await store.open_account(Guest(guest, name, 1, login=guest, password="x"), guest, [], session)
    found = await store.guest(guest)
    assert found is not None
    return found


@in_loop
async def test_a_book_grows_by_one_at_a_time(place: Place) -> None:
    store = await place.open()
    await store.open_evening(evening("e"), empty("e", 0, EveningPerson(0, "s", "Ann")))
    for last in (0, 2):
        with pytest.raises(Outdated):
            await store.grow_evening(empty("e", last))
    with pytest.raises(Outdated):
        await store.grow_evening(empty("none", 0))
    await store.grow_evening(empty("e", 1, table="t"))
    with pytest.raises(OtherEvening):
        await store.grow_evening(empty("e", 2, EveningPerson(1, "x", "X"), table="t"))
    assert [line.number for line in await store.evening_lines("e")] == [1, 2], "all of it or nothing"
    assert len(await store.evening_people("e")) == 1
    found = await asyncio.gather(*[store.grow_evening(empty("e", 2)) for _i in range(5)], return_exceptions=True)
    assert sum(one is None for one in found) == 1
    assert all(one is None or isinstance(one, Outdated) for one in found)
    await store.close()


@in_loop
async def test_initials_are_left_of_a_deleted_account(place: Place) -> None:
    store = await place.open()
    ann = await account(store, "ann", "Ann Lee")
    people = [EveningPerson(0, "ann", "Ann Lee"), EveningPerson(1, "bea", "Bea")]
    await store.open_evening(evening("e"), empty("e", 0, *people))
    await store.forget(ann, 9)
    assert await store.evening_people("e") == [EveningPerson(0, "ann", "A. L."), people[1]]
    await store.open_evening(evening("f"), empty("f", 0, EveningPerson(0, "ann", "Ann Lee")))
    assert [person.name for person in await store.evening_people("f")] == ["A. L."], "also where he is entered later"
    await store.close()


@in_loop
async def test_old_evenings_are_swept(place: Place) -> None:
    store = await place.open()
    for id, at in (("old", 5), ("new", 50)):
        await store.open_evening(evening(id), empty(id, 0, EveningPerson(0, "s", "Ann"), table=f"of {id}", at=at))
    assert await store.sweep_evenings(20) == 1
    assert await store.evening("old") is None
    assert await store.evening_lines("old") == []
    assert await store.evening_people("old") == []
    assert await store.evening_of("of old") is None
    assert [one.id for one in await store.evenings_of("s")] == ["new"]
    await store.grow_evening(empty("new", 1, table="of old"))
    await store.close()


async def answer(http: httpx.AsyncClient, method: str, where: str, status: int = 200, **body: Any) -> Json:
    response = await http.request(method, where, json=body or None)
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


async def evening_with_a_game(porch: Porch, http: httpx.AsyncClient) -> tuple[Json, str]:
    made = await answer(http, "POST", "/api/evenings", 201, name='<b>"Fri"</b>')
    bots = [None, "random"]
    options = {"players": 2, "deals": 1, "stake": 3}
    new = {"settings": {"game": paying().name, "options": options}, "bots": bots}
    table = (await answer(http, "POST", "/api/tables", 201, **new))["table"]
    joined = await answer(http, "POST", f"/api/evenings/{made['evening']}/tables", key=made["key"], table=table)
    assert joined["evening"]["evening"] == made["evening"]
    me = await answer(http, "GET", "/api/me")
    person = Person(porch.front.house, me["guest"], me["name"])
    await person.ask("enter", table=table)
    await person.ask("start")
    await play_out([person], Random(3))
    return made, table


@in_loop
async def test_the_book_over_http(place: Place) -> None:
    async with porches(place, 1) as [porch], porch.http() as http, porch.http() as stranger:
        made, table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        book = await answer(http, "GET", where)
        assert (book["key"], book["you"], book["secretary"]) == (made["key"], 0, 0)
        seen = await answer(stranger, "GET", where)
        assert (seen["key"], seen.get("you")) == ("", None)
        assert seen["lines"] == book["lines"]
        (line,) = [line for line in book["lines"] if line["kind"] == "game"]
        assert (line["table"], line["game"]["number"], line["game"]["agreed"]["stake"]) == (table, 1, 3)
        seats = line["game"]["seats"]
        assert sum(seat.get("gain", 0) for seat in seats) + line["game"]["left"] == 0
        assert seats[1]["bot"] == "random"
        assert seats[1]["person"] == -1
        assert sum(total["due"] for total in book["totals"]) == 0
        sheet = await stranger.get(f"{where}/csv")
        assert sheet.headers["content-type"].startswith("text/csv")
        rows = list(csv.DictReader(io.StringIO(sheet.text.removeprefix("\ufeff"))))
        assert {row["record"] for row in rows if row["what"] == "game"} == {f"http://127.0.0.1/#/replay/{table}/1"}
        assert (await answer(stranger, "GET", f"/api/tables/{table}/evening"))["evening"]["name"] == '<b>"Fri"</b>'
        assert (await answer(stranger, "GET", "/api/tables/none/evening"))["evening"] is None
        assert [one["yours"] for one in (await answer(http, "GET", "/api/me/evenings"))["evenings"]] == [True]
        assert (await answer(stranger, "GET", "/api/me/evenings"))["evenings"] == []


@in_loop
async def test_corrections_and_payments_over_http() -> None:
    async with porches(Memory(), 1) as [porch], porch.http() as http, porch.http() as stranger:
        made, _table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        await answer(stranger, "GET", "/api/me")
        fix: Json = {"line": 3, "why": "the bot was lent =3", "transfers": [{"payer": 0, "payee": -1, "amount": 4}]}
        await answer(stranger, "POST", f"{where}/corrections", 403, **fix)
        book = await answer(http, "POST", f"{where}/corrections", **fix)
        assert book["lines"][2]["corrected_by"] == 4
        assert book["lines"][3]["corrects"] == 3
        assert book["debts"] == [{"payer": 0, "payee": -1, "amount": 4}]
        again = await answer(http, "POST", f"{where}/corrections", 409, **fix)
        assert again["text"] == "line 3 was corrected by line 4: correct that one"
        await answer(
            http, "POST", f"{where}/corrections", line=4, why="five", transfers=[{**fix["transfers"][0], "amount": 5}]
        )
        debt = {"payer": 0, "payee": -1, "amount": 5}
        await answer(stranger, "POST", f"{where}/payments", 403, **debt)
        book = await answer(http, "POST", f"{where}/payments", **debt)
        assert book["debts"] == []
        twice = await answer(http, "POST", f"{where}/payments", 409, **debt)
        assert twice["text"] == "nothing is owed there any more"
        assert [line["kind"] for line in book["lines"]] == [
            "opened",
            "joined",
            "game",
            "corrected",
            "corrected",
            "paid",
        ]
        for bad in (
            {},
            {"line": 0, "why": "x"},
            {"line": 3, "why": "x" * 301},
            {"line": 3, "why": 5},
            {**fix, "more": 1},
        ):
            assert (await http.post(f"{where}/corrections", json=bad)).status_code == 400
        for amount in (0, -1, 10**16, "5", 1.5, None):
            assert (await http.post(f"{where}/payments", json={**debt, "amount": amount})).status_code == 400
        for path in ("none", "x" * 41, "a b", "%2e%2e"):
            assert (await http.get(f"/api/evenings/{path}")).status_code == 404


@in_loop
async def test_whoever_was_paid_may_say_so() -> None:
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    for seed in range(1, 9):
        _table, _people = await game_at(house, keep, evening, seed)
        debts = (await keep.book(evening.id)).reckoned.debts
        if debts:
            break
    (debt,) = debts
    book = await keep.book(evening.id)
    payer, payee = (Guest(book.people[who].guest, "", 0) for who in (debt.payer, debt.payee))
    with pytest.raises(Rejected, match="whoever has been paid"):
        await keep.pay(evening.id, payer, debt, "")
    book = await keep.pay(evening.id, payee, debt, "in cash\u202e")
    assert book.reckoned.debts == ()
    assert (book.lines[-1].text, book.lines[-1].who) == ("in cash", debt.payee)
    await house.close()


@in_loop
async def test_two_processes_write_into_one_book(place: Place) -> None:
    async with porches(place, 2) as [one, other], one.http() as http:
        made, _table = await evening_with_a_game(one, http)
        where = f"/api/evenings/{made['evening']}"
        book = await answer(http, "GET", where)
        cookies = http.cookies
        async with other.http(cookies=cookies) as elsewhere:
            given = [{"line": 3, "why": f"try {i}", "transfers": []} for i in range(6)]
            asked = [
                (http if i % 2 else elsewhere).post(f"{where}/corrections", json=fix) for i, fix in enumerate(given)
            ]
            codes = sorted([response.status_code for response in await asyncio.gather(*asked)])
            assert codes == [200, 409, 409, 409, 409, 409]
            assert len((await answer(elsewhere, "GET", where))["lines"]) == len(book["lines"]) + 1


@in_loop
async def test_evenings_cost_what_tables_cost() -> None:
    async with porches(Memory(), 1, Limits(guest_tables=2)) as [porch], porch.http() as http:
        await answer(http, "GET", "/api/me")
        for _i in range(2):
            await answer(http, "POST", "/api/evenings", 201, name="Friday")
        refused = await answer(http, "POST", "/api/evenings", 429, name="Friday")
        assert refused["limit"] == "guest_tables"
        for name in ("", " ", "\u202e", "x" * 61):
            response = await http.post("/api/evenings", json={"name": name})
            assert response.status_code in (400, 429)


@in_loop
async def test_an_evening_has_room_for_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_TABLES > 20
    monkeypatch.setattr("parlour.server.room.evenings.MOST_TABLES", 1)
    monkeypatch.setattr("parlour.server.room.evenings.MOST_LINES", 4)
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    await game_at(house, keep, evening, 1)
    with pytest.raises(Rejected, match="at most 1 tables"):
        await game_at(house, keep, evening, 2)
    await keep.correct(evening.id, SECRETARY, 3, [], "wrong")
    with pytest.raises(Rejected, match="at most 4 lines"):
        await keep.correct(evening.id, SECRETARY, 4, [], "wrong again")
    await house.close()


@in_loop
async def test_a_book_full_of_games_is_read_and_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.room.evenings.MOST_GAMES", 3)
    monkeypatch.setattr("parlour.server.room.evenings.MOST_LINES", 4)
    house = house_of()
    keep = Secretary(house)
    evening = await keep.open(SECRETARY, "Friday")
    _table, people = await game_at(house, keep, evening, 1)
    await people[0].ask("start")
    await play_out(people, Random(2))
    assert [line.kind for line in (await keep.book(evening.id)).lines] == ["opened", "joined", "game"]
    await keep.correct(evening.id, SECRETARY, 3, [], "wrong")
    assert len((await keep.book(evening.id)).lines) == 4
    await house.close()


@in_loop
async def test_a_secretary_who_deletes_his_account_leaves_the_book_and_his_initials() -> None:
    async with porches(Memory(), 1) as [porch], porch.http() as http:
        await answer(http, "POST", "/api/me/name", name="Zsófia Ács")
        await answer(http, "POST", "/api/accounts", login="zsofi", password="correct horse")
        made, table = await evening_with_a_game(porch, http)
        where = f"/api/evenings/{made['evening']}"
        before = await answer(http, "GET", where)
        assert before["names"] == ["Zsófia Ács"]
        await answer(http, "DELETE", "/api/accounts", password="correct horse")
        after = await answer(http, "GET", where)
        assert (after["names"], after["key"], after.get("you")) == (["Z. Á."], "", None)
        assert after["lines"] == before["lines"]
        await answer(http, "POST", f"{where}/corrections", 403, line=3, why="not mine any more")
        await answer(http, "POST", f"{where}/tables", 403, key=made["key"], table=table)
        sheet = (await http.get(f"{where}/csv")).text
        assert "Z. Á." in sheet
        assert "Zsófia" not in sheet


@in_loop
async def test_penalties_without_counters_are_listed_and_what_is_written_is_in_the_audit_trail() -> None:
    house = house_of()
    secretary = Secretary(house)
    evening = await secretary.open(SECRETARY, "Friday")
    table, people = await gathered(house, settings(), 2)
    host = Guest(people[0].guest, people[0].name, 0)
    await secretary.join(evening.id, host, evening.key, table)
    await people[0].ask("start")
    clause = next(iter(load(paying()).clauses))
    await people[1].ask("refer", clause=clause)
    await people[0].ask("decide", question=people[0].seq, against=1)
    await play_out(people, Random(2))
    book = await secretary.book(evening.id)
    (game,) = [line.played for line in book.lines if line.played is not None]
    assert [(one.person, one.clause, one.what) for one in game.penalties] == [
        (game.seats[1].person, clause, "committee")
    ]
    told = Sheet(book.reckoned, book.names, lambda _line: "")
    assert any(f"is decided against [{clause}]" in line for line in told.text())
    (row,) = [row for row in csv.DictReader(io.StringIO(told.csv())) if row["what"] == "penalty"]
    assert (row["clause"], row["why"]) == (clause, "committee")
    debt = book.reckoned.debts[0]
    await secretary.pay(evening.id, SECRETARY, debt, "")
    trail = {line.what: line for line in await house.store.notes()}
    assert trail["evening opened"].who == SECRETARY.guest
    assert json.loads(trail["table joined evening"].detail) == {"evening": evening.id, "table": table}
    assert json.loads(trail["debt paid"].detail)["amount"] == debt.amount
    await house.close()


@pytest.mark.parametrize(("message", "what"), [("claims", "claimed"), ("is-warned", "sanction"), ("claim-fails", None)])
def test_what_an_event_without_counters_lays_down(message: str, what: str | None) -> None:
    assert penal(message) == what


def test_a_line_that_was_written_before_penalties_were_is_read() -> None:
    game = Played("nap", 1, (Seat(0), Seat(1)), penalties=(Penalty(1, "nap.1", "claimed"),))
    plain = Line(1, 0, 0, "game", played=game).plain()
    assert line_of(1, 0, plain).played == game
    del plain["played"]["penalties"]
    older = line_of(1, 0, plain).played
    assert older is not None
    assert older.penalties == ()
