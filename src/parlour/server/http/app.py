"""The HTTP side: a small API, the page, and the headers that keep both safe."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.http import (
    accounts,
    elsewhere,
    evening_routes,
    guest_routes,
    law_routes,
    leaflet_routes,
    running,
    table_routes,
    watch_routes,
)
from parlour.server.http.front import Front
from parlour.server.http.pages import page
from parlour.server.http.porter import Porter
from parlour.server.http.problems import HEADERS, problem
from parlour.server.http.visit import Handler, for_guests, front_of
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
                message["headers"] = [*message.get("headers", []), *HEADERS, *leave]
            await send(message)

        asked = elsewhere.question(front, scope["method"], path, request.headers)
        if asked is not None:
            await asked(scope, receive, send_guarded)
        elif scope["method"] not in ("GET", "HEAD") and not _from_here(request):
            await problem(Rejected("forbidden", "another page may not ask for this"))(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def _from_here(request: Request) -> bool:
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return front_of(request).is_own(origin, request.headers.get("host", ""))


def route(path: str, handler: Handler, method: str = "GET", begin: bool = False) -> Route:
    return Route(path, for_guests(handler, begin), methods=[method])


ROUTES = [
    Route("/health", watch_routes.health),
    Route("/health/live", watch_routes.alive),
    Route("/metrics", watch_routes.metrics),
    route("/api/games", leaflet_routes.games),
    route("/api/games/{game}/book", leaflet_routes.book),
    route("/api/games/{game}/lesson", leaflet_routes.lesson),
    route("/api/games/{game}/agreement", leaflet_routes.agreement, "POST"),
    route("/api/judge/{game}", leaflet_routes.judge),
    route("/api/texts/{language}/{game}", leaflet_routes.texts),
    route("/api/schema.json", leaflet_routes.messages_schema),
    route("/api/openapi.json", leaflet_routes.api_description),
    route("/api/tables", table_routes.lobby),
    route("/api/tables", table_routes.make_table, "POST", begin=True),
    route("/api/tables/{table}", table_routes.table),
    route("/api/tables/{table}/record", table_routes.record),
    route("/api/tables/{table}/replay", table_routes.replay),
    route("/api/tables/{table}/fair", table_routes.fair),
    route("/api/tables/{table}/review", table_routes.review),
    route("/api/tables/{table}/law", law_routes.law_of_table),
    route("/api/tables/{table}/evening", evening_routes.of_table),
    route("/api/evenings", evening_routes.make, "POST", begin=True),
    route("/api/evenings/{evening}", evening_routes.show),
    route("/api/evenings/{evening}/csv", evening_routes.sheet),
    route("/api/evenings/{evening}/tables", evening_routes.join, "POST"),
    route("/api/evenings/{evening}/corrections", evening_routes.correct, "POST"),
    route("/api/evenings/{evening}/payments", evening_routes.pay, "POST"),
    route("/api/me/evenings", evening_routes.mine),
    route("/api/tables/{table}/judge", table_routes.hearing),
    route("/api/addresses", guest_routes.addresses),
    route("/api/limits", guest_routes.limits),
    route("/api/me", guest_routes.me, begin=True),
    route("/api/me/name", guest_routes.rename, "POST", begin=True),
    route("/api/me/games", guest_routes.my_games),
    route("/api/me/running", running.running),
    route("/api/me/sessions", accounts.sessions),
    route("/api/me/sessions", accounts.end_other_sessions, "DELETE"),
    route("/api/me/sessions/{session}", accounts.end_session, "DELETE"),
    route("/api/me/tokens", accounts.make_token, "POST"),
    route("/api/accounts", accounts.register, "POST"),
    route("/api/accounts", accounts.delete_account, "DELETE"),
    route("/api/accounts/login", accounts.log_in, "POST"),
    route("/api/accounts/logout", accounts.log_out, "POST"),
    route("/api/accounts/password", accounts.change_password, "POST"),
    route("/api/accounts/recover", accounts.recover, "POST"),
    route("/api/accounts/codes", accounts.renew_codes, "POST"),
    Route("/{path:path}", page),
]
