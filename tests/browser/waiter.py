"""A house for the tests, in a process of its own: bots answer at once, and nobody is limited."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from parlour.server.front import Front
from parlour.server.guests import Guests
from parlour.server.house import House
from parlour.server.serve import listening, run_front
from parlour.server.storage.opening import opened
from parlour.server.thinking import Inline, Pace
from tests.server.hall import FREE


async def wait(port: int, data: Path) -> None:
    bound = listening("127.0.0.1", port)
    kept = await opened(data, "")
    house = House(kept.store, kept.bus, kept.owners, FREE, Inline(0.02), Pace(0.0, 0.0))
    await house.open()
    front = Front(house, Guests(kept.store, await kept.store.key("cookies")), kept.close)
    await run_front(front, bound, lambda _server: print(bound.getsockname()[1], flush=True))


if __name__ == "__main__":
    asyncio.run(wait(int(sys.argv[1]), Path(sys.argv[2])))
