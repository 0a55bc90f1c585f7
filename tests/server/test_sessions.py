"""Who is who: sessions are the store's, so that what ends in one process is over in all of them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import text

from parlour.server.http.handshake import Handshake
from parlour.server.http.sessions import SPARSELY
from parlour.server.net.limits import Limits
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.people import Session
from parlour.server.storage.retention import DAY, Keeping, sweep
from tests.server.doors import HOST, cookie_of, open_door
from tests.server.hall import Time, a_game, house_of
from tests.server.pipes import Pipe, frames_of
from tests.server.places import Database, File, Memory, in_loop
from tests.server.porch import Porch, porches
from tests.server.proofs.hostile import HEAD

LOGIN = {"login": "ann", "password": "correct horse"}
NEW = {"login": "ann", "password": "battery staple"}
CHANGE = {"old": LOGIN["password"], "new": NEW["password"]}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def file(tmp_path: Path) -> File:
    return File(tmp_path / "parlour.db")


def copied(door: Porch, http: httpx.AsyncClient) -> httpx.AsyncClient:
    """A thief with the cookie that somebody has just now."""
    return door.http(headers={"Cookie": cookie_of(http)})


async def who(http: httpx.AsyncClient) -> str:
    return str((await http.get("/api/me")).json()["guest"])


async def registered(http: httpx.AsyncClient) -> str:
    opened = await http.post("/api/accounts", json=LOGIN)
    assert opened.status_code == 200, opened.text
    return str(opened.json()["guest"])


@in_loop
async def test_after_a_change_of_password_the_old_cookie_is_good_nowhere(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann:
        me = await registered(ann)
        async with copied(here, ann) as thief, copied(there, ann) as other_thief:
            assert [await who(thief), await who(other_thief)] == [me, me]
            assert (await ann.post("/api/accounts/password", json=CHANGE)).status_code == 200
            assert await who(ann) == me
            assert me not in (await who(thief), await who(other_thief))


@in_loop
async def test_a_change_of_name_does_not_write_an_old_password_back(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann, there.http() as later:
        await registered(ann)
        async with copied(there, ann) as thief:
            await who(thief)
            await ann.post("/api/accounts/password", json=CHANGE)
            await thief.post("/api/me/name", json={"name": "Mallory"})
        assert (await later.post("/api/accounts/login", json=LOGIN)).status_code == 403
        assert (await later.post("/api/accounts/login", json=NEW)).status_code == 200
        renamed = await later.post("/api/me/name", json={"name": "Anna"})
        assert renamed.json()["name"] == (await ann.get("/api/me")).json()["name"] == "Anna"


@in_loop
async def test_a_change_of_password_closes_the_sockets_of_the_old_cookie(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann:
        await registered(ann)
        cookie = cookie_of(ann)
        near, far = await here.line(cookie), await there.line(cookie)
        await ann.post("/api/accounts/password", json=CHANGE)
        assert await near.closed() == 4001
        await there.front.house.end_lost_sessions()  # without a bus, what every process does each minute
        assert await far.closed() == 4001


@in_loop
async def test_on_postgres_the_other_process_hears_of_it(database: Database) -> None:
    async with porches(database) as (here, there), here.http() as ann:
        me = await registered(ann)
        cookie = cookie_of(ann)
        far = await there.line(cookie)
        async with copied(there, ann) as thief:
            assert f'"guest":"{me}"'.encode() in far.told[0]
            await ann.post("/api/accounts/password", json=CHANGE)
            assert await far.closed() == 4001
            assert await who(thief) != me
        for odd in ("a\x00nn", "\x00\x00\x00"):  # PostgreSQL takes no such text
            assert (await ann.delete(f"/api/me/sessions/{quote(odd)}")).status_code == 404
            assert (await ann.post("/api/accounts/login", json={**NEW, "login": odd})).status_code == 400
            lost = {**NEW, "login": odd, "code": odd * 9}
            assert (await ann.post("/api/accounts/recover", json=lost)).status_code == 400
        for what in ("evening", "ratings", "law", "record?game=1", "replay?game=1", "fair?game=1", "review?game=1"):
            answer = await ann.get(f"/api/tables/a%00b/{what}")
            assert answer.status_code == (200 if what == "evening" else 404), f"{what}: {answer.text}"
        far = await there.line(cookie_of(ann))
        assert f'"guest":"{me}"'.encode() in far.told[0]
        await ann.post("/api/accounts/logout")
        assert await far.closed() == 4001


@in_loop
async def test_logging_out_ends_the_session_everywhere(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann, there.http() as other:
        me = await registered(ann)
        await other.post("/api/accounts/login", json=LOGIN)
        async with copied(here, ann) as thief, copied(there, ann) as other_thief:
            near = await here.line(cookie_of(ann))
            assert (await ann.post("/api/accounts/logout")).json()["guest"] != me
            assert me not in (await who(thief), await who(other_thief))
            assert await near.closed() == 4001
        assert await who(other) == me


@in_loop
async def test_a_deleted_account_revives_no_cookie(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann:
        me = await who(ann)
        async with copied(there, ann) as oldest:
            await registered(ann)
            async with copied(there, ann) as old:
                await ann.post("/api/accounts/password", json=CHANGE)
                async with copied(there, ann) as newest:
                    gone = await ann.request("DELETE", "/api/accounts", json={"password": NEW["password"]})
                    assert gone.status_code == 200
                    assert me not in [await who(cookie) for cookie in (oldest, old, newest, ann)]


@in_loop
async def test_who_opens_an_account_leaves_earlier_cookies_behind(file: File) -> None:
    async with porches(file) as (here, _there), here.http() as ann:
        me = await who(ann)
        async with copied(here, ann) as thief:
            assert await who(thief) == me
            assert await registered(ann) == me
            assert await who(thief) != me


@in_loop
async def test_sessions_are_listed_and_ended_one_by_one_or_all(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann, here.http() as mallory:
        await registered(ann)
        async with there.http(headers={"User-Agent": FIREFOX}) as phone, there.http() as third:
            for browser in (phone, third):
                await browser.post("/api/accounts/login", json=LOGIN)
            listed = (await ann.get("/api/me/sessions")).json()
            assert (len(listed["sessions"]), listed["codes"]) == (3, 8)
            (of_phone,) = [one for one in listed["sessions"] if one["device"] == "Firefox, Linux"]
            assert not of_phone["current"]
            assert of_phone["made"] == of_phone["used"] < of_phone["expires"]
            assert [one["device"] for one in listed["sessions"] if one["current"]] == ["python-httpx"]
            address = f"/api/me/sessions/{of_phone['id']}"
            assert (await mallory.delete(address)).status_code == 404
            line = await here.line(cookie_of(phone))
            left = (await ann.delete(address)).json()["sessions"]
            assert await line.closed() == 4001
            assert of_phone["id"] not in [one["id"] for one in left]
            assert (await ann.delete(address)).status_code == 404
            assert await who(phone) != await who(ann) == await who(third)
            (kept,) = (await ann.delete("/api/me/sessions")).json()["sessions"]
            assert kept["current"]
            assert await who(third) != await who(ann)


@in_loop
async def test_a_connection_let_in_as_its_session_ends_is_closed() -> None:
    """It was looked up before, and is heard of by the house after."""
    async with porches(Memory()) as (here, _there), here.http() as ann:
        await registered(ann)
        (mine,) = (await ann.get("/api/me/sessions")).json()["sessions"]
        here.front.house.end_sessions([mine["id"]])
        request = Handshake(None, SimpleNamespace(connections=set()), {"front": here.front})
        pipe = Pipe()
        request.connection_made(pipe)
        request.data_received(HEAD.replace(b"\r\n\r\n", f"\r\nCookie: {cookie_of(ann)}\r\n\r\n".encode()))
        while not pipe.written:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        answer, _blank, frames = pipe.written.partition(b"\r\n\r\n")
        assert b"Set-Cookie" not in answer
        assert frames_of(frames)[-1] == (0x88, (4001).to_bytes(2, "big") + b"log in again")


@in_loop
async def test_a_session_that_is_not_used_expires(file: File) -> None:
    async with porches(file) as (here, _there), here.http() as ann:
        now = Time()
        here.front.guests.now = here.front.guests.sessions.now = here.front.house.now = now
        me = await who(ann)
        cookie = cookie_of(ann)
        now.ms += SPARSELY - 1
        assert "set-cookie" not in (await ann.get("/api/me")).headers
        now.ms += 1
        dated = (await ann.get("/api/me")).headers["set-cookie"]
        assert dated.startswith(f"{cookie};"), "the same cookie, with a later date"
        assert f"Max-Age={90 * 24 * 3600};" in dated
        await asyncio.sleep(0.05)  # its use is written down meanwhile
        now.ms += 90 * DAY - 1
        line = await here.line(cookie)
        assert f'"guest":"{me}"'.encode() in line.told[0]
        await asyncio.sleep(0.05)
        now.ms += 90 * DAY
        await here.front.house.end_lost_sessions()
        assert await line.closed() == 4001
        assert await who(ann) != me
        store = here.front.house.store
        await sweep(store, Keeping(), now)
        (left,) = await store.sessions_of(await who(ann), 0)
        assert await store.sessions_of(me, 0) == []
        assert left.expires == now.ms + 90 * DAY


@in_loop
async def test_no_cache_on_the_way_keeps_a_cookie() -> None:
    """Pictures and leaflets are the same for everybody, and may be kept for others; a cookie is dated anew with any."""
    async with porches(Memory(), 1) as (here,), here.http() as ann, here.http() as stranger:
        now = Time()
        here.front.guests.now = here.front.guests.sessions.now = here.front.house.now = now
        await who(ann)
        same = ["/api/games", "/api/postcards/en/table/none", "/en/t/none", "/api/texts/en/" + a_game()]
        open_to_all = [(await stranger.get(one)).headers["cache-control"] for one in same]
        assert open_to_all == ["no-cache", "public, max-age=300", "no-cache", "no-cache"]
        for one in same:
            now.ms += SPARSELY
            answer = await ann.get(one)
            assert answer.headers["set-cookie"]
            assert answer.headers["cache-control"].startswith("private, ")


@in_loop
async def test_looking_around_makes_no_session(file: File) -> None:
    async with porches(file) as (here, _there), here.http() as http:
        for path in ("/api/games", "/api/tables", "/api/addresses", "/api/me/sessions"):
            assert "set-cookie" not in (await http.get(path)).headers
        assert (await http.post("/api/accounts/login", json=LOGIN)).status_code == 403
        assert rows(file.file, "sessions") == []
        refused = await http.post("/api/tables", json={})
        assert (refused.status_code, "set-cookie" in refused.headers) == (400, True), "once begun, it is known"
        await who(http)
        assert len(rows(file.file, "sessions")) == 1


@in_loop
async def test_the_disk_is_waited_for_again_after_a_session_was_noted(file: File) -> None:
    store = await open_sqlite(file.file)
    await store.begin(Session("s1", "g1", 1, 1, 2))
    await store.touch("s1", 2, 3)
    async with store._writing() as connection:
        assert await connection.scalar(text("PRAGMA synchronous")) == 2
    assert await store.living(["s1"], 2) == {"s1"}
    await store.close()


def rows(file: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


@in_loop
async def test_beside_the_audit_trail_neither_addresses_nor_tokens_nor_what_a_browser_says_is_kept(file: File) -> None:
    async with porches(file) as (here, _there), here.http(headers={"User-Agent": FIREFOX}) as ann:
        codes = (await ann.post("/api/accounts", json=LOGIN)).json()["codes"]
        made = await ann.post("/api/tables", json={"settings": {"game": a_game()}})
        assert made.status_code == 201
        await here.front.house.writer.drained()
        with closing(sqlite3.connect(file.file)) as connection:
            lines = [line for line in connection.iterdump() if not line.startswith('INSERT INTO "audit"')]
        everything = "\n".join(lines)
        assert "Firefox, Linux" in everything
        for secret in (HOST, FIREFOX, ann.cookies["parlour"], LOGIN["password"], *codes):
            assert secret not in everything
            assert secret.replace("-", "") not in everything


def change_meanwhile(there: Porch, owner: httpx.AsyncClient) -> None:
    """A password that is right when it is looked at there is another by the time anything comes of that."""
    guests = there.front.guests
    verify = guests._verify

    async def slow(hashed: str, password: str) -> bool:
        good = await verify(hashed, password)
        assert (await owner.post("/api/accounts/password", json=CHANGE)).status_code == 200
        return good

    guests._verify = slow  # type: ignore[method-assign]


@in_loop
async def test_a_login_whose_password_was_just_changed_begins_no_session(file: File) -> None:
    """The password was right when it was looked at, and is no longer when the session begins."""
    async with porches(file) as (here, there), here.http() as ann, there.http() as thief:
        await registered(ann)
        change_meanwhile(there, ann)
        assert (await thief.post("/api/accounts/login", json=LOGIN)).status_code == 403
        assert len((await ann.get("/api/me/sessions")).json()["sessions"]) == 1


@pytest.mark.parametrize(("asked", "more"), [("/api/me/tokens", {"name": "robot"}), ("/api/accounts/codes", {})])
@in_loop
async def test_nothing_that_rests_on_a_password_outlives_it(file: File, asked: str, more: dict[str, str]) -> None:
    """Who knows the password and is quick would keep a token, or codes, after it was changed."""
    async with porches(file) as (here, there), here.http() as ann:
        opened = (await ann.post("/api/accounts", json=LOGIN)).json()
        async with copied(there, ann) as thief:
            change_meanwhile(there, ann)
            late = await thief.post(asked, json={"password": LOGIN["password"], **more})
            assert (late.status_code, late.json()["code"]) == (409, "stale")
        mine = (await ann.get("/api/me/sessions")).json()
        assert (len(mine["sessions"]), mine["codes"]) == (1, len(opened["codes"]))
        recovered = {**LOGIN, "code": opened["codes"][0]}
        assert (await ann.post("/api/accounts/recover", json=recovered)).status_code == 200, "the old codes are good"


@in_loop
async def test_two_changes_of_a_password_at_once_are_not_both_done(file: File) -> None:
    async with porches(file) as (here, there), here.http() as ann:
        await registered(ann)
        async with copied(there, ann) as thief:
            guests = there.front.guests
            hash = guests._hash

            async def slow(password: str) -> str:
                assert (await ann.post("/api/accounts/password", json=CHANGE)).status_code == 200
                return await hash(password)

            guests._hash = slow  # type: ignore[method-assign]
            late = await thief.post("/api/accounts/password", json={**CHANGE, "new": "mine now!"})
            assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert (await ann.post("/api/accounts/login", json=NEW)).status_code == 200


@pytest.mark.parametrize("other", ['{"theme": 1}', "with space=1", '"never closed', "=nameless", "expires=1", "ключ=1"])
@in_loop
async def test_the_cookies_of_other_programs_cost_nobody_his_session(other: str) -> None:
    """A host's cookies go to all of its ports, and browsers send what no standard allows."""
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        me, cookie = await who(ann), cookie_of(ann)
        for both in (f"{other}; {cookie}", f"{cookie}; {other}", f"x={other};{cookie}"):
            async with here.http(headers={b"Cookie": both.encode()}) as again:
                assert await who(again) == me
                assert not again.cookies
        line = await here.line(f"{other}; {cookie}")
        assert f'"guest":"{me}"'.encode() in line.told[0]


