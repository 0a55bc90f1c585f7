"""The front of the house: who comes in, from where, and with which cookie."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from parlour.core.languages import ENGLISH
from parlour.server.http.devices import device
from parlour.server.http.guests import Guests
from parlour.server.http.leaflets import Leaflets
from parlour.server.http.pictures import Pictures
from parlour.server.http.policy import Policy
from parlour.server.http.sessions import Known, own_cookie
from parlour.server.http.strangers import known_by, name_of, stranger
from parlour.server.net import peers
from parlour.server.net.limits import Counts
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.storage.people import Guest, Session, StorageError
from parlour.server.table.callers import Blocks, Caller, Rejected, too_fast
from parlour.server.watch.health import Pulse

if TYPE_CHECKING:
    from parlour.server.http.handshake import Handshake
    from parlour.server.http.line import Line
    from parlour.server.net.web_socket import WebSocket

NOT_GOOD = "this token is not, or no longer, good"
SESSION = 500  # bytes that a new session costs whoever comes without one
log = logging.getLogger("parlour.server")

Closing = Callable[[], Awaitable[None]]

ROUND = 5.0  # seconds between two looks at all connections
ROUNDS = 12  # after so many it is asked whether their sessions are still good


class Visitor(Struct):
    """Who has come, in which session (none for a stranger who was given none), and the cookie to set, if any."""

    guest: Guest
    session: Session | None
    device: str
    cookie: str = ""
    blocks: Blocks | None = None


class Front:
    def __init__(
        self,
        house: House,
        guests: Guests,
        closing: Closing | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.house = house
        self.guests = guests
        guests.ended = house.end_sessions
        self.closing = closing or house.store.close
        policy = policy or Policy()
        self.origins = policy.origins
        self.proxies = policy.proxies
        self.hosts = policy.hosts
        self.addresses: list[str] = []  # where others in the same network find it
        self.sockets: set[Handshake | WebSocket] = set()
        self.leaflets = Leaflets()
        self.pictures = Pictures()
        self.lines: set[Line] = set()
        self.connected = Counts(house.limits.connections)  # by address: those that speak HTTP,
        self.open = Counts(house.limits.address_sockets)  # and web sockets
        self.deep_in_debt = -0.5 * house.limits.address_work
        self.clock = asyncio.get_running_loop().time
        self.pulse = Pulse(house.writer)
        self.metrics_token = ""  # whoever knows it may read the server's numbers; empty: nobody
        self.rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        self.rounds.cancel()
        self.guests.close()
        await self.house.close()
        await self.closing()

    async def _go_round(self) -> None:
        round = 0
        while True:
            await asyncio.sleep(ROUND)
            now = self.clock()
            for socket in [*self.sockets, *self.lines]:
                socket.look_after(now)
            round += 1
            if round % ROUNDS == 0:
                self.house.spawn(self.house.end_lost_sessions())

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours: the browser says which host it asked, and where the page is from."""
        try:
            return origin in self.origins or (origin not in ("", "null") and urlsplit(origin).netloc == host)
        except ValueError:  # no address at all
            return False

    def not_ours(self, host: str) -> str:
        return f"this server is not known as {peers.name_of(host)[:100]}; its owner can name it in PARLOUR_HOSTS"

    def pays(self, address: str, each: float, count: float) -> bool:
        """Take from what the server does for an address in a minute; so many times so many seconds."""
        return self.house.allowances.purse("work", address=address).take(each * count) is None

    async def visitor(
        self,
        cookies: str,
        agent: str,
        secure: bool,
        begin: bool = True,
        address: str = "",
        token: str | None = None,
        language: str = ENGLISH,
    ) -> Visitor:
        """Whose cookie or token came along, or somebody new, who may be given a session: a row, which his address pays
        for.  A token that is not good makes nobody new."""
        if token is not None:
            return await self._program(token, agent)
        cookie, by = own_cookie(cookies), device(agent)
        known = await self.guests.sessions.recognise(cookie, by, name_of) if cookie else None
        if known is not None:
            return self._known(known, cookie, by, secure)
        guest = stranger(language)
        if not begin:
            return Visitor(guest, None, by)
        over = self.house.allowances.purse("written", address=address).take(SESSION)
        if over is not None:
            raise too_fast(over)
        session, token = await self.guests.begin(guest.guest, by)
        return Visitor(guest, session, by, self.set_cookie(token, secure))

    async def _program(self, token: str, agent: str) -> Visitor:
        known = await self.guests.sessions.of_program(token)
        if known is None or known.guest is None:
            raise Rejected("unauthorized", NOT_GOOD)
        if self.guests.sessions.is_due(known.session):
            self.house.spawn(self._touch(known.session))
        return Visitor(known.guest, known.session, device(agent))

    def _known(self, known: Known, token: str, by: str, secure: bool) -> Visitor:
        guest = known.guest or known_by(known.session.guest)
        visitor = Visitor(guest, known.session, by, self.set_cookie(known.token, secure) if known.token else "")
        if self.guests.sessions.is_due(known.session):
            self.house.spawn(self._touch(known.session))
            visitor.cookie = visitor.cookie or self.set_cookie(token, secure)
        return visitor

    async def _touch(self, session: Session) -> None:
        try:
            await self.guests.sessions.touch(session)
        except StorageError as error:
            log.warning("the use of a session could not be written down: %s", error)

    def set_cookie(self, token: str, secure: bool) -> str:
        return self.guests.sessions.set_cookie(token, secure)

    async def look_up_blocks(self, visitor: Visitor) -> None:
        """Before he has a connection: who does not want to meet whom."""
        visitor.blocks = await self.house.store.blocks_about(visitor.guest.guest)

    def connection(
        self, visitor: Visitor, write: Callable[[bytes], None], close: Callable[[int, str], None], address: str = ""
    ) -> Connection:
        guest = visitor.guest
        session = visitor.session.id if visitor.session is not None else ""
        caller = Caller(guest.guest, guest.name, program=guest.program, blocks=visitor.blocks)
        return Connection(self.house, caller, write, close, guest.login, session, address)

    def renamed(self, guest: Guest) -> None:
        """A guest's open connections know his new name."""
        for connection in self.house.connections.get(guest.guest, ()):
            connection.caller.name = guest.name
            connection.login = guest.login
