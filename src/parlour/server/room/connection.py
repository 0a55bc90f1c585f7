"""A connection of a guest as the house knows it, whatever it is made of: messages come in, messages go out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.server.net.frames import frame
from parlour.server.net.limits import Bucket
from parlour.server.net.web_socket import Receiver
from parlour.server.protocol import messages, replies
from parlour.server.protocol.messages import COMMANDS, ENCODER, NUMBERED, UNREADABLE
from parlour.server.table.commands import Caller
from parlour.version import __version__

if TYPE_CHECKING:
    from parlour.server.room.house import House
    from parlour.server.room.room import Room

log = logging.getLogger("parlour.server")

PATIENCE = 100  # messages too fast in a row, after which the connection is closed


class Connection(Receiver):
    __slots__ = ("bucket", "caller", "close", "entering", "house", "login", "room", "session", "strikes", "write")

    def __init__(
        self,
        house: House,
        caller: Caller,
        write: Callable[[bytes], None],
        close: Callable[[int, str], None],
        login: str = "",
        session: str = "",
    ) -> None:
        self.house = house
        self.caller = caller
        self.login = login
        self.session = session  # the id of that whose cookie came along
        self.write = write  # whole frames
        self.close = close
        self.room: Room | None = None
        self.entering: messages.Enter | None = None  # the last table asked for
        self.bucket = Bucket(house.limits.rate, house.limits.burst)
        self.strikes = 0

    def send(self, payload: bytes) -> None:
        self.write(frame(payload))

    def welcome(self) -> None:
        you = messages.You(self.caller.guest, self.caller.name, self.login)
        self.send(ENCODER.encode(messages.Welcome(you, __version__, messages.PROTOCOL, self.house.now())))

    def receive(self, data: bytes) -> None:
        """One message of the client."""
        if not self.bucket.take():
            self._too_fast(data)
            return
        self.strikes = 0
        try:
            command = COMMANDS.decode(data)
        except UNREADABLE as error:
            self.send(replies.failure(_number_of(data), "malformed", str(error)[:200]))
            return
        try:
            self._answer(command)
        except Exception:
            log.exception("a message could not be answered")
            self.send(replies.failure(command.id, "storage", "something went wrong here; nothing was done"))
            if self.room is not None:
                self.room.start_again()

    def _answer(self, command: messages.AnyCommand) -> None:
        kind = type(command)
        if self.house.closing:
            self.send(replies.failure(command.id, "busy", "the server is going down; connect again"))
        elif kind is messages.Move and self.room is not None:
            self.room.handle(self, command)
        elif kind is messages.Enter:
            assert isinstance(command, messages.Enter)
            self.house.enter(self, command)
        elif kind is messages.Ping:
            self.send(replies.done(command.id))
        elif self.room is None:
            self.send(replies.failure(command.id, "not_entered", "enter a table first"))
        elif kind is messages.Leave:
            self.room.leave(self)
            self.send(replies.done(command.id))
        elif kind is messages.AskHint:
            self.house.spawn(self.room.driver.hint(self, command.id))
        else:
            self.room.handle(self, command)

    def _too_fast(self, data: bytes) -> None:
        self.strikes += 1
        if self.strikes > PATIENCE:
            self.close(1008, "too many messages")
        else:
            self.send(replies.failure(_number_of(data), "too_fast", "too many messages; wait a little"))

    def refuse_size(self, largest: int) -> None:
        """Something came that is no message at all."""
        self.send(replies.failure(None, "too_large", f"a message has at most {largest} bytes"))

    def gone(self) -> None:
        """The connection is closed."""
        self.house.forget(self)
        if self.room is not None:
            self.room.leave(self)


def _number_of(data: bytes) -> int | None:
    try:
        return NUMBERED.decode(data).id
    except UNREADABLE:
        return None
