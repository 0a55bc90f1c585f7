"""Recovery codes: who has lost his password sets another with one of them, once.

A code is 100 random bits, so a plain hash of it keeps it as secret as a slow one would.
"""

from __future__ import annotations

import hashlib
import secrets

from parlour.errors import ParlourError
from parlour.server.protocol.moments import now_ms
from parlour.server.storage.people import People
from parlour.server.table.names import as_login

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are misread, or make words
MISREAD = str.maketrans("ILO", "110")
LETTERS = 20
GROUP = 5
CODES = 8  # given at a time
HOST_CODE_LIFE = 24 * 3_600_000  # milliseconds


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _i in range(LETTERS))
    return "-".join(letters[first : first + GROUP] for first in range(0, LETTERS, GROUP))


def new_codes() -> list[str]:
    return [new_code() for _i in range(CODES)]


def hashed(guest: str, code: str) -> str:
    """As it is kept, however it was typed: the same code of another guest would be kept otherwise."""
    letters = "".join(c for c in code.upper().translate(MISREAD) if c in ALPHABET)
    return hashlib.sha256(f"{guest} {letters}".encode()).hexdigest()


async def code_from_host(people: People, login: str) -> str:
    """A code for somebody who has lost his own, good for a day."""
    guest = await people.guest_by_login(as_login(login))
    if guest is None:
        raise ParlourError(f"nobody has the login {login!r}")
    code = new_code()
    await people.put_code(guest.guest, hashed(guest.guest, code), now_ms() + HOST_CODE_LIFE)
    return code
