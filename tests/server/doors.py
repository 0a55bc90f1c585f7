"""A real server on a real socket, for as long as a test takes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.policy import Policy
from parlour.server.room.house import House
from parlour.server.serve import listening, run_front
from tests.server.hall import house_of

HOST = "127.0.0.1"


class Door:
    """Where a server can be reached."""

    def __init__(self, front: Front, port: int) -> None:
        self.front = front
        self.port = port
        self.url = f"http://{HOST}:{port}"

    def http(self, **more: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=20, **more)

    def socket(self, cookie: str = "", **headers: str) -> connect:
        given = {**headers, **({"Cookie": cookie} if cookie else {})}
        return connect(f"ws://{HOST}:{self.port}/ws", additional_headers=given, max_size=None)


@asynccontextmanager
async def open_door(house: House | None = None, policy: Policy | None = None) -> AsyncIterator[Door]:
    house = house or house_of()
    await house.open()
    front = Front(house, Guests(house.store, await house.store.key("cookies")), policy=policy)
    bound = listening(HOST, 0)
    started: asyncio.Future[uvicorn.Server] = asyncio.get_running_loop().create_future()
    serving = asyncio.get_running_loop().create_task(run_front(front, bound, started.set_result))
    server = await started
    try:
        yield Door(front, bound.getsockname()[1])
    finally:
        server.should_exit = True
        await serving


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
    return message


async def asked(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """The answer to a message; what else comes meanwhile is left aside."""
    await socket.send(json.dumps(message))
    while True:
        answer = await heard(socket)
        if answer.get("re") == message["id"]:
            return answer
