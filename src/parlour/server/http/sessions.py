"""Sessions: a random token for each browser or program of a guest, kept in the store by its hash.

A browser has it in a cookie, a program sends it as a bearer; neither is good for the other.

Nothing is remembered here: each request asks the store, so that a session ended in one process is good in none.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

from msgspec import Struct

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.people import Guest, Session
from parlour.server.storage.retention import DAY, USUAL_SESSION
from parlour.server.storage.store import Store

COOKIE = "parlour"
PROGRAM = "program: "  # so begins the device of a program's session, which no browser can say of itself
PROGRAM_DAYS = 365  # that a program may be silent
BEARER = "bearer "  # before the token of a program when it is hashed
SPARSELY = 3_600_000  # milliseconds between two uses that are written down
ID = re.compile(r"[0-9a-f]{64}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
OLD = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9]{1,9})\.([0-9a-f]{64})")  # from before there were sessions


class Known(Struct):
    """Whose cookie came along, and the token to send in a new one, if any."""

    session: Session
    guest: Guest | None  # his row, if he has one
    token: str = ""


class Sessions:
    def __init__(self, store: Store, key: bytes, days: int = USUAL_SESSION, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.key = key  # signed the cookies of old
        self.days = days
        self.now = now

    def new(self, guest: str, device: str, token: str = "") -> tuple[Session, str]:
        """A session that is not in the store yet, and its token, which never will be."""
        token = token or secrets.token_urlsafe(32)
        now = self.now()
        return Session(_id(token), guest, now, now, now + self.days * DAY, device), token

    def for_program(self, guest: str, name: str) -> tuple[Session, str]:
        token = secrets.token_urlsafe(32)
        now = self.now()
        return Session(_id(BEARER + token), guest, now, now, now + PROGRAM_DAYS * DAY, PROGRAM + name), token

    async def of_program(self, token: str) -> Known | None:
        return await self._find(BEARER + token) if TOKEN.fullmatch(token) else None

    def set_cookie(self, token: str, secure: bool) -> str:
        flags = f"Path=/; Max-Age={self.days * DAY // 1000}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={token}; {flags}" + ("; Secure" if secure else "")

    async def recognise(self, cookie: str, device: str, name_of: Callable[[str], str]) -> Known | None:
        """Whose cookie this is; None for one that is damaged, made up, expired or no longer good."""
        if TOKEN.fullmatch(cookie):
            return await self._find(cookie)
        old = OLD.fullmatch(cookie)
        return await self._exchange(old, device, name_of) if old is not None else None

    async def _find(self, token: str) -> Known | None:
        found = await self.store.session(_id(token), self.now())
        return Known(*found) if found is not None else None

    async def _exchange(self, old: re.Match[str], device: str, name_of: Callable[[str], str]) -> Known | None:
        """A cookie of old is exchanged once.  Its token follows from it: requests that come together get the same."""
        id, generation, signature = old.groups()
        if not hmac.compare_digest(signature, self._signature(f"{id}.{generation}")):
            return None
        token = urlsafe_b64encode(bytes.fromhex(self._signature(f"exchange {old[0]}"))).decode().rstrip("=")
        if await self._find(token) is None:
            session, token = self.new(id, device, token)
            await self.store.upgrade(id, int(generation), name_of(id), session)
        known = await self._find(token)
        if known is not None:
            known.token = token
        return known

    def _signature(self, said: str) -> str:
        return hmac.new(self.key, said.encode(), hashlib.sha256).hexdigest()

    def is_due(self, session: Session) -> bool:
        """Whether its use is to be written down, and its cookie to be dated anew."""
        return self.now() - session.used >= SPARSELY

    async def touch(self, session: Session) -> None:
        now = self.now()
        days = PROGRAM_DAYS if session.device.startswith(PROGRAM) else self.days
        await self.store.touch(session.id, now, now + days * DAY)


def own_cookie(header: str) -> str:
    """The value of our cookie; empty where there is none.

    Other programs of the same host have cookies too, in whatever form: none of theirs may cost anybody his session.
    """
    cookies = [cookie.strip().partition("=") for cookie in header.split(";")]
    return next((value.strip('"') for name, _equals, value in reversed(cookies) if name == COOKIE), "")


def _id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
