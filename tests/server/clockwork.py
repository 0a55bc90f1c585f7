"""Time that passes only where somebody waits for it on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
EPOCH = 1_000_000  # milliseconds


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time is that of its next timer: nothing takes any time but what waits on purpose."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0

    def time(self) -> float:
        return self.moment

    def _run_once(self) -> None:
        inside: Any = self
        if not inside._ready and inside._scheduled:
            self.moment = max(self.moment, inside._scheduled[0].when())
        once: Any = super()
        once._run_once()


def by_clockwork(work: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)


def clock_ms() -> int:
    """The clock of a house that runs in such a loop."""
    return EPOCH + round(asyncio.get_running_loop().time() * 1000)
