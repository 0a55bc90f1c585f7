"""The audit trail: who decided what, when; written with what it tells of, and kept for as long as is set."""

from __future__ import annotations

import asyncio
import json
from random import Random

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.audit import note
from parlour.server.storage.retention import DAY, Keeping, keep_sweeping
from parlour.server.storage.store import Note, Store
from parlour.server.table.entries import Made, Removed
from tests.server.doors import open_door
from tests.server.hall import a_game, gathered, house_of, play_out, settled, until
from tests.server.places import Place, in_loop
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
