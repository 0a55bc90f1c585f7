"""A request of a guest: who asks, what was sent, what it costs, and what is answered when it cannot be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from parlour.errors import ParlourError
from parlour.server.http.answers import Answer
from parlour.server.http.asked import Asked
from parlour.server.http.front import Front, Visitor
from parlour.server.http.logins import read_login
from parlour.server.http.problems import json_answer, problem
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


class Visit:
    """A request of a guest; a stranger who was given no session yet has none."""

    def __init__(
        self,
        front: Front,
        visitor: Visitor,
        request: Asked,
        pieces: Callable[[], AsyncIterator[bytes]],
        address: str = "",
        secure: bool = False,
    ) -> None:
        self.front = front
        self.guest = visitor.guest
        self.session = visitor.session
        self.device = visitor.device
        self.cookie = visitor.cookie
        self.request = request
        self.pieces = pieces  # of what was sent with it
        self.address = address
        self.secure = secure

    async def body(self, kind: type[Body]) -> Body:
        """What was sent; Rejected says what is the matter with it."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Rejected("malformed", "send JSON (content-type: application/json)")
        data = b""
        async for piece in self.pieces():
            data += piece
            if len(data) > self.front.house.limits.body:
                raise Rejected("too_large", f"at most {self.front.house.limits.body} bytes")
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

    def becomes(self, guest: Guest, token: str) -> Answer:
        """The guest is somebody else from now on, or the same in another session."""
        self.guest = guest
        self.cookie = self.front.set_cookie(token, self.secure)
        return self.you()

    def you(self) -> Answer:
        return self.answer(You(self.guest.guest, self.guest.name, self.guest.login, self.guest.program))

    def answer(self, answer: object, status: int = 200) -> Answer:
        return json_answer(answer, status)

    @property
    def payer(self) -> str:
        """Whose limits as a guest count: who has no session would be another guest each time he asks."""
        return self.guest.guest if self.session is not None else f"strangers of {self.address}"

    def try_password(self, login: str = "") -> None:
        """Passwords cost much on purpose, and may not be guessed; without a login it is one's own."""
        self.pay("tries", 1, login=f"{read_login(login or self.guest.login or NOBODY)} {self.address}")

    def pay(self, kind: Kind, cost: float, **more: str) -> None:
        """Rejected where the guest, or his address, has not got it."""
        purse = self.front.house.allowances.purse(kind, guest=self.payer, address=self.address, **more)
        over = purse.take(cost)
        if over is not None:
            raise too_fast(over)

    async def reckoned(self, work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """What takes long to make takes its turn among the bots' thoughts, and costs what it has taken.

        Also where it comes to nothing, or nobody waits for it any more.
        """
        house, clock = self.front.house, asyncio.get_running_loop().time
        over = house.allowances.purse("thinking", guest=self.payer).take(0.0)
        if over is not None:
            raise too_fast(over)
        purse = house.allowances.purse("thinking", guest=self.payer, address=self.address)
        line = f"records {self.address}"

        async def paid(_share: float) -> Found:
            begun = clock()
            try:
                return await work()
            finally:
                purse.spend(clock() - begun)
                house.turns.charge(line, self.address, clock() - begun)

        try:
            return (await house.turns.run(line, self.address, purse, 0.0, paid))[0]
        except Overrun:
            raise Rejected("busy", f"too many think just now: {house.turns.waiting} wait") from None

    async def leaflet(self, make: Callable[..., object], *about: str) -> Answer:
        """What is the same for everybody, made by a function that is told what it is about."""
        key = (make.__name__, *about)
        made = await self.front.leaflets.get(key, lambda: ENCODER.encode(make(*about)))
        return made.answer(self.request)

    async def note(self, what: str, who: str) -> None:
        """A line of the audit trail."""
        await note(self.front.house.store, what, who, address=self.address)


Handler = Callable[[Visit], Awaitable[Answer]]


async def answered(coming: Awaitable[Visit], handler: Handler) -> Answer:
    """Who asks is found out first; what goes wrong is told in JSON."""
    visit: Visit | None = None
    try:
        visit = await coming
        answer = await handler(visit)
    except Rejected as rejected:
        answer = problem(rejected)
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
        _set_cookie(answer, visit.cookie)
    return answer


def _set_cookie(answer: Answer, cookie: str) -> None:
    """What everybody may have is this browser's alone then: a cache on the way would give the cookie to others."""
    answer.headers["set-cookie"] = cookie
    keep = [word for word in answer.headers.get("cache-control", "").split(", ") if word not in ("", "public")]
    if "no-store" not in keep:
        answer.headers["cache-control"] = ", ".join(["private", *keep])
