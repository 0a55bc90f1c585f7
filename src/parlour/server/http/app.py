"""The HTTP side: a small API, the page, and the headers that keep both safe."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.errors import ParlourError
from parlour.registry import rules_of
from parlour.server.http import accounts, catalogue, lessons, replays
from parlour.server.http.front import Front, Visitor
from parlour.server.http.logins import clean_login
from parlour.server.http.porter import Porter
from parlour.server.http.problems import HEADERS
from parlour.server.http.problems import json_answer as _json
from parlour.server.http.problems import problem as _problem
from parlour.server.net.limits import Kind
from parlour.server.protocol import api
from parlour.server.protocol.messages import ENCODER, UNREADABLE, You
from parlour.server.protocol.schema import schema
from parlour.server.room.turns import Overrun
from parlour.server.storage.audit import note
from parlour.server.storage.people import Guest
from parlour.server.storage.store import StorageError
from parlour.server.table.commands import Caller, Rejected, too_fast
from parlour.server.table.info import table_info
from parlour.server.table.records import Record
from parlour.server.watch.metrics import exposition
from parlour.version import __version__

Body = TypeVar("Body")
Found = TypeVar("Found")

log = logging.getLogger("parlour.server")

GOING_DOWN = "the server is going down"
PLAIN = "text/plain"
NOBODY = "nobody"  # whose password is tried by those who have none
GUEST = 2000  # bytes that the name of a guest costs: it is put on disk at once
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

    return Porter(Guarded(Starlette(routes=ROUTES, lifespan=lifespan)), front)


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


class Visit:
    """A request of a guest; a stranger who was given no session yet has none."""

    def __init__(self, request: Request, visitor: Visitor) -> None:
        self.request = request
        self.front = _front(request)
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
        return self.answer(You(self.guest.guest, self.guest.name, self.guest.login))

    def answer(self, answer: object) -> Response:
        return _json(answer)

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


def _no_table() -> Rejected:
    return Rejected("no_such_table", "there is no such table")


Handler = Callable[[Visit], Awaitable[Response]]


def _for_guests(handler: Handler, begin: bool) -> Callable[[Request], Awaitable[Response]]:
    """Who asks is found out first, and may ``begin`` a session; what goes wrong is told in JSON."""

    async def answer(request: Request) -> Response:
        front = _front(request)
        cookies, agent = (request.headers.get(name, "") for name in ("cookie", "user-agent"))
        place = request.client.host if request.client else ""
        visit: Visit | None = None
        try:
            visit = Visit(request, await front.visitor(cookies, agent, request.url.scheme == "https", begin, place))
            response = await handler(visit)
        except Rejected as rejected:
            response = _problem(rejected)
        except StorageError as error:  # what the database says is for the log alone
            log.warning("a request could not be answered: %s", error)
            return _problem(Rejected("storage", "the store cannot be reached just now; nothing was done"))
        except ParlourError as error:
            return _problem(Rejected("unknown", str(error)))
        except Exception:
            log.exception("a request could not be answered")
            return _json(api.Problem("storage", "something went wrong here"), 500)
        if visit is not None and visit.cookie:
            response.headers.append("set-cookie", visit.cookie)
        return response

    return answer


async def games(visit: Visit) -> Response:
    return await visit.leaflet(catalogue.all_games, _known_language(visit))


async def book(visit: Visit) -> Response:
    return await visit.leaflet(catalogue.book_info, _known_game(visit), _known_language(visit))


async def texts(visit: Visit) -> Response:
    game, language = _known_game(visit), _language(visit.request.path_params["language"])
    if language not in LANGUAGES:
        raise Rejected("unknown", "there are no texts in that language")
    key = ("texts", game, language)
    made = await visit.front.leaflets.get(key, lambda: catalogue.texts(game, language).encode(), PLAIN)
    return made.answer(visit.request)


async def lesson(visit: Visit) -> Response:
    return await visit.leaflet(lessons.lesson, _known_game(visit))


def _known_game(visit: Visit) -> str:
    return rules_of(visit.request.path_params["game"]).name


def _known_language(visit: Visit) -> str:
    """The language asked for, or English: what is made for each language is kept, so there may be few."""
    language = _language(visit.request.query_params.get("language", ENGLISH))
    return language if language in LANGUAGES else ENGLISH


def _language(text: str) -> str:
    if not (2 <= len(text) <= 8 and text.isascii() and text.isalpha()):
        raise Rejected("malformed", "a language is written like en")
    return text


async def messages_schema(visit: Visit) -> Response:
    return await visit.leaflet(schema)


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
    return _json(await asyncio.to_thread(found.check_for, eyes))


async def _game_of(visit: Visit) -> tuple[Record, int]:
    """The game asked for, and the eyes that the guest has of it."""
    table, number = visit.request.path_params["table"], visit.number("game") or 0
    seat = visit.number("seat")
    return await visit.reckoned(lambda: replays.looked_up(visit.front.house, table, number, visit.guest.guest, seat))


async def addresses(visit: Visit) -> Response:
    return _json(api.Addresses(visit.front.addresses))


async def me(visit: Visit) -> Response:
    return visit.you()


async def rename(visit: Visit) -> Response:
    name = (await visit.body(api.Rename)).name
    visit.pay("written", GUEST)
    visit.guest = await visit.front.guests.rename(visit.guest, name)
    visit.front.renamed(visit.guest)
    return visit.you()


async def my_games(visit: Visit) -> Response:
    return _json(api.MyGames(await visit.front.house.store.games_of(visit.guest.guest)))


async def health(request: Request) -> Response:
    """Whether people should be sent here: something was just made durable, and the server is not ending."""
    front = _front(request)
    house = front.house
    reason = GOING_DOWN if house.closing else await front.pulse.trouble()
    waited = round(house.turns.longest_wait(), 1)
    numbers = len(house.rooms), house.connection_count, house.turns.waiting, waited
    return _json(api.Health(not reason, __version__, *numbers, reason), 503 if reason else 200)


async def alive(_request: Request) -> Response:
    """Whether the process answers at all; nothing is asked of the store, since no restart would mend that."""
    return Response("alive\n", 200, {"cache-control": "no-store"}, PLAIN)


async def metrics(request: Request) -> Response:
    front = _front(request)
    given = request.headers.get("authorization", "").encode()
    wanted = f"Bearer {front.metrics_token}".encode()
    if not front.metrics_token:
        return _problem(Rejected("unknown", "there is nothing of that name"))
    if not hmac.compare_digest(given, wanted):
        refused = _problem(Rejected("forbidden", "the numbers are shown to whoever has the token"))
        refused.status_code, refused.headers["www-authenticate"] = 401, "Bearer"
        return refused
    return Response(exposition(front.house, front.pulse), media_type=CONTENT_TYPE_LATEST)


async def page(request: Request) -> Response:
    """A file of the built page; paths that are no file are the page's own business."""
    if request.url.path.startswith("/api/"):
        return _problem(Rejected("unknown", "there is nothing of that name"))
    try:
        wanted = (PAGE / request.path_params["path"]).resolve()
        is_file = wanted.is_file() and wanted.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # no file could have such a name
        return _problem(Rejected("unknown", "there is nothing of that name"))
    if not (PAGE / "index.html").is_file():
        return HTMLResponse(NO_PAGE)
    if is_file:
        lasting = "/assets/" in request.url.path  # their names change with what is in them
        return FileResponse(wanted, headers={"cache-control": f"max-age={31536000 if lasting else 0}"})
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


