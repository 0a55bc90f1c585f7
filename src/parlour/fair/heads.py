"""Heads of a chain, and the seals of what somebody alone was told: to the byte in docs/fair.md.

A move's way leads through here, so it compiles.
"""

from __future__ import annotations

from typing import Final

from parlour.fair.hashes import SHA, Keyed, numbered, sha, sized

WATCH: Final = "watch"  # for whom a text is sealed, beside the seats: whoever watches,
MOVE: Final = "move"  # and nobody, since it is the move itself
ENTRY: Final = sized([b"entry"])
SEAL_BYTES: Final = 32


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
    parts = begun_head(before, public)
    for who, seal in seals:
        parts.append(lead_of(who))
        parts.append(seal)
    return ended_head(parts)


def begun_head(before: bytes, public: bytes) -> list[bytes]:
    """The parts of a head; behind them come, for each text that is sealed, who may read it and its seal."""
    return [ENTRY, numbered(len(before)), before, numbered(len(public)), public]


def lead_of(who: str) -> bytes:
    """What leads the seal of a text."""
    found = LEADS.get(who)
    return _lead(who) if found is None else found


def _lead(who: str) -> bytes:
    return numbered(len(who.encode()) + 1 + SEAL_BYTES) + who.encode() + b" "


LEADS: Final = {who: _lead(who) for who in [MOVE, WATCH, *[str(seat) for seat in range(64)]]}


def ended_head(parts: list[bytes]) -> bytes:
    return SHA(b"".join(parts)).digest()
