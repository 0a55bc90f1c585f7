"""A connection without a network: bytes go into a web socket, and the bytes that it writes are kept."""

from __future__ import annotations

import asyncio
import os

from parlour.server.net.frames import TEXT
from parlour.server.net.masks import unmasked
from parlour.server.net.web_socket import WebSocket


class Pipe(asyncio.Transport):
    """The server's end of a connection.  Like that of uvloop it fails where something is written too late."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.ended = False  # the server writes no more
        self.paused = False  # and reads no more
        self.line: WebSocket | None = None  # once the web socket is open

    def set_protocol(self, protocol: object) -> None:
        assert isinstance(protocol, WebSocket)
        self.line = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        assert not self.ended
        self.written += bytes(data)

    def write_eof(self) -> None:
        assert not self.closed
        self.ended = True

    def pause_reading(self) -> None:
        assert not self.closed
        assert not self.paused
        self.paused = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """It takes everything."""

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def client_frame(payload: bytes, opcode: int = TEXT, final: bool = True, flags: int = 0) -> bytes:
    """A frame as a client writes it."""
    mask = os.urandom(4)
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    if size > 65535:
        length = bytes([255]) + size.to_bytes(8, "big")
    return bytes([(128 if final else 0) | flags | opcode]) + length + mask + unmasked(payload, mask)


def frames_of(data: bytes) -> list[tuple[int, bytes]]:
    """What the server wrote, frame by frame; it must be whole."""
    found = []
    at = 0
    while at < len(data):
        size, start = data[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + width], "big"), start + width
        assert start + size <= len(data)
        found.append((data[at], data[start : start + size]))
        at = start + size
    return found
