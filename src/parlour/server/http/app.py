"""The HTTP side: a small API, the page, and the headers that keep both safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.errors import ParlourError
from parlour.server.http import catalogue, lessons, replays
from parlour.server.http.front import Front
from parlour.server.http.guests import stranger
from parlour.server.protocol import api
from parlour.server.protocol.messages import ENCODER, UNREADABLE, You
from parlour.server.protocol.schema import schema
from parlour.server.storage.store import Guest, StorageError
from parlour.server.table.commands import Caller, Rejected
from parlour.server.table.info import table_info
from parlour.server.table.records import Record
from parlour.version import __version__

Body = TypeVar("Body")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
STATUS = {
    "malformed": 400,
    "unknown": 404,
    "no_such_table": 404,
    "forbidden": 403,
    "not_now": 409,
    "taken": 409,
    "full": 409,
    "too_fast": 429,
    "too_large": 413,
    "storage": 503,
    "busy": 503,
    "lost": 404,
}
PAGE = Path(str(resources.files("parlour") / "page"))
NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour</h1><p>The server runs, but the page is not built into this package: run
<code>./dev page</code> in a checkout.
The API answers at <a href="/api/games">/api/games</a>, the web socket at <code>/ws</code>.</p></html>"""


def make_app(front: Front) -> ASGIApp:
    """The application before an open house, which is closed with the server."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        try:
            yield {"front": front}
        finally:
            await front.close()

    return Guarded(Starlette(routes=ROUTES, lifespan=lifespan))


class Guarded:
    """Puts the headers on every answer, and turns away requests that another page has made."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not _from_here(Request(scope)):
            await _problem(Rejected("forbidden", "another page may not ask for this"))(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def _from_here(request: Request) -> bool:
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return _front(request).is_own(origin, request.headers.get("host", ""))


def _front(request: Request) -> Front:
    front: Front = request.scope["state"]["front"]
    return front


def _json(answer: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(answer), status, {"cache-control": "no-store"}, "application/json")


def _problem(rejected: Rejected) -> Response:
    return _json(api.Problem(rejected.code, rejected.text), STATUS.get(rejected.code, 400))


class Visit:
    """A request of a guest."""

    def __init__(self, request: Request, guest: Guest, cookie: str) -> None:
        self.request = request
        self.front = _front(request)
        self.guest = guest
        self.cookie = cookie
        self.address = request.client.host if request.client else ""

    async def body(self, kind: type[Body]) -> Body:
        """What was sent; Rejected says what is the matter with it."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Rejected("malformed", "send JSON (content-type: application/json)")
        data = b""
        async for piece in self.request.stream():
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

    def becomes(self, guest: Guest) -> Response:
        """The guest is somebody else from now on, or the same with another cookie."""
        self.guest = guest
        secure = self.request.url.scheme == "https"
        self.cookie = self.front.set_cookie(guest, secure)
        return self.you()

    def you(self) -> Response:
        return _json(You(self.guest.guest, self.guest.name, self.guest.login))

    def try_password(self) -> None:
        if not self.front.tries.take(self.address):
            raise Rejected("too_fast", "too many passwords were tried; wait a while")

    def hang_up(self) -> None:
        """Connections under the old cookie are no longer good."""
        for connection in list(self.front.house.connections.get(self.guest.guest, ())):
            connection.close(4001, "log in again")


def _no_table() -> Rejected:
    return Rejected("no_such_table", "there is no such table")


Handler = Callable[[Visit], Awaitable[Response]]


def _for_guests(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Who asks is found out first, and may be given a cookie; what goes wrong is told in JSON."""

    async def answer(request: Request) -> Response:
        front = _front(request)
        try:
            guest, cookie = await front.guest_of(request.headers.get("cookie", ""), request.url.scheme == "https")
            visit = Visit(request, guest, cookie)
            response = await handler(visit)
        except Rejected as rejected:
            return _problem(rejected)
        except ParlourError as error:
            return _problem(Rejected("unknown", str(error)))
        except StorageError:
            return _problem(Rejected("storage", "the store cannot be reached"))
        if visit.cookie:
            response.headers.append("set-cookie", visit.cookie)
        return response

    return answer


async def games(visit: Visit) -> Response:
    return _json(catalogue.all_games(_language(visit.request.query_params.get("language", "en"))))


async def book(visit: Visit) -> Response:
    language = _language(visit.request.query_params.get("language", "en"))
    return _json(catalogue.book_info(visit.request.path_params["game"], language))


async def texts(visit: Visit) -> Response:
    found = catalogue.texts(visit.request.path_params["game"], _language(visit.request.path_params["language"]))
    if not found:
        raise Rejected("unknown", "there are no texts in that language")
    return PlainTextResponse(found)


async def lesson(visit: Visit) -> Response:
    return _json(await asyncio.to_thread(lessons.lesson, visit.request.path_params["game"]))


def _language(text: str) -> str:
    if not (2 <= len(text) <= 8 and text.isascii() and text.isalpha()):
        raise Rejected("malformed", "a language is written like en")
    return text


async def messages_schema(_visit: Visit) -> Response:
    return _json(schema())


async def lobby(visit: Visit) -> Response:
    return _json(api.Lobby(await visit.front.house.store.tables()))


async def make_table(visit: Visit) -> Response:
    new = await visit.body(api.NewTable)
    caller = Caller(visit.guest.guest, visit.guest.name, here=False)
    return _json(api.TableMade(await visit.front.house.make(caller, new, visit.address)), 201)


async def table(visit: Visit) -> Response:
    room = await visit.front.house.room(visit.request.path_params["table"])
    if room is None:
        raise _no_table()
    return _json(table_info(room.table))


async def record(visit: Visit) -> Response:
    found, eyes = await _game_of(visit)
    return _json(found.record_for(eyes))


async def replay(visit: Visit) -> Response:
    found, eyes = await _game_of(visit)
    return _json(found.replay_for(eyes))


async def fair(visit: Visit) -> Response:
    found, eyes = await _game_of(visit)
    return _json(found.check_for(eyes))


async def _game_of(visit: Visit) -> tuple[Record, int]:
    """The game asked for, and the eyes that the guest has of it."""
    table, number = visit.request.path_params["table"], visit.number("game") or 0
    return await replays.looked_up(visit.front.house, table, number, visit.guest.guest, visit.number("seat"))


async def addresses(visit: Visit) -> Response:
    return _json(api.Addresses(visit.front.addresses))


async def me(visit: Visit) -> Response:
    return visit.you()


async def rename(visit: Visit) -> Response:
    name = (await visit.body(api.Rename)).name
    visit.guest = await visit.front.guests.rename(visit.guest, name)
    visit.front.renamed(visit.guest)
    return visit.you()


async def my_games(visit: Visit) -> Response:
    return _json(api.MyGames(await visit.front.house.store.games_of(visit.guest.guest)))


async def register(visit: Visit) -> Response:
    given = await visit.body(api.Credentials)
    visit.try_password()
    visit.guest = await visit.front.guests.register(visit.guest, given.login, given.password)
    visit.front.renamed(visit.guest)
    return visit.you()


async def log_in(visit: Visit) -> Response:
    given = await visit.body(api.Credentials)
    visit.try_password()
    return visit.becomes(await visit.front.guests.log_in(given.login, given.password))


async def log_out(visit: Visit) -> Response:
    return visit.becomes(stranger())


async def change_password(visit: Visit) -> Response:
    given = await visit.body(api.NewPassword)
    visit.try_password()
    guest = await visit.front.guests.change_password(visit.guest, given.old, given.new)
    visit.hang_up()
    return visit.becomes(guest)


async def delete_account(visit: Visit) -> Response:
    given = await visit.body(api.Farewell)
    visit.try_password()
    await visit.front.guests.delete(visit.guest, given.password)
    visit.hang_up()
    return visit.becomes(stranger())


async def health(request: Request) -> Response:
    house = _front(request).house
    try:
        await house.store.ping()
        ok = True
    except StorageError:
        ok = False
    state = api.Health(ok, __version__, len(house.rooms), house.connection_count, house.thinking.waiting)
    return _json(state, 200 if ok else 503)


async def page(request: Request) -> Response:
    """A file of the built page; paths that are no file are the page's own business."""
    if request.url.path.startswith("/api/"):
        return _problem(Rejected("unknown", "there is nothing of that name"))
    if not (PAGE / "index.html").is_file():
        return HTMLResponse(NO_PAGE)
    wanted = (PAGE / request.path_params["path"]).resolve()
    if wanted.is_file() and wanted.is_relative_to(PAGE.resolve()):
        lasting = "/assets/" in request.url.path  # their names change with what is in them
        return FileResponse(wanted, headers={"cache-control": f"max-age={31536000 if lasting else 0}"})
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


def _route(path: str, handler: Handler, method: str = "GET") -> Route:
    return Route(path, _for_guests(handler), methods=[method])


ROUTES = [
    Route("/health", health),
    _route("/api/games", games),
    _route("/api/games/{game}/book", book),
    _route("/api/games/{game}/lesson", lesson),
    _route("/api/texts/{language}/{game}", texts),
    _route("/api/schema.json", messages_schema),
    _route("/api/tables", lobby),
    _route("/api/tables", make_table, "POST"),
    _route("/api/tables/{table}", table),
    _route("/api/tables/{table}/record", record),
    _route("/api/tables/{table}/replay", replay),
    _route("/api/tables/{table}/fair", fair),
    _route("/api/addresses", addresses),
    _route("/api/me", me),
    _route("/api/me/name", rename, "POST"),
    _route("/api/me/games", my_games),
    _route("/api/accounts", register, "POST"),
    _route("/api/accounts", delete_account, "DELETE"),
    _route("/api/accounts/login", log_in, "POST"),
    _route("/api/accounts/logout", log_out, "POST"),
    _route("/api/accounts/password", change_password, "POST"),
    Route("/{path:path}", page),
]
