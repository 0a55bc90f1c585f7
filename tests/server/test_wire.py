"""The web socket itself: handshake, frames in every shape, and clients that misbehave."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT, frame
from parlour.server.net.limits import Limits
from parlour.server.net.masks import unmasked
from parlour.server.net.web_socket import FAREWELL
from tests.server.doors import HOST, Door, asked, cookie_of, heard, open_door
from tests.server.hall import FREE, a_game, house_of, payloads, until
from tests.server.pipes import client_frame
from tests.server.places import in_loop

KEY = base64.b64encode(b"0123456789abcdef").decode()


class Raw:
    """A client that writes bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, door: Door, *headers: str, path: str = "/ws", version: str = "13", key: str = KEY) -> Raw:
        raw = cls(*await asyncio.open_connection(HOST, door.port))
        raw.writer.write(cls.asking(f"{HOST}:{door.port}", *headers, path=path, version=version, key=key))
        return raw

    @staticmethod
    def asking(host: str, *headers: str, path: str = "/ws", version: str = "13", key: str = KEY) -> bytes:
        """The request for a web socket."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", f"Sec-WebSocket-Version: {version}", *headers]
        return "\r\n".join([*lines, "", ""]).encode()

    async def head(self) -> str:
        return (await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 10)).decode()

    async def frame(self) -> tuple[int, bytes]:
        first, second = await asyncio.wait_for(self.reader.readexactly(2), 10)
        size = second & 127
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def text(self) -> dict[str, Any]:
        opcode, payload = await self.frame()
        assert opcode == TEXT
        message: dict[str, Any] = json.loads(payload)
        return message

    async def closed(self) -> int:
        """The code that the server closes with."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")

    def send(self, payload: bytes, opcode: int = TEXT, final: bool = True, flags: int = 0) -> None:
        self.writer.write(client_frame(payload, opcode, final, flags))

    async def open(self) -> Raw:
        assert "101" in await self.head()
        assert (await self.text())["t"] == "welcome"
        return self

    def close(self) -> None:
        self.writer.close()


def ping(number: int) -> bytes:
    return json.dumps({"t": "ping", "id": number}).encode()


def test_frames_of_every_length() -> None:
    for size in (0, 1, 125, 126, 65535, 65536, 70000):
        assert payloads(frame(b"x" * size)) == [b"x" * size]
        assert unmasked(unmasked(b"abcde" * size, b"\1\2\3\4"), b"\1\2\3\4") == b"abcde" * size


@in_loop
async def test_a_client_of_another_make_gets_in() -> None:
    async with open_door() as door, door.socket() as socket:
        welcome = await heard(socket)
        assert welcome["protocol"] == 1
        assert (await asked(socket, t="ping", id=1))["t"] == "done"
        assert (await asked(socket, t="start", id=2))["code"] == "not_entered"
        assert (await asked(socket, t="enter", id=3, table="nothing"))["code"] == "no_such_table"
        pong = await socket.ping()
        await asyncio.wait_for(pong, 5)


@in_loop
async def test_the_cookie_of_the_socket_is_the_cookie_of_the_page() -> None:
    async with open_door() as door, door.http() as http:
        me = (await http.get("/api/me")).json()
        async with door.socket(cookie_of(http)) as socket:
            assert (await heard(socket))["you"]["guest"] == me["guest"]
        raw = await Raw.to(door)
        head = await raw.head()
        assert "Set-Cookie: parlour=" in head
        raw.close()


