"""Those who look on with the same eyes, what they were told last, and news that wait a moment for them.

Whoever is asked or may act, was so before, or has just acted is told at once.  To the others several entries may go in
one piece, some milliseconds later: a write costs more than all that it says.  Who is told at once, and how long the
others wait, follows from what everybody at the table knows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from mypy_extensions import i64

from parlour.core.events import NO_EYES
from parlour.core.game import Game
from parlour.server.frames import head
from parlour.server.view_json import Alike, Happened, Seen, whole

HOLD: Final = 0.04  # seconds: nobody notices so little
NOBODY: Final = -2  # whose eyes are nobody's


class Hearer(Protocol):
    """Somebody who can be told something: a connection."""

    write: Callable[[bytes], None]


class Company(Protocol):
    """All who look at one table."""

    def time_is_up(self, audience: Audience) -> None:
        """News have waited long enough."""


class Audience:
    eyes: i64
    alike: Alike
    visitors: list[Hearer]
    seen: Seen | None  # what they were told of their view
    held: list[bytes]  # news that are durable and not yet told, without what closes them
    due: float  # when they must be told; 0 where they should have been

    def __init__(self, eyes: i64, alike: Alike) -> None:
        self.eyes = eyes
        self.alike = alike
        self.visitors = []
        self.seen = None
        self.held = []
        self.due = 0.0

    def is_among(self, seats: i64) -> bool:
        """Whether they are asked or may act, or still believe it."""
        if self.eyes == NO_EYES:
            return False
        if self.seen is not None:
            seats |= self.seen.waits | self.seen.may
        return seats >> self.eyes & 1 != 0

    def take_held(self) -> list[bytes]:
        held = self.held
        self.held = []
        self.due = 0.0
        return held

    def sight(self, game: Game, begun: bool = False) -> bytes:
        """What they see of the game that is new; all of it where another game has begun."""
        if self.eyes == NO_EYES:
            return b""
        view = game.view(self.eyes)
        seen = self.seen
        if seen is None or begun:
            self.seen = Seen(view, self.alike)
            return b',"view":' + whole(view)
        return b',"change":' + seen.change(view)

    def tell(self, game: Game, now: bytes, asker: Hearer | None = None, answer: bytes = b"") -> None:
        """Tell them what was held and this, with what changed by all of it; one of them gets an answer by it."""
        sight = self.sight(game)
        held = self.take_held() if self.held else self.held
        for visitor in self.visitors:
            visitor.write(in_one_piece(held, now, sight, answer if visitor is asker else b"}"))

    def let_go(self, game: Game) -> None:
        """Tell them what was held."""
        if self.held:
            last = self.held.pop()
            self.tell(game, last)


def in_one_piece(held: list[bytes], now: bytes, more: bytes, end: bytes) -> bytes:
    """Frames of news that were held, and of those that come after them with something more."""
    pieces: list[bytes] = []
    for news in held:
        pieces.append(head(len(news) + 1))
        pieces.append(news)
        pieces.append(b"}")
    pieces.append(head(len(now) + len(more) + len(end)))
    pieces.append(now)
    pieces.append(more)
    pieces.append(end)
    return b"".join(pieces)


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
