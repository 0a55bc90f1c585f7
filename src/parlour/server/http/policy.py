"""What whoever runs the server has decided: whom it believes, what it is called, and how much anybody may ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from parlour.errors import ParlourError
from parlour.server.net.limits import Limits, limits_of
from parlour.server.net.peers import Hosts, Proxies, own_names
from parlour.server.table.waits import USUAL, Waits, waits_of

Read = TypeVar("Read")


class Policy:
    def __init__(
        self,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
        proxies: Proxies | None = None,
        hosts: Hosts | None = None,
        waits: Waits = USUAL,
    ) -> None:
        self.limits = limits or Limits()
        self.origins = origins  # pages elsewhere that may connect, as https://example.org
        self.proxies = proxies or Proxies()
        self.hosts = hosts or Hosts()
        self.waits = waits


def policy_of(environment: Mapping[str, str], host: str) -> Policy:
    """As the environment says, for a server that listens at this host."""
    limits = _read(environment, "PARLOUR_LIMITS", limits_of)
    waits = _read(environment, "PARLOUR_WAITS", waits_of)
    proxies = _read(environment, "PARLOUR_PROXIES", lambda text: Proxies(_words(text)))
    names = Hosts([host, *own_names(), *_words(environment.get("PARLOUR_HOSTS", ""))])
    return Policy(limits, frozenset(_words(environment.get("PARLOUR_ORIGINS", ""))), proxies, names, waits)


def _read(environment: Mapping[str, str], name: str, read: Callable[[str], Read]) -> Read:
    try:
        return read(environment.get(name, ""))
    except ValueError as error:
        raise ParlourError(f"{name}: {error}") from None


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()
