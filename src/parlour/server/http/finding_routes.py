"""Finding a game over HTTP: who waits for what, and public tables to look on at."""

from __future__ import annotations

from parlour.server.http.answers import Answer
from parlour.server.http.problems import json_answer
from parlour.server.http.visit import Visit
from parlour.server.protocol.finding import WatchList

ON_A_PAGE = 24
ASKED = 0.002  # seconds of work that it is counted as


async def waiting(visit: Visit) -> Answer:
    visit.pay("work", ASKED)
    return json_answer(await visit.front.house.onlooking.waiting.get())


async def watch(visit: Visit) -> Answer:
    """Without those at which somebody sits whom the guest has blocked, or who has blocked him."""
    visit.pay("work", ASKED)
    page, game = visit.number("page") or 0, visit.request.query_params.get("of", "")
    house = visit.front.house
    found = await house.onlooking.tables.get()
    if visit.session is not None:
        blocks = await house.store.blocks_about(visit.guest.guest)
        apart = blocks.mine | blocks.against
        found = [(card, guests) for card, guests in found if not apart & guests]
    games: dict[str, int] = {}
    for card, _guests in found:
        games[card.game] = games.get(card.game, 0) + 1
    wanted = [card for card, _guests in found if game in ("", card.game)]
    first = page * ON_A_PAGE
    return json_answer(WatchList(wanted[first : first + ON_A_PAGE], games, len(wanted) > first + ON_A_PAGE))
