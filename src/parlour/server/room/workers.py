"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from parlour.bots.long_work import LongWork
from parlour.bots.thoughts import counsel, pickled, think
from parlour.bots.workers import WorkerPool, begin_humbly, cores_to_spare
from parlour.core.game import Game
from parlour.server.protocol.messages import Hint

Answer = TypeVar("Answer")


class Workers:
    """Thinking in worker processes: as many as there are cores to spare, and one for what takes no time.

    And one that makes records: nobody's thought waits for those, and the event loop's core is not shared with them
    when there are moves.  And one that goes through finished games, for those who want to know.
    """

    def __init__(self, workers: int = 0) -> None:
        self.workers = (workers or cores_to_spare()) + 1
        self.thinkers = WorkerPool(self.workers)
        self.scribes = WorkerPool(1, begin_humbly)
        self.reviewer = LongWork()
        self.cut = 0

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        chance = random.getrandbits(62)
        found = await self.thinkers.run(think, pickled(game), seat, bot, asked, 1.0, chance, within)
        self.cut += found.was_cut
        return found.move

    async def hint(self, game: Game, seat: int) -> Hint:
        return Hint(*await self.thinkers.run(counsel, pickled(game), seat))

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        return await self.scribes.run(work, *args)

    async def ponder(self, work: Callable[..., Answer], *args: object) -> Answer:
        return await self.reviewer.run(work, *args)

    def close(self) -> None:
        self.thinkers.close()
        self.scribes.close()
        self.reviewer.close()
