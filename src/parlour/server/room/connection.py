"""A connection of a guest as the house knows it, whatever it is made of: messages come in, messages go out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from parlour.server.net.buckets import Bucket
from parlour.server.net.frames import frame
from parlour.server.net.limits import Kind, Meter
from parlour.server.net.receiver import Receiver
from parlour.server.protocol import commands, messages, replies
from parlour.server.protocol.commands import COMMANDS, NUMBERED
from parlour.server.protocol.messages import ENCODER, UNREADABLE
from parlour.server.table.callers import Caller, Rejected, too_fast
from parlour.version import __version__

if TYPE_CHECKING:
    from parlour.server.room.house import House
    from parlour.server.room.room import Room

log = logging.getLogger("parlour.server")

PATIENCE = 100  # messages too fast in a row, after which the connection is closed
INK: Final = 16384  # bytes of the log that are paid for at once, so that few moves have to
ENTRY: Final = 200  # bytes that an entry takes beside what the message says


class Connection(Receiver):
    __slots__ = (
        "address",
        "brief",
        "bucket",
        "caller",
        "close",
        "entering",
        "house",
        "ink",
        "login",
        "room",
        "rounds",
        "session",
        "strikes",
        "work",
        "write",
    )

    def __init__(
        self,
        house: House,
        caller: Caller,
        write: Callable[[bytes], None],
        close: Callable[[int, str], None],
        login: str = "",
        session: str = "",
        address: str = "",
    ) -> None:
        self.house = house
        self.caller = caller
        self.login = login
        self.session = session  # the id of that whose cookie came along
        self.write = write  # whole frames
        self.close = close
        self.brief = False  # as it has asked to be told of the table it looks at
        self.room: Room | None = None
        self.entering: commands.Enter | None = None  # the last table asked for
        self.address = address
        self.bucket = Bucket(house.limits.rate, house.limits.burst, house.allowances.clock)
        self.work = house.allowances.purse("work", guest=caller.guest, address=address)
        self.ink: float = 0.0  # bytes of the log that are paid for
        self.strikes = 0
        self.rounds = 0  # through the house, in which it looked at no table

    def send(self, payload: bytes) -> None:
        self.write(frame(payload))

    def welcome(self) -> None:
        you = messages.You(self.caller.guest, self.caller.name, self.login, self.caller.program)
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
            self._answer(command, len(data) + ENTRY)
        except Rejected as rejected:
            self.send(replies.rejection(command.id, rejected))
        except Exception:
            log.exception("a message could not be answered")
            self.send(replies.failure(command.id, "storage", "something went wrong here; nothing was done"))
            if self.room is not None:
                self.room.start_again()

    def _answer(self, command: commands.AnyCommand, size: int) -> None:
        kind = type(command)
        if self.house.closing:
            self.send(replies.failure(command.id, "busy", "the server is going down; connect again"))
        elif self.room is not None and (kind is commands.Move or kind is commands.Open or kind is commands.Commit):
            self._pay_for_ink(size)
            self.room.handle(self, command)
        elif kind is commands.Ping:
            self.send(replies.done(command.id))
        else:
            self._pay_for_ink(size)
            if kind is commands.Say:
                self._pay("chat", size)
            self._answer_at_leisure(command)

    def _pay_for_ink(self, size: int) -> None:
        """Whatever may be written down costs its bytes, also where it turns out to be refused."""
        if self.ink < size:
            lot = max(size, INK)
            self._pay("written", lot)
            self.ink += lot
        self.ink -= size

    def _pay(self, kind: Kind, cost: float) -> None:
        """Oneself, one's address and the table looked at must all have it."""
        table = "" if self.room is None else self.room.id
        purse = self.house.allowances.purse(kind, guest=self.caller.guest, address=self.address, table=table)
        over = purse.take(cost)
        if over is not None:
            raise too_fast(over)

    def _answer_at_leisure(self, command: commands.AnyCommand) -> None:
        """What may take long, and seldom comes: the time it takes is what it costs."""
        self._pay("work", 0.0)
        meter = Meter()
        self._answer_other(command)
        self.work.spend(meter.taken())

    def _answer_other(self, command: commands.AnyCommand) -> None:
        kind = type(command)
        if kind is commands.Enter:
            assert isinstance(command, commands.Enter)
            self.house.enter(self, command)
        elif kind is commands.Follow:
            assert isinstance(command, commands.Follow)
            self.house.following.follow(self, command)
        elif kind is commands.Wait:
            assert isinstance(command, commands.Wait)
            self.house.finding.wait(self, command)
        elif kind is commands.GiveUp:
            self.house.finding.give_up(self, command)
        elif self.room is None:
            self.send(replies.failure(command.id, "not_entered", "enter a table first"))
        elif kind is commands.Leave:
            self.room.leave(self)
            self.send(replies.done(command.id))
        elif kind is commands.AskHint:
            self.house.spawn(self.room.driver.hint(self, command.id))
        elif kind is commands.Start and self.room.table.settings.rated:
            assert isinstance(command, commands.Start)
            self.house.start_rated(self, self.room, command)
        elif kind is commands.Invite:
            assert isinstance(command, commands.Invite)
            self.house.invite(self, self.room, command)
        else:
            self.room.handle(self, command)

    def _too_fast(self, data: bytes) -> None:
        self.strikes += 1
        if self.strikes > PATIENCE:
            self.close(1008, "too many messages")
        else:
            text = f"at most {self.bucket.rate:.0f} messages a second (rate): wait a little"
            self.send(replies.failure(_number_of(data), "too_fast", text, "rate", 1))

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
