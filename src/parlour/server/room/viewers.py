"""Those who look on with the same eyes, what they were told last, and news that wait a moment for them.

Whoever is asked or may act, was so before, or has just acted is told at once.  To the others several entries may go in
one piece, some milliseconds later: a write costs more than all that it says.  Who is told at once, and how long the
others wait, follows from what everybody at the table knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import i64

from parlour.core.events import NO_EYES
from parlour.core.game import Game
from parlour.server.net.frames import head
from parlour.server.table.view_json import Alike, Seen, whole


class Hearer(Protocol):
    """Somebody who can be told something: a connection."""

    write: Callable[[bytes], None]


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
