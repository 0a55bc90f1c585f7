"""Work that takes a minute: one process at a time, of low priority, which ends at once when nobody wants it any more.

A pool of workers will not do for it: whoever closes one waits until its workers have come to an end.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TypeVar

from parlour.bots.workers import begin_humbly
from parlour.errors import ParlourError

Answer = TypeVar("Answer")


class Failed(ParlourError):
    """What was begun came to nothing; the text says why."""


class LongWork:
    """What is asked for meanwhile waits for its turn."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.process: SpawnProcess | None = None
        self.is_closed = False

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        async with self.turn:
            if self.is_closed:
                raise Failed("there is nobody left to do it")
            return await asyncio.to_thread(self._done, work, args)

    def _done(self, work: Callable[..., Answer], args: tuple[object, ...]) -> Answer:
        try:
            context = multiprocessing.get_context("spawn")
            answers, teller = context.Pipe(duplex=False)
            self.process = process = context.Process(target=_work, args=(teller, work, args), daemon=True)
            process.start()
        except (ImportError, NotImplementedError, OSError):  # a system without semaphores
            return work(*args)
        teller.close()
        if self.is_closed:  # while it was being begun
            process.kill()
        try:
            is_well, answer = answers.recv()
        except EOFError:
            raise Failed("it was ended before it was done") from None
        finally:
            answers.close()
            process.join()
        if not is_well:
            raise Failed(answer)
        found: Answer = answer
        return found

    def close(self) -> None:
        """End what is being done."""
        self.is_closed = True
        if self.process is not None and self.process.is_alive():
            self.process.kill()


def _work(teller: Connection, work: Callable[..., object], args: tuple[object, ...]) -> None:
    begin_humbly()
    try:
        teller.send((True, work(*args)))
    except Exception as error:
        teller.send((False, f"{type(error).__name__}: {error}"))
