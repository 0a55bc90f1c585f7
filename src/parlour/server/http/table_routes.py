"""Tables over HTTP: the lobby, a new one, and what may be had of their games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from parlour.server.http import judging, replays, reviewing
from parlour.server.http.answers import Answer
from parlour.server.http.leaflet_routes import known_language
from parlour.server.http.problems import json_answer, json_text
from parlour.server.http.visit import Visit
from parlour.server.protocol import api
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.reviewed import GameReview
from parlour.server.table.callers import Caller
from parlour.server.table.info import table_info
from parlour.server.table.records import Record

REVIEWED = 8.0  # seconds of thinking that a review counts for: it takes many more, but of a process that has time


async def lobby(visit: Visit) -> Answer:
    return json_answer(api.Lobby(await visit.front.house.store.tables()))


async def make_table(visit: Visit) -> Answer:
    new = await visit.body(api.NewTable)
    caller = Caller(visit.guest.guest, visit.guest.name, here=False, program=visit.guest.program)
    return json_answer(api.TableMade(await visit.front.house.make(caller, new, visit.address)), 201)


async def table(visit: Visit) -> Answer:
    room = await replays.room_of(visit.front.house, visit.request.path_params["table"])
    return json_answer(table_info(room.table))


async def record(visit: Visit) -> Answer:
    return await _told(visit, Record.record_for)


async def replay(visit: Visit) -> Answer:
    return await _told(visit, Record.replay_for)


async def fair(visit: Visit) -> Answer:
    return await _told(visit, Record.check_for)


async def hearing(visit: Visit) -> Answer:
    """A game before the committee: how it stands, or what lay there at a step of one that is over."""
    language, step, entry = known_language(visit), visit.number("step"), visit.number("entry")
    room = await visit.front.house.room(visit.request.path_params["table"])
    if room is not None and (visit.number("game") or room.table.number) == room.table.number:
        clerk = await asyncio.to_thread(judging.clerk, room.table.settings.game, language)
        if room.table.playing:
            return json_answer(judging.windows_of(room.table, visit.guest.guest, clerk))
    found, _eyes = await _game_of(visit)
    return json_answer(await visit.reckoned(lambda: asyncio.to_thread(judging.heard, found, step, entry, language)))


async def review(visit: Visit) -> Answer:
    """A finished game gone through; who asks first has it reckoned, in the background, and asks again."""
    found, _eyes = await _game_of(visit)
    told = await reviewing.review_of(visit.front.house, found, visit.guest.guest)
    if told is None:
        visit.pay("thinking", REVIEWED)
        await reviewing.begin(visit.front.house, found)
        told = GameReview(found.table, found.number, found.agreed.settings.game, ready=False)
    return json_answer(told)


async def _told(visit: Visit, tell: Callable[[Record, int], object]) -> Answer:
    """What is told of the game asked for; of a long one that takes long, too."""
    look_up = _asked_for(visit)

    async def told() -> bytes:
        found, eyes = await look_up()
        return await asyncio.to_thread(lambda: ENCODER.encode(tell(found, eyes)))

    return json_text(await visit.reckoned(told))


async def _game_of(visit: Visit) -> tuple[Record, int]:
    """The game asked for, and the eyes that the guest has of it."""
    return await visit.reckoned(_asked_for(visit))


def _asked_for(visit: Visit) -> Callable[[], Coroutine[Any, Any, tuple[Record, int]]]:
    table, number = visit.request.path_params["table"], visit.number("game") or 0
    seat = visit.number("seat")
    return lambda: replays.looked_up(visit.front.house, table, number, visit.guest.guest, seat)
