"""Whether a server has nearly more to do than it can: what is not urgent may then wait."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

FULL: Final = 0.7  # of its time that the event loop works, at least,
SPELL: Final = 0.05  # as measured over so many seconds


def nobody_knows() -> float:
    """In a browser nobody knows how long a thread has worked, and nobody is strained."""
    return 0.0


WORK: Final[Callable[[], float]] = getattr(time, "thread_time", nobody_knows)


class Strain:
    """Asked by the thread whose work it measures; what it says holds for a spell."""

    clock: Callable[[], float]
    work: Callable[[], float]
    strained: bool

    def __init__(self, clock: Callable[[], float] = time.monotonic, work: Callable[[], float] = WORK) -> None:
        self.clock = clock
        self.work = work
        self.strained = False
        self._since = clock()
        self._worked = work()

    def look(self) -> bool:
        now = self.clock()
        spell = now - self._since
        if spell >= SPELL:
            worked = self.work()
            self.strained = worked - self._worked >= FULL * spell
            self._since = now
            self._worked = worked
        return self.strained
