"""Evenings on a server, for tests: a short game of counters, tables that join, and the book asked for over HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx

from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.server.protocol.settings import Settings
from parlour.server.room.evenings import Secretary
from parlour.server.room.house import House
from parlour.server.storage.evenings import Evening
from parlour.server.storage.people import Guest
from tests.server.hall import Person, gathered, play_out
from tests.server.porch import Porch

Json = dict[str, Any]
SECRETARY = Guest("secretary", "Zsófia Ács", 0)


def paying() -> Rules:
    """A short game for two in which counters go from seat to seat or through a pool."""
    return next(rules for rules in all_rules().values() if rules.players[0] <= 2 and "stake" in names(rules))


def names(rules: Rules) -> list[str]:
    return [option.name for option in rules.options.each]


def settings(**more: Any) -> Settings:
    return Settings(paying().name, {"players": 2, "deals": 1}, **more)


async def game_at(house: House, secretary: Secretary, evening: Evening, seed: int) -> tuple[str, list[Person]]:
    """A table that joins and plays one game."""
    table, people = await gathered(house, settings(name="=Club"), 2)
    host = Guest(people[0].guest, people[0].name, 0)
    await secretary.join(evening.id, host, evening.key, table)
    await people[0].ask("start")
    await play_out(people, Random(seed))
    return table, people


async def answer(http: httpx.AsyncClient, method: str, where: str, status: int = 200, **body: Any) -> Json:
    response = await http.request(method, where, json=body or None)
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


async def evening_with_a_game(porch: Porch, http: httpx.AsyncClient) -> tuple[Json, str]:
    made = await answer(http, "POST", "/api/evenings", 201, name='<b>"Fri"</b>')
    bots = [None, "random"]
    options = {"players": 2, "deals": 1, "stake": 3}
    new = {"settings": {"game": paying().name, "options": options}, "bots": bots}
    table = (await answer(http, "POST", "/api/tables", 201, **new))["table"]
    joined = await answer(http, "POST", f"/api/evenings/{made['evening']}/tables", key=made["key"], table=table)
    assert joined["evening"]["evening"] == made["evening"]
    me = await answer(http, "GET", "/api/me")
    person = Person(porch.front.house, me["guest"], me["name"])
    await person.ask("enter", table=table)
    await person.ask("start")
    await play_out([person], Random(3))
    return made, table
