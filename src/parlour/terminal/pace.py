"""The pace of the table: pauses that a key can cut short, and a hold that stops the bots."""

from __future__ import annotations

import asyncio
import random

UNEVEN = (0.8, 1.2)  # no two pauses are quite alike
TRICK_STAYS = 1.5  # so many pauses long


class Pace:
    """Pauses are drawn before anybody thinks, so that their length tells nothing of a hand."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.hurried = False
        self.held = False
        self.stir = asyncio.Event()
        self.drawn = random.Random()

    def hasty(self) -> bool:
        return self.hurried or self.seconds == 0

    async def pause(self, times: float = 1.0) -> None:
        """Wait a while; less when hurried, longer when held, and no longer than until somebody acts."""
        self.stir.clear()
        left = 0.0 if self.hasty() else self.seconds * times * self.drawn.uniform(*UNEVEN)
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
