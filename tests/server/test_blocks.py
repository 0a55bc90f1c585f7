"""People who do not want to meet each other: who was blocked neither sits down there nor is heard; and reports."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from parlour.cli import main
from parlour.server.net.limits import Limits
from parlour.server.room.house import House
from parlour.server.storage.blocks import Blocked, TooManyBlocks
from parlour.server.storage.people import REPORTED, Guest, Session
from parlour.server.storage.store import Sought, Store
from tests.server.doors import cookie_of
from tests.server.hall import Person, a_game, house_of, make, settled, until
from tests.server.places import Database, File, Memory, Place, in_loop
from tests.server.porch import porches
from tests.server.test_sessions import registered


async def block(house: House, guest: str, other: str) -> None:
    await house.store.block(guest, Blocked(other, other.title(), 1))
    await house.blocks_changed([guest, other])


async def account(store: Store, guest: str, program: bool = False) -> None:
    opened = Guest(guest, guest.title(), 0, login=guest, password="hash", program=program)
    await store.open_account(opened, guest, [], Session(f"s-{guest}", guest, 1, 1, 10**15))


def heard(person: Person) -> list[str]:
    live = [message["chat"]["text"] for message in person.told if message["t"] == "news" and "chat" in message]
    entered = [line["text"] for message in person.told if message["t"] == "table" for line in message["chat"]]
    return entered + live


# -- in a store -----------------------------------------------------------------------------------


@in_loop
async def test_a_list_of_ones_own(place: Place) -> None:
    store = await place.open()
    await store.block("ann", Blocked("bob", "Bob", 1))
    await store.block("ann", Blocked("cid", "Cid", 2))
    await store.block("ann", Blocked("bob", "Robert", 3))
    await store.block("cid", Blocked("ann", "Ann", 4))
    assert [one.name for one in await store.blocked_by("ann")] == ["Robert", "Cid"]
    about = await store.blocks_about("ann")
    assert (about.mine, about.against) == ({"bob", "cid"}, {"cid"})
    assert await store.unblock("ann", "bob")
    assert not await store.unblock("ann", "bob")
    assert not await store.unblock("bob", "cid")
    assert (await store.blocks_about("bob")).against == set()
    await store.close()


@in_loop
async def test_blocks_go_with_either_account_and_with_guests_who_are_lost(place: Place) -> None:
    store = await place.open()
    for guest in ("ann", "bob"):
        await account(store, guest)
    await store.block("ann", Blocked("bob", "Bob", 1))
    await store.block("bob", Blocked("ann", "Ann", 1))
    await store.block("ann", Blocked("cid", "Cid", 1))
    await store.block("cid", Blocked("ann", "Ann", 1))  # who has neither account nor session
    await store.sweep_sessions(5)
    assert (await store.blocks_about("ann")).against == {"bob"}
    newest = await store.guest("bob")
    assert newest is not None
    await store.forget(newest, 5)
    about = await store.blocks_about("ann")
    assert (about.mine, about.against) == ({"cid"}, set())
    await store.close()


@in_loop
async def test_so_many_and_no_more(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sql_blocks", "memory_blocks"):
        monkeypatch.setattr(f"parlour.server.storage.{module}.MOST_BLOCKS", 2)
    store = await place.open()
    for other in ("bob", "cid"):
        await store.block("ann", Blocked(other, "x", 1))
    with pytest.raises(TooManyBlocks):
        await store.block("ann", Blocked("one more", "x", 1))
    await store.block("ann", Blocked("bob", "another name", 1))
    assert {one.guest for one in await store.blocked_by("ann")} == {"bob", "cid"}
    await store.close()


# -- at tables ------------------------------------------------------------------------------------


@in_loop
async def test_who_is_blocked_cannot_sit_down_there_and_is_not_heard() -> None:
    house = house_of()
    ann, bob, cid = (Person(house, guest, guest.title()) for guest in ("ann", "bob", "cid"))
    table = await make(house, ann, settled(a_game(3), 3))
    for person in (bob, cid):
        await person.ask("enter", table=table)
    await block(house, "ann", "bob")
    refused = await bob.ask("sit")
    assert (refused["t"], refused["code"]) == ("error", "unwelcome")
    assert "ann" not in refused["text"].lower()
    assert (await bob.ask("sit", seat=2, name="Somebody else"))["code"] == "unwelcome"
    assert (await cid.ask("sit"))["t"] == "news"
    await bob.ask("say", text="hello")
    await cid.until_told(bob.seq)
    await ann.until_told(bob.seq)
    assert (heard(cid), heard(ann)) == (["hello"], [])
    await ann.ask("enter", table=table)
    assert heard(ann) == []
    await house.store.unblock("ann", "bob")
    await house.blocks_changed(["ann", "bob"])
    assert (await bob.ask("sit"))["t"] == "news"
    await ann.ask("enter", table=table)
    assert heard(ann) == ["hello"]
    await house.close()


@in_loop
async def test_a_host_without_a_seat_keeps_them_away_too_but_who_sits_stays() -> None:
    house = house_of()
    ann, bob = Person(house, "ann"), Person(house, "bob", "Bob")
    table = await make(house, ann, settled(a_game(2), 2))
    await bob.ask("enter", table=table)
    await bob.ask("sit")
    await block(house, "ann", "bob")
    assert (await ann.ask("start"))["t"] == "news"
    await bob.ask("stand")
    assert (await bob.ask("sit"))["t"] == "news", "it is his seat"
    other = await make(house, ann, settled(a_game(2), 2))
    await ann.ask("stand")
    await bob.ask("enter", table=other)
    assert (await bob.ask("sit"))["code"] == "unwelcome"
    await house.close()


@in_loop
async def test_who_is_blocked_cannot_invite() -> None:
    house = house_of()
    await account(house.store, "robot", program=True)
    ann = Person(house, "ann")
    await make(house, ann, settled(a_game(2), 2))
    await block(house, "robot", "ann")
    assert (await ann.ask("invite", account="robot"))["code"] == "unwelcome"
    assert await house.store.invitations("robot", 0) == []
    await house.close()


@in_loop
async def test_a_process_elsewhere_hears_of_it(database: Database) -> None:
    async with porches(database) as (here, there), here.http() as ann:
        me = await registered(ann)
        bob = Person(there.front.house, "bob", "Bob")
        answer = await ann.post("/api/me/blocks", json={"guest": "bob", "name": "Bob"})
        assert answer.status_code == 200, answer.text
        await until(lambda: me in bob.connection.caller.blocks.against)
        line = await there.line(cookie_of(ann))  # one that connects later knows it from the store
        (connection,) = there.front.house.connections[me]
        assert connection.caller.blocks.mine == {"bob"}
        assert line.told


# -- over HTTP ------------------------------------------------------------------------------------


async def blocks(http: httpx.AsyncClient) -> list[str]:
    return [one["name"] for one in (await http.get("/api/me/blocks")).json()["blocked"]]


@in_loop
async def test_a_list_over_http_is_ones_own() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann, here.http() as mallory:
        me = await registered(ann)
        assert (await ann.post("/api/me/blocks", json={"guest": "bob", "name": "Bo\u202eb"})).status_code == 200
        assert await blocks(ann) == ["Bob"]
        await mallory.get("/api/me")
        assert await blocks(mallory) == []
        assert (await mallory.delete("/api/me/blocks/bob")).status_code == 404
        for wrong in ({"guest": me, "name": "Me"}, {"guest": "", "name": "x"}, {"guest": "a\x00b", "name": "x"}):
            assert (await ann.post("/api/me/blocks", json=wrong)).status_code in (400, 403), wrong
        async with here.http() as stranger:
            assert (await stranger.post("/api/me/blocks", json={"guest": "bob", "name": "Bob"})).status_code == 403
        assert (await ann.delete("/api/me/blocks/bob")).json() == {"blocked": []}
        assert (await ann.delete("/api/me/blocks/b%00b")).status_code == 404


def about(table: str, guest: str = "bob", reason: str = "talk", text: str = "swears") -> dict[str, str]:
    return {"guest": guest, "table": table, "reason": reason, "text": text}


@in_loop
async def test_a_report_is_for_the_host_of_the_house_and_about_somebody_who_was_there() -> None:
    memory = Memory()
    async with porches(memory, 1, Limits(guest_reports=3)) as (here,), here.http() as ann:
        me = await registered(ann)
        house = here.front.house
        host, bob = Person(house, me, "Ann"), Person(house, "bob", "Bob")
        table = await make(house, host, settled(a_game(2), 2))
        assert (await ann.post("/api/reports", json=about(table))).status_code == 404
        await bob.ask("enter", table=table)
        await bob.ask("say", text="hello")
        assert (await ann.post("/api/reports", json=about(table))).json() == {"ok": True}
        assert (await ann.post("/api/reports", json=about(table, me))).status_code == 404
        assert (await ann.post("/api/reports", json=about(table))).status_code == 429
        async with here.http() as mallory:
            await mallory.get("/api/me")
            assert (await mallory.post("/api/reports", json=about(table, reason="boredom"))).status_code == 400
            assert (await mallory.post("/api/reports", json=about("nowhere"))).status_code == 404
        store = await memory.open()
        (line,) = await store.notes(sought=Sought((REPORTED,)))
        assert (line.who, line.table) == (me, table)
        assert json.loads(line.detail) == {"about": "bob", "called": "Bob", "reason": "talk", "text": "swears"}
        gone = await ann.request("DELETE", "/api/accounts", json={"password": "correct horse"})
        assert gone.status_code == 200
        assert await store.notes(sought=Sought((REPORTED,))) == []


def test_reports_are_read_by_a_command(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    @in_loop
    async def report() -> None:
        async with porches(File(tmp_path / "parlour.db"), 1) as (here,), here.http() as ann:
            me = await registered(ann)
            house = here.front.house
            host, bob = Person(house, me, "Ann"), Person(house, "bob", "Bob")
            table = await make(house, host, settled(a_game(2), 2))
            await bob.ask("enter", table=table)
            assert (await bob.ask("sit"))["t"] == "news"
            for text in ("", "line one\nforged: line"):
                told = await ann.post("/api/reports", json=about(table, text=text))
                assert told.status_code == 200

    report()
    with pytest.raises(SystemExit):
        main(["audit", "--what", REPORTED, "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all("login=ann" in line and "called=Bob reason=talk" in line for line in lines)
