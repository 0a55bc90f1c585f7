"""The address of a table, as a person has it: from the page, from an invitation, or typed."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from parlour.errors import ParlourError

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
IN_LINK = re.compile(r"/(?:table|invite)/([^/]+)/?$")  # after the hash, as the page writes it, or without one
PORTS = {"http": 80, "https": 443}


class Address(NamedTuple):
    """A server, and a table on it, if one is named."""

    house: str  # http://HOST:PORT
    table: str

    @property
    def socket(self) -> str:
        return f"ws{self.house.removeprefix('http')}/ws"

    @property
    def folder(self) -> str:
        """A name for all that is kept of this server; another server has another."""
        return quote(self.house, safe="")

    def record(self, game: int) -> str:
        return f"{self.house}/api/tables/{self.table}/record?game={game}"


def address_of(text: str, table: str = "") -> Address:
    """ParlourError says what is wrong with it."""
    address = server_of(text, table)
    if not address.table:
        raise ParlourError(f"{text!r} names no table: end it with /table/ID, or add --table ID")
    return address


def server_of(text: str, table: str = "") -> Address:
    """The same where no table need be named."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        port = parts.port
    except ValueError as error:
        raise ParlourError(f"{text!r} is no address: {error}") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise ParlourError(f"the address of a table is written http://HOST:PORT/table/ID, not {text!r}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    linked = IN_LINK.search(parts.fragment) or IN_LINK.search(parts.path)
    id = table or (unquote(linked[1]) if linked else "")
    if id and not ID.fullmatch(id):
        raise ParlourError(f"no table can be called {id!r}")
    return Address(f"{parts.scheme}://{host}:{port or PORTS[parts.scheme]}", id)
