"""A web socket that is open (RFC 6455): frames come in, messages go to their receiver.

The fast path of the server begins and ends here, so it compiles; there is no task and no queue for a message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from parlour.server.net.frames import BINARY, CLOSE, PING, PONG, TEXT, close_payload, frame, unmasked

SILENCE: Final = 25.0  # seconds without a sign of life, after which one is asked for,
DEATH: Final = 75.0  # and after which the connection is given up
FAREWELL: Final = 5.0  # seconds a client has to answer our closing

MOST_PIECES: Final = 1024
GOOD_CLOSES: Final = frozenset([*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)])


class ProtocolError(Exception):
    """The client breaks the protocol."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Receiver:
    """Who takes the messages.  A base class and no protocol of typing: calls to it compile into direct ones."""

    __slots__ = ()

    def receive(self, data: bytes) -> None:
        """One message of the client."""
        raise NotImplementedError

    def refuse_size(self, largest: int) -> None:
        """Something larger than this came; it was not read."""
        raise NotImplementedError

    def gone(self) -> None:
        """The connection is closed."""
        raise NotImplementedError


class WebSocket:
    """A protocol of asyncio in all but its base class, which would keep it from being compiled."""

    transport: asyncio.Transport
    receiver: Receiver | None
    largest: int  # bytes of a message
    buffer: bytes
    pieces: list[bytes]  # of a message in several frames
    pieces_size: int
    closing: bool
    last_sign: float
    clock: Callable[[], float]
    lost: Callable[[WebSocket], None]  # told when the connection is gone

    def __init__(
        self, transport: asyncio.Transport, largest: int, clock: Callable[[], float], lost: Callable[[WebSocket], None]
    ) -> None:
        self.transport = transport
        self.receiver = None
        self.largest = largest
        self.buffer = b""
        self.pieces = []
        self.pieces_size = 0
        self.closing = False
        self.last_sign = clock()
        self.clock = clock
        self.lost = lost

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost(self)
        self.closing = True
        if self.receiver is not None:
            receiver, self.receiver = self.receiver, None
            receiver.gone()

    def pause_writing(self) -> None:
        """More than the limit waits to be read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Nothing waits for it."""

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shutdown(self) -> None:
        """uvicorn is going down."""
        self.close(1012, "the server is going down")

    def write(self, data: bytes) -> None:
        if not self.closing:
            self.transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Say why, and hang up once the client has agreed or some time has passed."""
        if not self.closing:
            self.transport.write(frame(close_payload(code, reason), CLOSE))
            self.closing = True
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    def look_after(self, now: float) -> None:
        """Called now and then: is anybody still there?"""
        silent = now - self.last_sign
        if silent > DEATH:
            self.transport.abort()
        elif silent > SILENCE:
            self.write(frame(b"", PING))

    def data_received(self, data: bytes) -> None:
        self.last_sign = self.clock()
        if not self._take_short(data):
            self._take(data)

    def _take_short(self, data: bytes) -> bool:
        """Nearly always a whole short message comes by itself."""
        if len(data) < 6 or data[0] != 0x80 | TEXT or len(data) != data[1] - 122 or data[1] > 253:
            return False
        receiver = self.receiver
        if self.buffer or self.pieces or self.closing or receiver is None:
            return False
        receiver.receive(unmasked(data[6:], data[2:6]))
        return True

    def _take(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
            self.buffer = b""
        at = 0
        try:
            while len(data) - at >= 6 and not (self.closing and self.receiver is None):
                end = self._frame(data, at)
                if end < 0:
                    break
                at = end
        except ProtocolError as error:
            self.close(error.code, error.reason)
            return
        self.buffer = data[at:] if at else data

    def _frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; gives where it ends, or -1 if it is not all there."""
        first = data[at]
        second = data[at + 1]
        size = second & 127
        if not second & 128:
            raise ProtocolError(1002, "frames of a client are masked")
        if first & 0x70:
            raise ProtocolError(1002, "no extension was agreed")
        start = at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size = int.from_bytes(data[start : start + width], "big")
            start += width
            if len(data) < start:
                return -1
        if size > self.largest:
            self._too_large()
        end = start + 4 + size
        if len(data) < end:
            return -1
        payload = unmasked(data[start + 4 : end], data[start : start + 4])
        if first == 0x80 | TEXT and not self.pieces:
            if self.receiver is not None and not self.closing:
                self.receiver.receive(payload)
        else:
            self._other(first, payload)
        return end

    def _too_large(self) -> None:
        if self.receiver is not None:
            self.receiver.refuse_size(self.largest)
        raise ProtocolError(1009, f"a message has at most {self.largest} bytes")

    def _other(self, first: int, payload: bytes) -> None:
        """Everything but a text message in one frame."""
        opcode = first & 15
        if opcode >= 8:
            if not first & 0x80 or len(payload) > 125:
                raise ProtocolError(1002, "a control frame is short and in one piece")
            self._control(opcode, payload)
        elif opcode == BINARY:
            raise ProtocolError(1003, "messages are text")
        elif opcode > BINARY or (opcode == 0) != bool(self.pieces):
            raise ProtocolError(1002, "that frame makes no sense here")
        else:
            self._piece(bool(first & 0x80), payload)

    def _piece(self, last: bool, payload: bytes) -> None:
        self.pieces.append(payload)
        self.pieces_size += len(payload)
        if self.pieces_size > self.largest:
            self._too_large()
        if len(self.pieces) > MOST_PIECES:
            raise ProtocolError(1008, f"a message has at most {MOST_PIECES} pieces")
        if last:
            message = b"".join(self.pieces)
            self.pieces = []
            self.pieces_size = 0
            if self.receiver is not None and not self.closing:
                self.receiver.receive(message)

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self._closed_by_client(payload)
        elif opcode != PONG:
            raise ProtocolError(1002, "an unknown frame")

    def _closed_by_client(self, payload: bytes) -> None:
        if not self.closing:
            if payload and (len(payload) < 2 or int.from_bytes(payload[:2], "big") not in GOOD_CLOSES):
                raise ProtocolError(1002, "closed for no good reason")
            self.transport.write(frame(payload[:2], CLOSE))
            self.closing = True
        self.transport.close()
