"""Clients that want to hold the server up: many connections, half a request, frames without end, heavy questions."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from parlour.server.http import api_routes, catalogue, law_routes
from parlour.server.http.line import LARGEST_HEAD, MOST_WAITING
from parlour.server.http.policy import Policy
from parlour.server.net.frames import PING, PONG
from parlour.server.net.limits import Allowances, Limits
from parlour.server.net.peers import Hosts, Proxies
from parlour.server.net.web_socket import FRAMES, MOST_FRAMES
from parlour.server.table.records import Record
from tests.server.doors import HOST, Door, cookie_of, open_door
from tests.server.hall import FREE, Person, a_game, gathered, house_of, settled, until
from tests.server.pipes import client_frame
from tests.server.places import in_loop
from tests.server.test_limits import Now
from tests.server.test_web_socket import Line as Socket
from tests.server.test_web_socket import closes, short
from tests.server.test_wire import Raw

# -- frames --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PING, PONG])
@in_loop
async def test_frames_that_say_nothing_cost_too_one_by_one(kind: int) -> None:
    """Today's finding: such frames, each in a packet of its own, were read without end."""
    socket = Socket()
    for _i in range(int(MOST_FRAMES)):
        socket.socket.data_received(client_frame(b"", kind))
    assert closes(socket.hear()) == [1008]
    assert socket.pipe.paused, "and nothing more is read"
    assert socket.tolls == [MOST_FRAMES]


@in_loop
async def test_messages_between_them_do_not_make_frames_cheaper() -> None:
    socket = Socket()
    for number in range(10):
        told = socket.hear(client_frame(b"", PING) * 150 + short(number))
    assert closes(told) == [1008]


@in_loop
async def test_bytes_one_by_one_and_frames_that_are_large_cost_more() -> None:
    dripping = Socket()
    for byte in client_frame(b" " * 3000):
        dripping.hear(bytes([byte]))
    assert closes(dripping.hear()) == [1008]
    large = Socket()
    told = large.hear(*[client_frame(b" " * 16_000)] * 400)
    assert closes(told) == [1008]


@in_loop
async def test_whoever_keeps_within_the_rate_is_never_closed() -> None:
    socket = Socket()
    for number in range(3000):
        socket.now += 1.02 / FRAMES
        socket.socket.data_received(short(number))
    told = socket.hear()
    assert len(told) == 3000
    assert not closes(told)
    assert len(socket.tolls) < 10, "paid for by the lot"


@in_loop
async def test_an_address_pays_for_the_frames_of_all_its_sockets() -> None:
    socket = Socket()
    purse = Allowances(Limits(address_work=0.1), Now()).purse("work", address=HOST)
    socket.socket.toll = lambda frames: purse.take(frames / 10_000) is None
    for number in range(int(1.9 * MOST_FRAMES)):
        socket.now += 1.02 / FRAMES
        socket.socket.data_received(short(number))
    assert not closes(socket.hear()), "two lots could be had"
    for number in range(int(MOST_FRAMES)):
        socket.now += 1.02 / FRAMES
        socket.socket.data_received(short(number))
    assert closes(socket.hear()) == [1008]


# -- connections ---------------------------------------------------------------------------


def set_clock(door: Door) -> Now:
    """The time of the door is what the test says; connections are looked after when it says so."""
    now = Now()
    door.front.clock = now
    return now


def look_after(door: Door, now: Now) -> None:
    for line in [*door.front.lines, *door.front.sockets]:
        line.look_after(now())


async def sent(door: Door, data: bytes) -> Raw:
    raw = Raw(*await asyncio.open_connection(HOST, door.port))
    raw.writer.write(data)
    await raw.writer.drain()
    return raw


