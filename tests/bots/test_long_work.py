"""Work in a process of its own that ends when nobody wants it any more."""

from __future__ import annotations

import asyncio
import operator
import time

import pytest

from parlour.bots.long_work import Failed, LongWork

LONG = 600  # seconds
PATIENCE = 60.0


def test_an_answer_comes_back_and_a_failure_says_why() -> None:
    async def both() -> None:
        worker = LongWork()
        assert await worker.run(operator.add, 2, 3) == 5
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await worker.run(operator.truediv, 2, 0)
        worker.close()

    asyncio.run(both())


def test_whoever_closes_it_does_not_wait() -> None:
    async def closed() -> None:
        worker = LongWork()
        begun, waiting = (asyncio.create_task(worker.run(time.sleep, LONG)) for _each in range(2))
        while worker.process is None or not worker.process.is_alive():
            await asyncio.sleep(0.01)
        worker.close()
        for task in (begun, waiting):
            with pytest.raises(Failed):
                await task

    asyncio.run(closed())


def test_what_is_closed_while_it_begins_ends_too() -> None:
    async def closed() -> None:
        worker = LongWork()
        begun = asyncio.create_task(worker.run(time.sleep, LONG))
        await asyncio.sleep(0)  # it has its turn, and no process yet
        worker.close()
        with pytest.raises(Failed):
            await asyncio.wait_for(begun, PATIENCE)

    asyncio.run(closed())
