"""The web socket protocol (RFC 6455) as uvicorn's protocol class: no task and no queue for a message.

Extensions are declined.  A connection that does not read what it is sent is cut off.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from http import HTTPStatus
from typing import Any, cast

from parlour.server.frames import BINARY, CLOSE, PING, PONG, TEXT, close_payload, frame, unmasked
from parlour.server.front import Front
from parlour.server.visitor import Visitor

log = logging.getLogger("parlour.server")

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PATH = b"/ws"
LARGEST_HEAD = 16 * 1024
SILENCE = 25.0  # seconds without a sign of life, after which one is asked for,
DEATH = 75.0  # and after which the connection is given up
FAREWELL = 5.0  # seconds a client has to answer our closing

MOST_PIECES = 1024
GOOD_CLOSES = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}


class Bad(Exception):
    """The client breaks the protocol."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line(asyncio.Protocol):
    """One connection.  uvicorn hands over the request that asks for the upgrade, headers and all."""

    front: Front
    transport: asyncio.Transport

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        self.connections: set[Any] = server_state.connections
        self.front = app_state["front"]
        self.largest = self.front.house.limits.frame
        self.visitor: Visitor | None = None
        self.buffer = b""
        self.pieces: list[bytes] = []  # of a message in several frames
        self.pieces_size = 0
        self.opened = False
        self.asked = False  # the request was read
        self.closing = False
        self.last_sign = asyncio.get_running_loop().time()

    # -- the connection ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, but does not say so
        self.transport.set_write_buffer_limits(high=self.front.house.limits.buffer)
        self.connections.add(self)
        self.front.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        self.front.lines.discard(self)
        self.closing = True
        if self.visitor is not None:
            visitor, self.visitor = self.visitor, None
            visitor.gone()

    def pause_writing(self) -> None:
        """More than the limit waits to be read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Nothing waits for it."""

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shutdown(self) -> None:
        """uvicorn is going down."""
        if self.opened:
            self.close(1012, "the server is going down")
        else:
            self.transport.close()

    def write(self, data: bytes) -> None:
        if not self.closing:
            self.transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Say why, and hang up once the client has agreed or some time has passed."""
        if not self.closing:
            self.transport.write(frame(close_payload(code, reason), CLOSE))
            self.closing = True
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    def look_after(self, now: float) -> None:
        """Called now and then: is anybody still there?"""
        silent = now - self.last_sign
        if silent > DEATH or (silent > SILENCE and not self.opened):
            self.transport.abort()
        elif silent > SILENCE:
            self.write(frame(b"", PING))

    # -- the request ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.last_sign = self.front.clock()
        if self.opened:
            if not self._take_short(data):
                self._take(data)
            return
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
        refusal = _refusal(request, headers) or self._foreign(headers)
        if refusal:
            self._refuse(*refusal)
            return
        try:
            cookies = headers.get(b"cookie", b"").decode("latin-1")
            guest, cookie = await self.front.guest_of(cookies, _is_secure(headers))
        except Exception:
            log.exception("a guest could not be looked up")
            self._refuse(503, "the store cannot be reached")
            return
        if self.closing:
            return
        self._open(headers[b"sec-websocket-key"], cookie)
        self.visitor = self.front.visitor(guest, self.write, self.close)
        if not self.front.house.welcome(self.visitor):
            self.close(1008, "too many connections")
            return
        rest, self.buffer = self.buffer, b""
        if rest:
            self._take(rest)

    def _foreign(self, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        origin = headers.get(b"origin")
        if origin is None or self.front.is_own(origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1")):
            return None
        return 403, "this page may not connect here"

    def _open(self, key: bytes, cookie: str) -> None:
        accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
        lines.append(f"Sec-WebSocket-Accept: {accept}")
        if cookie:
            lines.append(f"Set-Cookie: {cookie}")
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
        self.opened = True

    def _refuse(self, status: int, text: str) -> None:
        body = f"{text}\n".encode()
        head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: text/plain; charset=utf-8\r\n"
        if status == 426:
            head += "Sec-WebSocket-Version: 13\r\n"
        self.transport.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        self.closing = True
        self.transport.close()

    # -- frames ------------------------------------------------------------------------------

    def _take_short(self, data: bytes) -> bool:
        """Nearly always a whole short message comes by itself."""
        if len(data) < 6 or data[0] != 0x80 | TEXT or len(data) != data[1] - 122 or data[1] > 253:
            return False
        visitor = self.visitor
        if self.buffer or self.pieces or self.closing or visitor is None:
            return False
        visitor.receive(unmasked(data[6:], data[2:6]))
        return True

    def _take(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
            self.buffer = b""
        at = 0
        try:
            while len(data) - at >= 6 and not (self.closing and self.visitor is None):
                end = self._frame(data, at)
                if end < 0:
                    break
                at = end
        except Bad as bad:
            self.close(bad.code, bad.reason)
            return
        self.buffer = data[at:] if at else data

    def _frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; gives where it ends, or -1 if it is not all there."""
        first = data[at]
        second = data[at + 1]
        size = second & 127
        if not second & 128:
            raise Bad(1002, "frames of a client are masked")
        if first & 0x70:
            raise Bad(1002, "no extension was agreed")
        start = at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size = int.from_bytes(data[start : start + width], "big")
            start += width
            if len(data) < start:
                return -1
        if size > self.largest:
            self._too_large()
        end = start + 4 + size
        if len(data) < end:
            return -1
        payload = unmasked(data[start + 4 : end], data[start : start + 4])
        if first == 0x80 | TEXT and not self.pieces:
            if self.visitor is not None and not self.closing:
                self.visitor.receive(payload)
        else:
            self._other(first, payload)
        return end

    def _too_large(self) -> None:
        if self.visitor is not None:
            self.visitor.refuse("too_large", f"a message has at most {self.largest} bytes")
        raise Bad(1009, f"a message has at most {self.largest} bytes")

    def _other(self, first: int, payload: bytes) -> None:
        """Everything but a text message in one frame."""
        opcode = first & 15
        if opcode >= 8:
            if not first & 0x80 or len(payload) > 125:
                raise Bad(1002, "a control frame is short and in one piece")
            self._control(opcode, payload)
        elif opcode == BINARY:
            raise Bad(1003, "messages are text")
        elif opcode > BINARY or (opcode == 0) != bool(self.pieces):
            raise Bad(1002, "that frame makes no sense here")
        else:
            self._piece(bool(first & 0x80), payload)

    def _piece(self, last: bool, payload: bytes) -> None:
        self.pieces.append(payload)
        self.pieces_size += len(payload)
        if self.pieces_size > self.largest:
            self._too_large()
        if len(self.pieces) > MOST_PIECES:
            raise Bad(1008, f"a message has at most {MOST_PIECES} pieces")
        if last:
            message = b"".join(self.pieces)
            self.pieces = []
            self.pieces_size = 0
            if self.visitor is not None and not self.closing:
                self.visitor.receive(message)

    def _control(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self._closed_by_client(payload)
        elif opcode != PONG:
            raise Bad(1002, "an unknown frame")

    def _closed_by_client(self, payload: bytes) -> None:
        if not self.closing:
            if payload and (len(payload) < 2 or int.from_bytes(payload[:2], "big") not in GOOD_CLOSES):
                raise Bad(1002, "closed for no good reason")
            self.transport.write(frame(payload[:2], CLOSE))
            self.closing = True
        self.transport.close()


def _is_secure(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"x-forwarded-proto", b"") == b"https"


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