HEAD = f"Host: {HOST}\r\n".encode()
HALVES = {
    "nothing": b"",
    "blank lines": b"\r\n\r\n",
    "half a line": b"GET /api/me HT",
    "half a head": b"GET /api/me HTTP/1.1\r\n" + HEAD,
    "half a body": b"POST /api/me/name HTTP/1.1\r\n" + HEAD
    + b'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name',
    "half of the next": b"GET /api/me HTTP/1.1\r\n" + HEAD + b"\r\nGET /api/me HTTP/1.1\r\nHo",
}  # fmt: skip


@pytest.mark.parametrize("kind", HALVES)
@in_loop
async def test_half_a_request_is_not_waited_for_for_ever(kind: str) -> None:
    async with open_door() as door:
        now = set_clock(door)
        raw = await sent(door, HALVES[kind])
        await until(lambda: bool(door.front.lines))
        for _i in range(3):  # until all of it is there
            await asyncio.sleep(0.01)
        now.at += FREE.patience - 1
        look_after(door, now)
        assert door.front.connected.held
        now.at += 2
        look_after(door, now)
        answer = await asyncio.wait_for(raw.reader.read(), 10)
        assert b"408 Request Timeout" in answer
        assert b"(patience)" in answer
        await until(lambda: not door.front.lines and not door.front.connected.held)
        raw.close()


@in_loop
async def test_whole_requests_are_answered_however_often_they_are_looked_after() -> None:
    async with open_door() as door, door.http() as http:
        now = set_clock(door)
        for _i in range(5):
            assert (await http.get("/api/me")).status_code == 200
            now.at += 1000
            look_after(door, now)


@in_loop
async def test_a_head_without_end_and_requests_without_end_are_cut_off() -> None:
    async with open_door() as door:
        raw = await sent(door, b"GET / HTTP/1.1\r\n" + HEAD + b"X-Long: " + b"x" * LARGEST_HEAD)
        assert b" 431 " in await asyncio.wait_for(raw.reader.read(), 10)
        raw.close()
        raw = await sent(door, b"\r\n" * LARGEST_HEAD)
        assert b" 431 " in await asyncio.wait_for(raw.reader.read(), 10)
        raw.close()
        raw = await sent(door, (b"GET /api/me HTTP/1.1\r\n" + HEAD + b"\r\n") * (10 * MOST_WAITING))
        answers = await asyncio.wait_for(raw.reader.read(), 10)
        assert answers.count(b"HTTP/1.1 200") <= MOST_WAITING + 2
        raw.close()


@in_loop
async def test_who_does_not_read_an_answer_is_cut_off() -> None:
    async with open_door() as door:
        now = set_clock(door)
        raw = await sent(door, b"")
        await until(lambda: bool(door.front.lines))
        (line,) = door.front.lines
        line.pause_writing()
        now.at += FREE.patience + 1
        line.resume_writing()
        line.awaited = now()
        look_after(door, now)
        assert line.unread == 0
        line.pause_writing()
        now.at += FREE.patience + 1
        look_after(door, now)
        assert await asyncio.wait_for(raw.reader.read(), 10) == b""
        raw.close()


@in_loop
async def test_one_address_opens_only_so_many_connections() -> None:
    """Today's finding: hundreds, held for ever."""
    async with open_door(house_of(limits=Limits(connections=5, address_sockets=3, address_work=1e6))) as door:
        held = [await sent(door, b"GET / HT") for _i in range(5)]
        await until(lambda: len(door.front.lines) == 5)
        another = await sent(door, b"")
        assert b"429 Too Many Requests" in await asyncio.wait_for(another.reader.read(), 10)
        for raw in (*held, another):
            raw.close()
        await until(lambda: not door.front.connected.held)
        sockets = [await (await Raw.to(door)).open() for _i in range(3)]
        fourth = await Raw.to(door)
        assert "429 Too Many Requests" in await fourth.head()
        assert b"address_sockets" in await fourth.reader.read()
        sockets[0].close()
        await until(lambda: door.front.open.held == {HOST: 2})
        fifth = await (await Raw.to(door)).open()
        for raw in (*sockets, fourth, fifth):
            raw.close()
        await until(lambda: not door.front.open.held)


