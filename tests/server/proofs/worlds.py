"""A house started again in the middle of a game, with the cards as they lie or dealt anew for one seat.

People are at it over web sockets, every write of which is kept with its moment.  Each world has a clockwork of its own,
so that two worlds in which the same is done can be compared to the byte and to the moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from parlour.core.game import EVERYTHING, Game
from parlour.server.net.web_socket import WebSocket
from parlour.server.protocol.messages import ENCODER
from parlour.server.room.batches import HOLD
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.callers import Caller
from parlour.server.table.info import events_since, table_info
from parlour.server.table.table import Table
from tests.server.clockwork import Clockwork, clock_ms
from tests.server.hall import Person, house_of, table_in
from tests.server.pipes import Pipe, client_frame

Result = TypeVar("Result")
SILENCE = 0.1  # seconds until all that may be held back is told
CLAIMED = 5.0  # seconds after which nobody may claim what he has not claimed


class TimedPipe(Pipe):
    """Every write with its moment."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        super().__init__()
        self.hear = hear
        self.writes: list[tuple[float, bytes]] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append((asyncio.get_running_loop().time(), bytes(data)))
        self.hear(bytes(data))


class Guest(Person):
    """A person at the other end of a web socket."""

    def __init__(self, house: House, guest: str) -> None:
        super().__init__(house, guest, guest)
        house.forget(self.connection)
        self.pipe = TimedPipe(self.hear)
        loop = asyncio.get_running_loop()
        self.line = WebSocket(self.pipe, house.limits.frame, loop.time, lambda _line: None, lambda _frames: True)
        self.connection = Connection(house, Caller(guest, guest), self.line.write, self.line.close)
        self.line.receiver = self.connection
        house.welcome(self.connection)

    def say(self, t: str, **fields: Any) -> int:
        self.number += 1
        self.line.data_received(client_frame(msgspec.json.encode({"t": t, "id": self.number, **fields})))
        return self.number


class World:
    def __init__(self, store: MemoryStore, id: str, guests: list[str], deal: Callable[[Game], Game]) -> None:
        self.runner = asyncio.Runner(loop_factory=Clockwork)
        self.store = MemoryStore()
        self.store.logs = {table: list(log) for table, log in store.logs.items()}
        self.store.cards, self.store.games = dict(store.cards), dict(store.games)
        self.id = id
        self.guests = guests
        self.people: list[Guest] = []
        self.runner.run(self._open(deal))

    async def _open(self, deal: Callable[[Game], Game]) -> None:
        self.house = house_of(self.store, now=clock_ms, hold=HOLD)
        await asyncio.sleep(0.001 * (max(log[-1].at for log in self.store.logs.values()) - clock_ms()))
        room = await self.house.room(self.id)
        assert room is not None
        old, chance = room.table.game, room.table.chance
        assert old is not None
        game = deal(old)
        game.chance = chance
        game.detail = EVERYTHING
        game.events = list(old.events)
        room.table.game = game
        self.people = [Guest(self.house, guest) for guest in (*self.guests, "watcher")]
        for person in self.people:
            await person.ask("enter", table=self.id)
            await asyncio.sleep(SILENCE)

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)

    @property
    def table(self) -> Table:
        return table_in(self.house, self.id)

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    async def ask(self, who: int, t: str, **fields: Any) -> dict[str, Any]:
        """The answer that somebody gets; then nothing is left to be told."""
        answer = await self.people[who].ask(t, **fields)
        await asyncio.sleep(SILENCE)
        return answer

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def told(self, eyes: int, since: int) -> bytes:
        """What the game itself tells these eyes."""
        return ENCODER.encode([events_since(self.table, eyes, since), self.game.view(eyes).plain()])

    async def outside(self, seat: int) -> bytes:
        """What HTTP would tell anybody."""
        cards = [table_info(self.table), await self.store.tables()]
        return ENCODER.encode([*cards, await self.store.games_of(self.guests[seat]), self.house.connection_count])

    def close(self) -> None:
        self.runner.run(self.house.close())
        self.runner.close()
