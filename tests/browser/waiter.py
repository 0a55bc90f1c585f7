"""A house for the tests, in a process of its own: bots answer at once, and nobody is limited."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from parlour.server.front import Front
from parlour.server.guests import Guests
from parlour.server.house import House
from parlour.server.serve import listening, run_front
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import opened
from parlour.server.thinking import Inline, Pace
from tests.server.hall import FREE


async def wait(port: int, data: str) -> None:
    """Without a folder for its data the house forgets everything when it closes, and is faster."""
    bound = listening("127.0.0.1", port)
    store = (await opened(Path(data), "")).store if data else MemoryStore()
    house = House(store, limits=FREE, thinking=Inline(0.02), pace=Pace(0.0, 0.0))
    await house.open()
    front = Front(house, Guests(store, await store.key("cookies")))
    await run_front(front, bound, lambda _server: print(bound.getsockname()[1], flush=True))


if __name__ == "__main__":
    asyncio.run(wait(int(sys.argv[1]), sys.argv[2]))
