"""One's own results: written once for each game, nobody else's business, and gone when one wants them gone."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from parlour.server.net.limits import Limits
from parlour.server.room.archive import Archive
from parlour.server.room.thinking import Inline
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.people import Guest, Session, StorageError
from parlour.server.storage.results import Played
from parlour.server.storage.retention import DAY, Keeping, sweep
from parlour.server.storage.store import Batch, Store
from parlour.server.table.results import Finished, place_of
from tests.server.evenings import paying
from tests.server.evenings import settings as paying_settings
from tests.server.hall import Person, a_game, any_move, gathered, house_of, play_out, settled, table_in, until
from tests.server.places import Database, File, Memory, Place, in_loop
from tests.server.porch import porches
from tests.server.test_sessions import LOGIN, registered

LOST = 10**30  # counters


def seat(at: int, guest: str, table: str = "t", number: int = 1, **other: Any) -> Finished:
    name, bot = (guest.title(), "") if guest else ("", "random")
    row = Finished(table, number, at, guest, name, bot, False, "toy", "{}", 1, 10 + number, at + 1, -at, -at * LOST)
    return replace(row, owned=bool(guest), **other)


def game(*guests: str, table: str = "t", number: int = 1) -> list[Finished]:
    return [seat(at, guest, table, number) for at, guest in enumerate(guests)]


async def entered(store: Store, seats: list[Finished]) -> bool:
    key = seats[0].table, seats[0].number
    await store.append(Batch([], {}, {}, records={key: b"record"}))
    return await store.enter_results(*key, seats)


def names(found: list[Played]) -> list[list[str]]:
    return [[seat.name or seat.bot for seat in played.seats] for played in found]


def test_equals_share_a_place() -> None:
    assert [place_of(points, [5, 7, 5, 1]) for points in (5, 7, 5, 1)] == [2, 1, 2, 4]


@in_loop
async def test_results_are_entered_once_and_only_for_a_recorded_game(place: Place) -> None:
    store = await place.open()
    seats = game("ann", "bob", "")
    assert not await store.enter_results("t", 1, seats)
    assert await entered(store, seats)
    assert not await store.enter_results("t", 1, [seat(0, "mallory")])
    assert await store.is_counted("t", 1)
    assert await store.uncounted() == []
    (found,) = await store.results_of("ann")
    assert found == Played(tuple(seats), True)
    assert (await store.results_of("bob")) == [found]
    assert await store.results_of("mallory") == await store.results_of("") == []
    await store.close()


@in_loop
async def test_a_new_record_comes_with_its_results_once(place: Place) -> None:
    store = await place.open()
    checks = {("t", 1, 3): b"then", ("t", 2, 3): b"now"}
    await store.append(Batch([], {}, {}, checkpoints=checks))
    assert await store.enter_results("t", 1, game("ann", "bob"), record=b"first")
    assert not await store.enter_results("t", 1, game("mallory"), record=b"second")
    assert await store.record("t", 1) == b"first"
    assert await store.checkpoints("t", 1) == [], "a record makes them needless"
    assert await store.checkpoints("t", 2) == [b"now"]
    assert len(await store.results_of("ann")) == 1
    assert await store.results_of("mallory") == []
    await store.close()


@in_loop
async def test_a_record_whose_results_cannot_be_entered_is_not_there_either(lasting: File | Database) -> None:
    """Else the game would count as recorded, and nobody would enter what it was for those who played it."""
    store = await lasting.open()
    with pytest.raises(StorageError):
        await store.enter_results("t", 1, [seat(0, "ann"), seat(0, "bob")], record=b"record")
    assert await store.record("t", 1) is None
    assert not await store.is_counted("t", 1)
    assert await store.enter_results("t", 1, game("ann", "bob"), record=b"record")
    await store.close()


@in_loop
async def test_results_never_find_the_file_locked_by_a_batch(tmp_path: Path) -> None:
    """SQLite looks again after a while, up to a tenth of a second, and players wait for it: here it has no patience."""
    store = await open_sqlite(tmp_path / "parlour.db", patience=0)
    numbers = range(40)
    batches = [store.append(Batch([], {}, {}, records={("t", number): b"record"})) for number in numbers]
    ends = [store.enter_results("u", number, game("ann", table="u", number=number), record=b"r") for number in numbers]
    await asyncio.gather(*[one for both in zip(batches, ends, strict=True) for one in both])
    assert len(await store.results_of("ann")) == len(numbers)
    await store.close()


@in_loop
async def test_of_many_who_enter_the_same_game_one_does(lasting: File | Database) -> None:
    stores = [await lasting.open() for _process in range(3)]
    await stores[0].append(Batch([], {}, {}, records={("t", 1): b"record"}))
    tried = [store.enter_results("t", 1, game("ann", "bob")) for store in stores for _try in range(3)]
    assert sorted(await asyncio.gather(*tried)) == [False] * 8 + [True]
    assert len(await stores[2].results_of("ann")) == 1
    for store in stores:
        await store.close()


@in_loop
async def test_the_last_come_first_page_by_page(place: Place) -> None:
    store = await place.open()
    for number in range(1, 6):
        await entered(store, game("ann", "", number=number))
    pages = [[one.seats[0].number for one in await store.results_of("ann", 2, offset)] for offset in (0, 2, 4, 6)]
    assert pages == [[5, 4], [3, 2], [1], []]
    await store.close()


@in_loop
async def test_deleted_results_stay_deleted_and_others_keep_theirs(place: Place) -> None:
    store = await place.open()
    await entered(store, game("ann", "bob"))
    await entered(store, game("ann", "", number=2))
    assert await store.drop_results("ann") == 2
    assert await store.results_of("ann") == []
    (bobs,) = await store.results_of("bob")
    assert names([bobs]) == [["Ann", "Bob"]]
    assert not await store.enter_results("t", 2, game("ann", "", number=2)), "nothing makes up what was deleted"
    assert await store.uncounted() == []
    assert await store.drop_results("bob") == 1
    assert await store.drop_results("bob") == 0
    assert await store.results_of("bob") == []
    await store.close()


@in_loop
async def test_of_a_deleted_account_initials_are_left_also_in_what_is_entered_later(place: Place) -> None:
    store = await place.open()
    await entered(store, game("ann", "bob"))
    ann = Guest("ann", "Ann Lee", 0, login="ann", password="hash")
    await store.open_account(ann, "ann", [], Session("s", "ann", 1, 1, 100))
    newest = await store.guest("ann")
    assert newest is not None
    await store.forget(newest, 50)
    await entered(store, game("ann", "bob", number=2))
    assert await store.results_of("ann") == []
    for played in await store.results_of("bob"):
        left = played.seats[0]
        assert (left.guest, left.name, left.owned) == ("", "A.", False)
    await store.close()


@in_loop
async def test_old_results_and_those_of_lost_guests_are_swept(place: Place) -> None:
    store = await place.open()
    account = Guest("ann", "Ann", 0, login="ann", password="hash")
    await store.open_account(account, "ann", [], Session("a", "ann", 1, 1, 5))
    await store.begin(Session("c", "cid", 1, 1, 30 * DAY))
    for number in (1, 2):
        await entered(store, game("ann", "bob", "cid", number=number))
    now = 12
    assert await store.sweep_results(None, now) > 0  # Bob has neither account nor session
    assert [len(await store.results_of(guest)) for guest in ("ann", "bob", "cid")] == [2, 0, 2]
    await store.sweep_results(12, now)
    assert [one.seats[0].number for one in await store.results_of("ann")] == [2]
    await sweep(store, Keeping(results=1), lambda: 2 * DAY)
    assert await store.results_of("ann") == await store.results_of("cid") == []
    assert await store.is_counted("t", 1)
    await store.close()


# -- at tables --------------------------------------------------------------------------------


async def one_game(store: MemoryStore, seed: int = 1) -> tuple[Any, str, list[Person]]:
    house = house_of(store)
    table, people = await gathered(house, paying_settings(), 2)
    await people[0].ask("start")
    await play_out(people, Random(seed))
    await until(lambda: bool(store.finished))
    return house, table, people


@in_loop
async def test_what_the_record_says_is_what_each_seat_is_told() -> None:
    store = MemoryStore()
    house, table, people = await one_game(store)
    record = await house.archive.stored(table, 1)
    assert record is not None
    (played,) = await store.results_of("guest0")
    assert [seat.points for seat in played.seats] == record.result
    assert sorted(seat.place for seat in played.seats) == [1, 2]
    view = people[0].view
    assert view is not None
    assert [seat.counters for seat in played.seats] == [view["accounts"]["A"], view["accounts"]["B"]]
    assert [seat.guest for seat in played.seats] == ["guest0", "guest1"]
    usual = paying().options.make().values
    given = record.agreed.settings.options
    assert played.seats[0].options.items() >= {(name, given[name]) for name in given if given[name] != usual[name]}
    assert {seat.ended for seat in played.seats} == {record.ended}
    await house.close()


@in_loop
async def test_results_missing_after_a_crash_are_made_up_when_the_record_is_looked_at() -> None:
    store = MemoryStore()
    house, table, _people = await one_game(store)
    before = dict(store.finished)
    await house.close()
    for look in ("table", "record", "start"):
        store.finished, store.counted = {}, set()
        house = house_of(store)
        if look == "table":
            await house.room(table)
        elif look == "record":
            await house.archive.stored(table, 1)
        else:
            await house.open()
        await until(lambda: bool(store.finished))
        assert store.finished == before
        await house.archive.stored(table, 1)
        await house.archive.finished(table, 1, store.logs[table])
        assert store.finished == before
        await house.close()


class Refusing(MemoryStore):
    async def enter_results(self, *_given: object, **_more: object) -> bool:
        raise StorageError("the disk is full")


@in_loop
async def test_a_store_that_takes_no_results_still_shows_records(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    house, table, _people = await one_game(store)
    await house.close()
    refusing = Refusing()
    refusing.kept = store.kept
    archive = Archive(refusing, Inline())
    assert await archive.stored(table, 1) is not None
    refusing.kept = {("a", 1): b"no record", **store.kept}
    await archive.count_rest()  # and does not try for ever
    assert "cannot be read" in caplog.text
    assert "the disk is full" in caplog.text


@in_loop
async def test_a_name_is_the_one_he_played_under() -> None:
    store = MemoryStore()
    house, _table, people = await one_game(store)
    ann = people[0]
    ann.connection.caller.name = "Renamed"
    await ann.ask("stand")
    await ann.ask("sit")
    await people[1].ask("start")
    await play_out(people, Random(2))
    await until(lambda: len(store.finished) == 2)
    assert {seat.name for one in await store.results_of("guest1") for seat in one.seats} == {
        "Name 0",
        "Name 1",
        "Renamed",
    }
    await house.close()


@in_loop
async def test_who_left_his_seat_to_a_bot_has_abandoned_the_game_unless_he_came_back() -> None:
    store = MemoryStore()
    house = house_of(store)
    table, people = await gathered(house, settled(a_game(4), 4), 4)
    await people[0].ask("start")
    for person in people[2:]:
        await person.ask("stand")
    await people[3].ask("sit")
    playing = [people[0], people[1], people[3]]
    chance = Random(1)
    while table_in(house, table).playing:
        asked = [person for person in playing if person.is_asked()]
        for person in asked[:1]:
            await person.move(any_move(person.view or {}, chance))
        await asyncio.sleep(0.001)
    await until(lambda: bool(store.finished))
    (played,) = await store.results_of("guest2")
    assert [seat.abandoned for seat in played.seats] == [False, False, True, False]
    await house.close()


# -- over HTTP --------------------------------------------------------------------------------


async def told(http: httpx.AsyncClient, query: str = "") -> dict[str, Any]:
    answer = await http.get(f"/api/me/results{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@in_loop
async def test_everybody_has_his_own_results_and_no_others() -> None:
    memory = Memory()
    async with porches(memory, 1) as (here,), here.http() as ann, here.http() as mallory:
        guest = await registered(ann)
        store = await memory.open()
        await entered(store, [*game(guest, "bob"), seat(2, "", name="=1+1", bot="book")])
        mine = await told(ann)
        (one,) = mine["results"]
        assert (one["place"], one["points"], one["replay"], mine["more"]) == (1, 0, True, False)
        assert [other["name"] for other in one["company"]] == ["Bob", "=1+1"]
        assert one["company"][0]["points"] == -1
        assert (await told(mallory))["results"] == []
        for forged in (f"?guest={guest}", f"?page=0&me={guest}"):
            assert (await told(mallory, forged))["results"] == []
        assert (await mallory.delete("/api/me/results")).json() == {"results": 0}
        assert len((await told(ann))["results"]) == 1
        assert (await ann.get("/api/me/results?page=-1")).status_code == 400
        assert (await told(ann, "?page=999999999"))["results"] == []


@in_loop
async def test_results_can_be_taken_along_and_deleted() -> None:
    memory = Memory()
    async with porches(memory, 1) as (here,), here.http() as ann:
        guest = await registered(ann)
        store = await memory.open()
        for number in range(1, 104):
            await entered(store, [*game(guest, number=number), seat(1, "", number=number, name="=1+1", bot="book")])
        first, second = await told(ann), await told(ann, "?page=1")
        assert (len(first["results"]), first["more"], len(second["results"]), second["more"]) == (100, True, 3, False)
        exported = (await ann.get("/api/me/results/export")).json()
        assert exported["results"] == first["results"] + second["results"]
        sheet = await ann.get("/api/me/results/csv")
        rows = list(csv.DictReader(io.StringIO(sheet.text.removeprefix("\ufeff"))))
        assert len(rows) == 103
        assert rows[0]["company"] == "'=1+1"
        assert (await ann.delete("/api/me/results")).json() == {"results": 103}
        assert (await told(ann))["results"] == []
        assert await store.uncounted() == []


@in_loop
async def test_a_guest_who_opens_an_account_keeps_his_results_and_deletes_them_with_it() -> None:
    memory = Memory()
    async with porches(memory, 1) as (here,), here.http() as ann:
        guest = (await ann.get("/api/me")).json()["guest"]
        store = await memory.open()
        await entered(store, [seat(0, guest, name="Ann Lee"), seat(1, "bob")])
        assert await registered(ann) == guest
        assert len((await told(ann))["results"]) == 1
        gone = await ann.request("DELETE", "/api/accounts", json={"password": LOGIN["password"]})
        assert gone.status_code == 200
        assert await store.results_of(guest) == []
        assert names(await store.results_of("bob")) == [["A. L.", "Bob"]]


@in_loop
async def test_who_asks_too_often_waits() -> None:
    limits = Limits(guest_work=0.1)
    async with porches(Memory(), 1, limits) as (here,), here.http() as ann:
        await ann.get("/api/me")
        codes = [(await ann.get("/api/me/results")).status_code for _i in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429
