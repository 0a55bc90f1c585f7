"""From where somebody asks: his address, through proxies that are known, and the name by which he asks for us."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

log = logging.getLogger("parlour.server")

HOME = 64  # bits of an IPv6 address that a household shares; the rest is its own to choose
LOCAL = "localhost"
ANY = "*"


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """What is counted as one address: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOME), strict=False))


class Proxies:
    """Reverse proxies whose word is taken for whom they ask, and how he came to them; of nobody else is it heard."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks: list[IPv4Network | IPv6Network] = [ip_network(one, strict=False) for one in named]
        self.unnamed = False  # one was met, and that is said once

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)

    def origin(self, peer: str, forwarded_for: str) -> str:
        """The address that asks: the last one named that is no proxy of ours.  Earlier ones anybody can make up."""
        if peer not in self:
            if forwarded_for and not self.unnamed:
                self.unnamed = True
                log.warning(
                    "a proxy at %s says whom it asks for, but is not named in PARLOUR_PROXIES: "
                    "all behind it count as one address",
                    peer,
                )
            return peer
        for one in reversed([part.strip() for part in forwarded_for.split(",")]):
            address = _without_port(one)
            if not address:
                break
            if address not in self:
                return address
        return peer

    def is_secure(self, peer: str, forwarded_proto: str) -> bool:
        return peer in self and forwarded_proto.strip() in ("https", "wss")


def _without_port(text: str) -> str:
    """An address as proxies write it; empty where it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return ""


class Hosts:
    """The names under which this server is asked for.

    A page elsewhere whose name its owner lets point here would count as ours, did we answer to every name.  An address
    in numbers is nobody's name.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.named = {name.casefold() for name in named}

    def knows(self, host: str) -> bool:
        """Whether a request may be for this host, as its header names it; who names none is no browser."""
        name = name_of(host)
        if not host or name == LOCAL or name.endswith(f".{LOCAL}") or _is_address(name):
            return True
        return name in self.named or ANY in self.named


def own_names() -> list[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().partition(".")[0]
    return [name, f"{name}.local"] if name else []


def name_of(host: str) -> str:
    """The name in a header: without the port, and without the dot that a full name may end with."""
    name = host.strip().casefold()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
