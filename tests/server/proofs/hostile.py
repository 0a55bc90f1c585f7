"""Whatever is sent, asked for or read: an answer, and never a traceback, a 500 or memory that does not come back.

    python -m tests.server.proofs.hostile [N]

N (100,000) in all: messages at besieged tables of every game (``siege``), frames that are none, requests to the HTTP
side, and records that somebody has tampered with (``forged``).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx

from parlour.registry import all_rules
from parlour.server.http import app
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.handshake import Handshake
from tests.server.clockwork import by_clockwork
from tests.server.hall import MESSAGES, gathered, house_of, settled
from tests.server.nonsense import BROKEN, ODD_THINGS, ODD_WORDS
from tests.server.pipes import Pipe, frames_of
from tests.server.proofs.forged import records
from tests.server.proofs.siege import Counts, Siege
from tests.server.test_wire import KEY

HEAD = (
    f"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
)
METHODS = ("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "PATCH")
ODD_PATHS = ["en", "..", "%00", "%2e%2e%2fpasswd", "x" * 300, "assets/%ff", "//", "index.html/x"]
FIELDS = ("settings", "game", "options", "players", "deals", "name", "bots", "sit", "login", "password", "clock", "old")


# -- messages ----------------------------------------------------------------------------------


def messages(number: int, seed: int = 0) -> Counts:
    """So many at tables of all games together."""
    games = list(all_rules().values())
    counts: Counts = Counter()
    for i, rules in enumerate(games):
        counts += by_clockwork(Siege(rules, seed + 1000 * i).run(number // len(games) + 1))
    return counts


# -- frames ------------------------------------------------------------------------------------


def odd_frame(chance: Random) -> bytes:
    """A frame, mostly a good one, with whatever in it; or no frame at all."""
    if chance.random() < 0.02:
        return chance.randbytes(chance.randrange(1, 60))
    payload = chance.choice(BROKEN) if chance.random() < 0.5 else b'{"t":"ping","id":%d}' % chance.randrange(99)
    if chance.random() < 0.01:
        payload = chance.randbytes(chance.choice((126, 16 * 1024, 16 * 1024 + 1, 70_000)))
    first = (
        0x81 if chance.random() < 0.9 else chance.choice((0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0x83, 0x09))
    )
    if first in (0x88, 0x89, 0x8A):
        payload = payload[:125]
    size = len(payload)
    masked = 0x80 if chance.random() < 0.99 else 0
    length = bytes([masked | size]) if size < 126 else bytes([masked | 126]) + (size & 0xFFFF).to_bytes(2, "big")
    if size > 0xFFFF:
        length = bytes([masked | 127]) + size.to_bytes(8, "big")
    key = bytes(4)
    return bytes([first]) + length + key + payload


async def frames(number: int, seed: int = 5) -> Counts:
    """Cut anywhere and of any make: whole frames come back, the last of them a close where one was due."""
    house = house_of()
    front = Front(house, Guests(house.store, bytes(32)))
    state = SimpleNamespace(connections=set())
    chance = Random(seed)
    counts: Counts = Counter()
    while counts["bursts"] < number:
        counts["lines"] += 1
        request, pipe = Handshake(None, state, {"front": front}), Pipe()
        request.connection_made(pipe)
        request.data_received(HEAD)
        while pipe.line is None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        line = pipe.line
        pipe.written = b""
        for _burst in range(chance.randrange(1, 200)):
            data = b"".join(odd_frame(chance) for _i in range(chance.randrange(1, 5)))
            counts["bursts"] += 1
            while data:
                cut = chance.randrange(1, len(data) + 1)
                line.data_received(data[:cut])
                data = data[cut:]
                assert line.protocol is None or len(line.protocol.reader.buffer) <= line.largest + 14
                assert len(line.message) <= 2 * line.largest
            if pipe.closed or line.closing:
                break
        counts["closed"] += _check_frames(frames_of(pipe.written), line.closing)
        line.connection_lost(None)
    assert not house.connections
    assert not front.sockets
    assert not state.connections
    await front.close()
    return counts


def _check_frames(found: list[tuple[int, bytes]], closing: bool) -> int:
    """Whether it was closed; then a farewell is the last frame."""
    assert {first for first, _payload in found} <= {0x81, 0x88, 0x8A}
    for first, payload in found:
        if first == 0x81:
            assert MESSAGES.decode(payload)
    if closing:
        assert [first for first, _payload in found].count(0x88) == 1
        assert found[-1][0] == 0x88
    return int(closing)


# -- requests ----------------------------------------------------------------------------------


class Asker:
    """Requests that no page makes; now and then one that a page would."""

    def __init__(self, chance: Random, table: str) -> None:
        self.chance = chance
        self.routes = [(route.path, sorted(route.methods or {"GET"})) for route in app.ROUTES]
        self.words = [
            "en",
            "..",
            "%00",
            "%2e%2e%2fpasswd",
            "x" * 300,
            table,
            table,
            *all_rules(),
            *map(quoted, ODD_WORDS),
        ]

    def line(self) -> tuple[str, str]:
        """Method and path, mostly such as are there; now and then a table may come of it."""
        if self.chance.random() < 0.3:
            return "POST", "/api/tables"
        routes = [route for route in self.routes if "POST" in route[1]] if self.chance.random() < 0.5 else self.routes
        path, methods = self.chance.choice(routes)
        return self.chance.choice(METHODS if self.chance.random() < 0.3 else methods), self.path(path)

    def path(self, path: str) -> str:
        chance = self.chance
        for part in ("{game}", "{language}", "{table}", "{path:path}"):
            path = path.replace(part, chance.choice(self.words))
        if chance.random() < 0.5:
            path += f"?{chance.choice(('game', 'seat', 'step', 'language', 'x'))}={chance.choice(self.words)}"
        return path[:2_000]

    def thing(self, depth: int = 0) -> Any:
        """Something that JSON can say, often with the names that requests use."""
        chance = self.chance
        if depth > 3 or chance.random() < 0.4:
            return chance.choice([*ODD_THINGS, *all_rules(), "random", 2, 4, {"conduct": "table"}])
        if chance.random() < 0.2:
            return [self.thing(depth + 1) for _i in range(chance.randrange(4))]
        return {chance.choice(FIELDS): self.thing(depth + 1) for _i in range(chance.randrange(1, 4))}

    def body(self) -> bytes:
        chance = self.chance
        if chance.random() < 0.2:
            return chance.choice(BROKEN)
        if chance.random() < 0.05:
            return b"[" * 70_000
        if chance.random() < 0.4:
            good: list[dict[str, Any]] = [{"settings": {"game": chance.choice(list(all_rules()))}}, {"name": "Ann"}]
            return json.dumps(chance.choice(good)).encode()
        return json.dumps(self.thing()).encode("utf-8", "surrogatepass")

    def headers(self) -> dict[str, str]:
        kinds = [*["application/json"] * 6, "text/plain", "multipart/form-data", ""]
        origins = ["http://test", "", "", "", "http://evil.example", "null"]
        given = {"Content-Type": self.chance.choice(kinds), "Origin": self.chance.choice(origins)}
        if self.chance.random() < 0.3:
            given["Cookie"] = f"parlour={self.chance.choice(self.words)[:99]}"
        return {name: value for name, value in given.items() if value and value.isascii() and value.isprintable()}


def quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "surrogatepass"))[:600]


async def requests(number: int, seed: int = 7) -> Counts:
    """To every path, with every method: no answer is a 500, and what cannot be done is told with a code."""
    house = house_of()
    front = Front(house, Guests(house.store, bytes(32)))
    served: Any = app.make_app(front)
    counts: Counts = Counter()
    chance = Random(seed)
    id, _people = await gathered(house, settled(next(iter(all_rules())), 2), 2)
    asker = Asker(chance, id)
    transport = httpx.ASGITransport(WithState(served, front))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        for _i in range(number):
            method, path = asker.line()
            sent = asker.body() if method in ("POST", "PUT", "PATCH", "DELETE") else b""
            answer = await http.request(method, path, content=sent, headers=asker.headers())
            assert answer.status_code < 500, (method, path, sent, answer.text)
            counts[str(answer.status_code)] += 1
            http.cookies.clear()
    counts["tables made"] = len(house.rooms) - 1
    await front.close()
    return counts


class WithState:
    """What the lifespan of a real server would put into every request."""

    def __init__(self, served: Any, front: Front) -> None:
        self.served = served
        self.front = front

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.served({**scope, "state": {"front": self.front}}, receive, send)


# -- all of it ---------------------------------------------------------------------------------


def growth(again: Callable[[], object]) -> int:
    """Blocks of memory that a third run keeps beyond what the second one kept."""
    kept = []
    for _run in range(3):
        again()
        gc.collect()
        kept.append(sys.getallocatedblocks())
    return kept[2] - kept[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev proof hostile", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=100_000)
    part = parser.parse_args().number // 10
    logging.getLogger("parlour.server").addHandler(Strict())
    print("messages:", shown(messages(7 * part)), flush=True)
    print("frames:", shown(asyncio.run(frames(part))), flush=True)
    print("requests:", shown(asyncio.run(requests(part))), flush=True)
    with tempfile.TemporaryDirectory(prefix="parlour") as folder:
        print("records:", shown(records(part, Path(folder))), flush=True)
        few = max(part // 10, 10)
        print("blocks kept by messages:", growth(lambda: messages(few)), flush=True)
        print("blocks kept by frames:", growth(lambda: asyncio.run(frames(few))), flush=True)
        print("blocks kept by requests:", growth(lambda: asyncio.run(requests(few))), flush=True)
        print("blocks kept by records:", growth(lambda: records(few, Path(folder))), flush=True)


class Strict(logging.Handler):
    """Whatever the server complains of is a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage()) from (record.exc_info or (None, None, None))[1]


def shown(counts: Counts) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in counts.most_common())


if __name__ == "__main__":
    main()
