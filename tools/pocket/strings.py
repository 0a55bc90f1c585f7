"""Stands for ``librt.strings`` where nothing is compiled."""

from __future__ import annotations


class BytesWriter:
    def __init__(self) -> None:
        self._bytes = bytearray()

    def write(self, more: bytes) -> None:
        self._bytes += more

    def getvalue(self) -> bytes:
        return bytes(self._bytes)

    def truncate(self, size: int) -> None:
        del self._bytes[size:]

    def __len__(self) -> int:
        return len(self._bytes)

    def __setitem__(self, at: int, byte: int) -> None:
        self._bytes[at] = byte
