"""Heads of a chain, and the seals of what somebody alone was told: to the byte in docs/fair.md.

A move's way leads through here, so it compiles.
"""

from __future__ import annotations

from typing import Final

from parlour.fair.hashes import SHA, Keyed, numbered, sha, sized

WATCH: Final = "watch"  # for whom a text is sealed, beside the seats: whoever watches,
MOVE: Final = "move"  # and nobody, since it is the move itself
ENTRY: Final = sized([b"entry"])


def salt_with(secret: Keyed, seq: int, who: str) -> bytes:
    return secret.digest(b"told" + numbered(seq) + who.encode())


def salt_of(secret: bytes, seq: int, who: str) -> bytes:
    return salt_with(Keyed(secret), seq, who)


def seal_with(salt: bytes, told: bytes) -> bytes:
    return SHA(salt + told).digest()


def seal_of(secret: bytes, seq: int, who: str, told: bytes) -> bytes:
    return seal_with(salt_of(secret, seq, who), told)


def first_head(table: str, game: int, public: bytes) -> bytes:
    return sha(b"game", table.encode(), numbered(game), public)


def next_head(before: bytes, public: bytes, seals: list[tuple[str, bytes]]) -> bytes:
    parts = [ENTRY, numbered(len(before)), before, numbered(len(public)), public]
    for who, seal in seals:
        sealed = who.encode() + b" " + seal
        parts.append(numbered(len(sealed)))
        parts.append(sealed)
    return SHA(b"".join(parts)).digest()
