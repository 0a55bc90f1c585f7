"""Programs with a token, and pages elsewhere: they are who they say, or nobody, and never somebody new."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from parlour.server.http.handshake import Handshake
from parlour.server.http.sessions import COOKIE, PROGRAM_DAYS, SPARSELY
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.retention import DAY
from tests.server.doors import cookie_of
from tests.server.hall import Time, a_game
from tests.server.pipes import Pipe
from tests.server.places import Memory, in_loop
from tests.server.porch import Porch, porches
from tests.server.proofs.hostile import HEAD
from tests.server.test_sessions import CHANGE, LOGIN, registered

ELSEWHERE = "https://cards.example.org"
MINE = {"name": "My program", "password": LOGIN["password"]}
BAD = ["", "x", "A" * 43, "é" * 43, "A" * 10_000]


async def token_of(ann: httpx.AsyncClient, **other: str) -> str:
    made = await ann.post("/api/me/tokens", json={**MINE, **other})
    assert made.status_code == 200, made.text
    return str(made.json()["token"])


def as_program(door: Porch, token: str, **more: str) -> httpx.AsyncClient:
    return door.http(headers={"Authorization": f"Bearer {token}", **more})


async def socket(door: Porch, **headers: str) -> bytes:
    """What a request for a web socket is answered."""
    request, pipe = Handshake(None, SimpleNamespace(connections=set()), {"front": door.front}), Pipe()
    request.connection_made(pipe)
    lines = "".join(f"\r\n{name}: {value}" for name, value in headers.items())
    request.data_received(HEAD.replace(b"\r\n\r\n", f"{lines}\r\n\r\n".encode("latin-1")))
    while b"\r\n\r\n" not in pipe.written:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return bytes(pipe.written)


@in_loop
async def test_a_program_is_its_owner_over_http_and_over_the_socket() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        me = await registered(ann)
        token = await token_of(ann)
        async with as_program(here, token) as program:
            answer = await program.get("/api/me")
            assert (answer.json()["guest"], "set-cookie" in answer.headers) == (me, False)
            assert (await program.post("/api/tables", json={"settings": {"game": a_game()}})).status_code == 201
        opened = await socket(here, Authorization=f"bearer {token}")
        assert opened.startswith(b"HTTP/1.1 101")
        assert f'"guest":"{me}"'.encode() in opened
        assert b"Sec-WebSocket-Protocol" not in opened
        from_page = await socket(here, **{"Sec-WebSocket-Protocol": f"parlour, bearer.{token}"})
        assert f'"guest":"{me}"'.encode() in from_page
        assert b"Sec-WebSocket-Protocol: parlour\r\n" in from_page


@pytest.mark.parametrize("token", BAD)
@in_loop
async def test_a_bad_token_is_nobody(token: str) -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        header = {b"Authorization": f"Bearer {token}".encode("latin-1")}
        for answer in (await http.get("/api/me", headers=header), await http.get("/api/games", headers=header)):
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthorized")
            assert answer.headers["www-authenticate"] == "Bearer"
            assert "set-cookie" not in answer.headers
        if len(token) < 1000:
            assert (await socket(here, Authorization=f"Bearer {token}")).startswith(b"HTTP/1.1 401")
        store = here.front.house.store
        assert isinstance(store, MemoryStore)
        assert store.sessions == {}


@in_loop
async def test_a_token_is_no_cookie_and_a_cookie_no_token() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        me = await registered(ann)
        token = await token_of(ann)
        async with here.http(headers={"Cookie": f"{COOKIE}={token}"}) as browser:
            assert (await browser.get("/api/me")).json()["guest"] != me
        async with as_program(here, cookie_of(ann).partition("=")[2]) as program:
            assert (await program.get("/api/me")).status_code == 401
        async with as_program(here, "A" * 43, Cookie=cookie_of(ann)) as both:
            assert (await both.get("/api/me")).status_code == 401, "a good cookie does not mend it"


@in_loop
async def test_what_a_proxy_asks_for_is_not_ours() -> None:
    async with porches(Memory(), 1) as (here,), here.http(headers={"Authorization": "Basic YTpi"}) as http:
        assert (await http.get("/api/me")).status_code == 200


@in_loop
async def test_only_an_account_with_its_password_makes_tokens_and_not_too_many() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        assert (await ann.post("/api/me/tokens", json=MINE)).status_code == 403
        await registered(ann)
        assert (await ann.post("/api/me/tokens", json={**MINE, "password": "wrong horse"})).status_code == 403
        assert (await ann.post("/api/me/tokens", json={**MINE, "name": ""})).status_code == 400
        for _i in range(20):
            await token_of(ann)
        assert (await ann.post("/api/me/tokens", json=MINE)).json()["code"] == "full"


@in_loop
async def test_a_token_is_listed_ended_and_ends_with_the_password() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        await registered(ann)
        first, second = await token_of(ann), await token_of(ann, name="Another")
        listed: list[dict[str, Any]] = (await ann.get("/api/me/sessions")).json()["sessions"]
        (mine,) = [one for one in listed if one["device"] == "program: My program"]
        await ann.delete(f"/api/me/sessions/{mine['id']}")
        async with as_program(here, first) as ended, as_program(here, second) as program:
            assert (await ended.get("/api/me")).status_code == 401
            assert (await program.get("/api/me")).status_code == 200
            await ann.post("/api/accounts/password", json=CHANGE)
            assert (await program.get("/api/me")).status_code == 401


@in_loop
async def test_a_token_lives_as_long_as_it_is_used() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        now = Time()
        here.front.guests.now = here.front.guests.sessions.now = here.front.house.now = now
        await registered(ann)
        async with as_program(here, await token_of(ann)) as program:
            now.ms += SPARSELY
            assert (await program.get("/api/me")).status_code == 200
            await asyncio.sleep(0)  # its use is written down meanwhile
            now.ms += PROGRAM_DAYS * DAY - 1
            assert (await program.get("/api/me")).status_code == 200
            await asyncio.sleep(0)
            now.ms += PROGRAM_DAYS * DAY
            assert (await program.get("/api/me")).status_code == 401


@in_loop
async def test_a_page_elsewhere_may_ask_if_it_is_named() -> None:
    beforehand = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        here.front.origins = frozenset([ELSEWHERE])
        await registered(ann)
        token = await token_of(ann)
        for origin, allowed in ((ELSEWHERE, True), ("https://evil.example.org", False), ("null", False)):
            asked = await ann.options("/api/tables", headers={"Origin": origin, **beforehand})
            assert (asked.headers.get("access-control-allow-origin") == origin) == allowed
            assert ("authorization" in asked.headers.get("access-control-allow-headers", "")) == allowed
            async with as_program(here, token, Origin=origin) as page:
                made = await page.post("/api/tables", json={"settings": {"game": a_game()}})
                assert (made.status_code == 201) == allowed
                assert (made.headers.get("access-control-allow-origin") == origin) == allowed
                assert "access-control-allow-credentials" not in made.headers
                assert made.headers["vary"] == "Origin"
