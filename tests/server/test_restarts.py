"""A server that is asked to end (SIGTERM) loses nothing, and those who follow it notice little."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.owners import SoleOwner
from parlour.server.table.entries import Entry, Moved, Resumed, Went
from tests.server.hall import Person, Time, a_game, gathered, house_of, settled
from tests.server.places import Database, File, in_loop
from tests.server.servers import Player, Server
from tests.server.test_server_kills import check, come_back, gather, log_of, see_that_nothing_changed

GOING_AWAY = 1012  # "service restart": come again
LATER = 3_600_000


def moves_of(log: list[Entry], seat: int) -> dict[int, tuple[int, str]]:
    acts = {entry.seq: entry.act for entry in log if isinstance(entry.act, Moved)}
    return {seq: (act.seat, act.move) for seq, act in acts.items() if act.by == "person" and act.seat == seat}


@in_loop
async def test_what_was_begun_is_finished_and_told(tmp_path: Path) -> None:
    """Asked to end in full play: what was written was told, and no more was written."""
    server = Server(tmp_path)
    people = [Player(Random(seat)) for seat in range(2)]
    table = await gather(server.port, people)
    playing = [asyncio.create_task(person.play(person is people[0])) for person in people]
    while len(people[0].acknowledged) < 20:
        await asyncio.sleep(0.02)
    assert await asyncio.to_thread(server.terminate) == 0
    assert await asyncio.gather(*playing) == [GOING_AWAY] * 2
    log = await log_of(File(tmp_path / "parlour.db"), table)
    for seat, person in enumerate(people):
        assert moves_of(log, seat) == person.acknowledged
    assert not [entry for entry in log if isinstance(entry.act, Went)]


@in_loop
async def test_a_rolling_restart_drops_no_table(database: Database, tmp_path: Path) -> None:
    """Two servers, replaced one after the other, and a table played at both: it goes on at those that are left."""
    servers = [Server(tmp_path / str(number), database.url) for number in range(2)]
    people = [Player(Random(seat)) for seat in range(2)]
    table = await gather(servers[0].port, people)
    for old in range(2):
        for person, door in zip(people, (servers[old], servers[1]), strict=True):
            await person.leave()
            await come_back(person, door.port, table)
        see_that_nothing_changed(people)
        playing = [asyncio.create_task(person.play(host=False)) for person in people]
        await a_few_moves(people)
        assert await asyncio.to_thread(servers[old].terminate) == 0
        assert await playing[0] == GOING_AWAY
        playing[1].cancel()
        servers.append(Server(tmp_path / str(old + 2), database.url))
    for person in people:
        await person.leave()
        await come_back(person, servers[2].port, table)
    see_that_nothing_changed(people)
    for person in people:
        await person.leave()
    for server in servers[2:]:
        server.kill()
    check(await log_of(database, table), people)


async def a_few_moves(people: list[Player]) -> None:
    wanted = sum(len(person.acknowledged) for person in people) + 4
    while sum(len(person.acknowledged) for person in people) < wanted:
        await asyncio.sleep(0.02)


async def closed(house: House, people: list[Person]) -> None:
    """As a server does it: the house winds up, then the connections end."""
    await house.wind_up()
    for person in people:
        person.leave()
    await house.close()


@in_loop
async def test_whoever_was_there_has_time_to_come_back_however_long_the_server_was_away() -> None:
    store, now = MemoryStore(), Time()
    first = house_of(store, now=now)
    table, people = await gathered(first, settled(a_game(2), 2), 2)
    await people[0].ask("start")
    await closed(first, people)
    now.ms += LATER
    second = house_of(store, now=now)
    ann = Person(second, people[0].guest)
    await ann.ask("enter", table=table)
    await asyncio.sleep(0)
    log = await store.entries(table)
    assert [type(entry.act) for entry in log[-2:-1]] == [Resumed]
    assert [chair.bot for chair in second.rooms[table].table.chairs] == ["", ""]
    assert second.rooms[table].driver.alarm_at == now.ms + second.waits.away
    await closed(second, [ann])


class OthersDrive(SoleOwner):
    """Another process drives every table."""

    def owns(self, table: str) -> bool:
        return False


@in_loop
async def test_another_process_that_drives_the_table_learns_who_is_gone() -> None:
    house = house_of(MemoryStore())
    house.owners = OthersDrive()
    table, people = await gathered(house, settled(a_game(2), 2), 2)
    await closed(house, people)
    assert [type(entry.act) for entry in (await house.store.entries(table))[-2:]] == [Went, Went]


@in_loop
async def test_a_house_that_closes_begins_nothing() -> None:
    house = house_of()
    table, people = await gathered(house, settled(a_game(2), 2), 2)
    await house.wind_up()
    for command in ("start", "ping"):
        answer = await people[0].ask(command)
        assert answer["code"] == "busy"
    house.rooms[table].driver.look()
    assert house.rooms[table].driver.alarm is None
    await closed(house, people)
