"""What is asked of the house over HTTP, as far as its handlers look at it: Starlette's requests are so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, overload


class Named(Protocol):
    """Headers, or the words of a query: a name may come more than once."""

    @overload
    def get(self, key: str, /) -> str | None: ...

    @overload
    def get(self, key: str, default: str, /) -> str: ...

    def getlist(self, key: str, /) -> list[str]: ...


class Asked(Protocol):
    @property
    def headers(self) -> Named: ...

    @property
    def query_params(self) -> Named: ...

    @property
    def path_params(self) -> Mapping[str, Any]: ...

    @property
    def base_url(self) -> object:
        """The address of the house, as it was asked for."""