@in_loop
async def test_who_was_too_slow_a_reader_loses_nothing() -> None:
    house = house_of()
    table, people = await gathered(house, settled(a_game()), 4)
    slow, seen = people[1], people[1].seq
    slow.leave()  # as when the web socket cuts it off
    for number in range(20):
        await people[0].ask("say", text=f"line {number}")
    again = Person(house, slow.guest)
    answer = await again.ask("enter", table=table, since=seen)
    assert [line["text"] for line in answer["chat"]] == [f"line {number}" for number in range(20)]
    assert again.you == 1
    await house.close()


# -- requests ------------------------------------------------------------------------------


@in_loop
async def test_requests_are_paid_for_and_who_goes_on_is_no_longer_listened_to() -> None:
    async with open_door(house_of(limits=Limits(address_work=0.0205), clock=Now())) as door, door.http() as http:
        codes = [(await http.get("/api/me")).status_code for _i in range(25)]
        assert codes == [200] * 20 + [429] * 5
        refused = await http.get("/api/me")
        assert refused.headers["retry-after"] == str(refused.json()["wait"])
        assert refused.json()["wait"] > 0
        assert refused.json()["limit"] == "address_work"
        assert refused.headers["connection"] == "close"
        assert refused.headers["content-security-policy"]
        for _i in range(100):
            if not door.front.house.allowances.purse("work", address=HOST).balance() > door.front.deep_in_debt:
                break
            await http.get("/api/me")
        raw = await sent(door, b"GET /api/me HTTP/1.1\r\n" + HEAD + b"\r\n")
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await raw.reader.readexactly(1)
        raw.close()


