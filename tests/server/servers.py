"""Servers as processes of their own, to be killed, and players who notice nothing but a broken connection."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import re
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.fair.sharing import Sharing
from parlour.server.serve import serve
from parlour.server.table.callers import NO_GAME
from tests.server.doors import HOST, cookie_of
from tests.server.forks import forking
from tests.server.hall import Json, any_move, merged

LONGEST_START = 60  # seconds, on a busy machine


class Server:
    """``parlour serve`` in the data folder, or on the database at this address; it may complain into a file."""

    def __init__(self, data: Path, url: str = "", complaints: Path | None = None) -> None:
        processes = forking()
        here, there = processes.Pipe(duplex=False)
        self.process = processes.Process(target=_serve, args=(there, data, url, complaints))
        self.process.start()
        there.close()
        self.output = here  # kept open: it may say more
        said = here.recv() if here.poll(LONGEST_START) else "nothing"
        found = re.search(r":(\d+)/", said)
        assert found, f"the server said: {said}"
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.output.close()

    def terminate(self) -> int:
        """Ask it to end; gives the exit status."""
        self.process.terminate()
        self.process.join()
        self.output.close()
        assert self.process.exitcode is not None
        return self.process.exitcode


class Telling(io.TextIOBase):
    """Standard output that goes to whoever started the process."""

    def __init__(self, told: Connection) -> None:
        super().__init__()
        self.told = told

    def write(self, text: str) -> int:
        self.told.send(text)
        return len(text)


def _serve(told: Connection, data: Path, url: str, complaints: Path | None) -> None:
    os.environ["DATABASE_URL"] = url
    if complaints is not None:
        os.dup2(os.open(complaints, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    with contextlib.redirect_stdout(Telling(told)):
        serve(HOST, 0, data, browser=False)


class Player:
    """A guest who plays whatever is lawful and counts what was acknowledged, over as many connections as it takes."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.cookie = ""
        self.table: Json = {}
        self.view: Json | None = None
        self.clocks: list[Json] = []
        self.you: int | None = None
        self.seq = 0
        self.head = ""
        self.guest = ""
        self.sharing: Sharing | None = None
        self.number = 0
        self.acknowledged: dict[int, tuple[int, str]] = {}  # by entry: seat and move
        self.socket: ClientConnection | None = None

    async def post(self, port: int, path: str, headers: dict[str, str] | None = None, **body: Any) -> Json:
        given = {**(headers or {}), **({"Cookie": self.cookie} if self.cookie else {})}
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=30) as http:
            answer = await http.post(path, json=body, headers=given)
            self.cookie = self.cookie or cookie_of(http)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    async def enter(self, port: int, table: str) -> Json:
        given = {"Cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(f"ws://{HOST}:{port}/ws", additional_headers=given, max_size=None)
        if not self.cookie:
            assert self.socket.response is not None
            self.cookie = self.socket.response.headers["Set-Cookie"].partition(";")[0]
        self.sharing = None  # whatever was on its way may be lost
        return await self.ask("enter", table=table)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def ask(self, t: str, **fields: Any) -> Json:
        """The answer; what else is told meanwhile is learnt."""
        assert self.socket is not None
        self.number += 1
        number = self.number
        await self.socket.send(json.dumps({"t": t, "id": number, **fields}))
        while True:
            message = await self.hear()
            if message.get("re") == number:
                return message

    async def hear(self) -> Json:
        assert self.socket is not None
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), LONGEST_START))
        if message["t"] == "welcome":
            self.guest = message["you"]["guest"]
        if message["t"] in ("table", "news"):
            self.learn(message)
            if message.get("fair"):
                await self.share(message["fair"])
        return message

    async def share(self, fair: Json) -> None:
        """Take part in a round; the answer is learnt with the rest."""
        if self.sharing is None:
            self.sharing = Sharing(b"seed", self.table["id"], self.guest)
        asked = self.sharing.asked(fair, self.you) if self.you is not None else None
        if asked is not None and self.socket is not None:
            self.number += 1
            with contextlib.suppress(ConnectionClosed):  # what was told before that has still to be read
                await self.socket.send(json.dumps({"id": self.number, "seq": self.seq, "head": self.head, **asked}))

    def learn(self, message: Json) -> None:
        assert message["t"] == "table" or message["seq"] == self.seq + 1, "an entry was left out"
        self.seq = message["seq"]
        self.table = message.get("table", self.table)
        self.clocks = message.get("clocks", self.clocks)
        self.head = message.get("head", self.head)
        self.you = message.get("you", self.you)
        if "view" in message:
            self.view = message["view"]
        elif "change" in message:
            assert self.view is not None
            self.view = merged(self.view, message["change"])

    def is_asked(self) -> bool:
        return self.view is not None and not self.view["over"] and self.you in self.view["to_act"]

    async def play(self, host: bool) -> int:
        """Until the connection breaks; gives how it was closed."""
        try:
            while True:
                if self.is_asked():
                    await self.move()
                elif host and (self.view is None or self.view["over"]):
                    await self.start()
                else:
                    await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def start(self) -> None:
        answer = await self.ask("start")
        if answer["t"] != "news":
            await self.rest(answer, "too_fast", "busy")

    async def rest(self, answer: Json, *expected: str) -> None:
        assert answer.get("code") in expected, answer
        await asyncio.sleep(0.05)

    async def move(self) -> None:
        assert self.view is not None
        assert self.you is not None
        text = any_move(self.view, self.chance)
        answer = await self.ask("move", move=text, window=self.view["window"], seq=self.seq)
        if answer["t"] == "news":
            self.acknowledged[answer["seq"]] = (self.you, text)
        elif answer.get("text") != NO_GAME:  # the game may have ended meanwhile, as another position may be there
            await self.rest(answer, "too_fast", "stale", "busy")
