"""Thoughts in processes of their own: a bot that thinks holds nobody up who must answer meanwhile."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from parlour.bots.hints import hint_for
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.players import BookBot, Bot, Seat
from parlour.registry import rules_of

Answer = TypeVar("Answer")

FEWEST_TRIED = 30
SHORTEST_MS = 20
HUMBLY = 10  # by so much less urgent than others, of the 19 steps that there are


class WorkerPool:
    """Worker processes, started when first needed; where none can be had, threads."""

    def __init__(self, workers: int = 0, begin: Callable[[], None] | None = None) -> None:
        self.workers = workers or cores_to_spare()
        self.begin = begin or begin_work  # what each process does first
        self.waiting = 0
        self.pool: Executor | None = None

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
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
        return await asyncio.get_running_loop().run_in_executor(self.open(), work, *args)

    def open(self) -> Executor:
        """What belongs to the system is asked for here; the processes start when they are needed."""
        if self.pool is None:
            self.pool = _opened(self.workers, self.begin)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def dismiss(self) -> None:
        """Close in the middle of a thought; for a program that has no other children."""
        self.close()
        for child in multiprocessing.active_children():
            child.kill()


def cores_to_spare() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def _opened(workers: int, begin: Callable[[], None]) -> Executor:
    try:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(workers, context, initializer=begin)
    except (ImportError, NotImplementedError, OSError):  # a system without semaphores
        return ThreadPoolExecutor(workers)


class _Sealed(pickle.Pickler):
    """Leaves out what decides the cards to come, wherever it hangs: whoever thinks has chances of his own."""

    def reducer_override(self, thing: object) -> Any:
        return (Chance, (0,)) if isinstance(thing, Chance) else NotImplemented


def pickled(game: Game) -> bytes:
    """A game on its way to a process that thinks: neither the table's secret nor its drawings are in it."""
    written = io.BytesIO()
    _Sealed(written, pickle.HIGHEST_PROTOCOL).dump(game)
    return written.getvalue()


def is_quick(bot: Bot) -> bool:
    """Whether it answers sooner than it could be asked elsewhere."""
    return isinstance(bot, (RandomBot, BookBot))


def begin_work() -> None:
    """A worker leaves interrupts to its parent, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def begin_humbly() -> None:
    """A worker that uses only what others leave of a core, on systems that know of such manners."""
    begin_work()
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(HUMBLY)


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def think(sent: bytes, seat: int, text: str, asked: bool, share: float, seed: int, within: float = 0.0) -> str | None:
    """The move of a bot that may make this part of its usual trials; None if it is not asked and lets it be.

    ``within``: seconds after which it must have found one, where that is not 0.
    """
    game: Game = pickle.loads(sent)
    bot = bot_of(text, rules_of(game.name), seed)
    _shrink(bot, share)
    if isinstance(bot, SearchBot):
        bot.longest = within
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


class Counsel(NamedTuple):
    """A hint on its way between processes."""

    move: str
    reason: str
    worth: float | None
    deals: int
    otherwise: str
    otherwise_reason: str


def counsel(sent: bytes, seat: int) -> Counsel:
    game: Game = pickle.loads(sent)
    hint = hint_for(rules_of(game.name), game, seat)
    write = game.notation().write
    best, other = hint.best, hint.otherwise
    move, reason = ("", "") if other is None else (write(other.move), other.reason)
    return Counsel(write(best.move), best.reason, best.worth, best.deals, move, reason)
