"""Those who look on with the same eyes, what they were told last, and news that wait a moment for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import i64

from parlour.core.events import NO_EYES
from parlour.core.game import Game
from parlour.server.net.frames import head
from parlour.server.table.sent_view import SentView, SharedJson
from parlour.server.table.view_json import told_view


class Recipient(Protocol):
    """Somebody who can be told something: a connection."""

    write: Callable[[bytes], None]
    brief: bool  # it knows what to make of facts that are told alone


class Viewers:
    eyes: i64
    shared: SharedJson
    connections: list[Recipient]
    brief: bool  # all of them are told briefly
    sent: SentView | None  # what they were told of their view
    held: list[bytes]  # news that are durable and not yet told, without what closes them
    due: float  # when they must be told; 0 where they should have been
    acted: bool  # the answer to a move of theirs is held: they know without it that they are asked no longer

    def __init__(self, eyes: i64, shared: SharedJson) -> None:
        self.eyes = eyes
        self.shared = shared
        self.connections = []
        self.brief = False
        self.sent = None
        self.held = []
        self.due = 0.0
        self.acted = False

    def add(self, connection: Recipient) -> None:
        self.connections.append(connection)
        self.brief = all(one.brief for one in self.connections)

    def remove(self, connection: Recipient) -> None:
        self.connections.remove(connection)
        self.brief = all(one.brief for one in self.connections)

    def is_one_of(self, seats: i64) -> bool:
        return self.eyes != NO_EYES and seats >> self.eyes & 1 != 0

    def is_among(self, seats: i64) -> bool:
        """Whether they are asked or may act, or still believe it."""
        if self.sent is not None and not self.acted:
            seats |= self.sent.waits | self.sent.may
        return self.is_one_of(seats)

    def take_held(self) -> list[bytes]:
        held = self.held
        self.held = []
        self.due = 0.0
        return held

    def view_news(self, game: Game, begun: bool = False) -> bytes:
        """What they see of the game that is new; all of it where another game has begun."""
        if self.eyes == NO_EYES:
            return b""
        self.acted = False
        sent = self.sent
        if sent is None or begun:
            self.sent = SentView(game, self.eyes, self.shared)
            return b',"view":' + told_view(game.view(self.eyes), self.shared.number)
        return sent.change(game, b',"change":', self.brief)

    def send(self, game: Game, now: bytes, sender: Recipient | None = None, answer: bytes = b"") -> None:
        """Tell them what was held and this, with what changed by all of it; one of them gets an answer by it."""
        view_news = self.view_news(game)
        held = self.take_held() if self.held else self.held
        for connection in self.connections:
            connection.write(in_one_piece(held, now, view_news, answer if connection is sender else b"}"))

    def answer(self, now: bytes, sender: Recipient | None, answer: bytes) -> None:
        """Tell them what was held and this, by which nothing has changed that they see; one gets an answer by it."""
        held = self.take_held()
        for connection in self.connections:
            connection.write(in_one_piece(held, now, b"", answer if connection is sender else b"}"))

    def flush(self, game: Game) -> None:
        """Tell them what was held."""
        if self.held:
            last = self.held.pop()
            self.send(game, last)


def in_one_piece(held: list[bytes], now: bytes, more: bytes, end: bytes) -> bytes:
    """Frames of news that were held, and of those that come after them with something more."""
    last = b"%b%b%b%b" % (head(len(now) + len(more) + len(end)), now, more, end)
    return b"".join([*[b"%b%b}" % (head(len(news) + 1), news) for news in held], last]) if held else last
