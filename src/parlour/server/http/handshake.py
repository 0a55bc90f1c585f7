"""From a request to an open web socket (RFC 6455), as uvicorn's protocol class.  Extensions are declined.

A connection that does not read what it is sent is cut off.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from functools import partial
from typing import Any, cast

from parlour.server.http.bearers import SPOKEN, bearer, offered, speaks
from parlour.server.http.front import Front
from parlour.server.http.line import LATER, peer_of, plain_answer
from parlour.server.http.problems import STATUS
from parlour.server.http.strangers import asked_for
from parlour.server.net.peers import place_of
from parlour.server.net.web_socket import FRAMES, MOST_FRAMES, SILENCE, WebSocket
from parlour.server.room.house import LOG_IN_AGAIN
from parlour.server.table.callers import Rejected

log = logging.getLogger("parlour.server")

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PATH = b"/ws"
SAID = (b"cookie", b"user-agent", b"sec-websocket-protocol", b"authorization", b"accept-language")
LARGEST_HEAD = 16 * 1024
WORK = 0.002  # seconds of the server's time that it takes to open one,
FRAME = 0.00002  # and to read a frame


class Handshake(asyncio.Protocol):
    """A connection that is to become a web socket.  uvicorn hands over the request for it, headers and all."""

    transport: asyncio.Transport

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        self.connections: set[Any] = server_state.connections
        self.front: Front = app_state["front"]
        self.buffer = b""
        self.asked = False  # the request was read
        self.closing = False
        self.begun = self.front.clock()
        self.address = ""  # where it is counted, if it is

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, but does not say so
        self.transport.set_write_buffer_limits(high=self.front.house.limits.buffer)
        self._known(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        self._lost(self)

    def _at(self, headers: dict[bytes, bytes]) -> tuple[str, bool]:
        """The address that asks, and whether nobody could listen on the way."""
        peer = peer_of(self.transport)
        proxies = self.front.proxies
        asking = proxies.origin(peer, headers.get(b"x-forwarded-for", b"").decode("latin-1"))
        return place_of(asking), proxies.is_secure(peer, headers.get(b"x-forwarded-proto", b"").decode("latin-1"))

    def _known(self, socket: Handshake | WebSocket) -> None:
        self.connections.add(socket)
        self.front.sockets.add(socket)

    def _lost(self, socket: Handshake | WebSocket) -> None:
        self.connections.discard(socket)
        self.front.sockets.discard(socket)
        if self.address:
            self.front.open.leave(self.address)
            self.address = ""

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shutdown(self) -> None:
        """uvicorn is going down."""
        self.transport.close()

    def look_after(self, now: float) -> None:
        """Called now and then: has it asked for anything yet?"""
        if now - self.begun > SILENCE:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.asked and b"\r\n\r\n" in self.buffer:
            head, _blank, self.buffer = self.buffer.partition(b"\r\n\r\n")
            self.asked = True
            self.front.house.spawn(self._answer(head))
        elif len(self.buffer) > LARGEST_HEAD:
            self._refuse(400, "too much before the connection was open")

    async def _answer(self, head: bytes) -> None:
        request, *lines = head.split(b"\r\n")
        headers = {name.strip().lower(): value.strip() for name, _colon, value in (x.partition(b":") for x in lines)}
        address, secure = self._at(headers)
        refusal = _refusal(request, headers) or self._foreign(headers) or self._too_many(address)
        if refusal:
            self._refuse(*refusal)
            return
        try:
            said = {name: headers.get(name, b"").decode("latin-1") for name in SAID}
            token = bearer(said[b"authorization"])
            token = offered(said[b"sec-websocket-protocol"]) if token is None else token
            language = asked_for(said[b"accept-language"])
            visitor = await self.front.visitor(
                said[b"cookie"], said[b"user-agent"], secure, address=address, token=token, language=language
            )
            await self.front.look_up_blocks(visitor)
        except Rejected as rejected:
            self._refuse(STATUS[rejected.code], rejected.text, rejected.wait)
            return
        except Exception:
            log.exception("a guest could not be looked up")
            self._refuse(503, "the store cannot be reached")
            return
        if self.closing:
            return
        spoken = SPOKEN if speaks(said[b"sec-websocket-protocol"]) else ""
        socket = self._open(headers[b"sec-websocket-key"], visitor.cookie, address, spoken)
        socket.receiver = self.front.connection(visitor, socket.write, socket.close, address)
        if not self.front.house.welcome(socket.receiver):
            socket.close(1008, f"at most {self.front.house.limits.sockets} connections of one guest (sockets)")
        elif socket.receiver.session in self.front.house.ended:
            socket.close(*LOG_IN_AGAIN)
        elif self.buffer:
            socket.data_received(self.buffer)

    def _too_many(self, address: str) -> tuple[int, str, int] | None:
        over = self.front.house.allowances.purse("work", address=address).take(WORK)
        if over is not None:
            return 429, over.text, over.wait
        if not self.front.open.enter(address):
            return 429, f"at most {self.front.open.most} web sockets of one address (address_sockets)", LATER
        self.address = address
        return None

    def _foreign(self, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.front.hosts.knows(host):
            return 403, self.front.not_ours(host)
        origin = headers.get(b"origin")
        if origin is None or self.front.is_own(origin.decode("latin-1"), host):
            return None
        return 403, "this page may not connect here"

    def _open(self, key: bytes, cookie: str, address: str, spoken: str) -> WebSocket:
        """Agree, and leave the connection to what understands frames."""
        accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
        lines.append(f"Sec-WebSocket-Accept: {accept}")
        if spoken:
            lines.append(f"Sec-WebSocket-Protocol: {spoken}")
        if cookie:
            lines.append(f"Set-Cookie: {cookie}")
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
        socket = self._socket(address)
        self.connections.discard(self)
        self.front.sockets.discard(self)
        self._known(socket)
        self.transport.set_protocol(cast("asyncio.Protocol", socket))
        return socket

    def _socket(self, address: str) -> WebSocket:
        """Where more messages are let through, more frames are."""
        limits = self.front.house.limits
        more = max(1.0, limits.rate * 5 / FRAMES)
        toll = partial(self.front.pays, address, FRAME)
        rate, most, outbox = FRAMES * more, MOST_FRAMES * more, self.front.house.outbox
        return WebSocket(self.transport, limits.frame, self.front.clock, self._lost, toll, rate, most, outbox)

    def _refuse(self, status: int, text: str, wait: int = 0) -> None:
        more = ["Sec-WebSocket-Version: 13"] if status == 426 else [f"Retry-After: {wait}"] if wait else []
        self.transport.write(plain_answer(status, text, *more))
        self.closing = True
        self.transport.close()


def _refusal(request: bytes, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
    """Why a request cannot become a web socket."""
    method, _space, target = request.partition(b" ")
    if target.split(b" ")[0].split(b"?")[0] != PATH:
        return 404, "the web socket is at /ws"
    if method != b"GET" or b"websocket" not in headers.get(b"upgrade", b"").lower():
        return 400, "this is no request for a web socket"
    if headers.get(b"sec-websocket-version") != b"13":
        return 426, "only version 13 is spoken here"
    try:
        good = len(base64.b64decode(headers.get(b"sec-websocket-key", b""), validate=True)) == 16
    except binascii.Error:
        good = False
    return None if good else (400, "Sec-WebSocket-Key is missing or wrong")
