"""Somebody at a table who notes what he asked for, what was acknowledged and everything he was told.

How he is connected does not matter to him: a line may be a web socket to another process or a call in this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any, Protocol

from parlour.fair.sharing import Sharing
from tests.server.hall import Json, any_move, merged

PATIENCE = 1.0  # seconds for an answer; then he tries another door
LONGEST_SILENCE = 0.05
SOON = 30.0
REST = 0.03  # seconds after a door was shut, or after he was told to wait


Door = Callable[["Witness"], Awaitable["Line"]]


class Cut(Exception):
    """The connection is no more."""


class Line(Protocol):
    async def send(self, data: bytes) -> None: ...

    async def hear(self) -> bytes:
        """One message."""

    async def close(self) -> None: ...


class Asked:
    """One message of his, and its answer."""

    def __init__(self, t: str, fields: Json, seat: int | None, sent: int) -> None:
        self.t = t
        self.fields = fields
        self.seat = seat
        self.sent = sent  # moments are counted, over all witnesses
        self.answered = 0
        self.answer: Json = {}

    @property
    def entry(self) -> int:
        """The entry that acknowledged it; 0 without one."""
        return int(self.answer["seq"]) if self.answer.get("t") == "news" else 0


class Witness:
    def __init__(self, name: str, chance: Random, moments: Iterator[int], hosts: bool = False) -> None:
        self.name = name
        self.chance = chance
        self.moments = moments
        self.hosts = hosts
        self.guest = ""
        self.cookie = ""
        self.number = 0
        self.sayings = 0
        self.asked: dict[int, Asked] = {}
        self.told: list[tuple[Json, Json | None]] = []  # messages about the table, each with his view after it
        self.since = 0  # the last entry he has seen, on any line
        self.stale = False  # whether a door showed less than he had seen before
        self.line: Line | None = None
        self.forget()

    def forget(self) -> None:
        """Another line: what he knows of the table he must be shown again."""
        self.inside = False
        self.you: int | None = None
        self.view: Json | None = None
        self.seq = 0
        self.head = ""
        self.sharing: Sharing | None = None

    async def ask(self, t: str, **fields: Any) -> Asked:
        assert self.line is not None
        self.number += 1
        asked = self.asked[self.number] = Asked(t, fields, self.you, next(self.moments))
        await self.line.send(json.dumps({"t": t, "id": self.number, **fields}).encode())
        return asked

    async def answered(self, asked: Asked) -> Asked:
        while not asked.answer:
            await self.hear()
        return asked

    async def hear(self) -> Json:
        """Listen for one message, and take it to heart."""
        assert self.line is not None
        message: Json = json.loads(await self.line.hear())
        if message["t"] == "welcome":
            self.guest = message["you"]["guest"]
        elif message["t"] in ("table", "news"):
            self._learn(message)
            await self._share(message)
        elif message["t"] == "gone":
            self.inside = False
        asked = self.asked.get(message.get("re") or 0)
        if asked is not None:
            assert not asked.answer, f"two answers: {asked.answer} and {message}"
            asked.answered = next(self.moments)
            asked.answer = message
        return message

    async def _share(self, message: Json) -> None:
        """Take part in the round of a drawing, as every client does; the answer is learnt with the rest."""
        if message["t"] == "table":
            self.sharing = Sharing(b"seed", message["table"]["id"], self.guest)
        fair = message.get("fair")
        if fair and self.sharing is not None and self.you is not None:
            asked = self.sharing.asked(fair, self.you)
            if asked is not None:
                await self.ask(**asked, seq=self.seq, head=self.head)

    def _learn(self, message: Json) -> None:
        if message["t"] == "table":
            self.inside = True
            self.stale = self.stale or message["seq"] < self.since
        else:
            before = [told for told, _view in self.told[-4:]]
            assert message["seq"] == self.seq + 1, f"{self.name} was told {message} after {before}"
        self.seq = message["seq"]
        self.head = message.get("head", self.head)
        self.since = max(self.since, self.seq)
        self.you = message.get("you", self.you)
        if "view" in message:
            self.view = message["view"]
        elif "change" in message:
            assert self.view is not None
            self.view = merged(self.view, message["change"])
        self.told.append((message, self.view))

    def wish(self) -> tuple[str, Json]:
        """What he would like to do next."""
        view, dice = self.view, self.chance.random()
        if self.hosts and (view is None or view["over"]):
            return "start", {}
        if self.is_asked() and view is not None and dice < 0.9:
            return "move", {"move": any_move(view, self.chance), "window": view["window"], "seq": self.seq}
        if dice < 0.7:
            return "say", self.saying()
        return self.chance.choice(("undo", "ping", "sit")), {}

    def is_asked(self) -> bool:
        return self.view is not None and self.you in self.view["to_act"] and not self.view["over"]

    def saying(self) -> Json:
        """Something that was never said before."""
        self.sayings += 1
        return {"text": f"{self.name} {self.sayings}"}

    async def attend(self, table: str, door: Door) -> None:
        """Come and go, ask and listen, until cancelled."""
        while True:
            try:
                await self.visit(table, door)
            except (TimeoutError, Cut):
                await asyncio.sleep(REST)
            finally:
                await self.hang_up()

    async def visit(self, table: str, door: Door) -> None:
        await self.come_in(table, door)
        for _turn in range(self.chance.randint(1, 30)):
            if not self.inside:
                return
            await self._listen()
            asked = [await self.ask(t, **fields) for t, fields in self.wishes()]
            async with asyncio.timeout(PATIENCE):
                for one in asked:
                    await self.answered(one)
            if any(one.answer.get("code") == "too_fast" for one in asked):
                await asyncio.sleep(REST)

    async def _listen(self) -> None:
        """Mostly until he is asked, as people do; at times he has something to say before that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(0, LONGEST_SILENCE)):
                while not self.is_asked():
                    await self.hear()

    def wishes(self) -> list[tuple[str, Json]]:
        """Often one; sometimes more, sent without waiting for the answer to the first."""
        return [self.wish() for _i in range(1 if self.chance.random() < 0.7 else self.chance.randint(2, 4))]

    async def come_in(self, table: str, door: Door) -> Asked:
        async with asyncio.timeout(PATIENCE):
            self.forget()
            self.line = await door(self)
            return await self.answered(await self.ask("enter", table=table, since=self.since))

    async def say_goodbye(self, table: str, door: Door) -> None:
        """When nothing goes wrong any more, whoever says something is acknowledged soon."""
        loop = asyncio.get_running_loop()
        end = loop.time() + SOON
        while loop.time() < end:
            try:
                await self.come_in(table, door)
                async with asyncio.timeout(PATIENCE):
                    asked = await self.answered(await self.ask("say", **self.saying()))
                if asked.entry:
                    return
            except (TimeoutError, Cut):
                pass
            finally:
                await self.hang_up()
            await asyncio.sleep(REST)
        raise AssertionError(f"{self.name} is answered no more: {list(self.asked.values())[-1].answer}")

    async def hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            await line.close()
