"""Guests at a terminal: what is said to them is kept, what they type goes through a pipe as from a keyboard."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from parlour.cli import main
from parlour.client.address import Address
from parlour.client.keeping import Kept
from parlour.client.typed import lines_from
from parlour.client.visit import Visit
from parlour.server.protocol import messages
from parlour.server.protocol.settings import Settings
from tests.server.doors import HOST
from tests.server.hall import until

Json = dict[str, Any]


class Terminal:
    """``parlour join`` in this process."""

    def __init__(self, house: str, table: str, **wishes: Any) -> None:
        self.said: list[str] = []
        self.visit = Visit(Address(house, table), self.said.append, **wishes)
        self.visit.first_wait = 0.01
        read, self.keys = os.pipe()
        self.handle = read
        self.task = asyncio.create_task(self.visit.run(lines_from(read)))

    def types(self, line: str) -> None:
        os.write(self.keys, f"{line}\n".encode())

    async def hears(self, words: str, times: int = 1) -> str:
        """The line that says so; a visit that has failed meanwhile says why."""
        try:
            await until(lambda: self.task.done() or len(self.lines(words)) >= times)
        except AssertionError:
            raise AssertionError(f"{words!r} is not among {self.said[-20:]}") from None
        if not self.lines(words):
            self.task.result()
        return self.lines(words)[times - 1]

    def lines(self, words: str) -> list[str]:
        return [line for line in self.said if words in line]

    async def leaves(self) -> None:
        with suppress(OSError):
            os.close(self.keys)
        await self.task
        os.close(self.handle)

    def kept(self) -> tuple[Path, Kept]:
        """The file of the only game there was."""
        (path,) = self.visit.folder.path.glob("*.json")
        return path, msgspec.json.decode(path.read_bytes(), type=Kept)


class Doctored:
    """A server that says what it is told to say, and hears what the guest sends."""

    def __init__(self, socket: ServerConnection, game: str, table: str) -> None:
        self.socket = socket
        self.table = table
        self.seq = 5
        seats = [messages.SeatInfo("A", "Ann", "g1", "", True), messages.SeatInfo("B", "", "", "random")]
        settings = Settings(game, {"players": 2})
        self.info = messages.TableInfo(table, settings, "g1", "playing", 1, seats, [])

    async def says(self, message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def welcomes(self) -> None:
        await self.says(messages.Welcome(messages.You("g1", "Ann", ""), "0", messages.PROTOCOL, 0))

    async def heard(self) -> Json:
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), 20))
        return message

    async def shows(self, fair: messages.Fair | None, **other: Any) -> None:
        """The answer to his coming in."""
        asked = await self.heard()
        assert asked["t"] == "enter"
        first = (asked["id"], self.seq, 0, self.info)
        told = {"you": 0, "view": None, "told": [], "chat": [], "clocks": [], "watching": 0, "head": "", **other}
        await self.says(messages.Table(*first, fair=fair, **told))

    async def news(self, **what: Any) -> None:
        self.seq += 1
        await self.says(messages.News(self.seq, 0, **what))


@asynccontextmanager
async def doctored(script: Callable[[Doctored], Awaitable[None]], game: str, table: str = "t") -> AsyncIterator[str]:
    """The address of a server that follows the script with everybody who comes."""

    async def follow(socket: ServerConnection) -> None:
        await script(Doctored(socket, game, table))
        await socket.wait_closed()

    async with serve(follow, HOST, 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://{HOST}:{port}"


@contextmanager
def in_thread(script: Callable[[Doctored], Awaitable[None]], game: str) -> Iterator[str]:
    """The same beside a command that has the main thread to itself."""
    found: queue.Queue[str] = queue.Queue()
    over = threading.Event()

    async def stay() -> None:
        async with doctored(script, game) as url:
            found.put(url)
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(stay()))
    thread.start()
    try:
        yield found.get(timeout=20)
    finally:
        over.set()
        thread.join()


def main_of(words: list[str], status: int) -> None:
    """The command ends with this status."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert (left.value.code or 0) == status
