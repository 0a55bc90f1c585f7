"""Requests and answers as Starlette carries them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from parlour.server.http.answers import Answer
from parlour.server.http.bearers import bearer
from parlour.server.http.front import Front
from parlour.server.http.strangers import asked_for
from parlour.server.http.visit import Handler, Visit, answered
from parlour.server.table.callers import Rejected


def front_of(request: Request) -> Front:
    front: Front = request.scope["state"]["front"]
    return front


def carried(answer: Answer) -> Response:
    return Response(answer.body, answer.status, answer.headers, answer.media_type or None)


def for_guests(handler: Handler, begin: bool) -> Callable[[Request], Awaitable[Response]]:
    """Whoever asks may ``begin`` a session."""

    async def answer(request: Request) -> Response:
        return carried(await answered(_coming(request, begin), handler))

    return answer


async def _coming(request: Request, begin: bool) -> Visit:
    """The visit of whoever has sent this."""
    front = front_of(request)
    cookies, agent = (request.headers.get(name, "") for name in ("cookie", "user-agent"))
    place = request.client.host if request.client else ""
    secure = request.url.scheme == "https"
    token = bearer(request.headers.get("authorization", ""))
    language = asked_for(request.headers.get("accept-language", ""))
    visitor = await front.visitor(cookies, agent, secure, begin, place, token, language)
    return Visit(front, visitor, request, lambda: _pieces(request), place, secure)


async def _pieces(request: Request) -> AsyncIterator[bytes]:
    try:
        async for piece in request.stream():
            yield piece
    except ClientDisconnect:
        raise Rejected("malformed", "the rest of the request never came") from None
