"""The HTTP side: a small API, the page, and the headers that keep both safe."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.http import elsewhere, watch_routes
from parlour.server.http.api_routes import API
from parlour.server.http.carrying import carried, for_guests, front_of
from parlour.server.http.front import Front
from parlour.server.http.link_tags import PAGES
from parlour.server.http.link_tags import page as page_of
from parlour.server.http.pages import page
from parlour.server.http.porter import Porter
from parlour.server.http.problems import headers_at, problem
from parlour.server.table.callers import Rejected


def make_app(front: Front) -> ASGIApp:
    """The application before an open house, which is closed with the server."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        try:
            yield {"front": front}
        finally:
            await front.close()

    return Porter(Guarded(Starlette(routes=ROUTES, lifespan=lifespan)), front)


class Guarded:
    """Puts the headers on every answer, and turns away requests that another page has made."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        request = Request(scope)
        front, path = front_of(request), scope["path"]
        leave = elsewhere.leave(front, path, request.headers)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers_at(path), *leave]
            await send(message)

        asked = elsewhere.question(front, scope["method"], path, request.headers)
        if asked is not None:
            await asked(scope, receive, send_guarded)
        elif scope["method"] not in ("GET", "HEAD") and not _from_here(request):
            refused = problem(Rejected("forbidden", "another page may not ask for this"))
            await carried(refused)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def _from_here(request: Request) -> bool:
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return front_of(request).is_own(origin, request.headers.get("host", ""))


ROUTES = [
    Route("/health", watch_routes.health),
    Route("/health/live", watch_routes.alive),
    Route("/metrics", watch_routes.metrics),
    *(Route(one.path, for_guests(one.handler, one.begin), methods=[one.method]) for one in API),
    *(Route(path, for_guests(page_of(kind), begin=False)) for kind, path in PAGES.items()),
    Route("/{path:path}", page),
]
