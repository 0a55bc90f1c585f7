"""At the door: from where a request comes, whether it means us, and what it costs."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.http.carrying import carried
from parlour.server.http.front import Front
from parlour.server.http.problems import HEADERS, problem
from parlour.server.net.peers import place_of
from parlour.server.table.callers import Rejected, too_fast

REQUEST = 0.001  # seconds of the server's time that a request takes which computes nothing,
REFUSAL = 0.0005  # and one that is refused: whoever goes on asking gets into debt


class Porter:
    """Puts the true client and scheme into every request, and turns away what is not for us or too much."""

    def __init__(self, app: ASGIApp, front: Front) -> None:
        self.app = app
        self.front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            self._tell_origin(scope, headers)
            rejected = self._refusal(scope["client"][0], headers.get("host", ""))
            if rejected is not None:
                answer = carried(problem(rejected))
                answer.raw_headers.extend([*HEADERS, (b"connection", b"close")])
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _tell_origin(self, scope: Scope, headers: Headers) -> None:
        peer, port = scope.get("client") or ("", 0)
        proxies = self.front.proxies
        scope["client"] = place_of(proxies.origin(peer, ",".join(headers.getlist("x-forwarded-for")))), port
        if proxies.is_secure(peer, headers.get("x-forwarded-proto", "")):
            scope["scheme"] = "https"

    def _refusal(self, address: str, host: str) -> Rejected | None:
        if not self.front.hosts.knows(host):
            return Rejected("forbidden", self.front.not_ours(host))
        purse = self.front.house.allowances.purse("work", address=address)
        over = purse.take(REQUEST)
        if over is None:
            return None
        purse.spend(REFUSAL)
        return too_fast(over)
