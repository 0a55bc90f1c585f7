"""Answers that say why a request was refused."""

from __future__ import annotations

from starlette.responses import Response

from parlour.server.protocol.api import Problem
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.replies import refusals
from parlour.server.table.callers import Rejected

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
    "unauthorized": 401,
    "forbidden": 403,
    "not_now": 409,
    "stale": 409,
    "taken": 409,
    "full": 409,
    "too_fast": 429,
    "too_large": 413,
    "storage": 503,
    "busy": 503,
    "lost": 404,
}


def json_answer(answer: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(answer), status, {"cache-control": "no-store"}, "application/json")


def problem(rejected: Rejected) -> Response:
    refusals[rejected.code] += 1
    told = Problem(rejected.code, rejected.text, rejected.limit, rejected.wait)
    answer = json_answer(told, STATUS.get(rejected.code, 400))
    if rejected.code == "unauthorized":
        answer.headers["www-authenticate"] = "Bearer"
    if rejected.wait:
        answer.headers["retry-after"] = str(rejected.wait)
    return answer
