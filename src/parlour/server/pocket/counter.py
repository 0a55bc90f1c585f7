"""Where a page asks a house that it has in itself: the handlers of the HTTP API, without HTTP."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from typing import Any, overload
from urllib.parse import parse_qs, unquote, urlsplit

from parlour.server.http import (
    evening_routes,
    guest_routes,
    leaflet_routes,
    puzzles,
    result_routes,
    running,
    table_routes,
)
from parlour.server.http.answers import Answer
from parlour.server.http.api_routes import API
from parlour.server.http.describing import IN_PATH, Operation
from parlour.server.http.front import Front, Visitor
from parlour.server.http.problems import problem
from parlour.server.http.visit import Visit, answered
from parlour.server.table.callers import Rejected

JSON = {"content-type": ["application/json"]}
OPEN = (  # what needs neither other people nor words that only the house has
    leaflet_routes.games,
    leaflet_routes.book,
    leaflet_routes.lesson,
    leaflet_routes.agreement,
    leaflet_routes.judge,
    leaflet_routes.texts,
    puzzles.puzzles,
    puzzles.puzzle,
    puzzles.answer,
    table_routes.lobby,
    table_routes.make_table,
    table_routes.table,
    table_routes.record,
    table_routes.replay,
    table_routes.fair,
    result_routes.at_table,
    evening_routes.of_table,
    evening_routes.mine,
    guest_routes.addresses,
    guest_routes.limits,
    guest_routes.me,
    guest_routes.rename,
    guest_routes.my_games,
    running.running,
)


class Terms:
    """Names with their values, each of which may come more than once."""

    def __init__(self, values: Mapping[str, list[str]]) -> None:
        self.values = values

    @overload
    def get(self, key: str, /) -> str | None: ...

    @overload
    def get(self, key: str, default: str, /) -> str: ...

    def get(self, key: str, default: str | None = None, /) -> str | None:
        return self.values.get(key, [default])[0]

    def getlist(self, key: str, /) -> list[str]:
        return self.values.get(key, [])


class Slip:
    """What is asked for, as the handlers read it."""

    base_url = "/"

    def __init__(self, path_params: Mapping[str, Any], query: str) -> None:
        self.path_params = path_params
        self.query_params = Terms(parse_qs(query, keep_blank_values=True))
        self.headers = Terms(JSON)


class Counter:
    """Everybody who asks here is the same guest."""

    def __init__(self, front: Front, visitor: Visitor) -> None:
        self.front = front
        self.visitor = visitor
        self.routes = [(_pattern(route.path), route) for route in API]

    async def answer(self, method: str, where: str, body: str) -> Answer:
        asked = urlsplit(where)
        for pattern, route in self.routes:
            found = pattern.fullmatch(asked.path)
            if found is not None and route.method == method:
                params = {name: unquote(value) for name, value in found.groupdict().items()}
                return await self._handled(route, Slip(params, asked.query), body)
        return problem(Rejected("unknown", "there is nothing of that name"))

    async def _handled(self, route: Operation, slip: Slip, body: str) -> Answer:
        if route.handler not in OPEN:
            return problem(Rejected("not_now", "only the house can tell, and there is no network"))
        visit = Visit(self.front, self.visitor, slip, lambda: _pieces(body))

        async def coming() -> Visit:
            return visit

        answer = await answered(coming(), route.handler)
        self.visitor.guest = visit.guest  # he may have another name by now
        return answer


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(IN_PATH.sub(r"(?P<\1>[^/]+)", path))


async def _pieces(body: str) -> AsyncIterator[bytes]:
    yield body.encode()
