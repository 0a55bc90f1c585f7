"""Under which addresses others in the same network reach this server."""

from __future__ import annotations

import socket

ANYWHERE = ("0.0.0.0", "::")
OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved: nobody is there


def addresses(bound: socket.socket) -> list[str]:
    """None where the server listens to this machine alone."""
    host, port = bound.getsockname()[:2]
    if host not in ANYWHERE:
        return [] if host in ("127.0.0.1", "::1") else [written(host, port)]
    found = [own_address(family) for family in OUTSIDE]
    return [written(address, port) for address in found if address]


def written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(family: socket.AddressFamily) -> str:
    """The address this machine would send from; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((OUTSIDE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""
