"""A house for the tests, in a process of its own: bots answer at once, and nobody is limited.

Every table of a game gets the same cards, and bots do the same where they see the same: no test rests on luck.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from zlib import crc32

import pytest

from parlour.bots.thoughts import pickled, think
from parlour.core.game import Game
from parlour.fair.chance import SECRET_BYTES
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.room.house import House
from parlour.server.room.thinking import Inline, Pace
from parlour.server.serve import listening, run_front
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.opening import opened
from parlour.server.table.view_json import whole_view
from tests.server.hall import FREE, LITTLE


class Steady(Inline):
    """What a bot does depends on what it sees, and on nothing else."""

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        seen = crc32(whole_view(game.view(seat)))
        return think(pickled(game), seat, bot, asked, self.share, seen).move


def deal_alike() -> None:
    patch = pytest.MonkeyPatch()
    for module in ("room.house", "room.agreeing", "table.beginning"):
        patch.setattr(f"parlour.server.{module}.new_secret", lambda: bytes(SECRET_BYTES))


async def wait(port: int, data: str) -> None:
    """Without a folder for its data the house forgets everything when it closes, and is faster."""
    deal_alike()
    bound = listening("127.0.0.1", port)
    store = (await opened(Path(data), "")).store if data else MemoryStore()
    house = House(store, limits=FREE, thinking=Steady(0.02), pace=Pace(0.0, 0.0))
    house.reviews.more = LITTLE
    await house.open()
    front = Front(house, Guests(store, await store.key("cookies")))
    await run_front(front, bound, lambda _server: print(bound.getsockname()[1], flush=True))


if __name__ == "__main__":
    asyncio.run(wait(int(sys.argv[1]), sys.argv[2]))
