"""A web socket that is open (RFC 6455): frames come in, messages go to their receiver.

Nearly always a whole message comes by itself, and such are read here.  With the first bytes that are anything
else the package ``websockets`` takes over the reading of that connection for good: no frame is ever half read by one
and half by the other.  The fast path of the server begins and ends here, so it compiles; there is no task and no queue
for a message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame
from websockets.protocol import SEND_EOF, Protocol, Side

from parlour.server.net import counts
from parlour.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT, frame
from parlour.server.net.masks import unmasked
from parlour.server.net.outbox import Outbox, Outlet
from parlour.server.net.receiver import Receiver

SILENCE: Final = 25.0  # seconds without a sign of life, after which one is asked for,
DEATH: Final = 75.0  # and after which the connection is given up
FAREWELL: Final = 5.0  # seconds a client has to answer our closing,
CURT: Final = 0.5  # and whose answer is not waited for, to hear of it

CUT_OFF: Final = 0  # counted where no code was sent
FRAMES: Final = 100.0  # of any kind a second,
MOST_FRAMES: Final = 500.0  # and so many at once
BYTE: Final = 1 / 4096  # of a frame: what a byte costs beside it
AT_ONCE: Final = 4096  # bytes that are read before anything is done about them: tiny frames pile up


class WebSocket(Outlet):
    """A protocol of asyncio in all but its base class, which would keep it from being compiled."""

    transport: asyncio.Transport
    receiver: Receiver | None
    largest: int  # bytes of a message
    protocol: Protocol | None  # reads this connection, once anything but a whole message has come
    message: bytes  # what is there of one in several frames
    closing: bool
    deaf: bool  # nothing is read any more
    credit: float  # frames that may still be read,
    rate: float  # and how many more each second brings,
    most: float  # up to so many
    paid: float  # when they were paid for last
    toll: Callable[[float], bool]  # pays for more frames, if whoever connects may have them
    last_sign: float
    clock: Callable[[], float]
    lost: Callable[[WebSocket], None]  # told when the connection is gone
    outbox: Outbox | None  # where it waits for the end of the turn; without one everything is written at once
    outgoing: list[bytes]  # what is to be written then

    def __init__(
        self,
        transport: asyncio.Transport,
        largest: int,
        clock: Callable[[], float],
        lost: Callable[[WebSocket], None],
        toll: Callable[[float], bool],
        rate: float = FRAMES,
        most: float = MOST_FRAMES,
        outbox: Outbox | None = None,
    ) -> None:
        self.transport = transport
        self.receiver = None
        self.largest = largest
        self.protocol = None
        self.message = b""
        self.closing = False
        self.deaf = False
        self.credit = 0.0
        self.rate = rate
        self.most = most
        self.last_sign = clock()
        self.paid = self.last_sign - most / rate  # nothing was read yet
        self.toll = toll
        self.clock = clock
        self.lost = lost
        self.outbox = outbox
        self.outgoing = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost(self)
        self.closing = True
        if self.receiver is not None:
            receiver, self.receiver = self.receiver, None
            receiver.gone()

    def pause_writing(self) -> None:
        """More than the limit waits to be read."""
        self._cut_off()

    def resume_writing(self) -> None:
        """Nothing waits for it."""

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shutdown(self) -> None:
        """uvicorn is going down."""
        self.close(1012, "the server is going down")

    def write(self, data: bytes) -> None:
        if self.closing:
            return
        if self.outbox is None:
            self.transport.write(data)
            return
        if not self.outgoing:
            self.outbox.put(self)
        self.outgoing.append(data)

    def send_out(self) -> None:
        outgoing = self.outgoing
        if outgoing:
            self.outgoing = []
            if not self.closing:
                self.transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def close(self, code: int, reason: str) -> None:
        """Say why, and hang up once the client has agreed or some time has passed."""
        if not self.closing:
            counts.closed[code] += 1
        self._part(frame(code.to_bytes(2, "big") + reason.encode(), CLOSE))

    def _part(self, farewell: bytes) -> None:
        if not self.closing:
            self.send_out()
            self.transport.write(farewell)
            self.closing = True
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    def _cut_off(self) -> None:
        counts.closed[CUT_OFF] += 1
        self.closing = True
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """Called now and then: is anybody still there?"""
        silent = now - self.last_sign
        if silent > DEATH:
            self._cut_off()
        elif silent > SILENCE:
            self.write(frame(b"", PING))

    def data_received(self, data: bytes) -> None:
        self.last_sign = self.clock()
        self.credit -= 1.0 + len(data) * BYTE
        if self.credit < 0.0 and not self._pay():
            self._overdrawn()
        elif self.protocol is not None or not self._take_whole(data):
            self._take(data)

    def _pay(self) -> bool:
        """Frames of every kind cost, also those that say nothing; they are paid for by the lot, and so seldom."""
        earned = min(self.most, (self.last_sign - self.paid) * self.rate)
        if self.credit + earned < 0.0 or not self.toll(earned):
            return False
        self.credit += earned
        self.paid = self.last_sign
        return True

    def _overdrawn(self) -> None:
        """Say so, and listen no more: what is not read costs nothing."""
        self.close(1008, "too many frames; come back after a while")
        if not self.deaf and not self.transport.is_closing():
            self.deaf = True
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(CURT, self.transport.abort)

    def _take_whole(self, data: bytes) -> bool:
        """One whole frame and nothing else: a message that fits into one read, or the answer to a ping."""
        mask_at = _mask_at(data)
        if not mask_at or len(data) - mask_at - 4 > self.largest:
            return False
        if data[0] == 0x80 | TEXT:
            self._hand_over(unmasked(data[mask_at + 4 :], data[mask_at : mask_at + 4]))
            return True
        return data[0] == 0x80 | PONG and mask_at == 2

    def _hand_over(self, message: bytes) -> None:
        if self.receiver is not None and not self.closing:
            self.receiver.receive(message)

    def _take(self, data: bytes) -> None:
        """All else is the library's to judge.  Its pongs go unsent: ours stand in order among the other answers."""
        protocol = self.protocol
        if protocol is None:  # it measures frames, we the message: it would count a ping between two pieces as well
            protocol = self.protocol = Protocol(Side.SERVER, max_size=(None, self.largest))
        for at in range(0, len(data), AT_ONCE):
            protocol.receive_data(data[at : at + AT_ONCE])
            for event in protocol.events_received():
                assert isinstance(event, Frame)
                self._frame(event)
            written = protocol.data_to_send()
            if written and written[-1] == SEND_EOF:
                self._end(written[-2], protocol.parser_exc)
            if self.deaf:
                break

    def _frame(self, got: Frame) -> None:
        self.credit -= 1.0
        if self.credit < 0.0 and not self._pay():
            self._overdrawn()
        if self.closing:
            return
        if got.opcode == BINARY:
            self.close(1003, "messages are text")
        elif got.opcode == PING:
            self.write(frame(bytes(got.data), PONG))
        elif got.opcode < CLOSE:
            self._piece(bytes(got.data), got.fin)

    def _piece(self, piece: bytes, last: bool) -> None:
        self.message += piece
        if len(self.message) > self.largest:
            self._too_large()
        elif last:
            message, self.message = self.message, b""
            self._hand_over(message)

    def _too_large(self) -> None:
        if self.receiver is not None and not self.closing:
            self.receiver.refuse_size(self.largest)
        self.close(1009, f"a message has at most {self.largest} bytes")

    def _end(self, farewell: bytes, fault: Exception | None) -> None:
        """The library reads no more: the client closes, or has broken the protocol and may not have stopped writing."""
        if isinstance(fault, PayloadTooBig):
            self._too_large()
        self._part(farewell)
        if fault is None:
            self.transport.close()
        elif not self.transport.is_closing():
            self.transport.write_eof()


def _mask_at(data: bytes) -> int:
    """Where the mask is of a client's only frame, if its shortest head says that it has all these bytes; else 0."""
    size = len(data) - 6
    if size < 0:
        return 0
    if size <= 125:
        return 2 if data[1] == 0x80 | size else 0
    size -= 2
    return 4 if 126 <= size < 65536 and data[1] == 0xFE and data[2] == size >> 8 and data[3] == size & 255 else 0