def _route(path: str, handler: Handler, method: str = "GET", begin: bool = False) -> Route:
    return Route(path, _for_guests(handler, begin), methods=[method])


ROUTES = [
    Route("/health", health),
    Route("/health/live", alive),
    Route("/metrics", metrics),
    _route("/api/games", games),
    _route("/api/games/{game}/book", book),
    _route("/api/games/{game}/lesson", lesson),
    _route("/api/texts/{language}/{game}", texts),
    _route("/api/schema.json", messages_schema),
    _route("/api/tables", lobby),
    _route("/api/tables", make_table, "POST", begin=True),
    _route("/api/tables/{table}", table),
    _route("/api/tables/{table}/record", record),
    _route("/api/tables/{table}/replay", replay),
    _route("/api/tables/{table}/fair", fair),
    _route("/api/addresses", addresses),
    _route("/api/me", me, begin=True),
    _route("/api/me/name", rename, "POST", begin=True),
    _route("/api/me/games", my_games),
    _route("/api/me/sessions", accounts.sessions),
    _route("/api/me/sessions", accounts.end_other_sessions, "DELETE"),
    _route("/api/me/sessions/{session}", accounts.end_session, "DELETE"),
    _route("/api/accounts", accounts.register, "POST"),
    _route("/api/accounts", accounts.delete_account, "DELETE"),
    _route("/api/accounts/login", accounts.log_in, "POST"),
    _route("/api/accounts/logout", accounts.log_out, "POST"),
    _route("/api/accounts/password", accounts.change_password, "POST"),
    _route("/api/accounts/recover", accounts.recover, "POST"),
    _route("/api/accounts/codes", accounts.renew_codes, "POST"),
    Route("/{path:path}", page),
]
