"""News that wait a moment so that several go to the same viewers in one write.

Whoever is asked or may act, was so before, or has just acted is told at once.  To the others several entries may go in
one piece, some milliseconds later: a write costs more than all that it says.  Who is told at once, and how long the
others wait, follows from what everybody at the table knows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from parlour.core.events import NO_EYES
from parlour.core.game import Game
from parlour.server.room.viewers import Audience, Hearer
from parlour.server.table.view_json import Happened

HOLD: Final = 0.04  # seconds: nobody notices so little
NOBODY: Final = -2  # whose eyes are nobody's


class Company(Protocol):
    """All who look at one table."""

    def time_is_up(self, audience: Audience) -> None:
        """News have waited long enough."""


class Herald:
    """Knows how long audiences have waited, and has them told in time."""

    patience: float
    queue: deque[tuple[float, Company, Audience]]
    timer: asyncio.TimerHandle | None
    loop: asyncio.AbstractEventLoop | None

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.queue = deque()
        self.timer = None
        self.loop = None

    def hold(self, company: Company, audience: Audience, news: bytes) -> None:
        if not audience.held:
            self._wait(company, audience)
        audience.held.append(news)

    def _wait(self, company: Company, audience: Audience) -> None:
        loop = self.loop
        if loop is None:
            loop = self.loop = asyncio.get_running_loop()
        audience.due = loop.time() + self.patience
        self.queue.append((audience.due, company, audience))
        if self.timer is None:
            self.timer = loop.call_later(self.patience, self.rings)

    def is_late(self, audience: Audience) -> bool:
        """Whether nothing may be held back from them (any more)."""
        return not self.patience or (bool(audience.held) and not audience.due)

    def rings(self) -> None:
        loop = self.loop
        assert loop is not None
        now = loop.time() + 0.0005  # a clock that counts milliseconds must not ring twice
        queue = self.queue
        while queue and queue[0][0] <= now:
            due, company, audience = queue.popleft()
            if audience.due == due:
                company.time_is_up(audience)
        self.timer = loop.call_later(queue[0][0] - now, self.rings) if queue else None

    def tell_move(
        self,
        company: Company,
        audiences: dict[int, Audience],
        game: Game,
        opening: bytes,
        happened: Happened,
        asker: Hearer | None,
        asker_eyes: int,
        answer: bytes,
    ) -> None:
        """Tell a move at once to those it concerns; the others may wait for more."""
        concerned = game.waits | game.may
        alike = opening + b',"events":' + happened.alike if happened.alike else b""
        for eyes, audience in audiences.items():
            now = opening if eyes == NO_EYES else alike or opening + b',"events":' + happened.told(eyes)
            if eyes == asker_eyes:
                audience.tell(game, now, asker, answer)
            elif audience.is_among(concerned) or self.is_late(audience):
                audience.tell(game, now)
            else:
                self.hold(company, audience, now)
