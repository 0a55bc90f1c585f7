"""Guests: everybody with a signed cookie.  An account (login and password) lets a guest come back from elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import secrets
import unicodedata
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.store import Guest, LoginTaken, Store
from parlour.server.table.commands import Rejected, clean_name

COOKIE = "parlour"
LONGEST_LIFE = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
KEPT = 50_000  # guests remembered without asking the store
NAMES = "Ash Birch Cedar Fern Hazel Holly Ivy Juniper Laurel Linden Maple Oak Olive Rowan Sage Willow Yew"
NO_SUCH = "login or password is wrong"


class Guests:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.known: OrderedDict[str, Guest] = OrderedDict()
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")  # hashing takes long on purpose
        self.decoy = ""

    def cookie(self, guest: Guest) -> str:
        said = f"{guest.guest}.{guest.generation}"
        return f"{said}.{self._signature(said)}"

    def _signature(self, said: str) -> str:
        return hmac.new(self.key, said.encode(), hashlib.sha256).hexdigest()

    async def recognise(self, cookie: str) -> Guest | None:
        """The guest whose cookie this is; None for a forged, damaged or outdated one."""
        said, _dot, signature = cookie.rpartition(".")
        id, _dot, generation = said.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(said).encode()):
            return None
        guest = await self._find(id)
        if guest is None:
            return stranger(id) if generation == "0" else None
        return guest if str(guest.generation) == generation else None

    async def _find(self, id: str) -> Guest | None:
        guest = self.known.get(id)
        if guest is None:
            guest = await self.store.guest(id)
            if guest is not None:
                self._remember(guest)
        return guest

    def _remember(self, guest: Guest) -> None:
        self.known[guest.guest] = guest
        self.known.move_to_end(guest.guest)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def _put(self, guest: Guest) -> Guest:
        guest = msgspec.structs.replace(guest, made=guest.made or now_ms())
        await self.store.put_guest(guest)
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        return await self._put(msgspec.structs.replace(guest, name=clean_name(name)))

    async def register(self, guest: Guest, login: str, password: str) -> Guest:
        """Give a guest an account; he stays who he is."""
        if guest.login:
            raise Rejected("taken", "you have an account already; log out to make another")
        hashed = await self._hash(password)
        try:
            return await self._put(msgspec.structs.replace(guest, login=clean_login(login), password=hashed))
        except LoginTaken:
            raise Rejected("taken", "somebody has that login already") from None

    async def log_in(self, login: str, password: str) -> Guest:
        guest = await self.store.guest_by_login(clean_login(login))
        if guest is None:
            self.decoy = self.decoy or await self._hash("nobody's password")
            await self._verify(self.decoy, password)  # so that the time does not tell which logins exist
            raise Rejected("forbidden", NO_SUCH)
        if not await self._verify(guest.password, password):
            raise Rejected("forbidden", NO_SUCH)
        if self.hasher.check_needs_rehash(guest.password):
            guest = msgspec.structs.replace(guest, password=await self._hash(password))
            await self.store.put_guest(guest)
        self._remember(guest)
        return guest

    async def change_password(self, guest: Guest, old: str, new: str) -> Guest:
        """All cookies of the guest elsewhere are no longer good."""
        await self._demand_password(guest, old)
        hashed = await self._hash(new)
        return await self._put(msgspec.structs.replace(guest, password=hashed, generation=guest.generation + 1))

    async def delete(self, guest: Guest, password: str) -> None:
        await self._demand_password(guest, password)
        await self.store.forget(guest.guest)
        self.known.pop(guest.guest, None)

    async def _demand_password(self, guest: Guest, password: str) -> None:
        if not guest.login:
            raise Rejected("forbidden", "you have no account")
        if not await self._verify(guest.password, password):
            raise Rejected("forbidden", "the password is wrong")

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._is_right, hashed, password)

    def _is_right(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self.threads.shutdown(wait=False)


def stranger(id: str = "") -> Guest:
    """Somebody new, or a cookie's owner that the store has not been told of: the name follows from the id."""
    id = id or secrets.token_urlsafe(16)
    return Guest(id, random.Random(id).choice(NAMES.split()), 0)


def clean_login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text).strip().casefold()
    if not login.isprintable() or " " in login or len(login) < 3:
        raise Rejected("malformed", "a login has at least three characters, and no spaces")
    return login
