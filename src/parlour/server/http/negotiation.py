"""What a browser says it can read, and what it says it has already."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.http.asked import Asked

AS_IT_IS = "identity"


def coding(request: Asked, offered: Sequence[str]) -> str:
    """The first of the offered codings that the browser likes as well as any, or ``identity``."""
    wishes = _wishes(",".join(request.headers.getlist("accept-encoding")))
    anything_else = wishes.get("*", 0.0)
    best = max(offered, key=lambda name: wishes.get(name, anything_else), default=AS_IT_IS)
    liking = wishes.get(best, anything_else)
    return best if liking > 0 and liking >= wishes.get(AS_IT_IS, 0.0) else AS_IT_IS


def _wishes(header: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for wish in header.split(","):
        name, _semicolon, parameter = wish.strip().lower().partition(";")
        found[name.strip()] = _quality(parameter)
    return found


def _quality(parameter: str) -> float:
    """1 where nothing is said; what cannot be read is not wished."""
    name, _equals, value = parameter.partition("=")
    if not name.strip():
        return 1.0
    try:
        return min(1.0, max(0.0, float(value))) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def has_already(request: Asked, etag: str) -> bool:
    """Whether what the browser kept is what it would be sent (a tag that calls itself weak counts, RFC 9110 13.1.2)."""
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    return etag in known or "*" in known
