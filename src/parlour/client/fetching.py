"""One request to a server, at the address that was named and no other."""

from __future__ import annotations

from http.client import HTTPException, HTTPMessage
from typing import IO
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from parlour.core.files import LARGEST
from parlour.errors import ParlourError
from parlour.server.protocol.api import Problem

PATIENCE = 20  # seconds for an answer


class Unanswered(ParlourError):
    """What was asked for was not given: the ``status``, the server's ``code``, and the seconds to ``wait``, if any."""

    def __init__(self, text: str, status: int = 0, code: str = "", wait: int = 0) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.wait = wait


class Fetched(Struct):
    data: bytes
    cookies: list[str] = []


class _NoDetours(HTTPRedirectHandler):
    """A server is not asked at another address than the guest named."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def fetched(url: str, headers: dict[str, str], body: bytes | None = None, method: str = "GET") -> Fetched:
    """In a thread of its own: it waits."""
    kind = {"Content-Type": "application/json"} if body is not None else {}
    request = Request(url, body, {**headers, **kind}, method=method)
    try:
        with build_opener(_NoDetours).open(request, timeout=PATIENCE) as response:
            data = response.read(LARGEST + 1)
            cookies = response.headers.get_all("Set-Cookie") or []
    except HTTPError as error:
        raise _refusal(error) from None
    except (OSError, HTTPException) as error:
        raise Unanswered(f"it cannot be fetched: {error}") from None
    if len(data) > LARGEST:
        raise Unanswered(f"the answer is larger than {LARGEST} bytes")
    return Fetched(data, cookies)


def _refusal(error: HTTPError) -> Unanswered:
    with error:
        try:
            problem = msgspec.json.decode(error.read(LARGEST), type=Problem)
        except (msgspec.MsgspecError, UnicodeDecodeError, OSError, HTTPException):
            problem = Problem("", "")
    text = f"{error.code} {error.reason}" + (f": {problem.text}" if problem.text else "")
    return Unanswered(text, error.code, problem.code, problem.wait)
