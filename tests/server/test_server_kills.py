"""A whole server killed at random moments while people play: all acknowledged moves, seats and clocks are back.

``./dev soak server`` does it a thousand times.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from parlour.server.storage.store import Store
from parlour.server.table.entries import Entry, Moved
from tests.server.hall import a_game
from tests.server.places import Database, File
from tests.server.servers import Player, Server
from tests.server.test_kills import KILLS, ROUND

SEATS = 2
MOVE, BANK = 600, 60  # seconds
LONGEST_LIFE = 0.4  # seconds of play


def server_at(place: File | Database, data: Path) -> Server:
    return Server(data) if isinstance(place, File) else Server(data, place.url)


def test_a_killed_server_comes_back_as_it_was(lasting: File | Database, tmp_path: Path) -> None:
    chance, moves = Random(), 0
    for kill in range(KILLS):
        if kill % ROUND == 0:
            people = [Player(chance) for _seat in range(SEATS)]
            table = ""
        server = server_at(lasting, tmp_path)
        try:
            table = asyncio.run(one_life(server, people, table, chance.uniform(0, LONGEST_LIFE)))
        finally:
            server.kill()
        check(asyncio.run(log_of(lasting, table)), people)
        moves = max(moves, sum([len(person.acknowledged) for person in people]))
    assert moves > min(KILLS, ROUND)


async def one_life(server: Server, people: list[Player], table: str, life: float) -> str:
    """Come in, see that all is as it was, and play until the server is killed."""
    if table:
        for person in people:
            await come_back(person, server.port, table)
    else:
        table = await gather(server.port, people)
    see_that_nothing_changed(people)
    playing = [asyncio.create_task(person.play(person is people[0])) for person in people]
    await asyncio.sleep(life)
    server.kill()
    await asyncio.gather(*playing)
    return table


async def gather(port: int, people: list[Player]) -> str:
    settings = {"game": a_game(SEATS), "options": {"players": SEATS}, "clock": {"move": MOVE, "bank": BANK}}
    made = await people[0].post(port, "/api/tables", settings=settings)
    table = str(made["table"])
    for person in people:
        await person.enter(port, table)
    assert (await people[1].ask("sit"))["t"] == "news"
    assert (await people[0].ask("start"))["t"] == "news"
    await people[1].ask("ping")
    return table


async def come_back(person: Player, port: int, table: str) -> None:
    before = max(person.acknowledged, default=0)
    answer = await person.enter(port, table)
    assert answer["t"] == "table", answer
    assert answer["seq"] >= before


def see_that_nothing_changed(people: list[Player]) -> None:
    for seat, person in enumerate(people):
        assert person.you == seat
        assert [one.get("bot", "") for one in person.table["seats"]] == [""] * SEATS
        assert len({one["guest"] for one in person.table["seats"]}) == SEATS
    last = people[-1]
    assert last.view is not None
    assert [clock["bank"] for clock in last.clocks] == [BANK * 1_000] * SEATS
    now = time.time_ns() // 1_000_000
    for seat in last.view["to_act"]:
        assert now < last.clocks[seat]["until"] <= now + (MOVE + BANK) * 1_000


async def log_of(place: File | Database, table: str) -> list[Entry]:
    store: Store = await place.open()
    found = await store.entries(table)
    await store.close()
    return found


def check(log: list[Entry], people: list[Player]) -> None:
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    for person in people:
        for seq, (seat, move) in person.acknowledged.items():
            act = log[seq - 1].act
            assert isinstance(act, Moved)
            assert (act.seat, act.move) == (seat, move)
