"""Pages of other addresses that the server's owner allows (PARLOUR_ORIGINS): what their browsers want to be told.

They have no cookie of ours and send a token instead, so nothing is allowed to them that the token does not allow.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import Response

from parlour.server.http.front import Front

ABOUT = "/api/"
FOR_A_DAY = "86400"
ASKS = "access-control-request-method"
MAY = {
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "authorization, content-type, if-none-match",
    "access-control-max-age": FOR_A_DAY,
}
OPEN = (b"access-control-expose-headers", b"etag, retry-after, www-authenticate")
VARIES = (b"vary", b"Origin")


def is_named(front: Front, path: str, headers: Headers) -> bool:
    """Whether the page that asks is one of those, and asks for what they may have."""
    return path.startswith(ABOUT) and headers.get("origin", "") in front.origins


def leave(front: Front, path: str, headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers by which a browser lets the asking page read the answer; of every other page's, none."""
    if not front.origins or not path.startswith(ABOUT):
        return []
    if not is_named(front, path, headers):
        return [VARIES]
    return [VARIES, (b"access-control-allow-origin", headers["origin"].encode("latin-1")), OPEN]


def question(front: Front, method: str, path: str, headers: Headers) -> Response | None:
    """The answer to a browser that asks beforehand what a page may send; None where that is not what is asked."""
    asks = method == "OPTIONS" and ASKS in headers and is_named(front, path, headers)
    return Response(status_code=204, headers=MAY) if asks else None
