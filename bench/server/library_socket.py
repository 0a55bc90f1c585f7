"""Our web socket's work done by the package ``websockets``, for the bench alone: what does our own buy?

It reads what comes with the package's protocol, which does no input and output of its own.  What goes out is framed by
us on both sides: a message is framed once for all who get it, and the package has no way to take such frames.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Protocol, Side

from parlour.server.net.web_socket import Receiver


class LibrarySocket:
    """The interface of ``parlour.server.net.web_socket.WebSocket``."""

    def __init__(
        self,
        transport: asyncio.Transport,
        largest: int,
        clock: Callable[[], float],
        lost: Callable[[LibrarySocket], None],
    ) -> None:
        self.transport = transport
        self.receiver: Receiver | None = None
        self.protocol = Protocol(Side.SERVER, state=OPEN, max_size=largest)
        self.pieces: list[bytes] = []
        self.clock = clock
        self.lost = lost
        self.last_sign = clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost(self)
        if self.receiver is not None:
            receiver, self.receiver = self.receiver, None
            receiver.gone()

    def pause_writing(self) -> None:
        self.transport.abort()

    def resume_writing(self) -> None: ...

    def eof_received(self) -> None: ...

    def shutdown(self) -> None:
        self.close(1012, "the server is going down")

    def write(self, data: bytes) -> None:
        self.transport.write(data)

    def close(self, code: int, reason: str) -> None:
        self.protocol.send_close(code, reason)
        self._send()

    def look_after(self, now: float) -> None:
        if now - self.last_sign > 25.0:
            self.protocol.send_ping(b"")
            self._send()

    def data_received(self, data: bytes) -> None:
        self.last_sign = self.clock()
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._take(event)
        self._send()

    def _take(self, event: Frame) -> None:
        self.pieces.append(bytes(event.data))
        if event.fin and self.receiver is not None:
            message, self.pieces = b"".join(self.pieces), []
            self.receiver.receive(message)

    def _send(self) -> None:
        for data in self.protocol.data_to_send():
            self.transport.write(data)
