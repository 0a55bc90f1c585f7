"""Bots think in processes of their own, never in the event loop.

How long a bot seems to think is drawn before it begins, so that time tells nothing of its cards: the answer is given at
that time or, when the thought took longer, at the next time drawn.
"""

from __future__ import annotations

import pickle
import random
from typing import Protocol

from parlour.bots.workers import WorkerPool, counsel, think
from parlour.core.game import Game
from parlour.server.protocol.messages import Hint


class Thinking(Protocol):
    """Whoever thinks for bots."""

    waiting: int

    async def choose(self, game: Game, seat: int, bot: str, asked: bool) -> str | None:
        """The move of a bot; None if it is not asked and lets it be."""

    async def hint(self, game: Game, seat: int) -> Hint: ...

    def close(self) -> None: ...


class Pace:
    """How long bots seem to think: seconds, from a generator that knows nothing of any game."""

    def __init__(self, shortest: float = 0.6, longest: float = 1.8) -> None:
        self.shortest = shortest
        self.longest = longest
        self.chance = random.SystemRandom()

    def draw(self) -> float:
        return self.chance.uniform(self.shortest, self.longest)


class Workers(WorkerPool):
    """Thinking in worker processes; the more wait, the less each may try."""

    async def choose(self, game: Game, seat: int, bot: str, asked: bool) -> str | None:
        return await self.run(think, pickle.dumps(game), seat, bot, asked, self._share(), random.getrandbits(62))

    async def hint(self, game: Game, seat: int) -> Hint:
        return Hint(*await self.run(counsel, pickle.dumps(game), seat))

    def _share(self) -> float:
        """The part of its usual trials that a bot may make now."""
        return min(1.0, self.workers / (self.waiting + 1))


class Inline:
    """Thinking at once, in this process: for tests, and where nobody else can."""

    def __init__(self, share: float = 1.0) -> None:
        self.waiting = 0
        self.share = share

    async def choose(self, game: Game, seat: int, bot: str, asked: bool) -> str | None:
        return think(pickle.dumps(game), seat, bot, asked, self.share, random.getrandbits(62))

    async def hint(self, game: Game, seat: int) -> Hint:
        return Hint(*counsel(pickle.dumps(game), seat))

    def close(self) -> None:
        """Nothing to close."""
