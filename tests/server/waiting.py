"""Who waits for a game, for tests: people on the list, in a house whose time passes only while somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from parlour.law.fingerprint import law_of
from parlour.registry import rules_of
from parlour.server.net.limits import Limits
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.table import Table
from tests.server.clockwork import by_clockwork, clock_ms
from tests.server.hall import FREE, Json, Person, games_for, house_of, table_in, until

GAME = next(rules.name for rules in games_for(2) if rules.options.make().number("players") == 2)
FOUR = next(rules.name for rules in games_for(4) if rules.options.make().number("players") == 4)


def clockwork(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test in which time passes only where somebody waits.

    A law is read in a thread, for which such a clock does not wait: so it is known before.
    """

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        for game in (GAME, FOUR):
            law_of(rules_of(game))
        by_clockwork(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(store: MemoryStore | None = None, limits: Limits = FREE) -> AsyncIterator[House]:
    house = house_of(store or MemoryStore(), limits, clock_ms)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Waiter(Person):
    """Somebody who waits, and comes to the table he is called to, unless he is lazy."""

    lazy = False

    def take(self, payload: bytes) -> None:
        super().take(payload)
        message = self.told[-1]
        if message["t"] == "found" and not self.lazy:
            self.say("enter", table=message["table"])

    async def wait(self, game: str = GAME, **more: Any) -> Json:
        await asyncio.sleep(0.01)  # no two come in the same moment
        return await self.ask("wait", game=game, **more)

    @property
    def found(self) -> list[str]:
        return [message["table"] for message in self.told if message["t"] == "found"]

    @property
    def standing(self) -> Json:
        return [message for message in self.told if message["t"] == "waiting"][-1]


def waiters(house: House, *names: str, program: bool = False) -> list[Waiter]:
    return [Waiter(house, name, name.title(), program=program) for name in names]


def seated(house: House, table: str) -> set[str]:
    return {chair.guest for chair in table_in(house, table).chairs if chair.guest}


async def playing(*people: Waiter) -> Table:
    """The table at which these, and nobody else but bots, play."""
    await until(lambda: all(one.view is not None for one in people))
    (id,) = {one.found[-1] for one in people}
    table = table_in(people[0].house, id)
    assert table.playing
    assert {chair.guest for chair in table.chairs if chair.guest} == {one.guest for one in people}
    return table