@in_loop
async def test_pages_from_elsewhere_may_not_connect() -> None:
    async with open_door() as door:
        for origin in ("https://evil.example", "null", f"http://{HOST}:{door.port + 1}", "x"):
            with pytest.raises(InvalidStatus) as refused:
                async with door.socket(Origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with door.socket(Origin=f"http://{HOST}:{door.port}") as socket:
            assert (await heard(socket))["t"] == "welcome"


@in_loop
async def test_a_bad_handshake_is_refused() -> None:
    async with open_door() as door:
        bad: list[tuple[str, dict[str, str]]] = [
            ("404", {"path": "/else"}),
            ("426", {"version": "8"}),
            ("400", {"key": "x"}),
        ]
        for status, given in bad:
            raw = await Raw.to(door, **given)
            assert status in await raw.head()
            raw.close()
        assert not door.front.house.connections
        await asyncio.sleep(0.05)
        assert not door.front.sockets


@in_loop
async def test_a_message_in_pieces_with_a_ping_between() -> None:
    async with open_door() as door:
        raw = await (await Raw.to(door)).open()
        raw.send(ping(1)[:5], final=False)
        raw.send(b"are you there", PING)
        raw.send(b"", 0, final=False)
        raw.send(ping(1)[5:], 0)
        assert await raw.frame() == (PONG, b"are you there")
        assert await raw.text() == {"t": "done", "re": 1}
        for byte in (bytes([0x81, 0x80 | len(ping(2))]), b"\0\0\0\0", *[bytes([b]) for b in ping(2)]):
            raw.writer.write(byte)
            await asyncio.sleep(0)
        assert await raw.text() == {"t": "done", "re": 2}
        raw.send(ping(3))
        raw.send(ping(4))
        assert [(await raw.text())["re"], (await raw.text())["re"]] == [3, 4]
        raw.send((1000).to_bytes(2, "big") + b"bye", CLOSE)
        assert await raw.closed() == 1000
        assert await raw.reader.read() == b""
        raw.close()


@in_loop
async def test_what_breaks_the_protocol_is_closed() -> None:
    broken: list[tuple[int, Any]] = [
        (1002, lambda raw: raw.writer.write(frame(ping(1)))),
        (1002, lambda raw: raw.send(ping(1), flags=0x40)),
        (1002, lambda raw: raw.send(b"x", 0)),
        (1002, lambda raw: raw.send(b"x", 0x3)),
        (1002, lambda raw: raw.send(b"x", 0xB)),
        (1002, lambda raw: raw.send(b"x", PING, final=False)),
        (1002, lambda raw: raw.send(b"x" * 126, PING)),
        (1002, lambda raw: raw.send(b"x", CLOSE)),
        (1002, lambda raw: raw.send((999).to_bytes(2, "big"), CLOSE)),
        (1003, lambda raw: raw.send(b"x", BINARY)),
        (1009, lambda raw: raw.send(b"x" * 20_000)),
        (1009, lambda raw: raw.writer.write(bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big"))),
        (1009, lambda raw: [raw.send(b"x" * 9_000, TEXT, final=False), raw.send(b"x" * 9_000, 0)]),
        (1008, lambda raw: [raw.send(b"", 0 if i else TEXT, final=False) for i in range(2_000)]),
    ]
    async with open_door(house_of(limits=Limits())) as door:
        for code, misbehave in broken:
            raw = await (await Raw.to(door)).open()
            misbehave(raw)
            assert await raw.closed() == code
            raw.close()
        await until(lambda: not door.front.house.connections)


@in_loop
async def test_who_breaks_the_protocol_need_not_hang_up_to_see_the_end() -> None:
    async with open_door() as door:
        for payload, opcode in ((b"x", 0x3), (b"x" * 20_000, TEXT)):
            raw = await (await Raw.to(door)).open()
            raw.send(payload, opcode)
            assert await raw.closed() in (1002, 1009)
            assert await asyncio.wait_for(raw.reader.read(), FAREWELL / 2) == b""
            raw.close()


@in_loop
async def test_an_oversized_message_is_told_so() -> None:
    async with open_door() as door:
        raw = await (await Raw.to(door)).open()
        raw.send(json.dumps({"t": "say", "id": 1, "text": "x" * 20_000}).encode())
        assert (await raw.text())["code"] == "too_large"
        assert await raw.closed() == 1009
        raw.close()


@in_loop
async def test_nonsense_gets_an_error_and_the_connection_stays() -> None:
    async with open_door() as door:
        raw = await (await Raw.to(door)).open()
        for nonsense in (
            b"",
            b"x",
            b"null",
            b"[]",
            b"{}",
            b'{"t":"ping"}',
            b'{"t":"ping","id":-1}',
            b"\xff\xfe",
            b"[" * 9_000,
        ):
            raw.send(nonsense)
            assert (await raw.text())["code"] == "malformed"
        raw.send(b'{"t":"move","id":77,"move":7}')
        assert (await raw.text())["re"] == 77
        raw.send(ping(1))
        assert (await raw.text())["t"] == "done"
        raw.close()


@in_loop
async def test_who_does_not_read_is_cut_off() -> None:
    limits = Limits(rate=1e9, burst=1e9, buffer=64 * 1024)
    async with open_door(house_of(limits=limits)) as door:
        raw = await (await Raw.to(door)).open()
        cast("asyncio.Transport", raw.writer.transport).pause_reading()
        for number in range(200_000):
            raw.send(ping(number))
            if number % 1000 == 0:
                await asyncio.sleep(0)
                if not door.front.house.connections:
                    break
        assert not door.front.house.connections
        raw.writer.transport.abort()


@in_loop
async def test_too_many_messages_and_connections() -> None:
    async with open_door(house_of(limits=Limits(rate=1, burst=5, sockets=2))) as door, door.http() as http:
        raw = await (await Raw.to(door)).open()
        for number in range(8):
            raw.send(ping(number))
        answers = [await raw.text() for _i in range(8)]
        assert [answer["t"] for answer in answers] == ["done"] * 5 + ["error"] * 3
        text = answers[-1]["text"]
        assert answers[-1] == {"t": "error", "code": "too_fast", "text": text, "re": 7, "limit": "rate", "wait": 1}
        for number in range(200):
            raw.send(ping(number))
        assert await raw.closed() == 1008
        raw.close()
        await http.get("/api/me")
        cookie = f"Cookie: {cookie_of(http)}"
        first = await (await Raw.to(door, cookie)).open()
        second = await (await Raw.to(door, cookie)).open()
        third = await Raw.to(door, cookie)
        await third.head()
        assert await third.closed() == 1008
        for line in (first, second, third):
            line.close()


@in_loop
async def test_two_people_at_one_table_over_the_wire() -> None:
    async with open_door(house_of(limits=FREE)) as door, door.http() as ann, door.http() as bob:
        await bob.get("/api/me")
        made = await ann.post("/api/tables", json={"settings": {"game": a_game(2), "options": {"players": 2}}})
        table = made.json()["table"]
        async with door.socket(cookie_of(ann)) as first, door.socket(cookie_of(bob)) as second:
            assert (await asked(first, t="enter", id=1, table=table))["you"] == 0
            assert (await asked(second, t="enter", id=1, table=table))["you"] is None
            assert (await asked(second, t="sit", id=2))["you"] == 1
            assert (await asked(second, t="start", id=3))["code"] == "not_host"
            assert (await asked(first, t="start", id=2))["view"]["seat"] == 0
            while True:
                news = await heard(second)
                if "view" in news:
                    break
            assert news["view"]["seat"] == 1
            await second.close()
            while True:
                news = await heard(first)
                if "table" in news and not news["table"]["seats"][1].get("connected"):
                    break
            assert news["table"]["seats"][1]["away_until"] > news["at"]
