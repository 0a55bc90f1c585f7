"""Web socket frames (RFC 6455), as bytes."""

from __future__ import annotations

TEXT = 0x1
BINARY = 0x2
CLOSE = 0x8
PING = 0x9
PONG = 0xA


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message of the server: one frame, not masked."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, size)) + payload
    if size < 65536:
        return bytes((0x80 | opcode, 126, size >> 8, size & 255)) + payload
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big") + payload


def unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def close_payload(code: int, reason: str) -> bytes:
    return code.to_bytes(2, "big") + reason.encode()[:123]
