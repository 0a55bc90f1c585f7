"""The audit trail: who decided what, when; written with what it tells of, and kept for as long as is set."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from parlour.cli import main
from parlour.server.protocol.moments import now_ms
from parlour.server.storage.audit import note
from parlour.server.storage.people import Guest, Session
from parlour.server.storage.retention import DAY, Keeping, keep_sweeping
from parlour.server.storage.store import Note, Sought, Store
from parlour.server.table.entries import Made, Removed
from tests.server.doors import open_door
from tests.server.hall import a_game, gathered, house_of, play_out, settled, until
from tests.server.places import Database, File, Place, in_loop
from tests.server.test_errors import Away
from tests.server.test_http import LOGIN


async def trail(store: Store) -> list[tuple[str, str]]:
    """What happened and who did it, the oldest first."""
    return [(line.what, line.who) for line in reversed(await store.notes())]


@in_loop
async def test_decisions_at_a_table_are_noted_with_who_made_them(place: Place) -> None:
    store = await place.open()
    house = house_of(store)
    table, people = await gathered(house, settled(a_game(2), 2), 2)
    host = people[0].guest
    await people[0].ask("set", name="Ours")
    await people[0].ask("mute", guest=people[1].guest)
    await people[1].ask("set", name="Mine")
    await people[0].ask("start")
    await play_out(people, Random(1))
    await people[0].ask("remove", guest=people[1].guest)
    assert await trail(store) == [
        ("table made", host),
        ("settings changed", host),
        ("guest muted", host),
        ("game started", host),
        ("game ended", ""),
        ("guest removed", host),
    ]
    lines = {line.what: line for line in await store.notes()}
    assert {line.table for line in lines.values()} == {table}
    assert json.loads(lines["settings changed"].detail)["settings"]["name"] == "Ours"
    assert json.loads(lines["game ended"].detail)["number"] == 1
    log = await store.entries(table)
    assert [lines["table made"].at, lines["guest removed"].at] == [
        entry.at for entry in log if isinstance(entry.act, (Made, Removed))
    ]
    await house.close()
    await store.close()


@in_loop
async def test_sign_ins_are_noted_and_no_password() -> None:
    async with open_door() as door, door.http() as http:
        me = (await http.post("/api/accounts", json=LOGIN)).json()["guest"]
        await http.post("/api/accounts/logout")
        await http.post("/api/accounts/login", json={**LOGIN, "password": "wrong horse"})
        await http.post("/api/accounts/login", json=LOGIN)
        await http.post("/api/accounts/password", json={"old": LOGIN["password"], "new": "battery staple"})
        await http.request("DELETE", "/api/accounts", json={"password": "battery staple"})
        store = door.front.house.store
        happened = "account made, signed out, sign-in refused, signed in, password changed, account deleted"
        assert [what for what, _who in await trail(store)] == happened.split(", ")
        assert [who for _what, who in await trail(store)] == [me, me, "", me, me, me]
        told = str(await store.notes())
        assert "127.0.0.1" in told
        assert "horse" not in told


@in_loop
async def test_what_was_not_written_is_not_noted() -> None:
    store = Away()
    house = house_of(store)
    table, people = await gathered(house, settled(a_game(2), 2), 2)
    before = await trail(store)
    store.away = True
    assert (await people[0].ask("set", name="Ours"))["code"] == "storage"
    store.away = False
    await until(lambda: house.rooms[table].waiting is None)
    assert await trail(store) == before
    await house.close()


@in_loop
async def test_the_trail_is_kept_for_so_many_days(place: Place) -> None:
    store = await place.open()
    for days in (31, 29):
        await store.note(Note(now_ms() - days * DAY, f"{days} days ago"))
    await note(store, "today", "ann", address="192.0.2.1")
    sweeping = asyncio.create_task(keep_sweeping(store, Keeping(audit=30)))
    while len(await store.notes()) > 2:
        await asyncio.sleep(0.01)
    sweeping.cancel()
    assert await trail(store) == [("29 days ago", ""), ("today", "ann")]
    assert json.loads((await store.notes(1))[0].detail) == {"address": "192.0.2.1"}
    await store.close()


OF_ANN = Note(2_000, "signed in", "g1", "", '{"address":"192.0.2.1"}')
OF_BEN = Note(3_000, "signed in", "g2")
OF_TABLE = Note(4_000, "game started", "g1", "t1", '{"number":1,"game":"a\\nb"}')
SOUGHT = [
    (Sought(), [OF_TABLE, OF_BEN, OF_ANN]),
    (Sought(what=("signed in", "signed out")), [OF_BEN, OF_ANN]),
    (Sought(who=("g1",)), [OF_TABLE, OF_ANN]),
    (Sought(who=("Ann",)), [OF_TABLE, OF_ANN]),
    (Sought(who=("Ben", "ben")), [OF_BEN]),
    (Sought(who=("' OR 1=1 --",)), []),
    (Sought(table="t1"), [OF_TABLE]),
    (Sought(since=3_000, until=4_000), [OF_BEN]),
    (Sought(what=("signed in",), who=("g1",), since=2_001), []),
]


async def keep_three(store: Store) -> None:
    await store.rename("g1", "Ann", 1)
    session = Session("s" * 64, "g2", 1, 1, 10**15)
    await store.open_account(Guest("g2", "Benjamin", 1, login="ben", password="x"), "ben", [], session)
    for line in (OF_ANN, OF_BEN, OF_TABLE):
        await store.note(line)


@in_loop
async def test_lines_are_found_by_kind_name_table_and_time(place: Place) -> None:
    store = await place.open()
    await keep_three(store)
    for sought, expected in SOUGHT:
        assert await store.notes(sought=sought) == expected, sought
    assert await store.notes(1, Sought(who=("g1",))) == [OF_TABLE]
    await store.close()


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["audit", *arguments])
    assert ended.value.code in (0, None), capsys.readouterr().err
    return capsys.readouterr().out


def test_a_command_reads_the_trail(lasting: File | Database, capsys: pytest.CaptureFixture[str]) -> None:
    @in_loop
    async def kept() -> None:
        store = await lasting.open()
        await keep_three(store)
        await store.close()

    kept()
    where = ["--data", str(lasting.file.parent)] if isinstance(lasting, File) else ["--database", lasting.url]
    assert printed(capsys, *where).splitlines() == [
        "1970-01-01T00:00:02.000+00:00 signed in who=g1 name=Ann address=192.0.2.1",
        "1970-01-01T00:00:03.000+00:00 signed in who=g2 name=Benjamin login=ben",
        '1970-01-01T00:00:04.000+00:00 game started who=g1 name=Ann table=t1 number=1 game="a\\nb"',
    ]
    asked = ["--what", "signed in", "--what", "signed out", "--who", " BEN", "--since", "1970-01-01T01:00:03+01:00"]
    assert json.loads(printed(capsys, *where, *asked, "--until", "1970-01-02", "--json")) == [
        {
            "at": "1970-01-01T00:00:03.000+00:00",
            "what": "signed in",
            "who": "g2",
            "name": "Benjamin",
            "login": "ben",
            "table": "",
            "detail": {},
        }
    ]
    assert printed(capsys, *where, "--limit", "1", "--table", "t1").count("\n") == 1
    assert printed(capsys, *where, "--until", "1970-01-01") == ""
