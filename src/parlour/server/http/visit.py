"""A request of a guest: who asks, what was sent, what it costs, and what is answered when it cannot be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from parlour.errors import ParlourError
from parlour.server.http.bearers import bearer
from parlour.server.http.front import Front, Visitor
from parlour.server.http.logins import clean_login
from parlour.server.http.problems import json_answer, problem
from parlour.server.http.strangers import asked_for
from parlour.server.net.limits import Kind
from parlour.server.protocol import api
from parlour.server.protocol.messages import ENCODER, UNREADABLE, You
from parlour.server.room.turns import Overrun
from parlour.server.storage.audit import note
from parlour.server.storage.people import Guest
from parlour.server.storage.store import StorageError
from parlour.server.table.callers import Rejected, too_fast
from parlour.server.table.newer import Newer

log = logging.getLogger("parlour.server")
Body = TypeVar("Body")
Found = TypeVar("Found")
NOBODY = "nobody"  # whose password is tried by those who have none


def front_of(request: Request) -> Front:
    front: Front = request.scope["state"]["front"]
    return front


class Visit:
    """A request of a guest; a stranger who was given no session yet has none."""

    def __init__(self, request: Request, visitor: Visitor) -> None:
        self.request = request
        self.front = front_of(request)
        self.guest = visitor.guest
        self.session = visitor.session
        self.device = visitor.device
        self.cookie = visitor.cookie
        self.address = request.client.host if request.client else ""

    async def body(self, kind: type[Body]) -> Body:
        """What was sent; Rejected says what is the matter with it."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Rejected("malformed", "send JSON (content-type: application/json)")
        data = b""
        try:
            async for piece in self.request.stream():
                data += piece
                if len(data) > self.front.house.limits.body:
                    raise Rejected("too_large", f"at most {self.front.house.limits.body} bytes")
        except ClientDisconnect:
            raise Rejected("malformed", "the rest of the request never came") from None
        try:
            return msgspec.json.decode(data, type=kind)
        except UNREADABLE as error:
            raise Rejected("malformed", str(error)[:200]) from None

    def number(self, name: str) -> int | None:
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise Rejected("malformed", f"{name} is a whole number")
        return int(text)

    def becomes(self, guest: Guest, token: str) -> Response:
        """The guest is somebody else from now on, or the same in another session."""
        self.guest = guest
        self.cookie = self.front.set_cookie(token, self.request.url.scheme == "https")
        return self.you()

    def you(self) -> Response:
        return self.answer(You(self.guest.guest, self.guest.name, self.guest.login, self.guest.program))

    def answer(self, answer: object) -> Response:
        return json_answer(answer)

    def try_password(self, login: str = "") -> None:
        """Passwords cost much on purpose, and may not be guessed; without a login it is one's own."""
        self.pay("tries", 1, login=f"{clean_login(login or self.guest.login or NOBODY)} {self.address}")

    def pay(self, kind: Kind, cost: float, **more: str) -> None:
        """Rejected where the guest, or his address, has not got it."""
        purse = self.front.house.allowances.purse(kind, guest=self.guest.guest, address=self.address, **more)
        over = purse.take(cost)
        if over is not None:
            raise too_fast(over)

    async def reckoned(self, work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """What takes long to make takes its turn among the bots' thoughts, and costs what it has taken."""
        house = self.front.house
        over = house.allowances.purse("thinking", guest=self.guest.guest).take(0.0)
        if over is not None:
            raise too_fast(over)
        purse = house.allowances.purse("thinking", guest=self.guest.guest, address=self.address)
        line = f"records {self.address}"
        try:
            found, begun = await house.turns.run(line, self.address, purse, 0.0, lambda _share: work())
        except Overrun:
            raise Rejected("busy", f"too many think just now: {house.turns.waiting} wait") from None
        taken = asyncio.get_running_loop().time() - begun
        purse.spend(taken)
        house.turns.charge(line, self.address, taken)
        return found

    async def leaflet(self, make: Callable[..., object], *about: str) -> Response:
        """What is the same for everybody, made by a function that is told what it is about."""
        key = (make.__name__, *about)
        made = await self.front.leaflets.get(key, lambda: ENCODER.encode(make(*about)))
        return made.answer(self.request)

    async def note(self, what: str, who: str) -> None:
        """A line of the audit trail."""
        await note(self.front.house.store, what, who, address=self.address)


Handler = Callable[[Visit], Awaitable[Response]]


def for_guests(handler: Handler, begin: bool) -> Callable[[Request], Awaitable[Response]]:
    """Who asks is found out first, and may ``begin`` a session; what goes wrong is told in JSON."""

    async def answer(request: Request) -> Response:
        front = front_of(request)
        cookies, agent = (request.headers.get(name, "") for name in ("cookie", "user-agent"))
        place = request.client.host if request.client else ""
        visit: Visit | None = None
        try:
            token = bearer(request.headers.get("authorization", ""))
            secure = request.url.scheme == "https"
            language = asked_for(request.headers.get("accept-language", ""))
            visit = Visit(request, await front.visitor(cookies, agent, secure, begin, place, token, language))
            response = await handler(visit)
        except Rejected as rejected:
            response = problem(rejected)
        except StorageError as error:  # what the database says is for the log alone
            log.warning("a request could not be answered: %s", error)
            return problem(Rejected("storage", "the store cannot be reached just now; nothing was done"))
        except Newer as error:
            return problem(Rejected("storage", str(error)))
        except ParlourError as error:
            return problem(Rejected("unknown", str(error)))
        except Exception:
            log.exception("a request could not be answered")
            return json_answer(api.Problem("storage", "something went wrong here"), 500)
        if visit is not None and visit.cookie:
            response.headers.append("set-cookie", visit.cookie)
        return response

    return answer
