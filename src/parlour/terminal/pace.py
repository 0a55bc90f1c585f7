"""The pace of the table: pauses that a key can cut short, and a hold that stops the bots."""

from __future__ import annotations

import asyncio
import random

SECONDS = {"unhurried": 1.2, "brisk": 0.35, "at-once": 0.0}  # before a bot's move
PATIENCE = {"brisk": 2.5}  # so many seconds of pauses between two decisions of the person, and no more
UNEVEN = (0.8, 1.2)  # no two pauses are quite alike
TRICK_STAYS = 1.5  # so many pauses long


class Pace:
    """Pauses are drawn before anybody thinks, so that their length tells nothing of a hand."""

    def __init__(self, name: str = "at-once") -> None:
        self.hurried = False
        self.held = False
        self.out = False  # the person has nothing to do in this deal and wants it to be quick
        self.stir = asyncio.Event()
        self.drawn = random.Random()
        self.paused = 0.0  # since the person was last asked
        self.take(name)

    def take(self, name: str) -> None:
        self.seconds = SECONDS[name]
        self.patience = PATIENCE.get(name)

    def hasty(self) -> bool:
        spent = self.patience is not None and self.paused >= self.patience
        return self.hurried or self.out or spent or self.seconds == 0

    def asked(self) -> None:
        """The person is asked: whatever hurried the bots is over."""
        self.hurried = False
        self.held = False
        self.paused = 0.0

    async def pause(self, times: float = 1.0) -> None:
        """Wait a while; less when hurried, longer when held, and no longer than until somebody acts."""
        self.stir.clear()
        left = 0.0 if self.hasty() else self.seconds * times * self.drawn.uniform(*UNEVEN)
        self.paused += left
        if left > 0:
            await self._wait(left)
        else:
            await asyncio.sleep(0)
        while self.held:
            await self._wait(None)

    async def _wait(self, seconds: float | None) -> None:
        self.stir.clear()
        try:
            await asyncio.wait_for(self.stir.wait(), seconds)
        except TimeoutError:
            return

    def wake(self) -> None:
        self.stir.set()

    def hurry(self) -> None:
        """No more pauses until the person is asked again."""
        self.hurried = True
        self.held = False
        self.wake()

    def hold(self) -> None:
        self.held = not self.held
        self.wake()
