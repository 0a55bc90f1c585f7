"""The front of the house: who comes in, from where, and with which cookie."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from parlour.server.http.guests import COOKIE, LONGEST_LIFE, Guests, stranger
from parlour.server.net.limits import Tally
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.storage.store import Guest
from parlour.server.table.commands import Caller
from parlour.server.watch.health import Pulse

if TYPE_CHECKING:
    from parlour.server.http.handshake import Handshake
    from parlour.server.net.web_socket import WebSocket

Closing = Callable[[], Awaitable[None]]

ROUND = 5.0  # seconds between two looks at all connections


class Front:
    def __init__(
        self, house: House, guests: Guests, closing: Closing | None = None, origins: frozenset[str] = frozenset()
    ) -> None:
        self.house = house
        self.guests = guests
        self.closing = closing or house.store.close
        self.origins = origins  # pages elsewhere that may connect, as https://example.org
        self.addresses: list[str] = []  # where others in the same network find it
        self.sockets: set[Handshake | WebSocket] = set()
        self.clock = asyncio.get_running_loop().time
        self.pulse = Pulse(house.writer)
        self.metrics_token = ""  # whoever knows it may read the server's numbers; empty: nobody
        self.tries = Tally(house.limits.tries)
        self.rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        self.rounds.cancel()
        self.guests.close()
        await self.house.close()
        await self.closing()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            now = self.clock()
            for socket in list(self.sockets):
                socket.look_after(now)

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours: the browser says which host it asked, and where the page is from."""
        try:
            return origin in self.origins or (origin not in ("", "null") and urlsplit(origin).netloc == host)
        except ValueError:  # no address at all
            return False

    async def guest_of(self, cookies: str, secure: bool) -> tuple[Guest, str]:
        """Whose cookie came along, or somebody new; and the cookie to set, if any."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            morsel = None
        guest = await self.guests.recognise(morsel.value) if morsel is not None else None
        if guest is not None:
            return guest, ""
        guest = stranger()
        return guest, self.set_cookie(guest, secure)

    def set_cookie(self, guest: Guest, secure: bool) -> str:
        flags = f"Path=/; Max-Age={LONGEST_LIFE}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.guests.cookie(guest)}; {flags}" + ("; Secure" if secure else "")

    def connection(self, guest: Guest, write: Callable[[bytes], None], close: Callable[[int, str], None]) -> Connection:
        return Connection(self.house, Caller(guest.guest, guest.name), write, close, guest.login)

    def renamed(self, guest: Guest) -> None:
        """A guest's open connections know his new name."""
        for connection in self.house.connections.get(guest.guest, ()):
            connection.caller.name = guest.name
            connection.login = guest.login
