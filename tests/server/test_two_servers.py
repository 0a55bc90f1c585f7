"""Two servers on one PostgreSQL: people of one table at different doors, bots that outlive whoever drove them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from parlour.server.table.entries import Moved
from tests.server.hall import a_game
from tests.server.places import Database, in_loop
from tests.server.servers import Player, Server
from tests.server.test_server_kills import check, log_of

SEATS = 2
MOVES = 60


@pytest.fixture
def servers(database: Database, tmp_path: Path) -> Iterator[list[Server]]:
    started = [Server(tmp_path / name, database.url) for name in ("one", "two")]
    yield started
    for server in started:
        server.kill()


def settings() -> dict[str, object]:
    return {"game": a_game(SEATS), "options": {"players": SEATS}}


@in_loop
async def test_people_at_different_doors_play_at_one_table(servers: list[Server], database: Database) -> None:
    people = [Player(Random(seat)) for seat in range(SEATS)]
    table = (await people[0].post(servers[0].port, "/api/tables", settings=settings()))["table"]
    for person, server in zip(people, servers, strict=True):
        await person.enter(server.port, table)
    assert (await people[1].ask("sit"))["t"] == "news"
    assert [person.you for person in people] == [0, 1]
    playing = [asyncio.create_task(person.play(person is people[0])) for person in people]
    while min([len(person.acknowledged) for person in people]) < MOVES:
        await asyncio.sleep(0.05)
        for task in playing:
            assert not task.done(), task.result()
    for person, task in zip(people, playing, strict=True):
        task.cancel()
        await person.leave()
    check(await log_of(database, table), people)


@in_loop
async def test_another_process_drives_the_bots_when_one_dies(servers: list[Server], database: Database) -> None:
    """Made at one door, played at the other: the first drives the bot until it is killed."""
    first, second = servers
    person = Player(Random(1))
    made = await person.post(first.port, "/api/tables", settings=settings(), bots=[None, "random"])
    table = made["table"]
    await person.enter(second.port, table)
    playing = asyncio.create_task(person.play(host=True))
    await bot_moves(database, table, 2)
    first.kill()
    so_far = len(await log_of(database, table))
    await bot_moves(database, table, 2, so_far)
    playing.cancel()
    await person.leave()
    check(await log_of(database, table), [person])


async def bot_moves(database: Database, table: str, wanted: int, after: int = 0) -> None:
    """Wait until a bot has made so many moves after this entry."""
    while True:
        log = (await log_of(database, table))[after:]
        if len([entry for entry in log if isinstance(entry.act, Moved) and entry.act.by == "bot"]) >= wanted:
            return
        await asyncio.sleep(0.1)
