"""Answers that say why a request was refused."""

from __future__ import annotations

from parlour.server.http.answers import Answer
from parlour.server.protocol.api import Problem
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.replies import refusals
from parlour.server.table.callers import Rejected

POCKET = "/pocket/"  # what the page plays with without a network: WebAssembly, in a worker of its own
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
GENERAL = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
HEADERS = [*GENERAL, (b"content-security-policy", POLICY.encode())]
SCRIPTS = "script-src 'self'"
OF_POCKET = POLICY.replace(SCRIPTS, f"{SCRIPTS} 'wasm-unsafe-eval'")
HEADERS_OF_POCKET = [*GENERAL, (b"content-security-policy", OF_POCKET.encode())]
STATUS = {
    "malformed": 400,
    "unknown": 404,
    "no_such_table": 404,
    "unauthorized": 401,
    "forbidden": 403,
    "not_now": 409,
    "unwelcome": 403,
    "unrated": 409,
    "stale": 409,
    "taken": 409,
    "full": 409,
    "too_fast": 429,
    "too_large": 413,
    "storage": 503,
    "busy": 503,
    "lost": 404,
}


def headers_at(path: str) -> list[tuple[bytes, bytes]]:
    """What goes with every answer; a worker is held to what comes with its own file."""
    return HEADERS_OF_POCKET if path.startswith(POCKET) else HEADERS


def json_answer(answer: object, status: int = 200) -> Answer:
    return json_text(ENCODER.encode(answer), status)


def json_text(text: bytes, status: int = 200) -> Answer:
    """What is JSON already."""
    return Answer(text, status, {"cache-control": "no-store"}, "application/json")


def problem(rejected: Rejected) -> Answer:
    refusals[rejected.code] += 1
    told = Problem(rejected.code, rejected.text, rejected.limit, rejected.wait)
    answer = json_answer(told, STATUS.get(rejected.code, 400))
    if rejected.code == "unauthorized":
        answer.headers["www-authenticate"] = "Bearer"
    if rejected.wait:
        answer.headers["retry-after"] = str(rejected.wait)
    return answer
