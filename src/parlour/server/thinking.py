"""Bots think in processes of their own, never in the event loop.

How long a bot seems to think is drawn before it begins, so that time tells nothing of its cards: the answer is given at
that time or, when the thought took longer, at the next time drawn.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from parlour.bots.hints import hint_for
from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot
from parlour.bots.workers import begin_work
from parlour.game import Game
from parlour.registry import rules_of
from parlour.seat import Bot, Seat
from parlour.server.messages import Hint

Answer = TypeVar("Answer")

FEWEST_TRIED = 30
SHORTEST_MS = 20


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


class Workers:
    """Thinking in worker processes, started when first needed; the more wait, the less each may try."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.waiting = 0
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, seat: int, bot: str, asked: bool) -> str | None:
        return await self._run(think, pickle.dumps(game), seat, bot, asked, self._share(), random.getrandbits(62))

    async def hint(self, game: Game, seat: int) -> Hint:
        return await self._run(give_hint, pickle.dumps(game), seat)

    def _share(self) -> float:
        """The part of its usual trials that a bot may make now."""
        return min(1.0, self.workers / (self.waiting + 1))

    async def _run(self, work: Callable[..., Answer], *args: object) -> Answer:
        self.waiting += 1
        try:
            try:
                return await self._submit(work, args)
            except BrokenProcessPool:
                self.close()
                return await self._submit(work, args)
        finally:
            self.waiting -= 1

    async def _submit(self, work: Callable[..., Answer], args: tuple[object, ...]) -> Answer:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=begin_work)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class Inline:
    """Thinking at once, in this process: for tests, and where no processes can be had."""

    def __init__(self, share: float = 1.0) -> None:
        self.waiting = 0
        self.share = share

    async def choose(self, game: Game, seat: int, bot: str, asked: bool) -> str | None:
        return think(pickle.dumps(game), seat, bot, asked, self.share, random.getrandbits(62))

    async def hint(self, game: Game, seat: int) -> Hint:
        return give_hint(pickle.dumps(game), seat)

    def close(self) -> None:
        """Nothing to close."""


# -- in the worker -----------------------------------------------------------------------


def think(pickled: bytes, seat: int, text: str, asked: bool, share: float, seed: int) -> str | None:
    game: Game = pickle.loads(pickled)
    bot = bot_of(text, rules_of(game.name), seed)
    _shrink(bot, share)
    handle = Seat(game, seat)
    if asked:
        return game.notation().write(bot.choose(handle))
    advice = bot.volunteer(handle)
    return None if advice is None else game.notation().write(advice.move)


def _shrink(bot: Bot, share: float) -> None:
    if isinstance(bot, SearchBot) and share < 1.0:
        if bot.ms:
            bot.ms = max(SHORTEST_MS, int(float(bot.ms) * share))
        else:
            bot.tried = max(FEWEST_TRIED, int(float(bot.tried) * share))


def give_hint(pickled: bytes, seat: int) -> Hint:
    game: Game = pickle.loads(pickled)
    hint = hint_for(rules_of(game.name), game, seat)
    write = game.notation().write
    other = hint.otherwise
    return Hint(
        write(hint.move),
        hint.reason,
        hint.worth,
        write(other.move) if other is not None else "",
        other.reason if other is not None else "",
    )
