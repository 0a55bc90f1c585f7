"""How a program says who it is: ``Authorization: Bearer TOKEN``, or, from a page elsewhere, as a web socket's protocol.

Any other authorization is not ours: a proxy before the server may ask for one of its own.
"""

from __future__ import annotations

SPOKEN = "parlour"  # the protocol of the web socket, by its name
OFFERED = "bearer."  # and the token: a protocol that a page offers, since it cannot send headers with a web socket


def bearer(authorization: str) -> str | None:
    """The token; None where none was sent."""
    kind, _space, token = authorization.strip().partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def offered(protocols: str) -> str | None:
    """The token among the protocols that a web socket offers."""
    words = [word.strip() for word in protocols.split(",")]
    return next((word.removeprefix(OFFERED) for word in words if word.startswith(OFFERED)), None)


def speaks(protocols: str) -> bool:
    """Whether a web socket wants to be told that this is what it speaks."""
    return SPOKEN in [word.strip() for word in protocols.split(",")]
