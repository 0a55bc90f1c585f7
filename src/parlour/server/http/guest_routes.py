"""What a guest may ask about himself, and where the house is found."""

from __future__ import annotations

from parlour.server.http.answers import Answer
from parlour.server.http.problems import json_answer
from parlour.server.http.visit import Visit
from parlour.server.protocol import api

GUEST = 2000  # bytes that the name of a guest costs: it is put on disk at once


async def me(visit: Visit) -> Answer:
    return visit.you()


async def rename(visit: Visit) -> Answer:
    name = (await visit.body(api.Rename)).name
    visit.pay("written", GUEST)
    visit.guest = await visit.front.guests.rename(visit.guest, name)
    visit.front.renamed(visit.guest)
    return visit.you()


async def my_games(visit: Visit) -> Answer:
    store = visit.front.house.store
    return json_answer(api.MyGames(await visit.reckoned(lambda: store.games_of(visit.guest.guest))))


async def limits(visit: Visit) -> Answer:
    return json_answer(visit.front.house.limits)


async def addresses(visit: Visit) -> Answer:
    return json_answer(api.Addresses(visit.front.addresses))
