"""The hashes that bind a promised pack: of each card at its place, and of all of them together.

Half of what a deal costs is here, so it compiles.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

SHA: Final = hashlib.sha256
SALT_BYTES: Final = 32
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])  # what HMAC does to its key
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])
NUMBERED: Final = [number.to_bytes(4, "big") for number in range(2048)]  # places, cards and lengths, mostly

LEAVES: Final = [b"leaf" + number for number in NUMBERED[:128]]  # how the leaf of a place begins


def numbered(number: int) -> bytes:
    return NUMBERED[number] if 0 <= number < len(NUMBERED) else number.to_bytes(4, "big")


def sha(*parts: bytes) -> bytes:
    """The hash of some parts; each is led by its length, so that no two lists of parts look alike."""
    return sha_of(list(parts))


def sha_of(parts: list[bytes]) -> bytes:
    return SHA(sized(parts)).digest()


def sized(parts: list[bytes]) -> bytes:
    together: list[bytes] = []
    for part in parts:
        together.append(numbered(len(part)))
        together.append(part)
    return b"".join(together)


class Keyed:
    """HMAC-SHA-256 with one key for many messages; its block is hashed anew, which takes less than to copy a hash."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner = padded.translate(INNER)
        self._outer = padded.translate(OUTER)

    def digest(self, message: bytes) -> bytes:
        return SHA(self._outer + SHA(self._inner + message).digest()).digest()


def leaf_of(place: int, card: int, salt: bytes) -> bytes:
    return SHA(_led(place) + numbered(card) + salt).digest()


def _led(place: int) -> bytes:
    return LEAVES[place] if 0 <= place < len(LEAVES) else b"leaf" + numbered(place)


def salts_of(key: bytes, places: int) -> list[bytes]:
    size = SALT_BYTES * places
    together = hashlib.shake_256(b"salts" + key).digest(size)
    return [together[at : at + SALT_BYTES] for at in range(0, size, SALT_BYTES)]


def leaves_of(cards: list[int], salts: list[bytes]) -> list[bytes]:
    """By place."""
    return [leaf_of(place, card, salts[place]) for place, card in enumerate(cards)]


def promise_of(number: int, picks: bytes, leaves: Sequence[bytes]) -> bytes:
    """What is published: it binds the drawing's number, the numbers drawn in it and every card's place."""
    led = numbered(SALT_BYTES).join([b"", *leaves])  # a leaf is as long as a salt
    return SHA(sized([b"promise", numbered(number), picks]) + led).digest()
