"""For those who keep the server: whether it is well, and its numbers."""

from __future__ import annotations

import hmac

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from parlour.server.http.carrying import carried, front_of
from parlour.server.http.problems import json_answer, problem
from parlour.server.protocol import api
from parlour.server.table.callers import Rejected
from parlour.server.watch.metrics import exposition
from parlour.version import __version__

GOING_DOWN = "the server is going down"


async def health(request: Request) -> Response:
    """Whether people should be sent here: something was just made durable, and the server is not ending."""
    front = front_of(request)
    house = front.house
    reason = GOING_DOWN if house.closing else await front.pulse.trouble()
    waited = round(house.turns.longest_wait(), 1)
    numbers = len(house.rooms), house.connection_count, house.turns.waiting, waited
    return carried(json_answer(api.Health(not reason, __version__, *numbers, reason), 503 if reason else 200))


async def alive(_request: Request) -> Response:
    """Whether the process answers at all; nothing is asked of the store, since no restart would mend that."""
    return PlainTextResponse("alive\n", headers={"cache-control": "no-store"})


async def metrics(request: Request) -> Response:
    front = front_of(request)
    given = request.headers.get("authorization", "").encode()
    wanted = f"Bearer {front.metrics_token}".encode()
    if not front.metrics_token:
        return carried(problem(Rejected("unknown", "there is nothing of that name")))
    if not hmac.compare_digest(given, wanted):
        refused = problem(Rejected("forbidden", "the numbers are shown to whoever has the token"))
        refused.status, refused.headers["www-authenticate"] = 401, "Bearer"
        return carried(refused)
    return Response(exposition(front.house, front.pulse), media_type=CONTENT_TYPE_LATEST)
