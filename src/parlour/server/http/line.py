"""A connection that speaks HTTP: uvicorn's, with an end to its patience.

uvicorn waits for ever for the rest of a request, keeps every header that comes, and opens as many connections as one
address likes.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.http.front import Front
from parlour.server.net.peers import place_of

LARGEST_HEAD = 32 * 1024  # bytes of a request before its body
MOST_WAITING = 16  # requests that were sent before the first of them is answered
IDLE = 0.0  # nothing is awaited
LATER = 60  # seconds after which to try again where somebody else must let go first

log = logging.getLogger("uvicorn.error.requests")
log.setLevel(logging.ERROR)  # anybody can send nonsense, and it need not fill the log


class Line(HttpToolsProtocol):
    """``awaited`` is since when the rest of a request is, ``unread`` since when an answer waits to be read."""

    transport: asyncio.Transport

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.front: Front = app_state["front"]
        self.address = ""  # where it is counted, if it is
        self.awaited = self.front.clock()
        self.unread = IDLE
        self.head = 0  # bytes of a request before its body
        self.in_body = False
        self.logger = log

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self.front.lines.add(self)
        peer = peer_of(transport)
        if peer in self.front.proxies:
            return  # it speaks for many, who are told apart by their requests
        place = place_of(peer)
        if self.front.house.allowances.purse("work", address=place).balance() < self.front.deep_in_debt:
            self.transport.abort()  # it has been told often enough
        elif self.front.connected.enter(place):
            self.address = place
        else:
            self._turn_away(429, f"at most {self.front.connected.most} connections of one address (connections)", LATER)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self.front.lines.discard(self)
        if self.address:
            self.front.connected.leave(self.address)
            self.address = ""

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.awaited:
            self.awaited = self.front.clock()
        super().data_received(data)
        self.head += 0 if self.in_body else len(data)
        if self.awaited and self.head > LARGEST_HEAD:
            self._turn_away(431, f"a request has at most {LARGEST_HEAD} bytes before its body")

    def on_message_begin(self) -> None:
        if not self.awaited:
            self.awaited = self.front.clock()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_body = True
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")  # answered with 400, and the connection is closed
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.awaited = IDLE
        self.in_body = False
        self.head = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        self.unread = self.front.clock()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread = IDLE
        super().resume_writing()

    def look_after(self, now: float) -> None:
        """Called now and then: has whoever began to ask, or to read, gone on with it?"""
        patience = self.front.house.limits.patience
        if self.unread and now - self.unread > patience:
            self.transport.abort()
        elif self.awaited and now - self.awaited > patience and not self.transport.is_closing():
            self._turn_away(408, f"a request takes at most {patience:.0f} s (patience)")

    def _turn_away(self, status: int, text: str, wait: int = 0) -> None:
        """Say why, and hang up; where an answer to something else is on its way, only hang up."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or (self.in_body and not cycle.response_started):
            self.transport.write(plain_answer(status, text, *([f"Retry-After: {wait}"] if wait else [])))
            self.transport.close()
        else:
            self.transport.abort()


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    name = transport.get_extra_info("peername")
    return str(name[0]) if isinstance(name, tuple | list) and name else ""


def plain_answer(status: int, text: str, *headers: str) -> bytes:
    """The last answer on a connection, in plain text."""
    body = f"{text}\n".encode()
    head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "Content-Type: text/plain; charset=utf-8", *headers]
    return "\r\n".join([*head, f"Content-Length: {len(body)}", "Connection: close", "", ""]).encode() + body
