"""Guests: everybody with a session.  An account (login and password) lets a guest come back from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlour.server.http import recovery
from parlour.server.http.logins import clean_login, looks_of
from parlour.server.http.sessions import PROGRAM, Sessions
from parlour.server.protocol.api import Registration
from parlour.server.protocol.messages import Code
from parlour.server.protocol.moments import now_ms
from parlour.server.storage.people import Guest, LoginTaken, Outdated, Session
from parlour.server.storage.retention import USUAL_SESSION
from parlour.server.storage.store import Store
from parlour.server.table.callers import Rejected
from parlour.server.table.names import as_login, skeletons
from parlour.server.table.seating import clean_name

if TYPE_CHECKING:
    from argon2 import PasswordHasher

NO_SUCH = "login or password is wrong"
NO_SUCH_CODE = "login or recovery code is wrong, or the code was used before"
CHANGED = "your account was changed elsewhere just now; try again"
MOST_TOKENS = 20  # of one account
Token = str


@contextmanager
def _if_outdated(code: Code = "stale", text: str = CHANGED) -> Iterator[None]:
    """What a guest is told where his row is no longer the one that was read."""
    try:
        yield
    except Outdated:
        raise Rejected(code, text) from None


class Guests:
    """What ends sessions tells ``ended`` which, so that their connections can be closed."""

    def __init__(self, store: Store, key: bytes, days: int = USUAL_SESSION, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.sessions = Sessions(store, key, days, now)
        self.now = now
        self.ended: Callable[[Collection[str]], None] = lambda _ids: None
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")  # hashing takes long on purpose
        self.decoy = ""

    @cached_property
    def hasher(self) -> PasswordHasher:
        """Asked for when there is a password: a house without accounts can do without the package."""
        from argon2 import PasswordHasher

        return PasswordHasher()

    async def begin(self, guest: str, device: str) -> tuple[Session, Token]:
        """One more session of a guest."""
        session, token = self.sessions.new(guest, device)
        await self.store.begin(session)
        return session, token

    async def end(self, guest: str, ids: Collection[str]) -> bool:
        """End sessions; whether there was any."""
        ended = await self.store.end(guest, ids)
        self.ended(ended)
        return bool(ended)

    async def end_others(self, session: Session) -> None:
        self.ended(await self.store.end_others(session.guest, session.id))

    async def rename(self, guest: Guest, name: str) -> Guest:
        name = clean_name(name)
        if await self.store.is_anothers(skeletons(name), guest.guest):
            raise Rejected("taken", "that is, or looks like, the login of somebody's account")
        with _if_outdated("forbidden", "log in again"):
            await self.store.rename(guest.guest, name, self.now())
        return replace(guest, name=name)

    async def register(self, guest: Guest, given: Registration, device: str) -> tuple[Guest, Token, list[str]]:
        """Give a guest an account; he stays who he is, with a new session and recovery codes.

        Whoever had a cookie of his before has none of the account's.
        """
        if guest.login:
            raise Rejected("taken", "you have an account already; log out to make another")
        login = clean_login(given.login)
        hashed = await self._hash(given.password)
        made = guest.made or self.now()
        account = replace(guest, made=made, login=login, password=hashed, program=given.program)
        codes = recovery.new_codes()
        kept = [recovery.hashed(guest.guest, code) for code in codes]
        session, token = self.sessions.new(guest.guest, device)
        try:
            with _if_outdated():
                self.ended(await self.store.open_account(account, looks_of(login), kept, session))
        except LoginTaken:
            raise Rejected("taken", "somebody has that login already, or one that looks like it") from None
        return account, token, codes

    async def log_in(self, login: str, password: str, device: str) -> tuple[Guest, Token]:
        guest = await self._by_login(login)
        if guest is None:
            self.decoy = self.decoy or await self._hash("nobody's password")
            await self._verify(self.decoy, password)  # so that the time does not tell which logins exist
            raise Rejected("forbidden", NO_SUCH)
        if not await self._verify(guest.password, password):
            raise Rejected("forbidden", NO_SUCH)
        if self.hasher.check_needs_rehash(guest.password):
            hashed = await self._hash(password)
            await self._set_password(guest, hashed, None)
            guest = replace(guest, password=hashed)
        session, token = self.sessions.new(guest.guest, device)
        with _if_outdated("forbidden", NO_SUCH):
            await self.store.begin(session, guest.password)
        return guest, token

    async def _by_login(self, text: str) -> Guest | None:
        login = as_login(text)
        return await self.store.guest_by_login(login) if login.isprintable() else None

    async def change_password(self, guest: Guest, old: str, new: str, device: str) -> Token:
        """No session of the guest is good any more but the new one, whose token this gives."""
        guest = await self._with_password(guest, old)
        session, token = self.sessions.new(guest.guest, device)
        await self._set_password(guest, await self._hash(new), session)
        return token

    async def _set_password(self, guest: Guest, hashed: str, session: Session | None) -> None:
        with _if_outdated():
            self.ended(await self.store.set_password(guest, hashed, session))

    async def recover(self, login: str, code: str, password: str, device: str) -> tuple[Guest, Token]:
        """Set another password with a recovery code, which is used up; all sessions end but the new one."""
        guest = await self._by_login(login)
        hashed = await self._hash(password)  # first, so that the time does not tell which logins exist
        if guest is None:
            raise Rejected("forbidden", NO_SUCH_CODE)
        session, token = self.sessions.new(guest.guest, device)
        ended = await self.store.recover(guest.guest, recovery.hashed(guest.guest, code), hashed, session)
        if ended is None:
            raise Rejected("forbidden", NO_SUCH_CODE)
        self.ended(ended)
        return guest, token

    async def renew_codes(self, guest: Guest, password: str) -> list[str]:
        """Other recovery codes in the place of those that are left."""
        guest = await self._with_password(guest, password)
        codes = recovery.new_codes()
        with _if_outdated():
            await self.store.put_codes(guest, [recovery.hashed(guest.guest, code) for code in codes])
        return codes

    async def make_token(self, guest: Guest, name: str, password: str) -> tuple[Session, Token]:
        """One more session, for a program."""
        name = clean_name(name)
        guest = await self._with_password(guest, password)
        mine = await self.store.sessions_of(guest.guest, self.now())
        if sum(session.device.startswith(PROGRAM) for session in mine) >= MOST_TOKENS:
            raise Rejected("full", f"at most {MOST_TOKENS} tokens; end one that you no longer need")
        session, token = self.sessions.for_program(guest.guest, name)
        with _if_outdated():
            await self.store.begin(session, guest.password)
        return session, token

    async def delete(self, guest: Guest, password: str) -> None:
        guest = await self._with_password(guest, password)
        with _if_outdated():
            self.ended(await self.store.forget(guest, self.now()))

    async def _with_password(self, guest: Guest, password: str) -> Guest:
        """The guest's row as it is now, if this is his password."""
        newest = await self.store.guest(guest.guest)
        if newest is None or not newest.login:
            raise Rejected("forbidden", "you have no account")
        if not await self._verify(newest.password, password):
            raise Rejected("forbidden", "the password is wrong")
        return newest

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._is_right, hashed, password)

    def _is_right(self, hashed: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self.threads.shutdown(wait=False)
