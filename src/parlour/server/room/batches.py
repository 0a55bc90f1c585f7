"""News that wait a moment so that several go to the same viewers in one write.

Whoever is asked or may act, was so before, or has just acted is told at once.  To the others several entries may go in
one piece, some milliseconds later: a write costs more than all that it says.  While the server is strained, who has
just acted and is not asked again is one of them.  Who is told at once, and how long the others wait, follows from what
everybody at the table knows, and from how much there is to do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from parlour.core.events import NO_EYES
from parlour.core.game import Game
from parlour.server.net.outbox import Outbox
from parlour.server.room.strain import Strain
from parlour.server.room.viewers import Recipient, Viewers
from parlour.server.table.sent_view import Slate
from parlour.server.table.view_json import EventsJson

HOLD: Final = 0.04  # seconds: nobody notices so little,
RING: Final = 0.004  # nor this, and what is due by then is told in one turn of the event loop
NOBODY: Final = -2  # whose eyes are nobody's


class Broadcaster(Protocol):
    """Who holds the viewers of one table."""

    def flush_late(self, viewers: Viewers) -> None:
        """News have waited long enough."""


class Batches:
    """News that are held back for viewers, each until its time is up."""

    patience: float
    outbox: Outbox
    strain: Strain
    slate: Slate
    queue: deque[tuple[float, Broadcaster, Viewers]]
    timer: asyncio.TimerHandle | None
    loop: asyncio.AbstractEventLoop | None

    def __init__(self, patience: float, outbox: Outbox | None = None) -> None:
        self.patience = patience
        self.outbox = outbox or Outbox()
        self.strain = Strain()
        self.slate = Slate()
        self.queue = deque()
        self.timer = None
        self.loop = None

    def hold(self, broadcaster: Broadcaster, viewers: Viewers, news: bytes) -> None:
        if not viewers.held:
            self._wait(broadcaster, viewers)
        viewers.held.append(news)

    def _wait(self, broadcaster: Broadcaster, viewers: Viewers) -> None:
        loop = self.loop
        if loop is None:
            loop = self.loop = asyncio.get_running_loop()
        viewers.due = loop.time() + self.patience
        self.queue.append((viewers.due, broadcaster, viewers))
        if self.timer is None:
            self.timer = loop.call_later(self.patience, self.flush_due)

    def is_late(self, viewers: Viewers) -> bool:
        """Whether nothing may be held back from them (any more)."""
        return not self.patience or (bool(viewers.held) and not viewers.due)

    def _may_wait(self, viewers: Viewers) -> bool:
        """Whether somebody who has just acted, at one place alone, may wait for his answer."""
        return len(viewers.connections) == 1 and self.strain.look() and not self.is_late(viewers)

    def flush_due(self) -> None:
        loop = self.loop
        assert loop is not None
        now = loop.time() + 0.0005  # a clock that counts milliseconds must not ring twice
        self.outbox.hold()
        try:
            self._flush_until(now)
        finally:
            self.outbox.send()
        queue = self.queue
        self.timer = loop.call_later(max(queue[0][0] - now, RING), self.flush_due) if queue else None

    def _flush_until(self, now: float) -> None:
        queue = self.queue
        while queue and queue[0][0] <= now:
            due, broadcaster, viewers = queue.popleft()
            if viewers.due == due:
                broadcaster.flush_late(viewers)

    def distribute(
        self,
        broadcaster: Broadcaster,
        groups: dict[int, Viewers],
        game: Game,
        opening: bytes,
        happened: EventsJson,
        sender: Recipient | None,
        sender_eyes: int,
        answer: bytes,
    ) -> None:
        """Tell a move at once to those it concerns; the others may wait for more."""
        concerned = game.waits | game.may
        alike = opening + b',"events":' + happened.for_all if happened.for_all else b""
        for eyes, viewers in groups.items():
            now = opening if eyes == NO_EYES else alike or opening + b',"events":' + happened.for_eyes(eyes)
            if eyes == sender_eyes:
                if viewers.is_one_of(concerned) or not self._may_wait(viewers):
                    viewers.send(game, now, sender, answer)
                else:
                    self.hold(broadcaster, viewers, now + answer[:-1])
                    viewers.acted = True
            elif viewers.is_among(concerned) or self.is_late(viewers):
                viewers.send(game, now)
            else:
                self.hold(broadcaster, viewers, now)
