"""What a guest has left standing: the running games in which he still has a seat, and tables that wait for friends."""

from __future__ import annotations

from parlour.server.http.answers import Answer
from parlour.server.http.problems import json_answer
from parlour.server.http.visit import Visit
from parlour.server.protocol.running import MyRunning, RunningGame
from parlour.server.room.house import House
from parlour.server.table.chair import company
from parlour.server.table.info import table_info
from parlour.server.table.table import Table

MOST = 4  # games, and tables without one, that are looked at: each may have to be loaded
GOES_ON = ("gathering", "playing")


async def running(visit: Visit) -> Answer:
    house, guest = visit.front.house, visit.guest.guest
    games = await visit.reckoned(lambda: house.store.games_of(guest))
    begun = [card.table for card in games if not card.ended][:MOST]
    asked_for = visit.request.query_params.getlist("gathering")[:MOST]  # who sits there stands in the table's log alone
    tables = list(dict.fromkeys([*begun, *asked_for]))
    return json_answer(MyRunning(await visit.reckoned(lambda: _games(house, tables, guest)) if tables else []))


async def _games(house: House, tables: list[str], guest: str) -> list[RunningGame]:
    rooms = [await house.room(table) for table in tables]
    mine = [room.table for room in rooms if room is not None]
    return [running_game(table, guest) for table in mine if table.state in GOES_ON and table.seat_of(guest) >= 0]


def running_game(table: Table, guest: str) -> RunningGame:
    told, settings = table_info(table), table.settings
    waits_for = _waited_for(table)
    gathering = table.state == "gathering"
    return RunningGame(table.id, settings.name, settings.game, table.seat_of(guest), told.seats, waits_for, gathering)


def _waited_for(table: Table) -> list[int]:
    if table.rest is not None:
        return [seat for seat in company(table.chairs) if seat not in table.rest.ready]  # also those who are away
    return [] if table.game is None else list(table.game.to_act)