@in_loop
async def test_a_file_opened_again_knows_its_sessions(file: File) -> None:
    async with porches(file) as (here, _there), here.http() as ann:
        me, cookie = await registered(ann), cookie_of(ann)
    async with porches(file) as (here, _there), here.http(headers={"Cookie": cookie}) as ann:
        assert await who(ann) == me
    store = await open_sqlite(file.file)
    assert len(await store.sessions_of(me, 0)) == 1
    await store.close()


@in_loop
async def test_whoever_comes_again_and_again_without_a_cookie_pays_for_the_rows() -> None:
    house = house_of(limits=Limits(address_written=10_000))
    async with open_door(house) as door:
        seen = []
        for _i in range(40):
            async with door.http() as stranger:
                seen.append((await stranger.get("/api/me")).status_code)
        assert seen[0] == 200
        assert seen[-1] == 429
        assert len(house.store.sessions) <= 25  # type: ignore[attr-defined]


@in_loop
async def test_logging_out_again_and_again_fills_neither_sessions_nor_the_audit_trail() -> None:
    place = Memory()
    async with porches(place, 1, Limits(address_written=10_000)) as (here,), here.http() as ann, here.http() as nobody:
        for _i in range(30):
            assert (await nobody.post("/api/accounts/logout")).status_code == 200
        store = here.front.house.store
        assert not await store.notes()
        await who(ann)
        out = [await ann.post("/api/accounts/logout") for _i in range(60)]
        assert {answer.status_code for answer in out} == {200}, "whoever wants to go may"
        assert len(await store.notes()) <= 25
        assert len(store.sessions) <= 1  # type: ignore[attr-defined]
        assert not cookie_of(ann).removeprefix("parlour=").strip('"')
