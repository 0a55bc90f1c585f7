"""Thoughts in processes of their own: a bot that thinks holds nobody up who must answer meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

Answer = TypeVar("Answer")

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