@in_loop
async def test_what_everybody_asks_for_is_made_once_and_not_in_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's finding: 80 requests a second for the games, or the schema, were all that the server could do."""
    made: list[tuple[str, bool]] = []

    def watched(name: str, make: object) -> object:
        def noted(*about: str) -> object:
            made.append((name, threading.current_thread() is threading.main_thread()))
            time.sleep(0.01)  # in which others ask for it, too
            return make(*about)  # type: ignore[operator]

        noted.__name__ = name
        return noted

    monkeypatch.setattr(catalogue, "all_games", watched("games", catalogue.all_games))
    monkeypatch.setattr(catalogue, "texts", watched("texts", catalogue.texts))
    monkeypatch.setattr(api_routes, "schema", watched("schema", api_routes.schema))
    async with open_door() as door, door.http() as http:
        paths = ["/api/games?language=hu", "/api/schema.json", f"/api/texts/tr/{a_game()}"]
        answers = await asyncio.gather(*[http.get(path) for path in paths * 5])
        assert {answer.status_code for answer in answers} == {200}
        for language in ("xx", "yy", "zz", "en"):
            assert (await http.get(f"/api/games?language={language}")).status_code == 200
        assert (await http.get(f"/api/texts/xx/{a_game()}")).status_code == 404
        assert sorted(made) == [("games", False), ("games", False), ("schema", False), ("texts", False)]
        tag = answers[0].headers["etag"]
        again = await http.get(paths[0], headers={"If-None-Match": f'"other", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert (await http.get(paths[0], headers={"If-None-Match": '"other"'})).json() == answers[0].json()


@in_loop
async def test_what_could_not_be_made_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_language: str) -> object:
        raise OSError("no such disk")

    async with open_door() as door, door.http() as http:
        with monkeypatch.context() as patch:
            patch.setattr(catalogue, "all_games", fails)
            assert (await http.get("/api/games")).status_code == 500
        assert (await http.get("/api/games")).status_code == 200


@in_loop
async def test_records_are_reckoned_where_bots_think_and_cost_thinking() -> None:
    house = house_of(limits=Limits(guest_thinking=60), clock=Now())
    async with open_door(house) as door, door.http() as http:
        table, people = await gathered(house, settled(a_game()), 4)
        await people[0].ask("start")
        assert (await http.get(f"/api/tables/{table}/record")).json()["table"] == table
        assert (await http.get(f"/api/tables/{table}/record?seat=1")).status_code == 403
        guest = (await http.get("/api/me")).json()["guest"]
        house.allowances.purse("thinking", guest=guest).spend(100)
        for path in (f"/api/tables/{table}/replay", "/api/me/games", "/api/me/running"):
            refused = await http.get(path)
            assert (path, refused.status_code, refused.json().get("limit")) == (path, 429, "guest_thinking")
        for person in people:
            person.leave()


@in_loop
async def test_what_is_told_of_a_table_is_put_into_words_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game makes a long story, and a law is read from files: nobody's move waits for either."""
    house = house_of()
    table, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    made_in: list[int] = []
    for owner, name in ((Record, "record_for"), (Record, "replay_for"), (Record, "check_for"), (law_routes, "sheet")):
        usual = getattr(owner, name)

        def noting(*given: Any, usual: Callable[..., Any] = usual) -> Any:
            made_in.append(threading.get_ident())
            return usual(*given)

        monkeypatch.setattr(owner, name, noting)
    async with open_door(house) as door, door.http() as http:
        for asked in ("record", "replay", "fair", "law"):
            assert (await http.get(f"/api/tables/{table}/{asked}")).status_code == 200
    assert len(made_in) == 4
    assert threading.get_ident() not in made_in


@in_loop
async def test_who_drops_his_cookie_is_no_other_guest_for_it_and_pays_for_what_is_refused() -> None:
    house = house_of(limits=Limits(guest_thinking=1), clock=Now())
    table, people = await gathered(house, settled(a_game(), spectators=False), 4)
    await people[0].ask("start")
    async with open_door(house) as door, door.http() as http:
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 403
        left = house.allowances.purse("thinking", guest=f"strangers of {HOST}").balance()
        assert left < 1, "it was looked up all the same"
        house.allowances.purse("thinking", address=HOST, guest=f"strangers of {HOST}").spend(2)
        refused = await http.get(f"/api/tables/{table}/record")
        assert (refused.status_code, refused.json()["limit"]) == (429, "guest_thinking")
        await http.get("/api/me")
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 403, "whoever has a session has his own"


# -- who asks, and for whom ----------------------------------------------------------------


@in_loop
async def test_names_and_proxies_over_the_wire() -> None:
    policy = Policy(proxies=Proxies([HOST]), hosts=Hosts(["cards.example.org"]))
    async with open_door(policy=policy) as door, door.http() as http:
        await http.get("/api/me")
        assert (await http.get("/api/me", headers={"Host": "evil.example"})).status_code == 403
        assert (await http.get("/api/me", headers={"Host": "cards.example.org"})).status_code == 200
        far = await Raw.to(
            door, "X-Forwarded-For: 198.51.100.9", "X-Forwarded-Proto: https", f"Cookie: {cookie_of(http)}"
        )
        await far.open()
        assert door.front.open.held == {"198.51.100.9": 1}
        assert not door.front.connected.held, "a proxy speaks for many"
        (connections,) = door.front.house.connections.values()
        assert [connection.address for connection in connections] == ["198.51.100.9"]
        secure = await http.post("/api/accounts/logout", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in secure.headers["set-cookie"]
        evil = await sent(door, Raw.asking("evil.example"))
        assert b"403 Forbidden" in await asyncio.wait_for(evil.reader.read(), 10)
        for raw in (far, evil):
            raw.close()


@in_loop
async def test_nobody_is_believed_unless_he_is_named() -> None:
    async with open_door() as door, door.http() as http:
        plain = await http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in plain.headers["set-cookie"]
        raw = await Raw.to(door, "X-Forwarded-For: 198.51.100.9", "X-Forwarded-Proto: https")
        assert "Secure" not in await raw.head()
        assert door.front.open.held == {HOST: 1}
        raw.close()
