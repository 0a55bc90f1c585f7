"""A server without a network, which starts at once: requests go straight to the app, connections to the house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from argon2 import PasswordHasher
from starlette.types import Receive, Scope, Send

from parlour.server.http.app import make_app
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.net.limits import Limits
from tests.server.doors import HOST
from tests.server.hall import FREE, house_of, payloads
from tests.server.places import Database, File, Memory

LONGEST = 20.0  # seconds


class Line:
    """A connection: what it is told, and why it was closed."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def write(self, data: bytes) -> None:
        self.told += payloads(data)

    def close(self, code: int, _reason: str) -> None:
        if not self.code.done():
            self.code.set_result(code)

    async def closed(self) -> int:
        return await asyncio.wait_for(self.code, LONGEST)


class Porch:
    def __init__(self, front: Front) -> None:
        self.front = front
        self.app = make_app(front)

    async def _with_state(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, "state": {"front": self.front}}, receive, send)

    def http(self, **more: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self._with_state), base_url=f"http://{HOST}", **more)

    async def line(self, cookie: str) -> Line:
        line = Line()
        visitor = await self.front.visitor(cookie, "", False)
        await self.front.look_up_blocks(visitor)
        self.front.house.welcome(self.front.connection(visitor, line.write, line.close))
        return line


@asynccontextmanager
async def porches(place: Memory | File | Database, count: int = 2, limits: Limits = FREE) -> AsyncIterator[list[Porch]]:
    """Several servers on one database, in one process but for all that they know."""
    async with AsyncExitStack() as stack:
        opened = []
        for _process in range(count):
            house = house_of(await place.open(), limits)
            if not isinstance(place, Memory):
                house.bus = house.writer.bus = place.bus()
            await house.open()
            guests = Guests(house.store, await house.store.key("cookies"))
            guests.hasher = PasswordHasher(1, 8, 1)  # quick
            front = Front(house, guests)
            stack.push_async_callback(front.close)
            stack.push_async_callback(house.bus.close)
            opened.append(Porch(front))
        yield opened
