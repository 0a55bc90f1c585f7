"""What the API is described as: every address is there, and gives what is said of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Route

from parlour.puzzles.calendar import in_order
from parlour.puzzles.puzzle import LAWFUL
from parlour.server.http.api_routes import API, openapi
from parlour.server.http.app import ROUTES
from parlour.server.http.describing import JSON, Operation
from tests.server.hall import Person, play_out, settled, unknown
from tests.server.places import Memory, in_loop
from tests.server.porch import porches
from tests.server.test_sessions import registered

GAME = "nap"


def test_every_address_is_described_and_no_other() -> None:
    there = {
        (method, route.path)
        for route in ROUTES
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(each.method, each.path) for each in API} == there


def test_the_description_holds_together() -> None:
    text = json.dumps(openapi())
    parts = openapi()["components"]["schemas"]
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.partition('"')[0] in parts
    assert len(parts) > len(API)


@in_loop
async def test_what_is_given_is_what_was_said() -> None:
    """Of every address that can be asked without changing anything, at a table whose game is over."""
    async with porches(Memory(), 1) as (here,), here.http() as ann:
        guest = await registered(ann)
        made = await ann.post(
            "/api/tables",
            json={"settings": msgspec.to_builtins(settled(GAME, 2, opening="all")), "bots": [None, "random"]},
        )
        host = Person(here.front.house, guest)
        await host.ask("enter", table=made.json()["table"])
        await host.ask("start")
        await play_out([host], Random(1))
        evening = (await ann.post("/api/evenings", json={"name": "Friday"})).json()["evening"]
        known = {"table": made.json()["table"], "evening": evening, "game": GAME, "language": "en", "number": "1"}
        known["puzzle"] = next(puzzle.id for puzzle in in_order() if puzzle.kind == LAWFUL)  # asked without a move
        for each in [one for one in API if one.method == "GET"]:
            await holds(ann, each, known)


async def holds(ann: httpx.AsyncClient, each: Operation, known: dict[str, str]) -> None:
    answer = await ann.get(each.path.format(**known))
    assert answer.status_code == each.status, (each.path, answer.text)
    if isinstance(each.gives, str):
        assert answer.headers["content-type"].startswith(each.gives)
        return
    assert answer.headers["content-type"] == JSON
    read: Any = msgspec.json.decode(answer.content, type=each.gives)
    assert not unknown(answer.json(), msgspec.to_builtins(read)), each.path


def test_what_is_not_said_would_be_found() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b"{}", type=next(each for each in API if each.path == "/api/me").gives)
