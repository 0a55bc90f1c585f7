"""One thread for an event loop: in order, with answers and errors, and to the end."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest

from parlour.server.storage.one_thread import OneThread
from tests.server.places import in_loop


@in_loop
async def test_one_thing_after_the_other_and_each_gets_its_answer() -> None:
    thread, done, names = OneThread("one"), list[int](), set[str]()

    def work(number: int) -> int:
        names.add(threading.current_thread().name)
        time.sleep(0.001 * (5 - number))
        done.append(number)
        if number == 3:
            raise OSError("three")
        return number * 2

    found = await asyncio.gather(*[thread.do(partial(work, n)) for n in range(5)], return_exceptions=True)
    assert [str(one) for one in found] == ["0", "2", "4", "three", "8"]
    assert (done, names) == ([0, 1, 2, 3, 4], {"one"})
    thread.end()
    with pytest.raises(RuntimeError):
        await thread.do(lambda: 1)


@in_loop
async def test_what_was_asked_for_is_done_though_nobody_waits() -> None:
    thread, done = OneThread("one"), list[int]()
    busy = threading.Event()
    asked = [
        asyncio.ensure_future(thread.do(lambda: busy.wait(10))),
        asyncio.ensure_future(thread.do(lambda: done.append(1))),
    ]
    await asyncio.sleep(0)
    for one in asked:
        one.cancel()
    busy.set()
    thread.end()
    assert done == [1]
    await asyncio.sleep(0)  # nothing is told to who does not wait
    OneThread("never begun").end()


def test_a_loop_that_has_ended_is_told_nothing() -> None:
    thread, busy = OneThread("one"), threading.Event()

    loop = asyncio.new_event_loop()
    asked = loop.create_task(thread.do(lambda: busy.wait(10)))
    loop.run_until_complete(asyncio.sleep(0))
    asked.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    busy.set()
    thread.end()
