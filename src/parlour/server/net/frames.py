"""Web socket frames (RFC 6455), as bytes."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA


def _head(size: int, opcode: int) -> bytes:
    """What leads a payload of the server: the last, and only, frame of its message, not masked."""
    if size < 126:
        return bytes((0x80 | opcode, size))
    if size < 65536:
        return bytes((0x80 | opcode, 126, size >> 8, size & 255))
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big")


HEADS: Final = [_head(size, TEXT) for size in range(4096)]


def head(size: int) -> bytes:
    """What leads a message of text."""
    return HEADS[size] if size < len(HEADS) else _head(size, TEXT)


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message of the server."""
    return _head(len(payload), opcode) + payload


def payloads(frames: bytes) -> list[bytes]:
    """What whole messages of the server say, for whoever has no use for frames."""
    found: list[bytes] = []
    at = 0
    while at < len(frames):
        size, at = frames[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, at = int.from_bytes(frames[at : at + width], "big"), at + width
        found.append(frames[at : at + size])
        at += size
    return found
