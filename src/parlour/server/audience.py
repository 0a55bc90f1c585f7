"""Those who look on with the same eyes, what they were told last, and news that wait a moment for them.

Whoever is asked, may act, or has just acted is told at once.  To the others several entries may go in one piece, some
milliseconds later: a write costs more than all that it says.  Who is told at once, and how long the others wait,
follows from what everybody at the table knows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from parlour.server.frames import frame
from parlour.wording import Seen

if TYPE_CHECKING:
    from parlour.server.company import Company
    from parlour.server.visitor import Visitor

HOLD = 0.04  # seconds: nobody notices so little

Addressed = list[tuple["Visitor", bytes]]
Owed = list[tuple["Visitor", list[bytes]]]


class Audience:
    __slots__ = ("due", "eyes", "held", "seen", "visitors")

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.visitors: list[Visitor] = []
        self.seen: Seen | None = None  # what they were told of their view
        self.held: list[bytes] = []  # news that are durable and not yet told, without what closes them
        self.due = 0.0  # when they must be told; 0 where they should have been

    def take_held(self) -> list[bytes]:
        held, self.held = self.held, []
        self.due = 0.0
        return held

    def owed(self, held: list[bytes]) -> Owed:
        return [(visitor, held) for visitor in self.visitors] if held else []


def in_one_piece(held: list[bytes], last: bytes) -> bytes:
    """Frames of news that were held, and of those that close them."""
    if not held:
        return frame(last)
    return b"".join([*[frame(news + b"}") for news in held], frame(last)])


class Herald:
    """Knows how long audiences have waited, and has them told in time."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.queue: deque[tuple[float, Company, Audience]] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def hold(self, company: Company, audience: Audience, news: bytes) -> None:
        if not audience.held:
            if self.loop is None:
                self.loop = asyncio.get_running_loop()
            audience.due = self.loop.time() + self.patience
            self.queue.append((audience.due, company, audience))
            if self.timer is None:
                self.timer = self.loop.call_later(self.patience, self._rings)
        audience.held.append(news)

    def is_late(self, audience: Audience) -> bool:
        """Whether nothing may be held back from them (any more)."""
        return not self.patience or bool(audience.held and not audience.due)

    def _rings(self) -> None:
        assert self.loop is not None
        now = self.loop.time() + 0.0005  # a clock that counts milliseconds must not ring twice
        queue = self.queue
        while queue and queue[0][0] <= now:
            due, company, audience = queue.popleft()
            if audience.due == due:
                company.time_is_up(audience)
        self.timer = self.loop.call_later(queue[0][0] - now, self._rings) if queue else None
