"""What a request that cannot be answered is told: the right status, a plain sentence, and nothing of the database's."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.people import Guest, Session
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.entries import Entry
from tests.server.doors import open_door
from tests.server.hall import Person, a_game, house_of, make, settled, until
from tests.server.places import Database, in_loop

RAW = 'relation "tables" does not exist at 10.0.0.7'
PIECES = ["", ".", "..", "%00", "%2f", "%ff", "%", "api", "tables", "x", "record?game=1", "assets", "a" * 300]
ODD_HEADERS = [
    {"Origin": "http://["},
    {"Origin": "null"},
    {"Host": "["},
    {"Cookie": 'parlour="'},
    {"Cookie": "parlour=.."},
]


class Broken(MemoryStore):
    """A store whose database is away."""

    async def append(self, batch: Batch) -> None:
        raise StorageError(RAW)

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        raise StorageError(RAW)

    async def session(self, id: str, now: int) -> tuple[Session, Guest | None] | None:
        raise StorageError(RAW)


@in_loop
async def test_no_path_is_too_odd_for_an_answer() -> None:
    chance = Random(1)
    paths = ["/".join(chance.choices(PIECES, k=chance.randint(1, 5))) for _path in range(25)]
    async with open_door() as door, door.http() as http:
        for path in ["%00", "a%00b", "a" * 300, "a/" * 3000, "api/tables/%00", "api/tables/%00/fair", *paths]:
            answer = await http.get(f"/{path}")
            assert answer.status_code < 500, path
        assert (await http.get("/%00")).status_code == 404
        for headers in ODD_HEADERS:
            for method, path in (("GET", "/"), ("POST", "/api/tables"), ("PUT", "/api/me"), ("OPTIONS", "/health")):
                assert (await http.request(method, path, headers=headers)).status_code < 500, headers


@in_loop
async def test_a_broken_store_is_no_missing_table() -> None:
    async with open_door(house_of(Broken())) as door, door.http() as http:
        cookie = {"Cookie": f"parlour={'a' * 43}"}
        asked = [await http.get("/api/tables/x"), await http.get("/api/tables/x/record")]
        asked += [await http.get("/api/me", headers=cookie)]
        asked += [await http.post("/api/tables", json={"settings": {"game": a_game()}})]
        for answer in asked:
            assert answer.status_code == 503
            assert answer.json()["code"] == "storage"
            assert "relation" not in answer.text


@in_loop
async def test_what_nobody_foresaw_is_told_without_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_door() as door, door.http() as http:
        monkeypatch.setattr(door.front.house.store, "tables", None)
        answer = await http.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["text"] == "something went wrong here"


@in_loop
async def test_no_table_has_a_name_that_postgres_cannot_hold(database: Database) -> None:
    house = house_of(await database.open())
    person = Person(house, "ann")
    assert (await person.ask("enter", table="\0"))["code"] == "no_such_table"
    await house.store.close()


class Away(MemoryStore):
    """A store that can be taken away and brought back."""

    away = False

    async def append(self, batch: Batch) -> None:
        self._reach()
        await super().append(batch)

    async def entries(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        self._reach()
        return await super().entries(table, after, until)

    def _reach(self) -> None:
        if self.away:
            raise StorageError(RAW)


@in_loop
async def test_nobody_waits_for_a_store_that_is_away() -> None:
    store = Away()
    house = house_of(store)
    ann = Person(house, "ann")
    table = await make(house, ann, settled(a_game()))
    store.away = True
    told = [await ann.ask("say", text="hello") for _time in range(3)]
    bob = Person(house, "bob")
    told.append(await bob.ask("enter", table=table))
    assert {answer["code"] for answer in told} == {"storage"}
    assert not [answer for answer in told if RAW in answer["text"]]
    store.away = False
    await until(lambda: house.rooms[table].waiting is None)
    assert (await ann.ask("say", text="hello"))["t"] == "news"
    assert (await bob.ask("enter", table=table))["t"] == "table"
    await house.close()


@in_loop
async def test_no_later_error_drags_one_along_that_was_handled() -> None:
    store = Away()
    house = house_of(store)
    ann = Person(house, "ann")
    table = await make(house, ann, settled(a_game()))
    store.away = True
    await ann.ask("say", text="hello")
    await asyncio.sleep(0)  # now it is waited until the log can be read again
    with pytest.raises(ValueError, match="another") as found:
        raise ValueError("another")
    assert found.value.__context__ is None
    store.away = False
    await until(lambda: house.rooms[table].waiting is None)
    await house.close()
