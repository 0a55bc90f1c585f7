"""Who is thought for next.  The processes that think are few, and whoever has used them least has the next turn.

Everybody who waits stands in a line of his own: a table whose bots think, a guest who asks for a hint.  The lines of
one address share its turns, so that neither one table of slow bots nor one address with a hundred of them takes the
processes from everybody else.  Nobody is held up where nobody else waits, nor made to pay for it later: each is put as
far ahead of the others as his turn costs, and whoever comes anew begins where the others are (start-time fair queuing).
A thought is not interrupted, so what takes long leaves one place to what does not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from parlour.server.net.limits import Purse

Answer = TypeVar("Answer")

LONGEST_WAIT = 10.0  # seconds for a turn
SHORT = 1.0  # seconds that a turn costs which may have the last place
MOST_IN_LINE = 64  # as many as a table can have seats
MOST_AHEAD = 10_000  # lines and addresses remembered before those are forgotten whom the others have caught up with
WEAKENED = 0.1  # the part of its time that is left to a thought whose purse is empty


class Overrun(Exception):
    """There is no turn to be had: too many are in the line, or they have waited too long."""


class Waiter:
    """Somebody in a line, behind which address, the purse he will pay from and what he will pay."""

    __slots__ = ("address", "called", "cost", "purse", "since")

    def __init__(self, address: str, purse: Purse, cost: float) -> None:
        loop = asyncio.get_running_loop()
        self.address = address
        self.purse = purse
        self.cost = cost
        self.since = loop.time()
        self.called: asyncio.Future[float] = loop.create_future()


class Turns:
    """At least two places are needed: the last one is never given to what takes long."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: dict[str, deque[Waiter]] = {}  # none of them empty
        self.thinking: dict[str, int] = {}  # how many of each line are being thought for
        self.weakened = 0  # turns so far whose purse was empty,
        self.overrun = 0  # and those that never came
        self.begun = 0.0  # where the last turn began, in seconds of thinking
        self.ahead: dict[str, float] = {}  # how far lines and addresses have come that are ahead of that

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self.lines.values())

    def longest_wait(self) -> float:
        """Seconds that somebody has been waiting for his turn now."""
        now = asyncio.get_running_loop().time()
        return max((now - line[0].since for line in self.lines.values()), default=0.0)

    def is_busy(self, line: str) -> bool:
        """Whether somebody of this line waits or is thought for."""
        return line in self.lines or line in self.thinking

    async def run(
        self, line: str, address: str, purse: Purse, cost: float, work: Callable[[float], Coroutine[Any, Any, Answer]]
    ) -> tuple[Answer, float]:
        """Do some work when it is its turn; gives the answer, and when the turn began.

        The work is told how much of its time it has: all, or less where the purse was empty.  A cost of 0 is one that
        nobody knows beforehand: charge it afterwards.  Whoever no longer waits for the answer lets the work go on,
        since nothing stops a process that thinks: its place is not free before.
        """
        share = await self._turn(line, Waiter(address, purse, cost))
        begun = asyncio.get_running_loop().time()
        doing = asyncio.get_running_loop().create_task(work(share))
        self.thinking[line] = self.thinking.get(line, 0) + 1
        doing.add_done_callback(lambda done: self._over(line, done))
        return await asyncio.shield(doing), begun

    async def _turn(self, line: str, waiter: Waiter) -> float:
        waiting = self.lines.setdefault(line, deque())
        if len(waiting) >= MOST_IN_LINE:
            self.overrun += 1
            raise Overrun("too many wait already")
        waiting.append(waiter)
        self._call_next()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await waiter.called
        except BaseException as error:
            self._give_up(line, waiter)
            if isinstance(error, TimeoutError):
                self.overrun += 1
                raise Overrun(f"there was no turn for {LONGEST_WAIT:.0f} s") from None
            raise

    def _give_up(self, line: str, waiter: Waiter) -> None:
        if not waiter.called.cancelled():  # in the very moment of his turn
            self.free += 1
            self._call_next()
        elif waiter in self.lines.get(line, ()):
            self.lines[line].remove(waiter)
            self._tidy(line)

    def _tidy(self, line: str) -> None:
        if not self.lines[line]:
            del self.lines[line]

    def _call_next(self) -> None:
        while self.free:
            may = [line for line, waiting in self.lines.items() if self.free > 1 or 0.0 < waiting[0].cost <= SHORT]
            if not may:
                break
            line = min(may, key=self._stands)
            waiter = self.lines[line].popleft()
            self._tidy(line)
            if waiter.called.done():
                continue  # he has just given up
            self.free -= 1
            share = 1.0 if waiter.purse.balance() >= 0.0 else WEAKENED
            self.weakened += share < 1.0
            waiter.purse.spend(waiter.cost)
            self.begun = self._has_come(waiter.address)
            self.charge(line, waiter.address, waiter.cost)
            waiter.called.set_result(share)

    def _stands(self, line: str) -> tuple[float, float]:
        """How far the first of a line has come: his address, and among its lines his own."""
        return self._has_come(self.lines[line][0].address), self.ahead.get(line, 0.0)

    def _has_come(self, address: str) -> float:
        return max(self.begun, self.ahead.get(address, 0.0))

    def charge(self, line: str, address: str, cost: float) -> None:
        """Put a line, and its address, as far ahead as its turn costs."""
        now = self._has_come(address)
        self.ahead[address] = now + cost
        self.ahead[line] = max(now, self.ahead.get(line, 0.0)) + cost
        if len(self.ahead) > MOST_AHEAD:
            self.ahead = {key: come for key, come in self.ahead.items() if come > self.begun}

    def _over(self, line: str, done: asyncio.Future[Answer]) -> None:
        if not done.cancelled():
            done.exception()  # whoever waits for it sees it
        left = self.thinking.pop(line) - 1
        if left:
            self.thinking[line] = left
        self.free += 1
        self._call_next()
